import ApusTesting
import SwiftUI
import Testing

@Suite("Bars and content that change in one update")
@MainActor
struct SafeAreaInsetChangeTests {
  /// What a bar and the content below it measure.
  fileprivate struct Sizes: Equatable {
    var barHeight: CGFloat
    var barWidth: CGFloat?
    var contentWidth: CGFloat?
    var contentHeight: CGFloat?
    /// Whether there is something beside each.
    var hasMore: Bool
  }

  /// Reads what it measures by itself, so that no view around is evaluated when that changes.
  private struct Part: View {
    let name: String
    let index: Binding<Int>
    let sizes: [Sizes]
    var body: some View {
      let now = sizes[index.wrappedValue]
      HStack(spacing: 0) {
        if name == "bar" { Box(name, now.barWidth, now.barHeight) } else { Box(name, now.contentWidth, now.contentHeight) }
        if now.hasMore { Box("more", 24, 10).transition(.move(edge: .trailing)) }
      }
      .padding(.bottom, now.hasMore ? 8 : 15)
    }
  }

  private struct Screenful: View {
    let sizes: [Sizes]
    let edge: VerticalEdge
    let scrolls: Bool
    let isAnimated: Bool
    @State private var index = 0
    var body: some View {
      let index = $index
      VStack(spacing: 0) {
        Group {
          if scrolls {
            ScrollView { Part(name: "content", index: index, sizes: sizes) }
          } else {
            Part(name: "content", index: index, sizes: sizes)
          }
        }
        .safeAreaInset(edge: edge, spacing: 0) { Part(name: "bar", index: index, sizes: sizes) }
        Button("next") { withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { index.wrappedValue += 1 } }
      }
      .frame(width: 200, height: 300)
    }
  }

  @Test(
    "everything has the frames that it would have if it were laid out for the first time",
    arguments: [(false, false), (true, false), (false, true), (true, true)])
  func frames(isAnimated: Bool, scrolls: Bool) throws {
    var random = SplitMix(seed: 7)
    let lengths: [CGFloat?] = [nil, 20, 60, 110]
    for round in 0..<12 {
      let sizes = (0..<4).map { _ in
        Sizes(
          barHeight: lengths.randomElement(using: &random)! ?? 40, barWidth: lengths.randomElement(using: &random)!,
          contentWidth: lengths.randomElement(using: &random)!, contentHeight: lengths.randomElement(using: &random)!,
          hasMore: Bool.random(using: &random))
      }
      let edge: VerticalEdge = round % 2 == 0 ? .top : .bottom
      let screen = Screen { Screenful(sizes: sizes, edge: edge, scrolls: scrolls, isAnimated: isAnimated) }
      for index in 1..<sizes.count {
        try screen.button("next").tap()
        screen.finishAnimations()
        let fresh = Screen { Screenful(sizes: [sizes[index]], edge: edge, scrolls: scrolls, isAnimated: false) }
        for name in ["content", "bar"] {
          #expect(try screen.element(name).frame == fresh.element(name).frame, "\(sizes) \(index) \(name)")
        }
      }
    }
  }
}
