import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Timelines of times that never come")
@MainActor
struct TimelineNumbersTests {
  @Test("an interval that is not finite has one point, and says so", arguments: [Double.nan, .infinity, -.infinity])
  func intervals(x: Double) {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let later = start.addingTimeInterval(1_000)
    #expect(Array(PeriodicTimelineSchedule(from: start, by: x).entries(from: later, mode: .normal)) == [start])
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) {
      MadeInBody {
        VStack {
          TimelineView(.periodic(from: .now, by: x)) { _ in Text(verbatim: "periodic") }
          TimelineView(.animation(minimumInterval: x)) { _ in Text(verbatim: "animation") }
        }
      }
    }
    #expect(screen.contains("periodic") && screen.contains("animation"))
    #expect(screen.diagnostics == ["invalid timeline interval \(x) (non-finite) is ignored"])
    screen.forgetWork()
    screen.advance(by: 2)
    #expect(screen.work.bodies == 0)
  }

  @Test("dates so far away that a step leads nowhere, or that are none", arguments: [-1e300, 1e300, .nan, .infinity, -.infinity])
  func dates(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) {
      VStack {
        TimelineView(.periodic(from: date, by: 0.001)) { _ in Text(verbatim: "periodic") }
        TimelineView(.explicit([date, date])) { _ in Text(verbatim: "explicit") }
      }
    }
    #expect(screen.contains("periodic") && screen.contains("explicit"))
    screen.advance(by: 0.1)
  }
}
