import ApusTesting
import SwiftUI
import Testing

@Suite("State and identity")
@MainActor
struct StateTests {
  final class Log {
    var entries: [String] = []
  }

  struct Counter: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let _ = log.entries.append("body \(count)")
      Button("add \(count)") { count += 1 }
    }
  }

  @Test("a write evaluates one body, and an equal one none")
  func write() throws {
    let log = Log()
    let screen = Screen { Counter(log: log) }
    #expect(log.entries == ["body 0"])
    try screen.button("add 0").tap()
    #expect(log.entries == ["body 0", "body 1"])
    #expect(screen.contains("add 1"))
  }

  struct Nested: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let _ = log.entries.append("\(count)")
      Button("go") {
        count = 1
        count = 2
        withAnimation {
          count = 3
          count = 4
        }
      }
    }
  }

  @Test("writes of different transactions make updates of their own: 0, 2, 4")
  func transactions() throws {
    let log = Log()
    let screen = Screen { Nested(log: log) }
    try screen.button("go").tap()
    #expect(log.entries.filter { $0 == "2" }.count == 1)
    #expect(log.entries.last == "4")
    #expect(log.entries.first == "0")
  }

  struct Child: View {
    let value: Int
    let log: Log
    var body: some View {
      let _ = log.entries.append("child \(value)")
      Text("\(value)")
    }
  }
  struct Parent: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      VStack {
        Child(value: 7, log: log)
        Child(value: count, log: log)
        Button("add") { count += 1 }
      }
    }
  }

  @Test("a child whose value is the same is not visited")
  func equalChild() throws {
    let log = Log()
    let screen = Screen { Parent(log: log) }
    log.entries.removeAll()
    try screen.button("add").tap()
    #expect(log.entries == ["child 1"])
  }

  final class Model: ObservableObject {
    @Published var shown = 0
    var hidden = 0
  }
  struct Observing: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View {
      let _ = log.entries.append("body")
      Text("\(model.shown)")
    }
  }

  @Test("an announced change updates the views that hold the object, any other none")
  func observedObject() {
    let model = Model()
    let log = Log()
    let screen = Screen { Observing(model: model, log: log) }
    model.hidden = 3
    screen.settle()
    #expect(log.entries.count == 1)
    model.shown = 5
    screen.settle()
    #expect(log.entries.count == 2)
    #expect(screen.contains("5"))
  }

  @Observable final class Observed {
    var used = 0
    var unused = 0
  }
  struct Reading: View {
    let model: Observed
    let log: Log
    var body: some View {
      let _ = log.entries.append("body")
      Text("\(model.used)")
    }
  }

  @Test("of an observable object only what was read counts")
  func observable() {
    let model = Observed()
    let log = Log()
    let screen = Screen { Reading(model: model, log: log) }
    model.unused = 1
    screen.settle()
    #expect(log.entries.count == 1)
    model.used = 2
    screen.settle()
    #expect(log.entries.count == 2)
    #expect(screen.contains("2"))
  }

  struct Order: View {
    let log: Log
    var body: some View {
      Group {
        VStack {
          Text("a")
            .task { log.entries.append("Text task") }
            .onChange(of: 1, initial: true) { log.entries.append("Text onChange") }
            .onAppear { log.entries.append("Text onAppear") }
        }
        .task { log.entries.append("VStack task") }
        .onChange(of: 1, initial: true) { log.entries.append("VStack onChange") }
        .onAppear { log.entries.append("VStack onAppear") }
      }
    }
  }

  @Test("actions run deepest first, inner modifiers first, tasks after all (Facts 9.1)")
  func order() async {
    let log = Log()
    let screen = Screen { Order(log: log) }
    await screen.settle { log.entries.count == 6 }
    #expect(
      log.entries == ["Text onChange", "Text onAppear", "VStack onChange", "VStack onAppear", "Text task", "VStack task"])
  }

  @Test("environment values reach their readers, and nobody else is asked")
  func environment() throws {
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      let log: Log
      var body: some View {
        let _ = log.entries.append("reader \(limit ?? 0)")
        Text("x")
      }
    }
    struct Other: View {
      let log: Log
      var body: some View {
        let _ = log.entries.append("other")
        Color.red
      }
    }
    struct Whole: View {
      let log: Log
      @State var limit = 1
      var body: some View {
        VStack {
          VStack {
            Reader(log: log)
            Other(log: log)
          }.lineLimit(limit)
          Button("more") { limit += 1 }
        }
      }
    }
    let log = Log()
    let screen = Screen { Whole(log: log) }
    log.entries.removeAll()
    try screen.button("more").tap()
    #expect(log.entries == ["reader 2"])
  }

  @Test("mounting and unmounting leaves no node alive")
  func leaks() {
    struct Tree: View {
      let isShown: Bool
      var body: some View {
        if isShown { VStack { ForEach(0..<200, id: \.self) { Text("\($0)").padding() } } }
      }
    }
    struct Toggle: View {
      @State var isShown = false
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          Tree(isShown: isShown)
        }
      }
    }
    let screen = Screen { Toggle() }
    let before = screen.liveNodes
    for _ in 0..<20 {
      try? screen.button("toggle").tap()
      try? screen.button("toggle").tap()
    }
    #expect(screen.liveNodes == before)
  }

  @Test("an idle screen wants no frame")
  func idle() {
    let screen = Screen { Text("still") }
    screen.forgetWork()
    screen.advance(by: 10)
    #expect(screen.work.frames == 0)
    #expect(!screen.isFrameRequested)
  }
}
