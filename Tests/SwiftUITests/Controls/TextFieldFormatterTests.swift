import ApusTesting
import SwiftUI
import Testing

@Suite("Fields for values with a formatter")
@MainActor
struct TextFieldFormatterTests {
  private static var numbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }

  private struct Fields: View {
    @State private var amount = 1_234.5
    @State private var count: Int? = 7
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    private var dates: DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.timeZone = TimeZone(identifier: "GMT")
      formatter.dateFormat = "yyyy-MM-dd"
      return formatter
    }
    var body: some View {
      VStack {
        TextField("amount", value: $amount, formatter: TextFieldFormatterTests.numbers)
        TextField(String("count"), value: $count, formatter: TextFieldFormatterTests.numbers, prompt: Text("how many"))
        TextField(value: $date, formatter: dates) { Text("day") }
        Text(verbatim: "\(amount) \(count ?? 0) \(Int(date.timeIntervalSinceReferenceDate) / 86_400)")
      }
    }
  }

  private func edit(_ name: String, _ text: String, on screen: Screen) throws {
    try screen.textField(name).tap()
    screen.press(key: "a", control: true)
    screen.type(text)
    screen.press(key: "Enter")
  }

  @Test("they show what the formatter writes, take what it reads when the editing ends, and else have the value's text again")
  func editing() throws {
    let screen = Screen { Fields() }
    #expect(try screen.textField("amount").value == "1,234.5")
    #expect(try screen.textField("day").value == "2001-01-01")
    try edit("amount", "2,000", on: screen)
    #expect(screen.contains("2000.0 7 0"))
    try edit("amount", "many", on: screen)
    #expect(try screen.textField("amount").value == "2,000")
    try edit("count", "12", on: screen)
    try edit("day", "2001-01-05", on: screen)
    #expect(screen.contains("2000.0 12 4"))
  }

  @Test("the older forms tell when editing begins and ends")
  @available(*, deprecated)
  func olderForms() throws {
    struct Older: View {
      @State private var count = 1
      @State private var log = ""
      var body: some View {
        VStack {
          TextField("a", value: $count, formatter: TextFieldFormatterTests.numbers, onEditingChanged: { log += $0 ? "(" : ")" })
          TextField("b", value: $count, formatter: TextFieldFormatterTests.numbers, onCommit: { log += "!" })
          Text("\(count)\(log)").accessibilityIdentifier("log")
        }
      }
    }
    let screen = Screen { Older() }
    try edit("a", "5", on: screen)
    try edit("b", "6", on: screen)
    #expect(try screen.element("log").label == "6()!")
  }
}
