import SwiftUI
import Testing

@Suite("Frames, padding and ratios")
@MainActor
struct FrameTests {
  struct Flexible: Sendable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?
    let offered: CGFloat?
    let expected: CGFloat
  }

  @Test(
    "a flexible frame around a view of 40 (Facts 8.3)",
    arguments: [
      Flexible(minimum: 10, ideal: nil, maximum: 100, offered: 60, expected: 60),
      Flexible(minimum: 10, ideal: nil, maximum: 100, offered: 500, expected: 100),
      Flexible(minimum: 10, ideal: nil, maximum: 100, offered: 0, expected: 10),
      Flexible(minimum: 10, ideal: nil, maximum: 100, offered: nil, expected: 40),
      Flexible(minimum: 10, ideal: 70, maximum: 100, offered: nil, expected: 70),
      Flexible(minimum: 60, ideal: nil, maximum: nil, offered: 20, expected: 60),
      Flexible(minimum: 20, ideal: nil, maximum: nil, offered: 100, expected: 40),
      Flexible(minimum: nil, ideal: nil, maximum: .infinity, offered: 300, expected: 300),
      Flexible(minimum: nil, ideal: nil, maximum: .infinity, offered: nil, expected: 40),
      Flexible(minimum: nil, ideal: nil, maximum: 30, offered: 300, expected: 30),
      Flexible(minimum: nil, ideal: nil, maximum: 80, offered: 60, expected: 60),
    ])
  func flexible(_ row: Flexible) {
    let view = Box("a", 40, 10).frame(minWidth: row.minimum, idealWidth: row.ideal, maxWidth: row.maximum)
    #expect(size(of: view, width: row.offered, height: 10).width == row.expected)
  }

  @Test("a fixed frame keeps its size and aligns what is inside")
  func fixed() {
    let result = frames(
      in: CGSize(width: 200, height: 200), Box("a", 20, 20).frame(width: 100, height: 50, alignment: .bottomTrailing))
    #expect(result["a"] == CGRect(x: 130, y: 105, width: 20, height: 20))
  }

  @Test(
    "padding adds its insets to the child",
    arguments: [
      (.all, nil, CGSize(width: 72, height: 72)), (.top, -4, CGSize(width: 40, height: 36)),
      (.horizontal, 5, CGSize(width: 50, height: 40)),
    ] as [(Edge.Set, CGFloat?, CGSize)])
  func padding(edges: Edge.Set, length: CGFloat?, expected: CGSize) {
    #expect(size(of: Box("a", 40, 40).padding(edges, length)) == expected)
  }

  @Test("a ratio fits or fills what is offered")
  func ratio() {
    #expect(size(of: Color.red.aspectRatio(2, contentMode: .fit), width: 100, height: 100) == CGSize(width: 100, height: 50))
    #expect(size(of: Color.red.aspectRatio(2, contentMode: .fill), width: 100, height: 100) == CGSize(width: 200, height: 100))
    #expect(size(of: Color.red.aspectRatio(2, contentMode: .fit), width: 100) == CGSize(width: 100, height: 50))
  }

  @Test("a fixed size ignores the offer")
  func fixedSize() {
    #expect(size(of: Color.red.fixedSize(), width: 300, height: 300) == CGSize(width: 10, height: 10))
    #expect(size(of: Color.red.fixedSize(horizontal: true, vertical: false), width: 300, height: 300).height == 300)
  }

  @Test("offset moves the drawing and not the layout; position takes the offer")
  func offset() {
    let result = frames(in: CGSize(width: 100, height: 100), Box("a", 20, 20).offset(x: 5, y: -5))
    #expect(result["a"] == CGRect(x: 45, y: 35, width: 20, height: 20))
    let placed = frames(in: CGSize(width: 100, height: 100), Box("a", 20, 20).position(x: 30, y: 60))
    #expect(placed["a"] == CGRect(x: 20, y: 50, width: 20, height: 20))
  }

  @Test("an overlay is offered the size of what it covers")
  func overlay() {
    let result = frames(
      in: CGSize(width: 100, height: 100), Box("a", 40, 40).overlay(alignment: .topTrailing) { Box("b", 10, 10) })
    #expect(result["b"] == CGRect(x: 60, y: 30, width: 10, height: 10))
    let whole = frames(in: CGSize(width: 100, height: 100), Box("a", 40, 40).background { Box("b") })
    #expect(whole["b"] == CGRect(x: 30, y: 30, width: 40, height: 40))
  }
}
