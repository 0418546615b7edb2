import ApusTesting
import SwiftUI
import Testing

@Suite("Fields for values") @MainActor
struct TextFieldFormatTests {
  private struct Form: View {
    @State var price = 12.5
    @State var count: Int? = 3
    @FocusState var isFocused: Bool
    var body: some View {
      TextField("price", value: $price, format: .number).focused($isFocused)
      TextField("count", value: $count, format: .number)
      Text(verbatim: "\(price) \(count.map(String.init) ?? "none")").accessibilityIdentifier("values")
      Button("end") { isFocused = false }
    }
  }

  private func replace(_ name: String, by text: String, on screen: Screen) throws {
    try screen.textField(name).tap()
    screen.press(key: "a", control: true)
    if text.isEmpty { screen.press(key: "Backspace") } else { screen.type(text) }
  }

  @Test("a value shows as its format writes it, and what is typed counts when Enter ends the editing")
  func numbers() throws {
    let screen = Screen { Form() }
    #expect(try screen.textField("price").value == "12.5")
    try replace("price", by: "7.25", on: screen)
    #expect(try screen.element("values").label == "12.5 3")
    screen.press(key: "Enter")
    #expect(try screen.element("values").label == "7.25 3")
  }

  @Test("when the focus goes elsewhere, too; what is no value is forgotten")
  func focus() throws {
    let screen = Screen { Form() }
    try replace("price", by: "8", on: screen)
    try screen.button("end").tap()
    #expect(try screen.element("values").label == "8.0 3")
    try replace("price", by: "none", on: screen)
    try screen.button("end").tap()
    #expect(try screen.element("values").label == "8.0 3" && screen.textField("price").value == "8")
  }

  @Test("no text is no value, where there need not be one")
  func optional() throws {
    let screen = Screen { Form() }
    try replace("count", by: "", on: screen)
    screen.press(key: "Enter")
    #expect(try screen.element("values").label == "12.5 none")
    try replace("count", by: "41", on: screen)
    screen.press(key: "Enter")
    #expect(try screen.element("values").label == "12.5 41")
  }

  @Test("a value is written and read in the language of the surroundings")
  func language() throws {
    let screen = Screen(.init { $0.locale = "de_DE" }) { Form() }
    #expect(try screen.textField("price").value == "12,5")
    try replace("price", by: "7,25", on: screen)
    screen.press(key: "Enter")
    #expect(try screen.element("values").label == "7.25 3")
  }
}
