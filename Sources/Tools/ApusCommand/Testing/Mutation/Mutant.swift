import Foundation

/// A condition in one line of a source that says something else while the environment's `APUS_MUTANT` has the mutant's number.
///
/// All mutants are built at once, each asleep; so twenty of them cost one build.
struct Mutant: Equatable {
  static let variable = "APUS_MUTANT"

  /// The source below the package's folder.
  var file: Path
  /// Counted from 1.
  var line: Int
  /// What the condition is, and what it is while the mutant is awake.
  var condition: String
  var replacement: String

  var description: String { "\(file):\(line): \(condition) → \(replacement)" }

  /// The mutants that the lines of a source allow: each bound of a comparison moved by one, each other condition negated.
  ///
  /// Only conditions that stand alone in their line and bind nothing can be changed without knowing more of the language.
  static func candidates(in source: String, file: Path) -> [Mutant] {
    // Inlined code can name no helper that is private.
    guard !source.contains("@inlinable"), !source.contains("@_transparent") else { return [] }
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let condition = condition(of: line) else { return nil }
      return Mutant(file: file, line: index + 1, condition: condition, replacement: replacement(for: condition))
    }
  }

  /// The condition of an `if`, `guard` or `while` that a line holds as a whole.
  private static func condition(of line: Substring) -> String? {
    // A closure in the condition has braces of its own.
    guard line.count(where: { $0 == "{" }) == 1 else { return nil }
    guard let match = line.firstMatch(of: /^ *(?:(?:if|while) (.+?) \{|guard (.+?) else \{)/) else { return nil }
    let condition = String(match.1 ?? match.2 ?? "")
    let hasMore = condition.contains(/[,#{}"?]|\b(?:let|var|case|try|await|is|as)\b/)
    return hasMore ? nil : condition
  }

  private static let bounds = [" < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > "]

  private static func replacement(for condition: String) -> String {
    let found = bounds.filter { condition.contains($0.key) }
    guard let bound = found.first, found.count == 1, condition.components(separatedBy: bound.key).count == 2,
      !condition.contains("&&"), !condition.contains("||")
    else { return "!(\(condition))" }
    return condition.replacing(bound.key, with: bound.value)
  }

  /// A source with some of its lines changed; `mutants` have their numbers.
  static func source(_ source: String, with mutants: [(number: Int, mutant: Mutant)]) -> String {
    guard !mutants.isEmpty else { return source }
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for (number, mutant) in mutants {
      let line = lines[mutant.line - 1]
      guard let range = line.range(of: mutant.condition) else { continue }
      let choice = "(isMutantAwake(\(number)) ? (\(mutant.replacement)) : (\(mutant.condition)))"
      lines[mutant.line - 1] = line.replacingCharacters(in: range, with: choice)
    }
    return lines.joined(separator: "\n") + "\n" + helper
  }

  private static let helper = """
    private import Glibc

    private let awakeMutant: Int32 = getenv("\(variable)").map { atoi($0) } ?? 0

    private nonisolated func isMutantAwake(_ number: Int32) -> Bool { awakeMutant == number }

    """
}
