import ApusTesting
import Foundation
import FoundationAdditions
import SwiftUI
import SwiftUICore
import Testing

@Suite("Alerts and dialogs that a value or an error asks for")
@MainActor
struct AlertItemTests {
  /// No identity tells one from another.
  private struct Town: Equatable {
    var name: String
  }

  private enum Trouble: LocalizedError {
    case shut
    var errorDescription: String? { "The door is shut." }
    var recoverySuggestion: String? { "Knock." }
  }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    let view = view()
    return Screen(AlertTests.phone { $0.scale = 1 }) { view.environment(\.reducesTransparency, true) }
  }

  private func words(_ screens: [Screen]) -> [[String]] { screens.map { $0.alertTexts + $0.alertButtons.map(\.label) } }

  @Test("alert(_:item:): a key, a string, a text and a resource as the title, with and without a message")
  func alertTitles() {
    let name = "string", resource = LocalizedStringResource("resource"), item = Binding.constant(3 as Int?)
    let plain = [
      screen { Text("v").alert("key", item: item) { Button("B\($0)") {} } },
      screen { Text("v").alert(name, item: item) { Button("B\($0)") {} } },
      screen { Text("v").alert(Text("text"), item: item) { Button("B\($0)") {} } },
      screen { Text("v").alert(resource, item: item) { Button("B\($0)") {} } },
    ]
    #expect(words(plain) == [["key", "B3"], ["string", "B3"], ["text", "B3"], ["resource", "B3"]])
    let told = [
      screen { Text("v").alert("key", item: item, actions: { Button("B\($0)") {} }, message: { Text("m\($0)") }) },
      screen { Text("v").alert(name, item: item, actions: { Button("B\($0)") {} }, message: { Text("m\($0)") }) },
      screen { Text("v").alert(Text("text"), item: item, actions: { Button("B\($0)") {} }, message: { Text("m\($0)") }) },
      screen { Text("v").alert(resource, item: item, actions: { Button("B\($0)") {} }, message: { Text("m\($0)") }) },
    ]
    #expect(words(told) == [["key", "m3", "B3"], ["string", "m3", "B3"], ["text", "m3", "B3"], ["resource", "m3", "B3"]])
    #expect(screen { Text("v").alert("key", item: .constant(nil as Int?)) { Button("B\($0)") {} } }.alert == nil)
  }

  @Test("confirmationDialog(_:item:titleVisibility:): the same, with a title where it is asked for")
  func dialogTitles() {
    let name = "string", resource = LocalizedStringResource("resource"), item = Binding.constant(3 as Int?)
    let plain = [
      screen { Text("v").confirmationDialog("key", item: item, titleVisibility: .visible) { Button("B\($0)") {} } },
      screen { Text("v").confirmationDialog(name, item: item, titleVisibility: .visible) { Button("B\($0)") {} } },
      screen { Text("v").confirmationDialog(Text("text"), item: item, titleVisibility: .visible) { Button("B\($0)") {} } },
      screen { Text("v").confirmationDialog(resource, item: item, titleVisibility: .visible) { Button("B\($0)") {} } },
      screen { Text("v").confirmationDialog("key", item: item) { Button("B\($0)") {} } },
    ]
    let cancel = "Cancel"
    #expect(
      words(plain) == [
        ["key", "B3", cancel], ["string", "B3", cancel], ["text", "B3", cancel], ["resource", "B3", cancel], ["B3", cancel],
      ])
    let told = [
      screen { Text("v").confirmationDialog("key", item: item, actions: { Button("B\($0)") {} }, message: { Text("m\($0)") }) },
      screen { Text("v").confirmationDialog(name, item: item, actions: { Button("B\($0)") {} }, message: { Text("m\($0)") }) },
      screen {
        Text("v").confirmationDialog(Text("text"), item: item, actions: { Button("B\($0)") {} }, message: { Text("m\($0)") })
      },
      screen {
        Text("v").confirmationDialog(resource, item: item, actions: { Button("B\($0)") {} }, message: { Text("m\($0)") })
      },
    ]
    #expect(words(told) == Array(repeating: ["m3", "B3", cancel], count: 4))
  }

  private struct Asking: View {
    @State private var town: Town?
    @State private var trouble: Trouble?
    @State private var answer = "none"
    var body: some View {
      VStack {
        Button("Town") { town = Town(name: "Kyoto") }
          .alert("Delete?", item: $town) { town in
            Button("Delete \(town.name)") { answer = town.name }
            Button("Another") { self.town = Town(name: "Nara") }
          }
        Button("Trouble") { trouble = .shut }
          .alert(error: $trouble) {
            Button("Leave") { answer = "left" }
          }
        Text(verbatim: "answer \(answer)")
        Text(verbatim: "town \(town?.name ?? "none"), trouble \(trouble == nil ? "none" : "some")")
      }
    }
  }

  @Test("a button makes the binding nil; the value, which needs no identity, and the error come and go with it")
  func answers() throws {
    let screen = screen { Asking() }
    try screen.button("Town").tap()
    screen.finishAnimations()
    #expect(screen.alertTitle == "Delete?" && screen.alertButtons.map(\.label) == ["Delete Kyoto", "Another"])
    try screen.answerAlert("Delete Kyoto")
    #expect(screen.alert == nil && screen.contains("answer Kyoto") && screen.contains("town none, trouble none"))
    try screen.button("Trouble").tap()
    screen.finishAnimations()
    #expect(screen.alertTitle == "The door is shut.")
    try screen.answerAlert("Leave")
    #expect(screen.alert == nil && screen.contains("answer left") && screen.contains("town none, trouble none"))
  }

  @Test("alert(error:): the error's description is the title, its message what the app makes of it")
  func errors() {
    let error = Binding.constant(Trouble.shut as Trouble?)
    let plain = screen { Text("v").alert(error: error) { Button("B") {} } }
    #expect(words([plain]) == [["The door is shut.", "B"]])
    let told = screen {
      Text("v").alert(error: error) { _ in
        Button("B") {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
    #expect(words([told]) == [["The door is shut.", "Knock.", "B"]])
    #expect(screen { Text("v").alert(error: .constant(nil as Trouble?)) { Button("B") {} } }.alert == nil)
  }
}
