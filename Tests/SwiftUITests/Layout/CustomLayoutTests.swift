import ApusTesting
import SwiftUI
import Testing

/// The public `Layout` protocol, as an app uses it.
@MainActor
struct CustomLayoutTests {
  final class Log { var caches = 0 }

  /// Places its subviews on the diagonal, each by its own key's distance after the one before.
  private struct Diagonal: Layout {
    var gap: CGFloat = 0
    var log = Log()
    struct Cache { var sizes: [CGSize] }

    func makeCache(subviews: Subviews) -> Cache {
      log.caches += 1
      return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      var size = CGSize.zero
      for (index, subview) in subviews.enumerated() {
        let lead = index == 0 ? 0 : gap + subview[Extra.self]
        size.width += cache.sizes[index].width + lead
        size.height += cache.sizes[index].height + lead
      }
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      var point = bounds.origin
      for (index, subview) in subviews.enumerated() {
        let lead = index == 0 ? 0 : gap + subview[Extra.self]
        point.x += lead
        point.y += lead
        subview.place(at: point, proposal: .unspecified)
        point.x += cache.sizes[index].width
        point.y += cache.sizes[index].height
      }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
      guide == .leading ? 5 : nil
    }
  }

  private struct Extra: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  @Test("sizes, places, values and the cache")
  func diagonal() {
    let layout = Diagonal(gap: 2)
    let result = frames(
      in: CGSize(width: 100, height: 100),
      layout {
        Box("a", 10, 10)
        Box("b", 20, 20)
        Box("c", 10, 10).layoutValue(key: Extra.self, value: 6)
      })
    // 10 + 2 + 20 + 8 + 10 = 50, in the middle of 100.
    #expect(result["a"]?.origin == CGPoint(x: 25, y: 25))
    #expect(result["b"]?.origin == CGPoint(x: 37, y: 37))
    #expect(result["c"]?.origin == CGPoint(x: 65, y: 65))
    #expect(layout.log.caches == 1)
  }

  @Test("a guide that a layout sets lines it up in its stack")
  func guide() {
    let result = frames(
      in: CGSize(width: 100, height: 100),
      VStack(alignment: .leading, spacing: 0) {
        Box("above", 50, 10)
        Diagonal() { Box("a", 10, 10) }
      })
    #expect(result["above"]!.minX - result["a"]!.minX == 5)
  }

  private struct Centred: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }

  @Test("an anchor, and a subview that nobody placed stands in the middle")
  func anchor() {
    let result = frames(
      in: CGSize(width: 100, height: 60),
      Centred {
        Box("a", 20, 20)
        Box("b", 10, 10)
      })
    #expect(result["a"] == CGRect(x: 40, y: 20, width: 20, height: 20))
    #expect(result["b"] == CGRect(x: 45, y: 25, width: 10, height: 10))
  }

  @Test("from right to left the layout sees the same numbers, and what it places is mirrored")
  func mirrored() {
    let result = frames(
      in: CGSize(width: 100, height: 100), rightToLeft: true,
      Diagonal() {
        Box("a", 10, 10)
        Box("b", 20, 20)
      })
    #expect(result["a"]!.minX > result["b"]!.minX)
    #expect(result["a"]!.minY < result["b"]!.minY)
  }

  private struct Fan: Layout {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
    }
  }

  private struct FanView: View {
    @State private var isOpen = false
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 0.5)) { isOpen = true } }.frame(height: 40)
        Fan(distance: isOpen ? 100 : 0) { Box("a", 10, 10) }
      }
      .frame(width: 200, height: 100, alignment: .top)
    }
  }

  @Test("a layout with animatable data lays out on the way, without a body")
  func animated() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 100) }) { FanView() }
    try screen.button("go").tap()
    screen.forgetWork()
    screen.advance(by: 0.25)
    #expect(abs(try screen.element("a").frame.minX - 50) < 1e-6)
    #expect(screen.work.bodies == 0)
    screen.finishAnimations()
    #expect(try screen.element("a").frame.minX == 100)
  }
}
