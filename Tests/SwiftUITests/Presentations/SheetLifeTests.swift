import ApusTesting
import Observation
import SwiftUI
import Testing

@Suite("What a sheet knows of its place, and what its place knows of it")
@MainActor
struct SheetLifeTests {
  private struct Old: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
      VStack {
        Text(mode.wrappedValue.isPresented ? "presented" : "not presented")
        Button("Close") { mode.wrappedValue.dismiss() }
      }
    }
  }

  @Test("presentationMode says that it is presented, and dismisses it")
  func presentationMode() throws {
    let screen = Screen(SheetSupport.phone) {
      VStack {
        Old()
        SheetHost { _ in Old() }
      }
    }
    #expect(screen.contains("not presented"))
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(screen.contains("presented"))
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(screen.contains("Show"))
  }

  @Observable final class Model { var count = 0 }
  final class Object: ObservableObject { @Published var count = 0 }

  private struct Surrounded: View {
    @State private var isShown = false
    @State private var model = Model()
    @StateObject private var object = Object()
    @State private var isSerif = false
    var body: some View {
      VStack {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Inside(isSerif: $isSerif) }
      }
      .environment(\.locale, Locale(identifier: isSerif ? "ja" : "de"))
      .environment(model).environmentObject(object)
    }
    struct Inside: View {
      @Binding var isSerif: Bool
      @Environment(Model.self) private var model
      @EnvironmentObject private var object: Object
      @Environment(\.locale) private var locale
      var body: some View {
        VStack {
          Text("\(model.count) \(object.count) \(locale.identifier)")
          Button("Count") { (model.count, object.count) = (model.count + 1, object.count + 2) }
          Button("Other") { isSerif.toggle() }
        }
      }
    }
  }

  @Test("it has the environment and the objects of where it is declared, and follows them while it is shown")
  func environment() throws {
    let screen = Screen(SheetSupport.phone) { Surrounded() }
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(screen.contains("0 0 de"))
    try screen.button("Count").tap()
    #expect(screen.contains("1 2 de"))
    try screen.button("Other").tap()
    #expect(screen.contains("1 2 ja"))
  }

  private enum Word: PreferenceKey {
    static var defaultValue: String { "nothing" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private struct Told: View {
    @State private var isShown = true
    @State private var word = ""
    var body: some View {
      NavigationStack {
        Text("heard \(word)").navigationTitle("Behind")
          .sheet(isPresented: $isShown) {
            Button("Close") { isShown = false }.preference(key: Word.self, value: "something").navigationTitle("Sheet")
          }
      }
      .onPreferenceChange(Word.self) { word = $0 }
    }
  }

  @Test("what its views prefer is said to nobody behind it")
  func preferences() throws {
    let screen = Screen(SheetSupport.phone) { Told() }
    screen.finishAnimations()
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(screen.contains("heard nothing"))
    #expect(screen.contains("Behind") && !screen.contains("Sheet"))
  }

  private struct Barred: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Text("Behind")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                  VStack {
                    Text("plain")
                    Label("Labelled", systemImage: "star")
                  }
                }
            }
          }
      }
    }
  }

  @Test("one that is declared in a bar shows texts and labels as they are outside of bars")
  func inBar() throws {
    let screen = Screen(SheetSupport.phone) { Barred() }
    try screen.button("Show").tap()
    screen.finishAnimations()
    let inside = (try screen.text("plain").frame.size, try screen.element("Labelled").frame.width)
    let outside = Screen(SheetSupport.phone) {
      VStack {
        Text("plain")
        Label("Labelled", systemImage: "star")
      }
    }
    #expect(try inside.0 == outside.text("plain").frame.size)
    #expect(try inside.1 == outside.element("Labelled").frame.width)
  }

  private struct Typed: View {
    @State private var isShown = false
    @State private var first = ""
    @State private var second = ""
    var body: some View {
      VStack {
        TextField("first", text: $first)
        Button("Show") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        VStack {
          TextField("second", text: $second)
          Button("Close") { isShown = false }
        }
      }
    }
  }

  @Test("the focus stays inside while it is shown and goes back where it was; what is behind is not found")
  func focus() throws {
    let screen = Screen(SheetSupport.phone) { Typed() }
    try screen.textField("first").tap()
    screen.type("a")
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(!screen.contains("first") && !screen.contains("Show"))
    screen.press(key: "Tab")
    screen.press(key: "Tab")
    screen.type("b")
    #expect(try screen.textField("second").value == "b")
    try screen.button("Close").tap()
    screen.type("c")
    #expect(try screen.textField("first").value == "ac")
    screen.finishAnimations()
    #expect(!screen.contains("second"))
  }

  private struct Thing: Identifiable {
    var id: Int
    var name: String
  }

  private struct Items: View {
    @State private var item: Thing?
    let log: ActionLog
    var body: some View {
      Button("Show") { item = Thing(id: 1, name: "one") }
        .sheet(item: $item, onDismiss: { log.note("dismissed") }) { thing in
          Shown(thing: thing, rename: { item?.name = "renamed" }, next: { item = Thing(id: 2, name: "two") })
            .onAppear { log.note("appear \(thing.id)") }
            .onDisappear { log.note("disappear \(thing.id)") }
        }
    }
    struct Shown: View {
      let thing: Thing
      let rename: () -> Void
      let next: () -> Void
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(thing.name) \(count)")
          Button("Count") { count += 1 }
          Button("Rename", action: rename)
          Button("Next", action: next)
        }
      }
    }
  }

  @Test("an item with the same id updates the sheet, which keeps its state; one with another id dismisses it and shows its own")
  func items() throws {
    let log = ActionLog()
    let screen = Screen(SheetSupport.phone) { Items(log: log) }
    try screen.button("Show").tap()
    screen.finishAnimations()
    try screen.button("Count").tap()
    try screen.button("Rename").tap()
    #expect(screen.contains("renamed 1"))
    #expect(log.take() == ["appear 1"])
    try screen.button("Next").tap()
    // The first one goes with what it showed.
    screen.advance(by: 0.05)
    #expect(screen.sheets.count == 1)
    screen.finishAnimations()
    #expect(screen.contains("two 0"))
    #expect(log.take() == ["disappear 1", "dismissed", "appear 2"])
    #expect(screen.diagnostics.isEmpty)
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]
    @State private var shown: Int?
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          Button("row \(row)") { shown = row }
            .sheet(isPresented: Binding(get: { shown == row }, set: { if !$0 { shown = nil } })) {
              Inside(row: row, move: { rows = [3, 1, 2] }, remove: { rows.removeAll { $0 == row } })
            }
        }
      }
    }
    struct Inside: View {
      let row: Int
      let move: () -> Void
      let remove: () -> Void
      @State private var count = 0
      var body: some View {
        VStack {
          Text("sheet \(row) \(count)")
          Button("Count") { count += 1 }
          Button("Move", action: move)
          Button("Remove", action: remove)
        }
      }
    }
  }

  @Test("one from a row stays with its state when the row moves, and goes when the row is removed")
  func rows() throws {
    let screen = Screen(SheetSupport.phone) { Rows() }
    try screen.button("row 3").tap()
    screen.finishAnimations()
    try screen.button("Count").tap()
    try screen.button("Move").tap()
    screen.finishAnimations()
    #expect(screen.contains("sheet 3 1"))
    try screen.button("Remove").tap()
    screen.finishAnimations()
    #expect(screen.sheets.isEmpty)
    #expect(screen.contains("row 1") && !screen.contains("row 3"))
  }

  private struct Deep: View {
    let log: ActionLog
    @State private var outer = false
    var body: some View {
      Button("Show") { outer = true }
        .sheet(isPresented: $outer, onDismiss: { log.note("outer dismissed") }) {
          Middle(log: log, closeAll: { outer = false })
        }
    }
    struct Middle: View {
      let log: ActionLog
      let closeAll: () -> Void
      @State private var inner = false
      var body: some View {
        SheetGround().overlay {
          Button("Deeper") { inner = true }
            .sheet(isPresented: $inner, onDismiss: { log.note("inner dismissed") }) {
              Button("All", action: closeAll)
            }
        }
      }
    }
  }

  @Test("a sheet on a sheet: the lower one goes back behind it; both go together when the lower one is dismissed")
  func deep() throws {
    let log = ActionLog()
    let screen = Screen(SheetSupport.phone) { Deep(log: log) }
    try screen.button("Show").tap()
    screen.finishAnimations()
    try screen.button("Deeper").tap()
    screen.finishAnimations()
    #expect(screen.sheets.count == 2)
    #expect(screen.wrongPixels == 0)
    // The first one shows 10 points above the second, and is narrower than the window: 0.911 · 393 = 358.
    #expect(screen.gray(x: 2 * 196, y: 2 * 64) != screen.gray(x: 2 * 5, y: 2 * 64))
    try screen.button("All").tap()
    screen.advance(by: 0.1)
    let tops = screen.sheets.map(\.frame.minY)
    #expect(tops.allSatisfy { $0 > 300 }, "both are on their way, \(tops)")
    screen.finishAnimations()
    #expect(screen.sheets.isEmpty)
    #expect(log.take().sorted() == ["inner dismissed", "outer dismissed"])
    #expect(screen.contains("Show"))
  }

  private struct Tinted: View {
    @State private var isShown = true
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Text(scheme == .dark ? "dark behind" : "light behind")
        .sheet(isPresented: $isShown) { Inside() }
    }
    struct Inside: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        VStack {
          Text(scheme == .dark ? "dark sheet" : "light sheet")
        }
        .presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
        .preferredColorScheme(.dark)
      }
    }
  }

  @Test("the appearance that its content prefers is its own")
  func appearance() throws {
    let screen = Screen(SheetSupport.phone) { Tinted() }
    screen.finishAnimations()
    #expect(screen.contains("dark sheet") && screen.contains("light behind"))
  }
}
