/// What an app has printed and what was said of it: the last lines for pages that come, and those that the terminal has not got.
struct PageLines {
  private(set) var recent: [String] = []
  private var untaken: [String] = []

  static let recentLimit = 200
  static let untakenLimit = 2_000

  /// Keeps lines and returns those that are new; `nil` where there are none.
  ///
  /// A line alone that says again what the last one said is not new.
  mutating func add(_ lines: [String]) -> [String]? {
    let fresh = lines.count == 1 && lines.last == recent.last ? [] : lines
    guard !fresh.isEmpty else { return nil }
    recent = Array((recent + fresh).suffix(Self.recentLimit))
    untaken = Array((untaken + fresh).suffix(Self.untakenLimit))
    return Array(fresh.suffix(Self.recentLimit))
  }

  /// What was not taken yet.
  mutating func take() -> [String] {
    defer { untaken = [] }
    return untaken
  }
}
