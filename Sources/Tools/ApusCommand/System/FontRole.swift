import Foundation

/// A part that a font of Apple's plays in an app, and the free fonts that can stand for it.
struct FontRole: Equatable {
  var name: String
  /// Families that are better than the one that stands for it, the best first.
  var preferred: [String] = []
  /// The family that stands for it in images and tests, which look at no others; Apus's packages bring it.
  var standIn: String

  /// Families in the order of preference.
  var families: [String] { preferred + [standIn] }

  static let all = [
    FontRole(name: "system", standIn: "Inter"),
    FontRole(name: "Japanese", standIn: "Noto Sans CJK JP"),
    FontRole(name: "monospaced", standIn: "JetBrains Mono"),
    FontRole(name: "emoji", standIn: "Noto Color Emoji"),
    FontRole(name: "serif", preferred: ["Source Serif 4", "Noto Serif"], standIn: "Noto Serif CJK JP"),
  ]

  /// What fontconfig gives for a role.
  struct Match: Equatable {
    var family: String
    var file: Path
    /// Whether it is one of the role's families, not just what is left.
    var isRequested: Bool
  }

  /// Asks `fc-match` for each family in turn; `nil` where fontconfig's tools are missing.
  func match(environment: [String: String]) -> Match? {
    var last: Match?
    for family in families {
      guard let match = Self.ask(for: family, environment: environment) else { return nil }
      if match.isRequested { return match }
      last = match
    }
    return last
  }

  private static func ask(for family: String, environment: [String: String]) -> Match? {
    let question = Subprocess(
      program: "fc-match", arguments: ["--format", "%{family}\n%{file}\n", family], environment: environment)
    guard let answer = question.answer() else { return nil }
    return match(String(decoding: answer, as: UTF8.self), wanted: family)
  }

  /// Reads fontconfig's answer: a line with the family's names, a line with the file.
  static func match(_ answer: String, wanted: String) -> Match? {
    let lines = answer.split(separator: "\n").map(String.init)
    guard lines.count == 2 else { return nil }
    let names = lines[0].split(separator: ",").map(String.init)
    let isRequested = names.contains(wanted)
    return Match(family: isRequested ? wanted : names.first ?? lines[0], file: Path(lines[1]), isRequested: isRequested)
  }
}
