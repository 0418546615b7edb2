import Foundation

/// A part of a date as rows of a wheel: what they are called, which can be chosen, and what choosing one does.
nonisolated struct WheelColumn {
  let part: DateField
  let choice: DateChoice
  /// The day that is called so.
  var today: Date?

  private var span: DateSpan { choice.span }
  private var date: Date { choice.date }

  var rows: Range<Int> {
    switch part {
    case .year: span.years.lowerBound..<span.years.upperBound + 1
    case .month: 0..<span.months(ofYear: span.year(of: date)).count
    case .day: 0..<max(span.calendar.maximumRange(of: .day)?.count ?? 31, 28)
    case .date: span.day(of: span.bounds.lowerBound)..<span.day(of: span.bounds.upperBound) + 1
    case .hour: 0..<24
    case .minute: 0..<60 / choice.minuteInterval
    case .period: 0..<2
    }
  }

  /// The row of the date.
  var selected: Int {
    switch part {
    case .year: span.year(of: date)
    case .month: span.place(of: date).month
    case .day: span.place(of: date).day
    case .date: span.day(of: date)
    case .hour: span.minutes(of: date) / 60
    case .minute: span.minutes(of: date) % 60 / choice.minuteInterval
    case .period: span.minutes(of: date) / 720
    }
  }

  /// Whether the first row follows the last one.
  var isEndless: Bool { [.month, .day, .hour, .minute].contains(part) }

  /// The date with a row instead of its own, whether it can be chosen or not.
  func date(at row: Int) -> Date {
    let position = span.place(of: date), minutes = span.minutes(of: date)
    switch part {
    case .year: return span.moved(date, toYear: row, month: position.month, day: position.day)
    case .month: return span.moved(date, toYear: position.year, month: row, day: position.day)
    case .day: return span.moved(date, toYear: position.year, month: position.month, day: row)
    case .date: return span.moved(date, toDay: span.start(ofDay: row))
    case .hour: return span.at(minutes: row * 60 + minutes % 60, onDayOf: date)
    case .minute: return span.at(minutes: minutes / 60 * 60 + row * choice.minuteInterval, onDayOf: date)
    case .period: return span.at(minutes: minutes % 720 + row * 720, onDayOf: date)
    }
  }

  func title(_ row: Int) -> String {
    let titles = choice.titles
    switch part {
    case .year: return titles.yearRow(date(at: row))
    case .month:
      let months = span.months(ofYear: span.year(of: date))
      return titles.monthRow(months[min(max(row, 0), months.count - 1)])
    case .day: return titles.dayRow(row + 1)
    case .date:
      let start = span.start(ofDay: row)
      return start == today ? titles.today(start) : titles.dateRow(start)
    case .hour: return titles.hourRow(row)
    case .minute: return titles.minuteRow(row * choice.minuteInterval)
    case .period: return titles.periodRow(row == 1)
    }
  }

  /// Whether anything of a row can be chosen.
  func allows(_ row: Int) -> Bool {
    let position = span.place(of: date)
    switch part {
    case .year, .date: return true
    case .month:
      let months = span.months(ofYear: position.year)
      return row < months.count && span.allowsMonth(months[row])
    case .day:
      let months = span.months(ofYear: position.year), start = months[min(position.month, months.count - 1)]
      guard row < span.daysInMonth(start) else { return false }
      return span.allowsDay(span.startOfDay(date(at: row)))
    case .hour: return allows(minutes: row * 60..<row * 60 + 60)
    case .minute:
      let minute = span.minutes(of: date) / 60 * 60 + row * choice.minuteInterval
      return allows(minutes: minute..<minute + 1)
    case .period: return allows(minutes: row * 720..<row * 720 + 720)
    }
  }

  private func allows(minutes: Range<Int>) -> Bool {
    let first = span.at(minutes: minutes.lowerBound, onDayOf: date)
    let end = first.addingTimeInterval(Double(minutes.count) * 60)
    return first <= span.bounds.upperBound && end > span.bounds.lowerBound
  }

  func choose(_ row: Int) { if rows.contains(row) { choice.choose(date(at: row)) } }

  /// The row that somebody means who types a text: by its number, or by how its name begins.
  func row(typed text: String) -> Int? {
    if part == .year {
      // As long as it is not typed to its end, the last digits stay.
      let shown = String(span.year(of: date) + 2001)
      guard span.calendar.identifier == .gregorian, shown.count == 4, text.count <= 4,
        let year = Int(text + shown.dropFirst(text.count)), rows.contains(year - 2001)
      else { return nil }
      return year - 2001
    }
    guard rows.count <= 100 else { return nil }
    if let number = Int(text), let row = rows.first(where: { Int(title($0).filter(\.isNumber)) == number }) { return row }
    return rows.first { title($0).lowercased().hasPrefix(text.lowercased()) }
  }
}

extension DateField {
  /// What the wheel is called for who cannot see it.
  nonisolated var name: String {
    switch self {
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .date: "Date"
    case .hour: "Hour"
    case .minute: "Minute"
    case .period: "AM/PM"
    }
  }
}
