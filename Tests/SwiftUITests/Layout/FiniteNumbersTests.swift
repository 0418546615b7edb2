import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Lengths, angles and counts of an app that are no numbers to count with: each is said once and counts as not said.
@Suite("Numbers that are not finite")
@MainActor
struct FiniteNumbersTests {
  /// What a division by a width of 0 gives.
  nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity]

  /// A screen of a view that is made in a body, so that the screen hears what is said of it.
  private func screen(_ content: @autoclosure @escaping () -> some View) -> Screen {
    Screen(.init { $0.size = CGSize(width: 200, height: 200) }) { MadeInBody(content: content) }
  }

  /// What is said of a view, apart from the number itself.
  private func said(_ number: CGFloat, _ content: @autoclosure @escaping () -> some View) -> [String] {
    screen(content()).diagnostics.map { $0.replacingOccurrences(of: " \(number) ", with: " x ") }
  }

  @Test("a length is ignored, with one line", arguments: numbers)
  func lengths(x: CGFloat) {
    let box = Box("a", 40, 40)
    #expect(size(of: box.padding(x)) == CGSize(width: 40, height: 40))
    #expect(size(of: box.padding(EdgeInsets(top: x, leading: 5, bottom: 0, trailing: 0))) == CGSize(width: 45, height: 40))
    #expect(size(of: Box("a").frame(width: x, height: 20), width: 30, height: 30) == CGSize(width: 30, height: 20))
    #expect(size(of: box.frame(minWidth: x, idealWidth: x, minHeight: 50)) == CGSize(width: 40, height: 50))
    #expect(
      size(
        of: HStack(spacing: x) {
          box; box
        }) == CGSize(width: 88, height: 40))
    #expect(
      size(
        of: HStackLayout(spacing: x)() {
          box; box
        }) == CGSize(width: 88, height: 40))
    #expect(
      size(
        of: Grid(horizontalSpacing: x) {
          GridRow {
            box; box
          }
        }) == CGSize(width: 88, height: 40))
    #expect(
      size(
        of: HStack(spacing: 0) {
          box; Spacer(minLength: x)
        }) == CGSize(width: 48, height: 40))
    #expect(said(x, box.padding(x)) == ["invalid padding x (non-finite) is ignored"])
    #expect(said(x, box.frame(width: x)) == ["invalid frame dimension x (negative or non-finite) is ignored"])
    #expect(
      said(
        x,
        HStack(spacing: x) {
          box; box
        }) == ["invalid stack spacing x (non-finite) is ignored"])
  }

  /// Offers its only view what is no number.
  private struct Offering: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(ProposedViewSize(width: .nan, height: 100))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: .nan, height: 100))
    }
  }

  @Test("a proposal of a layout that is no number is left open; what lies inside comes to rest")
  func proposals() throws {
    let list = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 70, 30) } } }
    let screen = screen(Offering()() { list })
    #expect(try screen.element("1").frame == CGRect(x: 65, y: 80, width: 70, height: 30))
    #expect(screen.diagnostics == ["invalid layout proposal nan (no number) is ignored"])
    let before = screen.engine.counters
    screen.advance(by: 1)
    #expect(screen.engine.counters.placements == before.placements)
  }

  @Test("a maximum may be infinite, and nothing is said", arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e308])
  func maximum(x: CGFloat) {
    let view = Box("a", 40, 40).frame(maxWidth: x)
    #expect(size(of: view, width: 90) == CGSize(width: 90, height: 40))
    #expect(size(of: view) == CGSize(width: 40, height: 40))
    #expect(screen(view).diagnostics.isEmpty)
  }

  @Test("what is finite and farther than any screen stays away, without a word", arguments: [1e12, 1e300, 1.7e308] as [CGFloat])
  func far(x: CGFloat) {
    let screen = screen(Box("a", 40, 40).offset(x: x))
    #expect(try! screen.element("a").frame.minX == 1e9 + 80)
    #expect(screen.diagnostics.isEmpty)
    #expect(size(of: Box("a", 40, 40).padding(.leading, x)) == CGSize(width: 1e9 + 40, height: 40))
  }

  @Test("a place or an angle is ignored", arguments: numbers)
  func positions(x: CGFloat) throws {
    let box = Box("a", 40, 40), middle = CGRect(x: 80, y: 80, width: 40, height: 40)
    #expect(try screen(box.offset(x: x, y: 5)).element("a").frame == middle.offsetBy(dx: 0, dy: 5))
    #expect(try screen(box.position(x: x, y: 100)).element("a").frame == CGRect(x: -20, y: 80, width: 40, height: 40))
    #expect(said(x, box.rotationEffect(.degrees(x))).count == 1)
    #expect(said(x, box.scaleEffect(x)) == ["an effect with numbers that are not finite is ignored"])
    let turned = screen(Color.black.frame(width: 40, height: 40).rotationEffect(.degrees(x)))
    #expect(turned.differingPixels(from: screen(Color.black.frame(width: 40, height: 40))) == 0)
    let grown = screen(Color.black.frame(width: 40, height: 40).scaleEffect(x))
    #expect(grown.differingPixels(from: screen(Color.black.frame(width: 40, height: 40))) == 0)
    let blurred = screen(Color.black.frame(width: 40, height: 40).blur(radius: abs(x)))
    #expect(blurred.differingPixels(from: screen(Color.black.frame(width: 40, height: 40))) == 0)
    let guide = HStack(alignment: .top, spacing: 0) {
      box.alignmentGuide(.top) { _ in x }; Box("b", 40, 60)
    }
    #expect(try screen(guide).element("a").frame.minY == screen(guide).element("b").frame.minY)
  }

  @Test("margins and insets are ignored in scroll views", arguments: numbers + [1e308])
  func scrolling(x: CGFloat) throws {
    let rows = VStack(spacing: 0) { ForEach(0..<9) { Box("row \($0)", 50, 50) } }
    let start: CGFloat = x.isFinite ? 1e9 : 0
    #expect(try screen(ScrollView { rows }.contentMargins(.top, x)).element("row 0").frame.minY == start)
    let both = screen(ScrollView { rows.offset(y: x).rotationEffect(.degrees(x)) }.contentMargins(.top, x))
    #expect(both.contains("row 0"))
    let inset = ScrollView { rows }.safeAreaInset(edge: .top, spacing: x) { Color.red.frame(height: 20) }
    #expect(try x.isFinite || screen(inset).element("row 0").frame.minY == 28)
    let moved = screen(ScrollView { rows.visualEffect { content, _ in content.offset(y: x).rotationEffect(.degrees(x)) } })
    #expect(moved.contains("row 0"))
  }

  /// An app's layout that divides by zero.
  private struct Odd: Layout {
    let answer: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { answer }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: CGPoint(x: answer.width, y: 0), proposal: proposal) }
    }
  }

  @Test("a layout's answer that is no size is none", arguments: [.nan, -.infinity, -5] as [CGFloat])
  func layouts(x: CGFloat) {
    let odd = Odd(answer: CGSize(width: x, height: 30))() { Box("a") }
    #expect(size(of: odd, width: 50, height: 50) == CGSize(width: 0, height: 30))
    let rows = screen(
      ScrollView { LazyVStack { ForEach(0..<30) { _ in Odd(answer: CGSize(width: 10, height: x))() { Box("a") } } } })
    #expect(rows.diagnostics.count == (x.isFinite ? 0 : 1))
  }

  @Test("a row that is infinitely long has no length")
  func infiniteRows() throws {
    let rows = screen(
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<3) { _ in Odd(answer: CGSize(width: 10, height: CGFloat.infinity))() { Box("a") } }
          Box("end", 20, 20)
        }
      })
    #expect(try rows.element("end").frame.minY == 30)
  }

  @Test("a cell covers no more columns than a grid can have", arguments: [Int.max, Int.min, 101])
  func columns(count: Int) {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Box("a", 40, 10).gridCellColumns(count); Box("b", 40, 10)
      }
    }
    #expect(abs(size(of: grid).width - 80) < 1e-9)
  }

  @Test("scales and offsets whose product is beyond all numbers are drawn, move and are pressed")
  func products() {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 200) }) { Products() }
    for _ in 0..<3 {
      screen.tap(at: CGPoint(x: 100, y: 190))
      screen.advance(by: 0.3)
    }
    screen.scroll(by: 40)
    #expect(screen.faults.isEmpty)
  }

  @Test("bounds are kept where their sums and differences are numbers")
  func bounds() {
    let limit = NumberLimits.size
    let everything = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
    let usual = CGRect(x: -4, y: 5, width: 6, height: 7)
    #expect(usual.bounded == usual)
    #expect(CGRect.null.bounded.isNull)
    #expect(CGRect(x: -1e308, y: -1e308, width: 1.7e308, height: CGFloat.infinity).bounded.contains(usual))
    #expect(CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan).bounded == everything)
    #expect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5).bounded == CGRect(x: 0, y: 0, width: limit, height: 5))
    #expect(!CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5).covers(CGPoint(x: 1, y: 1)))
    #expect(usual.covers(CGPoint(x: -4, y: 5)) && !usual.covers(CGPoint(x: 2, y: 5)))
    #expect(!usual.covers(CGPoint(x: CGFloat.nan, y: 6)))
  }

  @Test("rectangles with numbers that are none meet nothing, and whoever asks goes on")
  func meeting() {
    let usual = CGRect(x: -4, y: 5, width: 6, height: 7)
    #expect(usual.meets(CGRect(x: 1, y: 11, width: 9, height: 9)) && usual.meets(usual.insetBy(dx: 1, dy: 1)))
    #expect(!usual.meets(CGRect(x: 3, y: 5, width: 9, height: 9)) && !usual.meets(.null))
    for x in Self.numbers {
      for odd in [
        CGRect(x: x, y: 0, width: 9, height: 9), CGRect(x: 0, y: x, width: 9, height: 9), CGRect(x: 0, y: 0, width: x, height: 9),
        CGRect(x: 0, y: 0, width: 9, height: x),
      ] { #expect(!usual.meets(odd) && !odd.meets(usual) && !odd.meets(odd)) }
    }
    #expect(UnitPoint(x: 0.25, y: 2).finite("anchor") == UnitPoint(x: 0.25, y: 2))
    #expect(UnitPoint(x: 0.25, y: .nan).finite("anchor") == nil)
  }

  @Test(
    "a number becomes the nearest whole number, or part of a whole, that there is",
    arguments: [
      (2.9, 2, 1), (-2.9, -2, 0), (0.25, 0, 0.25), (.nan, 0, 0), (.infinity, .max, 1), (-.infinity, .min, 0), (0x1p63, .max, 1),
      (-0x1p63, .min, 0), (0x1.fffffffffffffp62, 0x7fff_ffff_ffff_fc00, 1), (1e308, .max, 1), (-1e308, .min, 0),
    ] as [(Double, Int, Double)])
  func whole(number: Double, whole: Int, part: Double) {
    #expect(Int(clamping: number) == whole)
    #expect(number.asFraction == part)
  }
}

/// A view that is made while the engine runs.
struct MadeInBody<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

/// Effects in one another, each with numbers as great as they can be.
private struct Products: View {
  @State private var factor: CGFloat = 1e200
  var body: some View {
    VStack {
      ScrollView {
        Color.red.frame(width: 50, height: 50).scaleEffect(factor).scaleEffect(factor).rotationEffect(.degrees(30))
          .offset(x: factor, y: -factor)
          .scaleEffect(1e308)
      }
      Button("Other") { withAnimation(.linear(duration: 0.2)) { factor = -factor / 3 } }
    }
  }
}
