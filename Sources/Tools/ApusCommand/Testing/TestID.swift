/// A test as the test program lists it: `Target.Suite/function()`, or `Target.function()` outside of suites.
struct TestID: Hashable, Comparable {
  var text: String

  init(_ text: String) { self.text = text }

  /// The identity of a test in an event, which ends with the place in its source.
  init(inEvent text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let hasPosition = parts.count > 1 && parts.last?.contains(".swift:") == true
    self.text = hasPosition ? parts.dropLast().joined(separator: "/") : text
  }

  /// The test target.
  var target: String { String(text.prefix { $0 != "." }) }

  /// The outermost suite with its target: what one process runs as a whole; the test itself where it is in none.
  var suite: String {
    guard let slash = text.firstIndex(of: "/") else { return text }
    return String(text[..<slash])
  }

  static func < (a: TestID, b: TestID) -> Bool { a.text < b.text }

  /// A pattern for `--filter` and `--skip` that finds this test alone.
  var pattern: String { "^" + Self.escaped(text) + "/" }

  /// A pattern that finds the tests of some suites, or tests outside of suites.
  static func pattern(suites: [String]) -> String { "^(" + suites.map(escaped).joined(separator: "|") + ")/" }

  private static func escaped(_ text: String) -> String {
    text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
