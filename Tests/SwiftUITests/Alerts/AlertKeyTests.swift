import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Alerts are answered by keys")
@MainActor
struct AlertKeyTests {
  @Test("Escape does what cancels and Return what is suggested, or the only thing that is neither that nor destructive")
  func keys() throws {
    var chosen: [String] = []
    func ask<Actions: View>(_ key: String, @ViewBuilder _ actions: @escaping () -> Actions) throws -> [String] {
      chosen = []
      let screen = try AlertTests.shown { $0.alert("Keys", isPresented: $1) { actions() } }
      screen.press(key: key)
      screen.finishAnimations()
      return chosen + (screen.alert == nil ? ["gone"] : [])
    }
    func button(_ name: String, _ role: ButtonRole? = nil) -> some View { Button(name, role: role) { chosen.append(name) } }
    #expect(
      try ask("Escape") {
        button("Save"); button("Cancel", .cancel)
      } == ["Cancel", "gone"])
    #expect(
      try ask("Enter") {
        button("Save"); button("Cancel", .cancel)
      } == ["Save", "gone"])
    #expect(
      try ask("Enter") {
        button("Delete", .destructive); button("Cancel", .cancel)
      } == [])
    #expect(
      try ask("Enter") {
        button("One"); button("Two").keyboardShortcut(.defaultAction)
      } == ["Two", "gone"])
    #expect(
      try ask("Enter") {
        button("One"); button("Two")
      } == [])
    #expect(
      try ask("Escape") {
        button("One"); button("Two")
      } == [])
    #expect(try ask("Escape") { button("Only") } == ["Only", "gone"])
    #expect(try ask("Enter") {} == ["gone"])
    #expect(try ask("Enter") { button("Off").disabled(true) } == [])
  }

  @Test("arrows and Tab choose a button, which Return and the space bar press")
  func arrows() throws {
    var chosen: [String] = []
    let screen = Screen(AlertTests.phone()) {
      AlertTests.Host { button, isShown in
        button.alert("Choose", isPresented: isShown) {
          Button("No", role: .cancel) { chosen.append("No") }
          Button("Yes") { chosen.append("Yes") }
        }
      }
    }
    for (keys, wanted) in [(["ArrowRight", "ArrowRight"], "Yes"), (["Tab"], "No"), (["ArrowLeft"], "Yes")] {
      try screen.button("Show").tap()
      screen.finishAnimations()
      for key in keys { screen.press(key: key) }
      screen.press(key: wanted == "No" ? " " : "Enter")
      screen.finishAnimations()
      #expect(chosen.last == wanted, "\(keys)")
      #expect(screen.alert == nil)
    }
  }

  private struct Form: View {
    @State private var isShown = false
    @State var name = ""
    @State var word = ""
    @State private var answer = "none"
    @State private var search = "search"
    var body: some View {
      VStack {
        TextField("Behind", text: $search)
        Button("Show") { isShown = true }
        Text("answer \(answer)")
      }
      .alert("Login", isPresented: $isShown) {
        TextField("Name", text: $name)
        SecureField("Word", text: $word)
        Button("Cancel", role: .cancel) { answer = "cancelled" }
        Button("Log In") { answer = "\(name) \(word)" }.disabled(name.isEmpty)
      }
    }
  }

  @Test("the first field has the focus; Return goes to the next and from the last one to the button; the focus goes back")
  func fieldKeys() throws {
    let screen = Screen(AlertTests.phone()) { Form().environment(\.reducesTransparency, true) }
    try screen.textField("Behind").tap()
    screen.type("x")
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(try !screen.alertButton("Log In").isEnabled)
    screen.type("Ada")
    #expect(try screen.alertField("Name").value == "Ada")
    #expect(try screen.alertButton("Log In").isEnabled)
    screen.press(key: "Enter")
    screen.type("secret")
    screen.press(key: "Enter")
    screen.finishAnimations()
    #expect(screen.contains("answer Ada secret"))
    #expect(screen.alert == nil)
    screen.type("y")
    #expect(try screen.textField("Behind").value.contains("y"))
    try screen.button("Show").tap()
    screen.finishAnimations()
    screen.press(key: "Escape")
    screen.finishAnimations()
    #expect(screen.contains("answer cancelled"))
  }

  @Test("a tap puts the caret into the other field, and Tab leads through fields and buttons")
  func fieldFocus() throws {
    let screen = Screen(AlertTests.phone()) { Form().environment(\.reducesTransparency, true) }
    try screen.button("Show").tap()
    screen.finishAnimations()
    try screen.alertField("Word").tap()
    screen.type("w")
    try screen.alertField("Name").tap()
    screen.type("n")
    #expect(try screen.alertField("Name").value == "n")
    screen.press(key: "Tab")
    screen.type("v")
    screen.press(key: "Tab")
    screen.press(key: "Tab")
    screen.press(key: "Enter")
    screen.finishAnimations()
    #expect(screen.contains("answer cancelled"))
  }
}
