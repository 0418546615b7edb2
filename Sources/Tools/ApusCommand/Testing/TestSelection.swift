/// Which tests a call of `apus test` asks for.
struct TestSelection: Equatable {
  var filters: [String] = []
  var skips: [String] = []

  /// Leaves nothing out.
  init() {}

  /// Takes `--filter PATTERN` and `--skip PATTERN`, each as often as they stand there, out of a command line.
  init(takenFrom words: inout [String]) throws {
    filters = try Self.take("--filter", from: &words)
    skips = try Self.take("--skip", from: &words)
  }

  var isEverything: Bool { filters.isEmpty && skips.isEmpty }

  /// The same, without what some patterns find.
  func skipping(_ patterns: [String]) -> TestSelection {
    var copy = self
    copy.skips += patterns
    return copy
  }

  private static func take(_ option: String, from words: inout [String]) throws -> [String] {
    var values: [String] = []
    while let index = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) {
      if words[index] != option {
        values.append(String(words[index].dropFirst(option.count + 1)))
        words.remove(at: index)
      } else {
        guard index + 1 < words.count else { throw CommandError.usage("\(option) needs a pattern") }
        values.append(words[index + 1])
        words.removeSubrange(index...index + 1)
      }
    }
    for value in values where (try? Regex(value)) == nil { throw CommandError.usage("\(option): '\(value)' is no pattern") }
    return values
  }

  /// The tests that some filter, where there is one, and no skip finds.
  func chosen(from tests: [TestID]) throws -> [TestID] {
    let (filters, skips) = (try filters.map { try Regex($0) }, try skips.map { try Regex($0) })
    return try tests.filter { test in
      // A pattern may end with the slash before the place in the source.
      let text = test.text + "/"
      guard try skips.allSatisfy({ try $0.firstMatch(in: text) == nil }) else { return false }
      return try filters.isEmpty || filters.contains { try $0.firstMatch(in: text) != nil }
    }
  }
}
