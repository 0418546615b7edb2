import ApusTesting
import SwiftUI
import Testing

/// Pulling down to refresh.
@MainActor
struct RefreshTests {
  @MainActor private final class Work {
    var begun = 0
    var isDone = false
  }

  /// Lets tasks of the main actor run until something is so; how long that takes depends on what else runs.
  private func turns(_ screen: Screen, until isDone: () -> Bool) async {
    for _ in 0..<10_000 where !isDone() {
      await Task.yield()
      screen.settle()
    }
  }

  private func screen(_ work: Work) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 400)
        $0.scale = 1
      }
    ) {
      ScrollView { Color.black.frame(height: 50).accessibilityLabel("top") }
        .refreshable {
          await MainActor.run { work.begun += 1 }
          while await MainActor.run(body: { !work.isDone }) { await Task.yield() }
        }
    }
  }

  @Test("a long pull begins it, room stays while it goes on, and the content returns")
  func wholeWay() async {
    let work = Work()
    let screen = screen(work)
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300))
    await turns(screen) { work.begun == 1 }
    screen.advance(by: 2)
    #expect(work.begun == 1)
    // Sixty points of room, with the sign in the middle.
    #expect(screen.gray(x: 20, y: 58) == 255)
    #expect(screen.gray(x: 20, y: 61) == 0)
    let sign = (18..<42).contains { y in (88..<112).contains { x in screen.gray(x: x, y: y) < 200 } }
    #expect(sign)
    // It turns: the picture changes, without a body.
    let before = screen.work.bodies
    screen.advance(by: 0.5)
    #expect(screen.work.bodies == before)
    work.isDone = true
    await turns(screen) { screen.isFrameRequested }
    for _ in 0..<100 where screen.gray(x: 20, y: 2) != 0 {
      await Task.yield()
      screen.advance(by: 0.05)
    }
    #expect(screen.gray(x: 20, y: 2) == 0)
  }

  @Test("a short pull springs back")
  func shortPull() async {
    let work = Work()
    let screen = screen(work)
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 150))
    screen.finishAnimations()
    #expect(work.begun == 0)
    #expect(screen.gray(x: 20, y: 2) == 0)
  }

  @Test("a view that is refreshed can ask for it itself")
  func environment() async throws {
    struct Asking: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        Button(refresh == nil ? "none" : "refresh") { Task { await refresh?() } }
      }
    }
    let work = Work()
    work.isDone = true
    let screen = Screen { Asking().refreshable { await MainActor.run { work.begun += 1 } } }
    try screen.button("refresh").tap()
    await turns(screen) { work.begun == 1 }
    #expect(work.begun == 1)
  }
}
