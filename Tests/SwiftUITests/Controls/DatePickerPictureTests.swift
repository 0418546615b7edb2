import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Looks of date pickers")
@MainActor
struct DatePickerPictureTests {
  private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

  private func screen<V: View>(
    locale: String = "en_US", _ edit: (inout Screen.Settings) -> Void, @ViewBuilder content: () -> V
  ) -> Screen {
    let settings = Screen.Settings {
      $0.size = CGSize(width: 393, height: 860)
      $0.scale = 1
      $0.locale = locale
      $0.startDate = date("2023-01-08T09:33:00Z")
      edit(&$0)
    }
    return Screen(settings) {
      content().environment(\.calendar, Calendar(identifier: .gregorian)).environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
  }

  @Test("in a form with large text, a chip's popup open over it")
  func popup() throws {
    struct Page: View {
      @State var date: Date
      var body: some View {
        Form {
          Section("Trip") {
            DatePicker("Start", selection: $date, displayedComponents: .date)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            DatePicker("Both", selection: $date)
            DatePicker("Off", selection: $date, displayedComponents: .date).disabled(true)
          }
        }
      }
    }
    let screen = screen {
      $0.dynamicTypeSize = .xxLarge
    } content: {
      Page(date: date("2023-01-08T09:33:00Z"))
    }
    try screen.button("Start").tap()
    screen.finishAnimations()
    screen.expectImage("dates-form-large")
  }

  @Test("looks: compact, calendar and wheels in light, dark, from right to left")
  func pictures() throws {
    struct Gallery: View {
      @State var date: Date
      var body: some View {
        VStack(spacing: 4) {
          DatePicker("Start", selection: $date)
          DatePicker("End", selection: $date, displayedComponents: .date).datePickerStyle(.graphical).frame(width: 320)
          DatePicker("Time", selection: $date).datePickerStyle(.wheel).labelsHidden()
          Picker("Size", selection: .constant(2)) { ForEach(0..<5) { Text("Choice \($0)") } }.pickerStyle(.wheel)
        }
        .padding(.horizontal, 16)
      }
    }
    for (name, isDark, isRightToLeft, locale) in [
      ("dates-light", false, false, "en_US"), ("dates-dark", true, false, "ja_JP"), ("dates-rtl", false, true, "ar_EG"),
    ] {
      let screen = screen(locale: locale) {
        $0.colorScheme = isDark ? .dark : .light
        $0.isRightToLeft = isRightToLeft
      } content: {
        Gallery(date: date("2023-01-17T09:33:00Z"))
      }
      screen.expectImage(name)
    }
  }
}
