import FoundationAdditions
import SwiftUI
import Testing

@Suite("The person's language in Foundation") struct CurrentLocaleTests {
  @Test("what follows the current locale follows the one that was set")
  func everything() async {
    await #expect(processExitsWith: .success) {
      let before = Locale.current
      precondition(Locale.setCurrent("de_DE"))
      precondition(Locale.current.identifier == "de_DE" && Locale.autoupdatingCurrent.identifier == "de_DE")
      precondition(Locale.current.currency?.identifier == "EUR" && before.identifier == "de_DE")
      precondition(Calendar.current.firstWeekday == 2 && 1.5.formatted() == "1,5")
      let numbers = NumberFormatter()
      numbers.numberStyle = .currency
      precondition(numbers.string(from: 20.99)?.hasPrefix("20,99") == true)
      let dates = DateFormatter()
      dates.dateStyle = .short
      dates.timeZone = .gmt
      precondition(dates.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "01.01.01")
      // Another one later, and those that are asked for by name stay what they are.
      precondition(Locale.setCurrent("en_US") && 1.5.formatted() == "1.5" && Calendar.current.firstWeekday == 1)
      precondition(Locale(identifier: "de_DE").decimalSeparator == "," && Locale(identifier: "en_001").region == "001")
    }
  }

  @Test("languages that nobody speaks do no harm")
  func unknown() async {
    await #expect(processExitsWith: .success) {
      for identifier in ["", "xx_YY", "ar", "zh-Hant_TW", String(repeating: "a", count: 300)] {
        precondition(Locale.setCurrent(identifier))
        _ = (1.5.formatted(), Date().formatted(), Calendar.current.firstWeekday)
      }
    }
  }
}
