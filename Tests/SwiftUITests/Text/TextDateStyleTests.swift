import ApusTesting
import SwiftUI
import Testing

@Suite("Texts that tell the time")
@MainActor
struct TextDateStyleTests {
  /// Screens begin at the reference date, in the test's own time.
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private func at(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  private func shown(_ text: Text) throws -> String { label(of: screen(text)) }
  private func label(of screen: Screen) -> String {
    // Between an hour and its half of the day stands a narrow space, and thin ones around a dash.
    let label = screen.elements.first { $0.role == "staticText" }?.label ?? ""
    return label.replacing(/[\u{202F}\u{2009}]/, with: " ")
  }
  private func screen(_ text: Text) -> Screen {
    Screen { text.environment(\.timeZone, TimeZone(identifier: "GMT")!) }
  }

  @Test("the time of the day and the date are told in the language and the time zone of the place")
  func still() throws {
    let date = at(23 * 3_600 + 23 * 60)
    #expect(try shown(Text(date, style: .time)) == "11:23 PM")
    #expect(try shown(Text(date, style: .date)) == "January 1, 2001")
    let german = Screen(.init { $0.locale = "de_DE" }) {
      Text(date, style: .date).environment(\.timeZone, TimeZone(identifier: "GMT")!)
    }
    #expect(label(of: german) == "1. Januar 2001")
  }

  @Test("a range of dates has the times of its day, with the dates where there are two")
  func ranges() throws {
    #expect(try shown(Text(at(34_200)...at(41_400))) == "9:30 – 11:30 AM")
    #expect(try shown(Text(DateInterval(start: at(34_200), duration: 7_200))) == "9:30 – 11:30 AM")
    #expect(try shown(Text(at(0)...at(100_000))) == "1/1/2001, 12:00 AM – 1/2/2001, 3:46 AM")
  }

  @Test("dates in a key show as texts of their own, which go on by themselves")
  func interpolated() throws {
    let screen = screen(Text("at \(at(3_600), style: .time), \(timerInterval: at(0)...at(9)), \(at(0)...at(3_600))"))
    #expect(label(of: screen) == "at 1:00 AM, 0:09, 12:00 – 1:00 AM")
    screen.advance(by: 2)
    #expect(label(of: screen) == "at 1:00 AM, 0:07, 12:00 – 1:00 AM")
    let key: LocalizedStringKey = "\(DateInterval(start: at(0), duration: 60)) \(start, style: .date)"
    #expect(try shown(Text(key)) == "12:00 – 12:01 AM January 1, 2001")
  }

  @Test("relative times have the two largest units, offsets the largest one with a sign, timers are clocks")
  func moving() throws {
    for (seconds, relative, offset, timer) in [
      (0, "0 sec", "+0 seconds", "0:00"), (36, "36 sec", "+36 seconds", "0:36"), (83, "1 min, 23 sec", "+1 minute", "1:23"),
      (8_600, "2 hr, 23 min", "+2 hours", "2:23:20"), (-8_600, "2 hr, 23 min", "-2 hours", "2:23:20"),
      (133_141, "1 day, 12 hr", "+1 day", "36:59:01"), (-1_000_000, "1 wk, 4 days", "-1 week", "277:46:40"),
    ] as [(Double, String, String, String)] {
      #expect(try shown(Text(at(seconds), style: .relative)) == relative)
      #expect(try shown(Text(at(seconds), style: .offset)) == offset)
      #expect(try shown(Text(at(seconds), style: .timer)) == timer)
    }
  }

  @Test("a timer counts down to its end and stands there, or up; it can be paused, and tell no hours")
  func interval() throws {
    let down = screen(Text(timerInterval: at(1)...at(4)))
    var seen = [label(of: down)]
    for _ in 0..<6 {
      down.advance(by: 1)
      seen.append(label(of: down))
    }
    #expect(seen == ["0:03", "0:03", "0:02", "0:01", "0:00", "0:00", "0:00"])
    let up = screen(Text(timerInterval: start...at(90), countsDown: false))
    up.advance(by: 75.5)
    #expect(label(of: up) == "1:15")
    #expect(try shown(Text(timerInterval: start...at(7_200), pauseTime: at(60))) == "1:59:00")
    #expect(try shown(Text(timerInterval: start...at(7_200), pauseTime: at(60), showsHours: false)) == "119:00")
  }

  @Test("each change costs one frame, and nothing is done between; inside of others a text tells the time too")
  func frames() {
    for (text, seconds, changes) in [
      (Text(at(600), style: .timer), 5.5, 5), (Text("in \(Text(at(600), style: .timer))"), 5.5, 5),
      (Text(at(8_600), style: .relative), 130, 2), (Text(at(600), style: .date), 1_000, 0),
      (Text(timerInterval: start...at(3)), 100, 3),
    ] as [(Text, Double, Int)] {
      let screen = screen(text)
      screen.forgetWork()
      screen.advance(by: seconds)
      #expect(screen.work.frames == changes)
      #expect(screen.work.bodies == 0)
    }
  }

  @Test("styles are equal to themselves and can be stored")
  func coding() throws {
    for style: Text.DateStyle in [.time, .date, .relative, .offset, .timer] {
      #expect(try JSONDecoder().decode(Text.DateStyle.self, from: JSONEncoder().encode(style)) == style)
    }
    #expect(Text.DateStyle.time != .timer)
  }

  @Test("the time to a date that is none is a dash, and to one infinitely far away as long as there is room; both stand still")
  func noDates() throws {
    for style in [Text.DateStyle.timer, .relative, .offset] {
      let screen = screen(Text(at(.nan), style: style))
      #expect(label(of: screen) == "–")
      screen.advance(by: 2)
      #expect(!screen.isAnimating)
    }
    let ends = [-Double.infinity, .infinity, 0]
    for (lower, upper) in ends.flatMap({ a in ends.map { (a, $0) } }) where lower <= upper {
      for countsDown in [true, false] {
        let text = Text(timerInterval: at(lower)...at(upper), countsDown: countsDown)
        let shown = try shown(text), isNowhere = lower == upper && lower.isInfinite
        #expect(!shown.isEmpty && (shown == "–") == isNowhere, "\(lower)...\(upper)")
      }
    }
  }
}
