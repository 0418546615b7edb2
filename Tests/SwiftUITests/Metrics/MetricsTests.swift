import ApusTesting
@testable import SwiftUI
import SwiftUICore
import Testing

@Suite("Other metrics reach what the engine draws by itself")
@MainActor
struct MetricsTests {
  /// Metrics with thick bars at scroll views and large dots below pages.
  private static let large: Metrics = {
    var (scrolling, tabs) = (ScrollMetrics(), TabMetrics())
    scrolling.indicators.thickness = 20
    scrolling.indicators.opacity = 1
    tabs.pages.diameter = 40
    return Metrics(tabs: tabs, primitives: PrimitiveMetrics(scrolling: scrolling))
  }()

  private struct Page<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isLarge = false
    var body: some View {
      VStack(spacing: 0) {
        content.environment(\.metrics, isLarge ? MetricsTests.large : .iOS18)
        Button("Larger") { isLarge = true }
      }
    }
  }

  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 200)
        $0.scale = 1
      }
    ) { Page(content: content) }
  }

  @Test("the bars of a scroll view, while they show")
  func bars() throws {
    let screen = screen { ScrollView { Color.white.frame(height: 1000) }.scrollIndicatorsFlash(onAppear: true) }
    #expect(screen.gray(x: 95, y: 15) == 166 && screen.gray(x: 82, y: 15) == 255)
    try screen.button("Larger").tap()
    #expect(screen.gray(x: 95, y: 15) == 0 && screen.gray(x: 82, y: 15) == 0)
  }

  @Test("the dots of pages")
  func dots() throws {
    let screen = screen {
      TabView { ForEach(0..<3, id: \.self) { _ in Color.black } }.tabViewStyle(.page)
    }
    let bottom = Int(try screen.button("Larger").frame.minY)
    #expect(screen.gray(x: 50, y: bottom - 25) > 60 && screen.gray(x: 50, y: bottom - 40) == 0)
    try screen.button("Larger").tap()
    #expect(screen.gray(x: 50, y: bottom - 40) > 60)
  }
}
