import ApusTesting
import SwiftUI
import Testing

/// Scroll views in which what is read of them changes them: each comes to rest, or is given up with one message, and shows
/// what the tree then is.
@Suite("Scrolling that acts on itself") @MainActor
struct ScrollLoopTests {
  enum Loop: CaseIterable {
    case asyncWrite, asyncWithoutEnd, scrollTo, scrollToElsewhere, margins, animatedGeometry, lazyRows, lazyRowsWithoutEnd
    case pinnedHeader, pinnedHeaderFlips, preferenceFlips
  }

  @ViewBuilder
  private func content(_ loop: Loop) -> some View {
    switch loop {
    case .asyncWrite: AsyncWriting(limit: 40)
    case .asyncWithoutEnd: AsyncWriting(limit: .max)
    case .scrollTo: Returning(goal: { _ in 100 })
    case .scrollToElsewhere: Returning(goal: { $0 < 100 ? 150 : 50 })
    case .margins: MarginByOffset()
    case .animatedGeometry: AnimatedGrowth()
    case .lazyRows: GrowingRows(limit: 60)
    case .lazyRowsWithoutEnd: GrowingRows(limit: .infinity)
    case .pinnedHeader: PinnedByPlace { $0 > 10 ? 60 : 40 }
    case .pinnedHeaderFlips: PinnedByHeight()
    case .preferenceFlips: FlippingPreference()
    }
  }

  /// How a loop ends.
  enum End: Equatable {
    case rest, fault, runsOn
  }

  nonisolated static let ends: [(Loop, End)] = [
    (.asyncWrite, .rest), (.asyncWithoutEnd, .runsOn), (.scrollTo, .rest), (.scrollToElsewhere, .fault), (.margins, .rest),
    (.animatedGeometry, .rest), (.lazyRows, .rest), (.lazyRowsWithoutEnd, .fault), (.pinnedHeader, .rest),
    (.pinnedHeaderFlips, .fault), (.preferenceFlips, .fault),
  ]

  @Test("each settles or is given up once, goes on taking fingers, and shows what it is", arguments: ends)
  func loop(loop: Loop, end: End) throws {
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
      for _ in 0..<20 { screen.advance(by: 1 / 60) }
    }
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), duration: 0.1)
    screen.advance(by: 3)
    screen.forgetWork()
    screen.advance(by: 0.5)
    let faults = Set(screen.faults)
    switch end {
    case .rest: #expect(screen.faults.isEmpty && screen.work == .none, "\(screen.faults) \(screen.work)")
    case .fault: #expect(faults.count == 1, "\(screen.faults.count) \(faults)")
    case .runsOn: #expect(screen.faults.isEmpty && screen.work.frames <= 31, "\(screen.work.frames)")
    }
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
              } action: { top = $0 }
          }
        }
      }
    }
  }

  private struct PinnedByHeight: View {
    @State private var isTall = true
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            Rows()
          } header: {
            Color.green.frame(height: isTall ? 60 : 40)
              .onGeometryChange(for: CGFloat.self) {
                $0.size.height
              } action: { isTall = $0 < 50 }
          }
        }
      }
    }
  }

  private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private struct FlippingPreference: View {
    @State private var isTall = true
    var body: some View {
      ScrollView {
        GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
          .frame(height: isTall ? 60 : 40)
        Rows()
      }
      .onPreferenceChange(HeightKey.self) { isTall = $0 < 50 }
    }
  }
}
