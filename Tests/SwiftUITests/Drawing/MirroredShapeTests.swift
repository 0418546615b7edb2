import ApusTesting
import SwiftUI
import Testing

@Suite("Shapes where lines run from right to left") @MainActor
struct MirroredShapeTests {
  /// The left half of a rectangle.
  private struct Half: InsettableShape {
    var behavior: LayoutDirectionBehavior = .mirrors
    var amount: CGFloat = 0
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height).insetBy(dx: amount, dy: amount))
    }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    nonisolated func inset(by amount: CGFloat) -> Half { Half(behavior: behavior, amount: self.amount + amount) }
  }

  /// Where a view is black, of 100 points.
  private func span(isRightToLeft: Bool, @ViewBuilder _ view: () -> some View) -> ClosedRange<Int>? {
    let shown = view()
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 100, height: 20)
        $0.scale = 1
        $0.isRightToLeft = isRightToLeft
      }
    ) { shown }
    guard let left = screen.left(of: .black, inRow: 10), let right = screen.right(of: .black, inRow: 10) else { return nil }
    return left...right
  }

  private func spans(@ViewBuilder _ view: () -> some View) -> [ClosedRange<Int>?] {
    [span(isRightToLeft: false, view), span(isRightToLeft: true, view)]
  }

  @Test("fills, strokes and clips are mirrored alike, unless the shape says otherwise")
  func all() {
    let fill = spans { Half().fill(.black) }
    #expect(fill[0].map { $0.lowerBound == 0 && abs($0.upperBound - 50) <= 1 } == true)
    #expect(fill[1].map { abs($0.lowerBound - 50) <= 1 && $0.upperBound >= 99 } == true)
    #expect(spans { Color.black.clipShape(Half()) } == fill)
    #expect(spans { Color.black.clipShape(AnyShape(Half())) } == fill)
    // A line of 10 points around the half, drawn inside of it.
    #expect(spans { Half().strokeBorder(.black, lineWidth: 10) } == fill)
    #expect(spans { Half().inset(by: 5).stroke(.black, lineWidth: 10) } == fill)
    #expect(spans { Half().inset(by: 5).stroke(lineWidth: 10).fill(.black) } == fill)
    let fixed = spans { Half(behavior: .fixed).fill(.black) }
    #expect(fixed[0] == fill[0] && fixed[1] == fill[0])
    #expect(spans { Half(behavior: .fixed).strokeBorder(.black, lineWidth: 10) } == fixed)
    #expect(spans { Color.black.clipShape(Half(behavior: .fixed)) } == fixed)
    #expect(spans { AnyShape(Half(behavior: .fixed)).fill(.black) } == fixed)
    let backwards = spans { Half(behavior: .mirrors(in: .leftToRight)).fill(.black) }
    #expect(backwards == [fill[1], fill[0]])
  }

  @Test("presses reach what shows: in a shape of the content, in a clip, on a line", arguments: [false, true])
  func presses(isRightToLeft: Bool) {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let settings = Screen.Settings {
      $0.size = CGSize(width: 100, height: 90)
      $0.isRightToLeft = isRightToLeft
    }
    let screen = Screen(settings) {
      VStack(spacing: 0) {
        Color.black.contentShape(Half()).onTapGesture { log.lines.append("content") }
        Color.black.clipShape(Half()).onTapGesture { log.lines.append("clip") }
        Half().stroke(.black, lineWidth: 8).onTapGesture { log.lines.append("line") }
      }
    }
    for y in [15, 45, 75] { screen.tap(at: CGPoint(x: isRightToLeft ? 20 : 80, y: y)) }
    #expect(log.lines.isEmpty)
    for y in [15, 45, 75] { screen.tap(at: CGPoint(x: isRightToLeft ? 98 : 2, y: y)) }
    #expect(log.lines == ["content", "clip", "line"])
  }
}
