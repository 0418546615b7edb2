import SwiftUI
import Testing

/// Ratios, fixed sizes, padding and frames at their edges (Facts 8.3).
@MainActor
struct RatioAndSizeTests {
  struct Ratio: Sendable {
    let ratio: CGFloat?
    let mode: ContentMode
    let width: CGFloat?
    let height: CGFloat?
    let expected: CGSize
    init(_ ratio: CGFloat?, _ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?, _ w: CGFloat, _ h: CGFloat) {
      (self.ratio, self.mode, self.width, self.height) = (ratio, mode, width, height)
      expected = CGSize(width: w, height: h)
    }
  }

  @Test(
    "a ratio in every offer",
    arguments: [
      Ratio(2, .fit, 100, 100, 100, 50), Ratio(2, .fit, 100, 20, 40, 20), Ratio(2, .fill, 100, 100, 200, 100),
      Ratio(2, .fill, 100, 20, 100, 50), Ratio(0.5, .fit, 100, 100, 50, 100), Ratio(0.5, .fill, 100, 100, 100, 200),
      // A missing dimension does not count.
      Ratio(2, .fit, 100, nil, 100, 50), Ratio(2, .fit, nil, 100, 200, 100), Ratio(2, .fill, nil, 100, 200, 100),
      // Both missing: the view's own ideal size.
      Ratio(2, .fit, nil, nil, 10, 10),
      // Without a ratio, that of the ideal size: a square here.
      Ratio(nil, .fit, 100, 40, 40, 40), Ratio(nil, .fill, 100, 40, 100, 100), Ratio(2, .fit, 0, 100, 0, 0),
    ])
  func ratios(_ row: Ratio) {
    #expect(
      size(of: Color.red.aspectRatio(row.ratio, contentMode: row.mode), width: row.width, height: row.height) == row.expected)
  }

  @Test("a size can stand for a ratio, and fitting and filling have short names")
  func shortNames() {
    let ratio = CGSize(width: 40, height: 20)
    #expect(size(of: Color.red.aspectRatio(ratio, contentMode: .fit), width: 100, height: 100).height == 50)
    #expect(size(of: Color.red.scaledToFit(), width: 100, height: 40) == CGSize(width: 40, height: 40))
    #expect(size(of: Color.red.scaledToFill(), width: 100, height: 40) == CGSize(width: 100, height: 100))
  }

  @Test("a view that takes nothing of a ratio's offer is centred in the frame around")
  func rigid() {
    let result = frames(
      in: CGSize(width: 100, height: 100), Box("a", 20, 20).aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100))
    #expect(result["a"] == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test("a fixed size asks for the ideal along the axes named")
  func fixedSize() {
    let view = Color.red.frame(minWidth: 5, idealWidth: 50, maxWidth: 500, minHeight: 5, idealHeight: 60, maxHeight: 500)
    #expect(size(of: view.fixedSize(), width: 100, height: 100) == CGSize(width: 50, height: 60))
    #expect(
      size(of: view.fixedSize(horizontal: true, vertical: false), width: 100, height: 100) == CGSize(width: 50, height: 100))
    #expect(
      size(of: view.fixedSize(horizontal: false, vertical: true), width: 100, height: 100) == CGSize(width: 100, height: 60))
  }

  @Test("padding takes from the offer, never below nothing; negative padding gives to it")
  func padding() {
    #expect(size(of: Color.red.padding(10), width: 100, height: 100) == CGSize(width: 100, height: 100))
    #expect(size(of: Color.red.padding(10), width: 5, height: 5) == CGSize(width: 20, height: 20))
    let result = frames(in: CGSize(width: 100, height: 100), Box("a").padding(-10))
    #expect(result["a"] == CGRect(x: -10, y: -10, width: 120, height: 120))
    let insets = frames(
      in: CGSize(width: 100, height: 100), Box("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(insets["a"] == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test("the default padding is 16")
  func defaultPadding() {
    #expect(size(of: Box("a", 10, 10).padding()) == CGSize(width: 42, height: 42))
  }

  @Test("a frame without numbers changes nothing, and what sticks out is centred")
  func frames_() {
    #expect(size(of: Box("a", 30, 10).frame(width: nil, height: nil)) == CGSize(width: 30, height: 10))
    let result = frames(in: CGSize(width: 100, height: 100), Box("a", 80, 10).frame(width: 40, height: 40))
    #expect(result["a"] == CGRect(x: 10, y: 45, width: 80, height: 10))
  }

  @Test("contradictory limits: the ideal is raised to the minimum, the maximum to the ideal")
  func contradictions() {
    let view = Color.red.frame(minWidth: 100, idealWidth: 50, maxWidth: 20)
    #expect(size(of: view, width: 10, height: 10).width == 100)
    #expect(size(of: view, height: 10).width == 100)
    #expect(size(of: view, width: 500, height: 10).width == 100)
  }

  @Test("a position takes the offer and puts the centre there; right to left does not mirror it", arguments: [false, true])
  func position(rightToLeft: Bool) {
    let result = frames(
      in: CGSize(width: 100, height: 100), rightToLeft: rightToLeft, Box("a", 20, 20).position(x: 30, y: 40))
    #expect(result["a"] == CGRect(x: 20, y: 30, width: 20, height: 20))
  }

  @Test("overlays and backgrounds do not count for the size, and several views in one make a pile")
  func overlays() {
    let view = Box("a", 20, 20)
      .overlay { Box("over", 50, 50) }
      .background {
        Box("back1")
        Box("back2", 5, 5)
      }
    #expect(size(of: view) == CGSize(width: 20, height: 20))
    let result = frames(in: CGSize(width: 100, height: 100), view)
    #expect(result["over"] == CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(result["back1"] == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(result["back2"] == CGRect(x: 47.5, y: 47.5, width: 5, height: 5))
  }
}
