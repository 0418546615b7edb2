/// When an app that a page shows is asked for its next frame.
///
/// While something moves, thirty times a second. At rest nothing is drawn: an app is asked whether something came from its own side, a
/// network's answer for one, a few times a second, and sooner where it says that something is due.
struct PagePace {
  /// Seconds from one frame to the next while something moves.
  static let moving = 1.0 / 30
  /// Seconds from one question to the next at rest, and when somebody did something a moment ago, of which more may follow.
  static let resting = 0.2
  static let attentive = 0.05
  /// For how long after an input that is.
  static let attention = 2.0
  /// Seconds until an app is asked again that could not answer.
  static let troubled = 1.0

  /// Seconds from the beginning of one frame to that of the next.
  static func wait(moving isMoving: Bool, next: Double?, sinceInput: Double) -> Double {
    if isMoving { return moving }
    let rest = sinceInput < attention ? attentive : resting
    return next.map { min(max($0, moving), rest) } ?? rest
  }

  /// How much of the app's clock passes: as much as of the real one, but no jump where the machine, or a page, was asleep.
  static func seconds(since elapsed: Double) -> Double { min(max(elapsed, 0), 0.25) }
}
