import SwiftUI

/// A talk at the conference.
struct Session: Identifiable, Hashable {
  let id: Int
  let title: String
  let speaker: String
  let room: Room
}

enum Room: String, CaseIterable {
  case quay = "Quay"
  case loft = "Sail loft"
  case dock = "Dry dock"

  var color: Color {
    switch self {
    case .quay:
      Palette.pair(
        light: UIColor(red: 0.08, green: 0.42, blue: 0.53, alpha: 1), dark: UIColor(red: 0.38, green: 0.75, blue: 0.87, alpha: 1))
    case .loft:
      Palette.pair(
        light: UIColor(red: 0.6, green: 0.35, blue: 0.03, alpha: 1), dark: UIColor(red: 0.93, green: 0.66, blue: 0.33, alpha: 1))
    case .dock:
      Palette.pair(
        light: UIColor(red: 0.45, green: 0.33, blue: 0.66, alpha: 1), dark: UIColor(red: 0.73, green: 0.63, blue: 0.92, alpha: 1))
    }
  }
}

/// What begins at one time.
struct TimeSlot: Identifiable, Hashable {
  let start: String
  let end: String
  let sessions: [Session]

  var id: String { start }
}

/// A day of the conference.
struct ConferenceDay: Identifiable, Hashable {
  let id: Int
  let name: String
  let weekday: String
  /// The day of the month.
  let date: Int
  let slots: [TimeSlot]

  /// Three days, each with nine times of one to three talks.
  static let all: [ConferenceDay] = (0..<3).map { day in
    ConferenceDay(
      id: day, name: "Day \(day + 1)", weekday: ["Thu", "Fri", "Sat"][day], date: 21 + day,
      slots: times.enumerated().map { index, time in
        let first = day * 18 + index * 2
        let count = 1 + (day + index) % 3
        return TimeSlot(
          start: time.0, end: time.1,
          sessions: Room.allCases.prefix(count).enumerated().map { place, room in
            Session(
              id: day * 100 + index * 10 + place, title: titles[(first + place * 5) % titles.count],
              speaker: speakers[(first * 3 + place) % speakers.count], room: room)
          })
      })
  }

  private static let times = [
    ("10:00", "10:40"), ("10:50", "11:30"), ("11:40", "12:20"), ("13:20", "14:00"), ("14:10", "14:50"), ("15:00", "15:40"),
    ("16:10", "16:50"), ("17:00", "17:40"), ("17:50", "18:10"),
  ]
  private static let titles = [
    "Values all the way down", "A layout in three questions", "スクロール位置を読む", "Springs without tears", "Small views, large screens",
    "What a frame costs", "Concurrency at the quay", "文字組みと行間の話", "Testing what moves", "Old code, new tricks",
    "Drawing boats with paths", "Where does state live?", "Lists of a million rows", "アクセシビリティの灯台", "The week we deleted a cache",
    "Colours after sunset", "Packages for two", "A compiler for sailors", "Maps without a server",
  ]
  private static let speakers = [
    "Ines Faro", "Tomo Kaji", "Ruth Anker", "Pelle Skog", "三浦 なぎさ", "Ada Brook", "Jon Havn", "Mei Lin", "Oskar Lund", "Noor Salt",
  ]
}
