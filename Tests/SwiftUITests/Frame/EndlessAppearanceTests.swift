import ApusTesting
import SwiftUI
import Testing

@Suite("Views that bring about ever new ones when they appear") @MainActor
struct EndlessAppearanceTests {
  private func screen(_ content: some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.failsTests = false
        $0.verifiesCaches = false
      }
    ) { content }
  }

  /// As many frames as actions may keep from settling, and one each in which some are left out.
  private static let frames = 33

  private func expectEnd(_ screen: Screen) {
    screen.finishAnimations()
    #expect(!screen.isFrameRequested && !screen.isAnimating)
    #expect(screen.faults.contains("no frame of 30 settled: actions that answer changes are left out"))
    #expect(screen.faults.contains("no frame of 31 settled: actions that views call when they appear are left out"))
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none)
  }

  private struct Renewed: View {
    @State private var identity = 0
    @State private var taps = 0
    var body: some View {
      Button("tap \(taps)") { taps += 1 }
      Text("view").onAppear { identity += 1 }.id(identity)
    }
  }

  @Test("a view that is another one as soon as it has appeared ends the app's frames no more than its own appearing")
  func renewed() throws {
    let screen = screen(Renewed())
    expectEnd(screen)
    try screen.button("tap 0").tap()
    #expect(screen.contains("tap 1") && !screen.isFrameRequested)
  }

  private struct PingPong: View {
    @State private var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        Text("first").onAppear { selection = 1 }.tabItem { Text("A") }.tag(0)
        Text("second").onAppear { selection = 0 }.tabItem { Text("B") }.tag(1)
      }
    }
  }

  @Test("two tabs that select each other come to an end")
  func tabs() { expectEnd(screen(PingPong())) }

  private final class Path { var length = 0 }

  private struct Pushing: View {
    let log: Path
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("go") { path = [1] }
          .navigationDestination(for: Int.self) { number in
            Text("page").onAppear {
              path.append(number + 1)
              log.length = path.count
            }
          }
      }
    }
  }

  @Test("a page that pushes the next one stops after as many as a person waits for")
  func pages() throws {
    let log = Path()
    let screen = screen(Pushing(log: log))
    try screen.button("go").tap()
    expectEnd(screen)
    #expect(log.length <= Self.frames * 11, "\(log.length)")
  }

  private struct Refusing: View {
    var body: some View {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Leaving() }
      }
    }
  }
  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("page").onAppear { dismiss() } }
  }

  @Test("a page that leaves as soon as it appears, and that its path keeps, comes to an end; those of before have gone")
  func refusing() {
    let screen = screen(Refusing())
    expectEnd(screen)
    #expect(screen.liveNodes < 400, "\(screen.liveNodes)")
  }
}
