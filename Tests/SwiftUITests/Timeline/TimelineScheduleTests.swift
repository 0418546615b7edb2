import ApusTesting
import SwiftUI
import Testing

@Suite("Schedules of timelines")
@MainActor
struct TimelineScheduleTests {
  nonisolated private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
  private func first(
    _ count: Int, of schedule: some TimelineSchedule, from start: TimeInterval, mode: TimelineScheduleMode = .normal
  ) -> [TimeInterval] {
    schedule.entries(from: Self.date(start), mode: mode).prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  @Test("a period goes on from its start, beginning with the last point that has been")
  func periodic() {
    let schedule = PeriodicTimelineSchedule(from: Self.date(100), by: 10)
    #expect(first(3, of: schedule, from: 100) == [100, 110, 120])
    #expect(first(3, of: schedule, from: 125) == [120, 130, 140])
    #expect(first(2, of: schedule, from: 50) == [100, 110])
    // With little power a minute passes between points at least.
    #expect(first(3, of: schedule, from: 170, mode: .lowFrequency) == [160, 220, 280])
    #expect(first(2, of: .periodic(from: Self.date(0), by: 0), from: 0)[1] == 0.001)
    var entries: PeriodicTimelineSchedule.Entries = schedule.entries(from: Self.date(100), mode: .normal)
    #expect(entries.next() == Self.date(100) && entries.next() == Self.date(110))
  }

  @Test("minutes begin with their first second")
  func everyMinute() {
    for schedule in [EveryMinuteTimelineSchedule(), .everyMinute] {
      #expect(first(3, of: schedule, from: 150) == [120, 180, 240])
    }
    #expect(first(2, of: .everyMinute, from: 120, mode: .lowFrequency) == [120, 180])
  }

  @Test("explicit dates are taken as they are")
  func explicit() {
    let dates = [3.0, 5, 90].map(Self.date)
    #expect(first(9, of: ExplicitTimelineSchedule(dates), from: 4) == [3, 5, 90])
    #expect(first(9, of: .explicit(dates), from: 4) == [3, 5, 90])
  }

  @Test("an animation has a point for each frame, or at its least distance; none while it is paused or updates are to be rare")
  func animation() {
    let frames = first(3, of: AnimationTimelineSchedule(), from: 10)
    #expect(zip(frames, [10, 10 + 1.0 / 60, 10 + 2.0 / 60]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(first(3, of: .animation(minimumInterval: 0.5), from: 10) == [10, 10.5, 11])
    #expect(first(3, of: .animation(paused: true), from: 10) == [])
    #expect(first(3, of: .animation, from: 10, mode: .lowFrequency) == [])
    #expect(first(1, of: .animation, from: 10) == [10])
  }

  @Test("a paused animation shows the moment at which it was paused, and goes on from the present")
  func pausing() throws {
    struct Clock: View {
      @State private var isPaused = true
      var body: some View {
        VStack {
          Button("pause") { isPaused.toggle() }
          TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
            Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
          }
        }
      }
    }
    let screen = Screen { Clock() }
    #expect(screen.contains("0"))
    screen.advance(by: 5)
    #expect(screen.contains("0"))
    try screen.button("pause").tap()
    #expect(screen.contains("5"))
    screen.advance(by: 2)
    #expect(screen.contains("7"))
    try screen.button("pause").tap()
    screen.advance(by: 3)
    #expect(screen.contains("7"))
  }

  @Test(
    "the content hears how often it will be made",
    arguments: [
      (0.1, .live), (1, .seconds), (29, .seconds), (30, .minutes), (600, .minutes),
    ] as [(TimeInterval, TimelineViewDefaultContext.Cadence)])
  func cadence(interval: TimeInterval, expected: TimelineViewDefaultContext.Cadence) {
    @MainActor final class Log { var contexts: [TimelineView<PeriodicTimelineSchedule, Color>.Context] = [] }
    let log = Log()
    _ = picture {
      TimelineView(.periodic(from: Self.date(0), by: interval)) { context in
        let _ = log.contexts.append(context)
        Color.red
      }
    }
    #expect(log.contexts.last?.cadence == expected && log.contexts.last?.date == Self.date(0))
    #expect(TimelineViewDefaultContext.Cadence.live < .seconds && TimelineViewDefaultContext.Cadence.seconds < .minutes)
  }

  @Test("content is made at the dates of a schedule of an app's own, and not between")
  func custom() {
    struct Growing: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> [Date] { [0, 1, 3, 7].map { startDate.addingTimeInterval($0) } }
    }
    let screen = picture {
      TimelineView(Growing()) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    }
    for (step, shown) in [(0.5, "0"), (1, "1"), (1, "1"), (1, "3"), (3, "3"), (1, "7"), (90, "7")] {
      screen.advance(by: step)
      #expect(screen.contains(shown), "\(shown)")
    }
  }
}
