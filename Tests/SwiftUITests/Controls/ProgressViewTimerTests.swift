import ApusTesting
import SwiftUI
import Testing

@Suite("Progress of time")
@MainActor
struct ProgressViewTimerTests {
  private let interval = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 100)

  @Test("the bar and the time below it go with the clock, down or up")
  func labels() throws {
    let down = Screen { ProgressView(timerInterval: interval) { Text("Tea") } }
    down.advance(by: 40)
    #expect(try down.element("Tea, 1:00").value == "60 %")
    let up = Screen { ProgressView(timerInterval: interval, countsDown: false) }
    up.advance(by: 40)
    #expect(try up.element("0:40").value == "40 %")
    #expect(type(of: ProgressView(timerInterval: interval)) == ProgressView<EmptyView, DefaultDateProgressLabel>.self)
  }

  @Test("a stretch of time without a beginning or an end has only begun, or is over; nothing traps")
  func endless() throws {
    let date = { Date(timeIntervalSinceReferenceDate: $0) }
    for (lower, upper, value) in [
      (0, .infinity, "0 %"), (-.infinity, 0, "100 %"), (-.infinity, .infinity, "0 %"), (.infinity, .infinity, "0 %"),
    ] as [(Double, Double, String)] {
      let screen = Screen { ProgressView(timerInterval: date(lower)...date(upper), countsDown: false) { Text("Tea") } }
      screen.advance(by: 1)
      #expect(screen.elements.first?.value == value, "\(lower)...\(upper)")
    }
  }
}
