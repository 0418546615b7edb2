import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Pickers of several days")
@MainActor
struct MultiDatePickerTests {
  private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

  private struct Page: View {
    @State var days: Set<DateComponents>
    var bounds: Range<Date>?
    var body: some View {
      if let bounds {
        MultiDatePicker("Days", selection: $days, in: bounds)
      } else {
        MultiDatePicker("Days", selection: $days)
      }
      Text(verbatim: "chosen: " + days.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted().joined(separator: " "))
    }
  }

  private func screen<V: View>(@ViewBuilder content: () -> V) -> Screen {
    Screen(Screen.Settings { $0.startDate = date("2023-01-08T09:33:00Z") }) {
      VStack { content() }.environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
  }

  @Test("a press on a day chooses it, another one takes it back; days that were given without a calendar count too")
  func choosing() throws {
    let screen = screen { Page(days: [DateComponents(year: 2023, month: 1, day: 3)]) }
    #expect(try screen.button("Tuesday, January 3, 2023").isSelected)
    try screen.button("Thursday, January 5, 2023").tap()
    #expect(screen.contains("chosen: 2023-1-3 2023-1-5"))
    try screen.button("Tuesday, January 3, 2023").activate()
    #expect(screen.contains("chosen: 2023-1-5"))
    try screen.button("Next Month").tap()
    screen.finishAnimations()
    try screen.button("Tuesday, February 14, 2023").tap()
    #expect(screen.contains("chosen: 2023-1-5 2023-2-14"))
    try screen.button("February 2023").tap()
    screen.finishAnimations()
    try screen.element("Year", role: "slider").increment()
    screen.finishAnimations()
    #expect(screen.contains("February 2024") && screen.contains("chosen: 2023-1-5 2023-2-14"))
  }

  @Test("days outside of the bounds cannot be chosen; the end of a range is outside")
  func bounds() throws {
    let bounds = date("2023-01-05T00:00:00Z")..<date("2023-01-10T00:00:00Z")
    let screen = screen { Page(days: [], bounds: bounds) }
    for (day, isEnabled) in [
      ("Wednesday, January 4", false), ("Thursday, January 5", true), ("Monday, January 9", true), ("Tuesday, January 10", false),
    ] {
      #expect(try screen.button("\(day), 2023").isEnabled == isEnabled, "\(day)")
      try screen.button("\(day), 2023").tap()
    }
    #expect(screen.contains("chosen: 2023-1-5 2023-1-9"))
  }

  @Test("half open ranges, labels of views and titles of strings")
  func initialisers() throws {
    let now = date("2023-01-08T00:00:00Z"), title = String("Days")
    let pickers: [AnyView] = [
      AnyView(MultiDatePicker(selection: .constant([])) { Text("Days") }),
      AnyView(MultiDatePicker(selection: .constant([]), in: now..<now) { Text("Days") }),
      AnyView(MultiDatePicker(selection: .constant([]), in: now...) { Text("Days") }),
      AnyView(MultiDatePicker(selection: .constant([]), in: ..<now) { Text("Days") }),
      AnyView(MultiDatePicker("Days", selection: .constant([]), in: now...)),
      AnyView(MultiDatePicker("Days", selection: .constant([]), in: ..<now)),
      AnyView(MultiDatePicker(title, selection: .constant([]))),
      AnyView(MultiDatePicker(title, selection: .constant([]), in: now..<now.addingTimeInterval(1))),
      AnyView(MultiDatePicker(title, selection: .constant([]), in: now...)),
      AnyView(MultiDatePicker(title, selection: .constant([]), in: ..<now)),
    ]
    for picker in pickers {
      let screen = screen { picker }
      #expect(screen.contains("Days") && screen.contains("January 2023"))
    }
  }
}
