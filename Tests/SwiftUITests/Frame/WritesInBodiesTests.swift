import ApusTesting
import Combine
import Observation
import SwiftUI
import Testing

/// State that a body writes while it is evaluated makes another evaluation necessary; that ends after some rounds.
@Suite("State written in bodies")
@MainActor
struct WritesInBodiesTests {
  /// How often the views below write: more often than a frame allows, and not for ever, so that no test waits.
  private static let writes = 60

  private func screen(_ content: some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.failsTests = false
      }
    ) { content }
  }

  private func fault(of name: String) -> String {
    "a frame did not settle after 10 rounds: the body of \(name) changes state each time it is evaluated"
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      let _ = count < WritesInBodiesTests.writes ? (count += 1) : ()
      Text(verbatim: "\(count)")
    }
  }

  @Test("@State: a frame shows after ten rounds, a message names the view, and the next frames go on")
  func state() {
    let screen = screen(Counting())
    #expect(screen.faults == [fault(of: "Counting")])
    #expect(
      screen.diagnostics == [
        "state of type Int was changed while the body of Counting was evaluated; change it in an action instead"
      ])
    #expect(screen.contains("60"))
    // Each frame evaluates the body some ten times.
    #expect((5...8).contains(screen.work.frames), "\(screen.work.frames)")
    #expect(screen.work.bodies == 61)
  }

  private final class Model: ObservableObject { @Published var count = 0 }

  private struct Publishing: View {
    @StateObject private var model = Model()
    var body: some View {
      let _ = model.count < WritesInBodiesTests.writes ? (model.count += 1) : ()
      Text(verbatim: "\(model.count)")
    }
  }

  @Test("@StateObject and @Published")
  func published() {
    let screen = screen(Publishing())
    #expect(screen.faults == [fault(of: "Publishing")])
    #expect(
      screen.diagnostics == [
        "Model published a change while the body of Publishing was evaluated; change it in an action instead"
      ])
    #expect(screen.contains("60"))
  }

  private struct Watching: View {
    @ObservedObject var model: Model
    var body: some View {
      let _ = model.count < WritesInBodiesTests.writes ? (model.count += 1) : ()
      Text(verbatim: "\(model.count)")
      Text(verbatim: "end")
    }
  }

  @Test("a body of several views, and a row of a loop")
  func lists() {
    #expect(screen(VStack { Watching(model: Model()) }).faults == [fault(of: "Watching")])
    let model = Model()
    struct Rows: View {
      @ObservedObject var model: Model
      @State private var count = 0
      var body: some View {
        ForEach(0..<1) { _ in
          let _ = count < WritesInBodiesTests.writes ? (count += 1) : ()
          Text(verbatim: "\(count)")
        }
      }
    }
    #expect(screen(Rows(model: model)).faults == [fault(of: "ForEach")])
  }

  @Observable final class Seen { var count = 0 }

  @Test("@Observable objects that two bodies write for each other")
  func observable() {
    struct Writer: View {
      let read: Seen
      let written: Seen
      var body: some View {
        let count = read.count
        let _ = count < WritesInBodiesTests.writes ? (written.count = count + 1) : ()
        Text(verbatim: "\(count)")
      }
    }
    let (a, b) = (Seen(), Seen())
    let screen = screen(
      VStack {
        Writer(read: a, written: b); Writer(read: b, written: a)
      })
    #expect(screen.faults == [fault(of: "Writer")])
    #expect(screen.contains("60"))
  }

  @Test("many writes with transactions of their own are no rounds")
  func transactions() throws {
    struct Many: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { for step in 1...40 { withAnimation(.linear(duration: Double(step))) { count = step } } }
      }
    }
    let screen = Screen { Many() }
    try screen.button("0").tap()
    #expect(screen.faults.isEmpty)
    #expect(screen.contains("40"))
  }
}
