import ApusTesting
import Foundation
import SwiftUI
import Testing

@testable import SnapshotTesting

@Suite("Devices of snapshots")
struct ViewImageConfigTests {
  typealias Config = ViewImageConfig

  @Test(
    "phones have their sizes and what is covered, upright and on their side",
    arguments: [
      (.iPhoneSe, .iPhoneSe(.landscape), 320, 568, 20, 0, 0), (.iPhone8, .iPhone8(.landscape), 375, 667, 20, 0, 0),
      (.iPhone8Plus, .iPhone8Plus(.landscape), 414, 736, 20, 0, 0), (.iPhoneX, .iPhoneX(.landscape), 375, 812, 44, 34, 44),
      (.iPhoneXr, .iPhoneXr(.landscape), 414, 896, 44, 34, 44), (.iPhoneXsMax, .iPhoneXsMax(.landscape), 414, 896, 44, 34, 44),
      (.iPhone12, .iPhone12(.landscape), 390, 844, 47, 34, 47), (.iPhone12Pro, .iPhone12Pro(.landscape), 390, 844, 47, 34, 47),
      (.iPhone12ProMax, .iPhone12ProMax(.landscape), 428, 926, 47, 34, 47),
      (.iPhone13, .iPhone13(.landscape), 390, 844, 47, 34, 47),
      (.iPhone13Mini, .iPhone13Mini(.landscape), 375, 812, 50, 34, 50),
      (.iPhone13Pro, .iPhone13Pro(.landscape), 390, 844, 47, 34, 47),
      (.iPhone13ProMax, .iPhone13ProMax(.landscape), 428, 926, 47, 34, 47),
    ] as [(Config, Config, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func phones(
    upright: Config, turned: Config, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat, side: CGFloat
  ) {
    #expect(upright.size == CGSize(width: width, height: height) && turned.size == CGSize(width: height, height: width))
    #expect(upright.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(turned.safeArea.left == side && turned.safeArea.right == side && turned.safeArea.top == 0)
    #expect(upright.traits.horizontalSizeClass == .compact && turned.traits.verticalSizeClass == .compact)
    #expect(upright.traits.preferredContentSizeCategory == .medium && upright.traits.userInterfaceIdiom == .phone)
  }

  @Test(
    "tablets lie on their side, and may be shared by two apps",
    arguments: [
      (.iPadMini, .iPadMini(.portrait), .iPadMini(.landscape(splitView: .oneHalf)), 1024, 768, 507),
      (.iPad9_7, .iPad9_7(.portrait), .iPad9_7(.landscape(splitView: .oneHalf)), 1024, 768, 507),
      (.iPad10_2, .iPad10_2(.portrait), .iPad10_2(.landscape(splitView: .oneHalf)), 1080, 810, 535),
      (.iPadPro10_5, .iPadPro10_5(.portrait), .iPadPro10_5(.landscape(splitView: .oneHalf)), 1112, 834, 551),
      (.iPadPro11, .iPadPro11(.portrait), .iPadPro11(.landscape(splitView: .oneHalf)), 1194, 834, 592),
      (.iPadPro12_9, .iPadPro12_9(.portrait), .iPadPro12_9(.landscape(splitView: .oneHalf)), 1366, 1024, 678),
    ] as [(Config, Config, Config, CGFloat, CGFloat, CGFloat)])
  func tablets(turned: Config, upright: Config, half: Config, long: CGFloat, short: CGFloat, width: CGFloat) {
    #expect(turned.size == CGSize(width: long, height: short) && upright.size == CGSize(width: short, height: long))
    #expect(half.size == CGSize(width: width, height: short) && turned.traits.horizontalSizeClass == .regular)
    #expect(half.traits.horizontalSizeClass == (short == 1024 ? .regular : .compact))
  }

  @Test("upright tablets have thirds, too")
  func thirds() {
    typealias Part = ViewImageConfig.TabletOrientation
    let parts: [Part] = [.portrait(splitView: .oneThird), .portrait(splitView: .twoThirds), .landscape(splitView: .oneThird)]
    #expect(parts.map { ViewImageConfig.iPadMini($0).size?.width } == [320, 438, 320])
    #expect(ViewImageConfig.TabletOrientation.PortraitSplits.full != .oneThird)
    #expect(ViewImageConfig.TabletOrientation.LandscapeSplits.full != .oneHalf)
    #expect(ViewImageConfig.Orientation.landscape != .portrait)
    #expect(ViewImageConfig().size == nil && ViewImageConfig().safeArea == .zero)
  }
}
