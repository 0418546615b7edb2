import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("The forms of alerts, and alerts that are asked for at the wrong time")
@MainActor
struct AlertFormTests {
  struct Thing: Identifiable, Equatable { var id: Int }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    let view = view()
    return Screen(AlertTests.phone { $0.scale = 1 }) { view.environment(\.reducesTransparency, true) }
  }

  @Test("a key, a string and a text as the title, with and without a message, for a value or a flag")
  func titles() {
    let name = "string"
    let on = Binding.constant(true)
    let screens = [
      screen { Text("v").alert("key", isPresented: on) { Button("B") {} } },
      screen { Text("v").alert(name, isPresented: on) { Button("B") {} } },
      screen { Text("v").alert(Text("text"), isPresented: on) { Button("B") {} } },
      screen {
        Text("v").alert("key", isPresented: on) {
          Button("B") {}
        } message: {
          Text("message")
        }
      },
      screen {
        Text("v").alert(name, isPresented: on) {
          Button("B") {}
        } message: {
          Text("message")
        }
      },
      screen {
        Text("v").alert(Text("text"), isPresented: on) {
          Button("B") {}
        } message: {
          Text("message")
        }
      },
      screen { Text("v").alert("key", isPresented: on, presenting: 3) { Button("B\($0)") {} } },
      screen { Text("v").alert(name, isPresented: on, presenting: 3) { Button("B\($0)") {} } },
      screen { Text("v").alert(Text("text"), isPresented: on, presenting: 3) { Button("B\($0)") {} } },
      screen {
        Text("v").alert("key", isPresented: on, presenting: 3) {
          Button("B\($0)") {}
        } message: {
          Text("message \($0)")
        }
      },
    ]
    #expect(
      screens.map { $0.alertTexts + $0.alertButtons.map(\.label) } == [
        ["key", "B"], ["string", "B"], ["text", "B"], ["key", "message", "B"], ["string", "message", "B"],
        ["text", "message", "B"], ["key", "B3"], ["string", "B3"], ["text", "B3"], ["key", "message 3", "B3"],
      ])
    let none: Int? = nil
    #expect(screen { Text("v").alert("key", isPresented: on, presenting: none) { Button("B\($0)") {} } }.alert == nil)
  }

  private enum Trouble: LocalizedError {
    case known, unknown
    var errorDescription: String? { self == .known ? "The door is shut." : nil }
    var recoverySuggestion: String? { "Knock." }
  }

  @Test("an error's description is the title; its message is what the app makes of it")
  func errors() {
    let on = Binding.constant(true)
    let plain = screen { Text("v").alert(isPresented: on, error: Trouble.known) { Button("B") {} } }
    #expect(plain.alertTexts == ["The door is shut."])
    let told = screen {
      Text("v").alert(isPresented: on, error: Trouble.known) { _ in
        Button("B") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
    #expect(told.alertTexts == ["The door is shut.", "Knock."])
    let unknown = screen { Text("v").alert(isPresented: on, error: Trouble.unknown) { Button("B") {} } }
    #expect(unknown.alertTitle == Trouble.unknown.localizedDescription)
    let none: Trouble? = nil
    #expect(screen { Text("v").alert(isPresented: on, error: none) { Button("B") {} } }.alert == nil)
  }

  private struct Old: View {
    @State private var item: Thing?
    @State private var isShown = false
    @State private var answer = "none"
    var body: some View {
      VStack {
        Button("Flag") { isShown = true }
          .alert(isPresented: $isShown) {
            Alert(
              title: Text("Flagged"), message: Text("Sure?"), primaryButton: .destructive(Text("Drop")) { answer = "dropped" },
              secondaryButton: .cancel(Text("Keep")) { answer = "kept" })
          }
        Button("Item") { item = Thing(id: 1) }
          .alert(item: $item) { thing in
            Alert(title: Text("Thing \(thing.id)"), dismissButton: .default(Text("Next")) { item = next(thing) })
          }
        Text("answer \(answer)")
      }
    }
    private func next(_ thing: Thing) -> Thing? { thing.id < 3 ? Thing(id: thing.id + 1) : nil }
  }

  @Test("alerts as older apps describe them; a button that asks for another item shows that when the first has gone")
  func old() throws {
    let screen = screen { Old() }
    try screen.button("Flag").tap()
    screen.finishAnimations()
    #expect(screen.alertTexts == ["Flagged", "Sure?"])
    #expect(screen.alertButtons.map(\.label) == ["Keep", "Drop"])
    try screen.answerAlert("Drop")
    #expect(screen.contains("answer dropped"))
    try screen.button("Item").tap()
    screen.finishAnimations()
    for number in 1...3 {
      #expect(screen.alertTitle == "Thing \(number)")
      try screen.answerAlert("Next")
    }
    #expect(screen.alert == nil)
    let plain = self.screen { Text("v").alert(isPresented: .constant(true)) { Alert(title: Text("Told")) } }
    #expect(plain.alertButtons.map(\.label) == ["OK"])
    let empty = self.screen {
      Text("v").alert(isPresented: .constant(true)) { Alert(title: Text("Told"), dismissButton: .cancel()) }
    }
    #expect(empty.alertButtons.map(\.label) == ["Cancel"])
  }

  // MARK: At the wrong time

  private struct Two: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      Button("Both") { (first, second) = (true, true) }
        .alert("First", isPresented: $first) { Button("Next") {} }
        .alert("Second", isPresented: $second) { Button("Done") {} }
    }
  }

  @Test("of two alerts on one view the second waits until the first has gone, and says so once")
  func two() throws {
    let screen = screen { Two() }
    for _ in 0..<2 {
      try screen.button("Both").tap()
      screen.finishAnimations()
      let titles = [try #require(screen.alertTitle)]
      try screen.answerAlert(titles == ["First"] ? "Next" : "Done")
      screen.finishAnimations()
      #expect(Set(titles + [try #require(screen.alertTitle)]) == ["First", "Second"])
      try screen.answerAlert(titles == ["First"] ? "Done" : "Next")
      #expect(screen.alert == nil)
    }
    #expect(
      screen.diagnostics == [
        "an alert is asked for while an alert is shown that does not declare it; it shows when that has gone"
      ])
  }

  private struct BehindSheet: View {
    @State private var sheet = false
    @State private var alert = false
    var body: some View {
      Button("Sheet") { sheet = true }
        .sheet(isPresented: $sheet) {
          VStack {
            Button("Ask Behind") { alert = true }
            Inside()
            Button("Close") { sheet = false }
          }
        }
        .alert("Behind", isPresented: $alert) { Button("Fine") {} }
    }
    struct Inside: View {
      @State private var alert = false
      var body: some View { Button("Ask Inside") { alert = true }.alert("Inside", isPresented: $alert) { Button("Good") {} } }
    }
  }

  @Test("an alert that a sheet declares lies over it; one of the screen behind waits for the sheet and says so")
  func sheets() throws {
    let screen = screen { BehindSheet() }
    try screen.button("Sheet").tap()
    screen.finishAnimations()
    try screen.button("Ask Inside").tap()
    screen.finishAnimations()
    #expect(screen.alertTitle == "Inside")
    #expect(!screen.contains("Close"))
    try screen.answerAlert("Good")
    #expect(screen.diagnostics.isEmpty)
    try screen.button("Ask Behind").tap()
    screen.finishAnimations()
    #expect(screen.alert == nil)
    #expect(screen.diagnostics.count == 1)
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(screen.alertTitle == "Behind")
    try screen.answerAlert("Fine")
    #expect(screen.contains("Sheet"))
  }

  private struct ChangingData: View {
    @State private var isShown = true
    @State private var data: Int? = 1
    let log: AlertTests.Log
    var body: some View {
      log.entries.append("data \(data ?? 0)")
      return Text("v")
        .onAppear { DispatchQueue.main.async { data = 2 } }
        .alert("Data", isPresented: $isShown, presenting: data) { Button("Value \($0)") { data = nil } }
    }
  }

  private struct ChangingItem: View {
    @State private var item: Thing? = Thing(id: 1)
    var body: some View {
      Text("v")
        .onAppear { DispatchQueue.main.async { item = Thing(id: 2) } }
        .alert(item: $item) { Alert(title: Text("Thing \($0.id)")) }
    }
  }

  @Test("another value while an alert is shown does not show; another item dismisses its alert and shows one of its own")
  func changes() async throws {
    let log = AlertTests.Log()
    let data = screen { ChangingData(log: log) }
    #expect(data.alertButtons.map(\.label) == ["Value 1"])
    await data.settle { log.entries.contains("data 2") }
    #expect(log.entries.contains("data 2"))
    #expect(data.alertButtons.map(\.label) == ["Value 1"])
    try data.answerAlert("Value 1")
    #expect(data.alert == nil)
    let item = screen { ChangingItem() }
    #expect(item.alertTitle == "Thing 1")
    await item.settle {
      item.finishAnimations()
      return item.alertTitle == "Thing 2"
    }
    #expect(item.alertTitle == "Thing 2")
    try item.answerAlert("OK")
    #expect(item.alert == nil)
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          Row(number: row) { rows.removeAll { $0 == row } }
        }
      }
    }
    struct Row: View {
      let number: Int
      let remove: () -> Void
      @State private var isShown = false
      var body: some View {
        Button("Row \(number)") { isShown = true }
          .alert("Delete \(number)?", isPresented: $isShown) {
            Button("Delete", role: .destructive, action: remove)
            Button("Keep", role: .cancel) {}
          }
      }
    }
  }

  @Test("an alert of a row that it removes goes with the row, and the next row can be asked about")
  func rows() throws {
    let screen = screen { Rows() }
    for number in [2, 1, 3] {
      try screen.button("Row \(number)").tap()
      screen.finishAnimations()
      #expect(screen.alertTitle == "Delete \(number)?")
      try screen.answerAlert("Delete")
      #expect(screen.alert == nil)
      #expect(!screen.contains("Row \(number)"))
    }
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("without a title or anything else it still has a button; other views among the actions are left out, which is said once")
  func oddContents() throws {
    let empty = screen { Text("v").alert("", isPresented: .constant(true)) {} }
    #expect(empty.alertButtons.map(\.label) == ["OK"])
    #expect(abs(try #require(empty.alert).frame.height - 65) < 0.1)
    let odd = screen {
      Text("v").alert("Odd", isPresented: .constant(true)) {
        Text("A text")
        HStack { Button("Inner") {} }
        Button("Fine") {}
        if true { Button("Good") {} }
      }
    }
    #expect(odd.alertTexts == ["Odd"])
    #expect(odd.alertButtons.map(\.label) == ["Fine", "Good"])
    #expect(odd.diagnostics.count == 1)
  }
}
