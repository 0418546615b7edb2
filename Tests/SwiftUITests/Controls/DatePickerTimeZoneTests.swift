import ApusTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("DatePicker far from Greenwich") struct DatePickerTimeZoneTests {
  @Test("in a time zone farther from Greenwich than any place is, dates are written as elsewhere", arguments: [18, -18, 15])
  func farthestZone(hours: Int) throws {
    let noon = try Date("2023-01-08T12:33:00Z", strategy: .iso8601)
    func texts(_ calendar: Calendar.Identifier, _ language: String, hours: Int, _ date: Date) throws -> [String] {
      let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
      let screen = Screen(
        .init {
          $0.size = CGSize(width: 390, height: 1000)
          $0.locale = language
        }
      ) {
        VStack {
          DatePicker("a", selection: .constant(date)).datePickerStyle(.graphical)
          DatePicker("b", selection: .constant(date)).datePickerStyle(.wheel)
          DatePicker("c", selection: .constant(date)).datePickerStyle(.compact)
        }
        .environment(\.calendar, Calendar(identifier: calendar)).environment(\.timeZone, zone)
      }
      return screen.elements.map { "\($0.label), \($0.value)" }
    }
    for (calendar, language) in [(Calendar.Identifier.gregorian, "en_US"), (.hebrew, "ar_SA"), (.japanese, "ja_JP")] {
      let far = try texts(calendar, language, hours: hours, noon)
      #expect(try far == texts(calendar, language, hours: 0, noon.addingTimeInterval(Double(hours) * 3600)))
    }
  }
}
