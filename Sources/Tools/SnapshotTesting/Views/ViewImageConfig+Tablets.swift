import Foundation
import SwiftUI

extension ViewImageConfig {
  /// An iPad mini, on its side.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad with 9.7 inches, on its side.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// An iPad with 10.2 inches, on its side.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// An iPad Pro with 10.5 inches, on its side.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// An iPad Pro with 11 inches, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An iPad Pro with 12.9 inches, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// An iPad mini with one app.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(whole(orientation)) }
  /// An iPad mini, perhaps with two apps.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, 1024, 768, landscape: (320, 507, 694), portrait: (320, 438), top: 20, bottom: 0, half: .compact)
  }
  /// An iPad with 9.7 inches with one app.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(whole(orientation)) }
  /// An iPad with 9.7 inches, perhaps with two apps.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, 1024, 768, landscape: (320, 507, 694), portrait: (320, 438), top: 20, bottom: 0, half: .compact)
  }
  /// An iPad with 10.2 inches with one app.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(whole(orientation)) }
  /// An iPad with 10.2 inches, perhaps with two apps.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, 1080, 810, landscape: (320, 535, 750), portrait: (320, 480), top: 20, bottom: 0, half: .compact)
  }
  /// An iPad Pro with 10.5 inches with one app.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(whole(orientation)) }
  /// An iPad Pro with 10.5 inches, perhaps with two apps.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, 1112, 834, landscape: (320, 551, 782), portrait: (320, 504), top: 20, bottom: 0, half: .compact)
  }
  /// An iPad Pro with 11 inches with one app.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(whole(orientation)) }
  /// An iPad Pro with 11 inches, perhaps with two apps.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, 1194, 834, landscape: (375, 592, 809), portrait: (320, 504), top: 24, bottom: 20, half: .compact)
  }
  /// An iPad Pro with 12.9 inches with one app.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(whole(orientation)) }
  /// An iPad Pro with 12.9 inches, perhaps with two apps.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      orientation, 1366, 1024, landscape: (375, 678, 981), portrait: (375, 639), top: 20, bottom: 0, half: .regular)
  }

  private static func whole(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }

  /// A tablet.
  ///
  /// - Parameters:
  ///   - orientation: How it is held, and the app's part.
  ///   - long: Points along its longer side.
  ///   - short: Points along its shorter side.
  ///   - landscape: The widths of a third, a half and two thirds, held on its side.
  ///   - portrait: The widths of a third and two thirds, held upright.
  ///   - top: What the top covers.
  ///   - bottom: What the bottom covers.
  ///   - half: How much room a half has.
  /// - Returns: The screen.
  private static func tablet(
    _ orientation: TabletOrientation, _ long: CGFloat, _ short: CGFloat,
    landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat), portrait: (third: CGFloat, twoThirds: CGFloat), top: CGFloat,
    bottom: CGFloat, half: UIUserInterfaceSizeClass
  ) -> ViewImageConfig {
    let (width, height, room): (CGFloat, CGFloat, UIUserInterfaceSizeClass) =
      switch orientation {
      case .landscape(.oneThird): (landscape.third, short, .compact)
      case .landscape(.oneHalf): (landscape.half, short, half)
      case .landscape(.twoThirds): (landscape.twoThirds, short, .regular)
      case .landscape(.full): (long, short, .regular)
      case .portrait(.oneThird): (portrait.third, long, .compact)
      case .portrait(.twoThirds): (portrait.twoThirds, long, half)
      case .portrait(.full): (short, long, .regular)
      }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: room), UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(userInterfaceIdiom: .pad),
      ]))
  }
}
