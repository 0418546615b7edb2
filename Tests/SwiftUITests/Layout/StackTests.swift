import SwiftUI
import Testing

@Suite("Stacks")
@MainActor
struct StackTests {
  @Test("space is divided by flexibility, spacers last (Facts 8.2, the example)")
  func example() {
    let result = frames(
      in: CGSize(width: 300, height: 100),
      HStack(spacing: 10) {
        Box("text", 60, 20)
        Box("red")
        Color.blue.frame(maxWidth: 50).accessibilityIdentifier("blue")
        Spacer()
      })
    #expect(result["text"]!.width == 60)
    #expect(result["blue"]!.width == 50)
    #expect(result["red"]!.width == 152)
    #expect(result["red"]!.minX == 70)
    #expect(result["blue"]!.minX == 232)
  }

  @Test("a spacer has a minimum of 8 and no spacing of its own")
  func spacer() {
    #expect(
      size(
        of: HStack {
          Box("a", 80, 10); Spacer(); Box("b", 80, 10)
        }
      ).width == 168)
    #expect(
      size(
        of: HStack {
          Box("a", 80, 10); Spacer(minLength: 0); Box("b", 80, 10)
        }
      ).width == 160)
    #expect(
      size(
        of: HStack {
          Box("a", 80, 10); Spacer(); Box("b", 80, 10)
        }, width: 400
      ).width == 400)
  }

  @Test(
    "default spacing between plain views is 8",
    arguments: [(2, 48), (3, 76), (5, 132)] as [(Int, CGFloat)])
  func spacing(count: Int, expected: CGFloat) {
    #expect(size(of: VStack { ForEach(0..<count, id: \.self) { Box("\($0)", 20, 20) } }).height == expected)
  }

  @Test("higher priority takes what it wants, less the minimum of the others")
  func priority() {
    let result = frames(
      in: CGSize(width: 200, height: 50),
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("low").frame(minWidth: 30)
        Color.blue.accessibilityIdentifier("high").layoutPriority(1)
      })
    #expect(result["high"]!.width == 170)
    #expect(result["low"]!.width == 30)
  }

  @Test("without an offer every child has its ideal size")
  func ideal() {
    #expect(
      size(
        of: HStack(spacing: 0) {
          Color.red; Color.blue
        }) == CGSize(width: 20, height: 10))
  }

  @Test("an infinite offer stays infinite")
  func infinite() {
    #expect(
      size(
        of: HStack(spacing: 0) {
          Box("a", 10, 10); Color.red
        }, width: .infinity, height: 10
      ).width == .infinity)
  }

  @Test("rows mirror from right to left")
  func rightToLeft() {
    let result = frames(
      in: CGSize(width: 100, height: 20), rightToLeft: true,
      HStack(spacing: 0) {
        Box("a", 30, 20); Box("b", 70, 20)
      })
    #expect(result["a"]!.minX == 70)
    #expect(result["b"]!.minX == 0)
  }

  @Test("children line up by their guides; a container's guide is the mean of its children's")
  func alignment() {
    let result = frames(
      in: CGSize(width: 100, height: 100),
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 20, 10)
        Box("b", 40, 10).alignmentGuide(.leading) { _ in 10 }
      })
    #expect(result["a"]!.minX - result["b"]!.minX == 10)
  }

  @Test("a pile is as large as the children of the highest priority")
  func zstack() {
    #expect(
      size(
        of: ZStack {
          Box("a", 20, 10); Box("b", 10, 30)
        }) == CGSize(width: 20, height: 30))
    #expect(
      size(
        of: ZStack {
          Box("a", 200, 100); Box("b", 10, 30).layoutPriority(1)
        }) == CGSize(width: 10, height: 30))
  }
}
