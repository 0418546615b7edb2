/// What an app has printed and what was said of it: the last lines for pages that come, and those that the terminal has not got.
struct PageLines {
  private(set) var recent: [String] = []
  private var untaken: [String] = []

  static let recentLimit = 200
  static let untakenLimit = 2_000

  /// Keeps what the app has printed; returns what pages are told of it, `nil` where there is nothing.
  mutating func add(_ lines: [String]) -> [String]? {
    guard !lines.isEmpty else { return nil }
    recent = Array((recent + lines).suffix(Self.recentLimit))
    untaken = Array((untaken + lines).suffix(Self.untakenLimit))
    return Array(lines.suffix(Self.recentLimit))
  }

  /// The same of what is said of the app, which is not said again while it is what was said last.
  mutating func note(_ reason: String) -> [String]? { reason == recent.last ? nil : add([reason]) }

  /// What was not taken yet.
  mutating func take() -> [String] {
    defer { untaken = [] }
    return untaken
  }
}
