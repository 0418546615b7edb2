import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite @MainActor
struct ImageAntialiasedTests {
  /// A black picture of 40 × 40 points on white, and the grays that show.
  private func grays(isAntialiased: Bool, degrees: Double, isTemplate: Bool = false) -> Set<Int> {
    let black = CGImage(width: 1, height: 1, pixels: Data([0, 0, 0, 255]))
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 80, height: 80)
        $0.scale = 1
      }
    ) {
      Image(decorative: black, scale: 1).resizable().renderingMode(isTemplate ? .template : .original)
        .antialiased(isAntialiased)
        .frame(width: 40, height: 40).rotationEffect(.degrees(degrees))
    }
    return Set((0..<80).flatMap { x in (0..<80).map { screen.gray(x: x, y: $0) } })
  }

  @Test("the edges of a turned image are smooth, or pixels that are either inside or outside", arguments: [false, true])
  func turned(isTemplate: Bool) {
    #expect(grays(isAntialiased: true, degrees: 30, isTemplate: isTemplate).count > 10)
    #expect(grays(isAntialiased: false, degrees: 30, isTemplate: isTemplate) == [0, 255])
  }

  @Test("edges that lie on pixels are sharp either way", arguments: [0, 90])
  func upright(degrees: Double) {
    for isAntialiased in [false, true] {
      #expect(grays(isAntialiased: isAntialiased, degrees: degrees) == [0, 255])
    }
  }
}
