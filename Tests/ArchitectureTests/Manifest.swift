import Foundation

/// The targets of a package's manifest, read from its text.
struct Manifest {
  struct Target: Equatable {
    var name: String
    /// "target", "systemLibrary", "executableTarget", "testTarget" or "macro".
    var kind: String
    var dependencies: [String]
    var path: String
  }

  private(set) var targets: [Target] = []

  init(_ text: String) {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.trimmingPrefix { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let groups = Self.groups(in: text)
    for kind in ["target", "systemLibrary", "executableTarget", "testTarget", "macro"] {
      for range in text.ranges(of: ".\(kind)(") {
        let group = groups.first { $0.range.contains(range.lowerBound) }?.folder
        guard let body = Self.balanced(text[range.upperBound...]), let name = Self.string(after: "name:", in: body) else {
          continue
        }
        // A dependency inside another target's list is no target of its own.
        guard !body.contains("condition:") || body.contains("dependencies:") else { continue }
        let folder = group ?? (kind == "testTarget" ? "Tests" : "Sources")
        targets.append(
          Target(
            name: name, kind: kind, dependencies: Self.list(after: "dependencies:", in: body),
            path: Self.string(after: "path:", in: body) ?? "\(folder)/\(name)"))
      }
    }
  }

  /// The parts of the manifest that list targets by folder, `group("Sources/Engine", […])`.
  private static func groups(in text: String) -> [(folder: String, range: Range<String.Index>)] {
    text.ranges(of: "group(").compactMap { range in
      guard let body = balanced(text[range.upperBound...]),
        let folder = body.split(separator: "\"", maxSplits: 2).dropFirst().first
      else { return nil }
      return (String(folder), body.startIndex..<body.endIndex)
    }
  }

  /// The modules below `Sources`, by name.
  var modules: [String: Target] {
    Dictionary(targets.filter { $0.path.hasPrefix("Sources/") }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What stands before the bracket that closes an opened one; `nil`: none does.
  private static func balanced(_ text: Substring) -> Substring? {
    var depth = 1
    var isInString = false
    for index in text.indices {
      switch text[index] {
      case "\"": isInString.toggle()
      case "(", "[": if !isInString { depth += 1 }
      case ")", "]": if !isInString { depth -= 1 }
      default: break
      }
      if depth == 0 { return text[..<index] }
    }
    return nil
  }

  private static func string(after label: String, in text: Substring) -> String? {
    guard let label = text.firstRange(of: label), let start = text[label.upperBound...].firstIndex(of: "\"") else { return nil }
    return text[text.index(after: start)...].prefix { $0 != "\"" }.description
  }

  /// The names in a list: a literal, or the first literal in what stands between two commas.
  private static func list(after label: String, in text: Substring) -> [String] {
    guard let label = text.firstRange(of: label), let start = text[label.upperBound...].firstIndex(of: "["),
      let content = balanced(text[text.index(after: start)...])
    else { return [] }
    var names: [String] = []
    var depth = 0
    var isFirst = true
    var rest = content
    while let character = rest.first {
      rest.removeFirst()
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0: isFirst = true
      case "\"":
        let literal = rest.prefix { $0 != "\"" }
        rest = rest[literal.endIndex...].dropFirst()
        if isFirst { names.append(String(literal)) }
        isFirst = false
      default: break
      }
    }
    return names
  }
}
