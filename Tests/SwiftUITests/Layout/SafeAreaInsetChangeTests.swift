import ApusTesting
import SwiftUI
import Testing

@Suite("Bars and content that change in one update")
@MainActor
struct SafeAreaInsetChangeTests {
  /// What a bar and the content below it measure.
  private struct Sizes: Equatable {
    var barHeight: CGFloat
    var barWidth: CGFloat?
    var contentWidth: CGFloat?
    var contentHeight: CGFloat?
  }

  private struct Part: View {
    let name: String
    let width: CGFloat?
    let height: CGFloat?
    var body: some View { Box(name, width, height) }
  }

  private struct Screenful: View {
    let sizes: [Sizes]
    let edge: VerticalEdge
    let isAnimated: Bool
    @State private var index = 0
    var body: some View {
      let now = sizes[index]
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Part(name: "content", width: now.contentWidth, height: now.contentHeight)
          if index % 2 == 1 { Part(name: "beside", width: 30, height: 20) }
        }
        .safeAreaInset(edge: edge, spacing: 0) {
          HStack(spacing: 0) {
            Part(name: "bar", width: now.barWidth, height: now.barHeight)
            if index % 2 == 1 { Part(name: "more", width: 20, height: 10) }
          }
        }
        Button("next") { withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { index += 1 } }
      }
      .frame(width: 200, height: 300)
    }
  }

  @Test("everything has the frames that it would have if it were laid out for the first time", arguments: [false, true])
  func frames(isAnimated: Bool) throws {
    var random = SplitMix(seed: 7)
    let lengths: [CGFloat?] = [nil, 20, 60, 110]
    for round in 0..<60 {
      let sizes = (0..<4).map { _ in
        Sizes(
          barHeight: lengths.randomElement(using: &random)! ?? 40, barWidth: lengths.randomElement(using: &random)!,
          contentWidth: lengths.randomElement(using: &random)!, contentHeight: lengths.randomElement(using: &random)!)
      }
      let edge: VerticalEdge = round % 2 == 0 ? .top : .bottom
      let screen = Screen { Screenful(sizes: sizes, edge: edge, isAnimated: isAnimated) }
      for index in 1..<sizes.count {
        try screen.button("next").tap()
        screen.finishAnimations()
        let fresh = Screen { Screenful(sizes: Array(sizes[index...] + sizes[..<index]), edge: edge, isAnimated: false) }
        guard index % 2 == 0 else { continue }
        for name in ["content", "bar"] {
          #expect(try screen.element(name).frame == fresh.element(name).frame, "\(sizes) \(index) \(name)")
        }
      }
    }
  }
}
