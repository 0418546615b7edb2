import ApusTesting
import SwiftUI
import Testing

/// Scroll views in which what is read of them changes them, in the same frame or in later ones: each comes to rest.
@Suite("Scrolling that acts on itself comes to rest") @MainActor
struct ScrollLoopTests {
  enum Loop: CaseIterable {
    case asyncWrite, scrollTo, margins, animatedGeometry, lazyRows, pinnedHeader
  }

  @ViewBuilder
  private func content(_ loop: Loop) -> some View {
    switch loop {
    case .asyncWrite: AsyncWriting(limit: 40)
    case .scrollTo: Returning(goal: { _ in 100 })
    case .margins: MarginByOffset()
    case .animatedGeometry: AnimatedGrowth()
    case .lazyRows: GrowingRows(limit: 60)
    case .pinnedHeader: PinnedByPlace { $0 > 10 ? 60 : 40 }
    }
  }

  @Test("no body runs any more once nothing is scrolled, and fingers are heard", arguments: Loop.allCases)
  func loop(loop: Loop) throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 1
        $0.failsTests = false
      }
    ) {
      VStack(spacing: 0) {
        Counter().frame(height: 40)
        content(loop)
      }
    }
    for length in [30, 90, -60, 200] as [CGFloat] {
      screen.scroll(by: length)
      for _ in 0..<10 { screen.advance(by: 1 / 60) }
    }
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), duration: 0.1)
    screen.advance(by: 3)
    screen.forgetWork()
    screen.advance(by: 0.5)
    #expect(screen.faults.isEmpty && screen.work.bodies == 0, "\(screen.faults) \(screen.work)")
    try screen.button("pressed 0").tap()
    #expect(screen.contains("pressed 1"))
    #expect(screen.wrongPixels == 0)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("pressed \(count)") { count += 1 } }
  }

  /// Rows of 50 points.
  private struct Rows: View {
    var body: some View { ForEach(0..<40) { Text("Row \($0)").frame(height: 50) } }
  }

  private struct AsyncWriting: View {
    let limit: Int
    @State private var height: CGFloat = 1
    @State private var writes = 0
    var body: some View {
      ScrollView {
        Color.red.frame(height: height)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { size in
            guard writes < limit else { return }
            writes += 1
            DispatchQueue.main.async { height = size == 1 ? 2 : 1 }
          }
        Rows()
      }
    }
  }

  private struct Returning: View {
    let goal: (CGFloat) -> CGFloat
    @State private var position = ScrollPosition()
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { Rows() }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, offset in
        if offset != goal(offset) { position.scrollTo(y: goal(offset)) }
      }
    }
  }

  private struct MarginByOffset: View {
    @State private var margin: CGFloat = 60
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { Rows() }
      }
      .contentMargins(.top, margin, for: .scrollContent)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, offset in
        margin = offset > 0 ? 0 : 60
      }
    }
  }

  private struct AnimatedGrowth: View {
    @State private var extra: CGFloat = 0
    var body: some View {
      ScrollView {
        Color.red.frame(height: 50 + extra)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { height in
            withAnimation(.linear(duration: 0.2)) { extra = (height / 2).rounded() }
          }
        Rows()
      }
    }
  }

  private struct GrowingRows: View {
    let limit: CGFloat
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<40) { _ in GrowingRow(limit: limit) } }
      }
    }
  }

  private struct GrowingRow: View {
    let limit: CGFloat
    @State private var height: CGFloat = 50
    var body: some View {
      Color.blue.frame(height: height)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { shown in
          height = min(shown + 5, limit)
        }
    }
  }

  private struct PinnedByPlace: View {
    let height: (CGFloat) -> CGFloat
    @State private var top: CGFloat = 100
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Color.red.frame(height: 80)
          Section {
            Rows()
          } header: {
            Color.green.frame(height: height(top))
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .scrollView).minY
              } action: {
                top = $0
              }
          }
        }
      }
    }
  }
}
