/// How far the tests of several processes are, as a line every few seconds.
struct TestProgress {
  /// Tests in all.
  var total: Int
  /// The time between two lines: short where a line is written over, longer where each stays.
  var interval: Duration = Terminal.canOverwriteLines ? .milliseconds(200) : .seconds(5)
  private var ended = 0
  private var failed = 0
  /// What the processes that run have told, by their numbers.
  private var running: [Int: (ended: Int, failed: Int, current: TestID?)] = [:]
  private var shown: ContinuousClock.Instant?

  /// Clears a line that is written over; empty where none is.
  static var clearing: String { Terminal.canOverwriteLines ? "\r\u{1B}[2K" : "" }

  init(total: Int) { self.total = total }

  /// Notes what a process has told so far; returns a line where it is time for one.
  mutating func line(for events: TestEvents, of number: Int, at now: ContinuousClock.Instant = .now) -> String? {
    let failures = events.tests.values.count { $0.outcome == .failed }
    running[number] = (events.tests.count, failures, events.unfinished.min())
    guard shown.map({ now - $0 >= interval }) ?? true else { return nil }
    shown = now
    return Terminal.canOverwriteLines ? Self.clearing + String(text.prefix(100)) : text + "\n"
  }

  /// Notes that a process has ended.
  mutating func finish(_ number: Int, with tests: [TestID: TestEvents.Test]) {
    running[number] = nil
    ended += tests.count
    failed += tests.values.count { $0.outcome == .failed }
  }

  /// What was run, and what runs now.
  var text: String {
    let (ended, failed) = running.values.reduce((ended, failed)) { ($0.0 + $1.ended, $0.1 + $1.failed) }
    let current = running.values.compactMap(\.current).sorted().map(\.text).joined(separator: ", ")
    return "  \(ended) of \(total) tests\(failed == 0 ? "" : ", \(failed) failed")\(current.isEmpty ? "" : ": \(current)")"
  }
}
