import SwiftUI

/// Tells rows the time at which they are made.
struct TimeStamp {
  private let formatter: DateFormatter

  init() {
    formatter = DateFormatter()
    formatter.locale = Locale(identifier: "ja_JP")
    formatter.dateStyle = .none
    formatter.timeStyle = .medium
  }

  var now: String { formatter.string(from: Date()) }
}
