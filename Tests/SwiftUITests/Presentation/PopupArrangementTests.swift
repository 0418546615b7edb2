import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Where a popup stands")
struct PopupArrangementTests {
  private static let window = CGRect(x: 0, y: 0, width: 400, height: 800)
  private static let bounds = CGRect(x: 8, y: 50, width: 384, height: 716)
  private static let beside = PopupMetrics(
    position: .beside, gap: 8, margin: 8, upperPart: 0.55, middlePart: 0.4...0.6, smallest: 0.8, opening: .default,
    closing: .default, pullAwayDistance: 150, pullAwayScale: 0.8, lift: nil)

  private func place(_ source: CGRect, _ ideal: CGSize, _ metrics: PopupMetrics = beside) -> PopupArrangement {
    PopupArrangement(metrics: metrics, source: source, bounds: Self.bounds, window: Self.window, ideal: ideal)
  }

  @Test(
    "it is below views in the upper 55 % of the window and above others, 8 away, and flush with the side that the view is near",
    arguments: [
      (CGRect(x: 20, y: 100, width: 40, height: 20), CGRect(x: 20, y: 128, width: 250, height: 200)),
      (CGRect(x: 180, y: 100, width: 40, height: 20), CGRect(x: 75, y: 128, width: 250, height: 200)),
      (CGRect(x: 340, y: 100, width: 40, height: 20), CGRect(x: 130, y: 128, width: 250, height: 200)),
      // The middle is at 0.5375 and at 0.5625 of the height.
      (CGRect(x: 20, y: 420, width: 40, height: 20), CGRect(x: 20, y: 448, width: 250, height: 200)),
      (CGRect(x: 20, y: 440, width: 40, height: 20), CGRect(x: 20, y: 232, width: 250, height: 200)),
    ] as [(CGRect, CGRect)])
  func sides(source: CGRect, expected: CGRect) {
    #expect(place(source, CGSize(width: 250, height: 200)).frame == expected)
  }

  @Test("at a side of the window it keeps 8 points to it")
  func margins() {
    let frame = place(CGRect(x: 0, y: 100, width: 30, height: 20), CGSize(width: 250, height: 100)).frame
    #expect(frame.minX == 8)
    let right = place(CGRect(x: 380, y: 100, width: 20, height: 20), CGSize(width: 250, height: 100)).frame
    #expect(right.maxX == 392)
  }

  @Test("where it does not fit on the wanted side it takes the other one; where on neither, the longer one")
  func flips() {
    // 766 − 428 = 338 below, 392 − 50 = 342 above.
    let source = CGRect(x: 20, y: 400, width: 40, height: 20)
    #expect(place(source, CGSize(width: 250, height: 338)).frame.minY == 428)
    #expect(place(source, CGSize(width: 250, height: 340)).frame == CGRect(x: 20, y: 52, width: 250, height: 340))
    #expect(place(source, CGSize(width: 250, height: 900)).frame == CGRect(x: 20, y: 50, width: 250, height: 342))
  }

  @Test("it comes out of the point next to the view")
  func origin() {
    #expect(
      place(CGRect(x: 20, y: 100, width: 50, height: 20), CGSize(width: 250, height: 200)).origin == UnitPoint(x: 0.1, y: 0))
    #expect(
      place(CGRect(x: 180, y: 700, width: 40, height: 20), CGSize(width: 250, height: 200)).origin == UnitPoint(x: 0.5, y: 1))
  }

  @Test("over a view it begins where the view does, moved into the bounds")
  func over() {
    var look = Self.beside
    look.position = .over
    #expect(
      place(CGRect(x: 100, y: 200, width: 250, height: 44), CGSize(width: 250, height: 200), look).frame.origin
        == CGPoint(x: 100, y: 200))
    #expect(place(CGRect(x: 100, y: 700, width: 250, height: 44), CGSize(width: 250, height: 200), look).frame.maxY == 766)
  }

  @Test("what is lifted grows by 15 % where there is room, by 2 % else; it makes room for the popup, 20 away")
  func lift() {
    var look = Self.beside
    look.lift = PopupLift(
      scale: 1.15, leastScale: 1.02, gap: 20, corner: 12, blur: 5, dim: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.4))
    let size = CGSize(width: 250, height: 200)
    let small = place(CGRect(x: 150, y: 200, width: 100, height: 100), size, look)
    #expect(abs(small.lifted.width - 115) < 0.01 && abs(small.lifted.midY - 250) < 0.01)
    #expect(abs(small.frame.minY - (250 + 57.5 + 20)) < 0.01 && small.frame.midX == 200)
    let wide = place(CGRect(x: 20, y: 200, width: 378, height: 44), size, look)
    #expect(abs(wide.lifted.width - 378 * 1.02) < 0.01)
    // In the lower part the popup is above.
    let low = place(CGRect(x: 150, y: 600, width: 100, height: 100), size, look)
    #expect(abs(low.frame.maxY + 20 - low.lifted.minY) < 0.01)
    // What is too near to the edge moves.
    let edge = place(CGRect(x: 150, y: 340, width: 100, height: 180), CGSize(width: 250, height: 400), look)
    #expect(abs(edge.frame.maxY - 766) < 0.01 && abs(edge.lifted.maxY + 20 - edge.frame.minY) < 0.01)
  }
}
