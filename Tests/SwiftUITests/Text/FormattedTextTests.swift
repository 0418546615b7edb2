import ApusTesting
import SwiftUI
import Testing

@Suite("Texts of values in a format") @MainActor
struct FormattedTextTests {
  private func label(_ text: Text, in locale: String) -> String? {
    Screen(.init { $0.locale = locale }) { text }.elements.first?.label
  }

  // A space that is not broken stands before the sign.
  @Test(
    "a value is written in the language of the surroundings",
    arguments: [("en_US", "$12.50"), ("de_DE", "12,50\u{A0}$"), ("ja_JP", "$12.50")])
  func values(locale: String, expected: String) {
    let format = FloatingPointFormatStyle<Double>.Currency(code: "USD")
    #expect(label(Text(12.5, format: format), in: locale) == expected)
    #expect(label(Text("\(12.5, format: format)!"), in: locale) == expected + "!")
  }

  @Test("a date too")
  func dates() {
    let date = Date(timeIntervalSinceReferenceDate: 21_600_000)
    let format = Date.FormatStyle(calendar: Calendar(identifier: .gregorian), timeZone: .gmt).day().month().year()
    #expect(label(Text(date, format: format), in: "en_US") == "Sep 8, 2001")
    #expect(label(Text(date, format: format), in: "de_DE") == "8. Sept. 2001")
  }

  @Test("a format with a language of its own keeps it")
  func own() {
    let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    #expect(label(Text(1.5, format: format), in: "en_US") == "1,5")
  }

  @Test("the language of a view counts, and a change of it shows")
  func environment() throws {
    struct Root: View {
      @State var locale = "de_DE"
      var body: some View {
        VStack {
          Text(1.5, format: .number).accessibilityIdentifier("number")
          Stepper("Count", value: .constant(1.5), step: 0.5, format: .number)
        }
        .environment(\.locale, Locale(identifier: locale))
        Button("English") { locale = "en_US" }
      }
    }
    let screen = Screen { Root() }
    #expect(try screen.element("number").label == "1,5")
    #expect(screen.elements.contains { $0.value == "1,5" })
    try screen.button("English").tap()
    #expect(try screen.element("number").label == "1.5")
  }

  @Test("texts are equal where value and format are")
  func equality() {
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1, format: .number) != Text(1, format: .percent))
    #expect(Text(1, format: .number) != Text(1.0, format: .number))
  }
}
