import ApusTesting
import SwiftUI
import Testing

/// Scroll views in which what is read of them changes them, for ever.
@Suite("Scrolling that acts on itself without an end does not hang") @MainActor
struct ScrollEndlessLoopTests {
  enum Loop: CaseIterable {
    case flipFlop, growth, reader, preference, pinnedHeader, toAndFro, change, visibility
  }

  @ViewBuilder
  private func content(_ loop: Loop) -> some View {
    switch loop {
    case .flipFlop: Sized { $0 > 50 ? 40 : 60 }
    case .growth: Sized { $0 + 1 }
    case .reader: Read()
    case .preference: Pushing()
    case .pinnedHeader: PinnedByHeight()
    case .toAndFro: Returning()
    case .change: Counting()
    case .visibility: Hiding()
    }
  }

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 1
        $0.failsTests = false
      }
    ) {
      VStack(spacing: 0) {
        Counter().frame(height: 40)
        content()
      }
    }
  }

  @Test(
    "loops within a frame are said, end by themselves, and end again after each touch", arguments: Loop.allCases)
  func inOneFrame(loop: Loop) throws {
    let screen = screen { content(loop) }
    for length in [30, 90, -60] as [CGFloat] { screen.scroll(by: length) }
    screen.finishAnimations()
    #expect(screen.faults.contains { $0.contains("did not settle after 10 rounds: an action changes state") })
    #expect(screen.faults.contains("no frame of 30 settled: actions that answer changes are left out"))
    #expect(screen.faults.count == 2, "\(screen.faults)")
    // Nothing is left to do: the processor rests.
    #expect(!screen.isFrameRequested && !screen.isAnimating)
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none)
    try screen.button("pressed 0").tap()
    #expect(screen.contains("pressed 1") && !screen.isFrameRequested)
    #expect(screen.work.frames <= 40 && screen.wrongPixels == 0)
    screen.close()
    #expect(screen.liveNodes == 0)
  }

  @Test("a frame has ten rounds at most, and a view of a loop one body in each", arguments: Loop.allCases)
  func rounds(loop: Loop) {
    let screen = screen { content(loop) }
    screen.scroll(by: 30)
    #expect(screen.work.frames > 0)
    #expect(screen.mostBodiesOfOneView <= screen.work.frames * 11, "\(screen.mostBodiesOfOneView) in \(screen.work.frames)")
  }

  /// What writes once in each frame, by the main queue or a task.
  enum Later: CaseIterable {
    case queueSize, queueChange, taskPreference, taskScroll, taskAppear
  }

  @ViewBuilder
  private func content(_ later: Later, log: WriteLog) -> some View {
    switch later {
    case .queueSize: Sized(log: log) { $0 > 50 ? 40 : 60 }
    case .queueChange: Counting(log: log)
    case .taskPreference: Pushing(log: log)
    case .taskScroll: Returning(log: log)
    case .taskAppear: Reappearing(log: log)
    }
  }

  @Test(
    "loops that write later go on for ever: each frame ends, touches are served, and the screen can be closed",
    arguments: Later.allCases)
  func later(later: Later) async throws {
    let log = WriteLog()
    let screen = screen { content(later, log: log) }
    let before = log.writes
    await screen.settle(timeout: 60) { log.writes >= before + 50 }
    #expect(log.writes >= before + 50)
    try screen.button("pressed 0").tap()
    #expect(screen.contains("pressed 1"))
    let middle = log.writes
    await screen.settle(timeout: 60) { log.writes >= middle + 10 }
    #expect(log.writes >= middle + 10)
    #expect(screen.faults.isEmpty && screen.wrongPixels == 0)
    // One write, a frame: a body or two of a view in each.
    #expect(screen.mostBodiesOfOneView <= screen.work.frames * 3)
    screen.close()
    #expect(screen.liveNodes == 0)
    let last = log.writes
    for _ in 0..<20 { await Task.yield() }
    screen.settle()
    #expect(log.writes <= last + 1)
  }

  private final class WriteLog { var writes = 0 }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("pressed \(count)") { count += 1 } }
  }

  /// Rows of 50 points.
  private struct Rows: View {
    var body: some View { ForEach(0..<40) { Text("Row \($0)").frame(height: 50) } }
  }

  /// Writes at once, or later where that is counted.
  private static func write(_ log: WriteLog?, inTask: Bool = false, _ change: @escaping @MainActor () -> Void) {
    guard let log else { return change() }
    let counted = {
      log.writes += 1
      change()
    }
    if inTask { Task { @MainActor in counted() } } else { DispatchQueue.main.async { MainActor.assumeIsolated { counted() } } }
  }

  private struct Sized: View {
    var log: WriteLog?
    let next: (CGFloat) -> CGFloat
    @State private var height: CGFloat = 40
    var body: some View {
      ScrollView {
        Color.red.frame(height: height)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { size in
            ScrollEndlessLoopTests.write(log) { height = next(size) }
          }
        Rows()
      }
    }
  }

  /// A reader whose own content says its size by a preference.
  private struct Read: View {
    @State private var height: CGFloat = 40
    var body: some View {
      ScrollView {
        GeometryReader { proxy in Color.red.preference(key: LengthKey.self, value: proxy.size.height) }
          .frame(height: height)
          .onPreferenceChange(LengthKey.self) { height = $0 == 40 ? 60 : 40 }
        Rows()
      }
    }
  }

  private struct LengthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  /// A preference that pushes its own reader away.
  private struct Pushing: View {
    var log: WriteLog?
    @State private var offset: CGFloat = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: offset)
          GeometryReader { proxy in Color.clear.preference(key: LengthKey.self, value: proxy.frame(in: .named("list")).minY) }
            .frame(height: 10)
          Rows()
        }
      }
      .coordinateSpace(name: "list")
      .onPreferenceChange(LengthKey.self) { place in
        ScrollEndlessLoopTests.write(log, inTask: true) { offset = place > 200 ? 0 : offset + 5 }
      }
    }
  }

  /// A header that is high where it is not pinned; where it is high, it is not pinned.
  private struct PinnedByHeight: View {
    @State private var isHigh = true
    @State private var space: CGFloat = 80
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Color.red.frame(height: space)
          Section {
            Rows()
          } header: {
            Color.green.frame(height: isHigh ? 80 : 30)
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .scrollView).minY + $0.size.height
              } action: { end in
                isHigh = end < 100
                space = end < 100 ? 80 : 20
              }
          }
        }
      }
    }
  }

  private struct Returning: View {
    var log: WriteLog?
    @State private var position = ScrollPosition()
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { Rows() }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, offset in
        ScrollEndlessLoopTests.write(log, inTask: true) { position.scrollTo(y: offset == 100 ? 200 : 100) }
      }
    }
  }

  private struct Counting: View {
    var log: WriteLog?
    @State private var count = 0
    var body: some View {
      ScrollView {
        Color.red.frame(height: CGFloat(40 + count % 2))
        Rows()
      }
      .onChange(of: count, initial: true) { ScrollEndlessLoopTests.write(log) { count += 1 } }
    }
  }

  /// A view that pushes itself out of sight as soon as it shows.
  private struct Hiding: View {
    @State private var isVisible = false
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: isVisible ? 4_000 : 10)
          Color.blue.frame(height: 20).onScrollVisibilityChange { isVisible = $0 }
          Rows()
        }
      }
    }
  }

  /// A view that is another one as soon as it has appeared.
  private struct Reappearing: View {
    let log: WriteLog
    @State private var identity = 0
    var body: some View {
      ScrollView {
        Text("appeared")
          .onAppear { ScrollEndlessLoopTests.write(log, inTask: true) { identity += 1 } }
          .id(identity)
        Rows()
      }
    }
  }
}
