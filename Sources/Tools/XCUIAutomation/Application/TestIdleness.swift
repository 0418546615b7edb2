/// How long a test does something else than use its app, such as sleep.
struct TestIdleness {
  /// When the app was used last; `nil`: it was not yet, or is now.
  private var last: ContinuousClock.Instant?
  /// How many uses are on: one may have others inside.
  private var uses = 0

  /// What a test computes takes none of the app's time, so that the same test always does the same.
  private static let shortest = 0.25
  /// The most seconds that an app's clock goes on at once.
  private static let longest = 600.0

  /// The app is used; returns the seconds for which it was not.
  mutating func begin(at now: ContinuousClock.Instant) -> Double {
    uses += 1
    guard let last else { return 0 }
    self.last = nil
    let idle = (now - last) / .seconds(1)
    return idle < Self.shortest ? 0 : min(idle, Self.longest)
  }

  /// It is used no more.
  mutating func end(at now: ContinuousClock.Instant) {
    uses -= 1
    if uses == 0 { last = now }
  }
}
