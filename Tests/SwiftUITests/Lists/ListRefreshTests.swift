import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("A list is pulled down to refresh") struct ListRefreshTests {
  @MainActor private final class Work {
    var begun = 0
    var isDone = false
  }

  private struct News: View {
    let work: Work
    @State private var items = ["old"]
    var body: some View {
      List(items, id: \.self) { Text($0) }
        .refreshable {
          await MainActor.run { work.begun += 1 }
          while await MainActor.run(body: { !work.isDone }) { await Task.yield() }
          await MainActor.run { items.insert("new", at: 0) }
        }
    }
  }

  @Test("rows stand 60 lower while it goes on, the sign of activity turns above them, and what came shows at the end")
  func wholeWay() async throws {
    let work = Work()
    let screen = Screen { News(work: work) }
    let position = try screen.row("old").frame.minY
    screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600))
    await screen.settle(timeout: 60) { work.begun == 1 }
    screen.advance(by: 2)
    #expect(work.begun == 1)
    #expect(try abs(screen.row("old").frame.minY - position - 60) < 0.6)
    // Blades from a third of the radius of 10 on, around the middle of the room.
    let sign = Set((175..<215).flatMap { x in (10..<50).map { screen.gray(x: x * 2, y: $0 * 2) } })
    #expect(sign.min()! < 190)
    work.isDone = true
    // The rows go back once the action has ended, which is a little after its last change.
    await screen.settle(timeout: 60) {
      screen.finishAnimations()
      return (try? screen.row("new").frame.minY) == position
    }
    #expect(try screen.row("new").frame.minY == position)
    #expect(screen.rows.count == 2)
    #expect(work.begun == 1)
  }

  @Test("a list without it springs back")
  func without() throws {
    let screen = Screen { List { Text("row") } }
    let position = try screen.row("row").frame.minY
    screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600))
    screen.finishAnimations()
    #expect(try screen.row("row").frame.minY == position)
  }
}
