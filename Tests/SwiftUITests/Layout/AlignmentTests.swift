import ApusTesting
import SwiftUI
import Testing

/// Alignment guides in piles, stacks, frames and overlays (Facts 8.4).
@MainActor
struct AlignmentTests {
  struct Place: Sendable {
    let alignment: Alignment
    let origin: CGPoint
    init(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
      self.alignment = alignment
      origin = CGPoint(x: x, y: y)
    }
  }

  nonisolated static let positions = [
    Place(.topLeading, 0, 0), Place(.top, 40, 0), Place(.topTrailing, 80, 0), Place(.leading, 0, 20), Place(.center, 40, 20),
    Place(.trailing, 80, 20), Place(.bottomLeading, 0, 40), Place(.bottom, 40, 40), Place(.bottomTrailing, 80, 40),
    // Views without text have their baselines at the bottom.
    Place(.centerFirstTextBaseline, 40, 40), Place(.leadingLastTextBaseline, 0, 40),
  ]

  /// A box of 20 × 20 inside one of 100 × 60, in four ways.
  @Test("nine places, and the baselines", arguments: positions, [0, 1, 2, 3])
  func positions(_ position: Place, how: Int) {
    let alignment = position.alignment
    let small = Box("small", 20, 20)
    let view: AnyView =
      switch how {
      case 0: AnyView(small.frame(width: 100, height: 60, alignment: alignment))
      case 1:
        AnyView(
          ZStack(alignment: alignment) {
            Color.clear.frame(width: 100, height: 60)
            small
          })
      case 2: AnyView(Color.clear.frame(width: 100, height: 60).overlay(alignment: alignment) { small })
      default: AnyView(Color.clear.frame(width: 100, height: 60).background(alignment: alignment) { small })
      }
    let result = frames(in: CGSize(width: 100, height: 60), view)
    #expect(result["small"]?.origin == position.origin)
  }

  @Test("in right to left, leading is on the right", arguments: positions)
  func mirrored(_ position: Place) {
    let result = frames(
      in: CGSize(width: 100, height: 60), rightToLeft: true,
      Box("small", 20, 20).frame(width: 100, height: 60, alignment: position.alignment))
    #expect(result["small"]?.origin == CGPoint(x: 80 - position.origin.x, y: position.origin.y))
  }

  @Test("a guide that one view sets moves that view, and the stack is as wide as all need")
  func override() {
    let stack = VStack(alignment: .leading, spacing: 0) {
      Box("a", 40, 10)
      Box("b", 40, 10).alignmentGuide(.leading) { $0.width / 2 }
      Box("c", 40, 10).alignmentGuide(.trailing) { _ in 0 }
    }
    #expect(size(of: stack) == CGSize(width: 60, height: 30))
    let result = frames(in: CGSize(width: 60, height: 30), stack)
    #expect(result["a"]?.minX == 20)
    #expect(result["b"]?.minX == 0)
    #expect(result["c"]?.minX == 20)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test("a guide of one's own has its default, and passes through stacks along the other axis")
  func custom() {
    let third = VerticalAlignment(Third.self)
    let result = frames(
      in: CGSize(width: 100, height: 90),
      HStack(alignment: third, spacing: 0) {
        Box("a", 20, 90)
        Box("b", 20, 30)
        VStack(spacing: 0) {
          Box("c", 20, 10)
          Box("d", 20, 10).alignmentGuide(third) { _ in 5 }
        }
      })
    #expect(result["a"]?.minY == 0)
    #expect(result["b"]?.minY == 20)
    // The guide of "d" lies at 15 in its column, and all guides at 30.
    #expect(result["c"]?.minY == 15)
  }

  @Test("a container's guide is the mean of those that its children set: 1, 3 and 5 give 3 (as measured)")
  func mean() {
    let column = VerticalAlignment(Third.self)
    let result = frames(
      in: CGSize(width: 100, height: 60),
      HStack(alignment: column, spacing: 0) {
        Box("a", 10, 60).alignmentGuide(column) { _ in 0 }
        ZStack(alignment: .topLeading) {
          ForEach([1, 3, 5], id: \.self) { value in
            Box("\(value)", 10, 10).alignmentGuide(column) { _ in CGFloat(value) }
          }
        }
      }
      .frame(height: 60, alignment: .top))
    #expect(result["1"]!.minY - result["a"]!.minY == -3)
  }

  @Test("texts of different sizes stand on one line", arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func baselines(alignment: VerticalAlignment) {
    let result = frames(
      in: CGSize(width: 300, height: 200),
      HStack(alignment: alignment) {
        Text("Ag").font(.system(size: 40)).accessibilityIdentifier("large")
        Text("Ag").font(.system(size: 10)).accessibilityIdentifier("small")
      })
    // Ascents are 0.967 em: the small one's top lies lower by the difference, but for pixels.
    let difference = result["small"]!.minY - result["large"]!.minY
    #expect(abs(difference - 30 * 0.967) <= 1)
  }

  @Test("a pile is drawn in order, and a higher z index last")
  func zIndex() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 20, height: 20)
        $0.scale = 1
      }
    ) {
      ZStack {
        Color.black.zIndex(1)
        Color.white
      }
    }
    #expect(screen.gray(x: 10, y: 10) == 0)
  }
}
