import SwiftLexing

/// Finds public modifiers and types that no test names, and modifiers that stand where their name does not lead.
struct NamesCheck {
  enum Kind: String { case modifier, type }

  /// A name that apps may use, and a file that declares it.
  struct Declaration: Hashable {
    var kind: Kind
    var name: String
    /// The path below the repository's folder.
    var file: Path
  }

  /// Everything that is public, by file and name.
  private(set) var declarations: [Declaration] = []
  /// What no test names, each name once.
  private(set) var untested: [Declaration] = []
  /// Modifiers that `ModifierFiles` expects elsewhere.
  private(set) var misplaced: [Declaration] = []

  private static let folders = ["Sources/Engine", "Sources/Services", "Sources/Frameworks"]

  /// Reads the sources and the tests of a repository; a tree without modifiers or tests is the wrong one.
  init(root: Path) throws {
    for file in try Self.folders.flatMap({ try SwiftFiles(below: root / $0).files }) {
      let names = PublicNames(SwiftCode(try file.read()))
      let place = Path(String(file.string.dropFirst(root.string.count + 1)))
      guard names.isBalanced else {
        throw CommandError.failure("cannot tell what \(place) declares: its braces do not match")
      }
      declarations += names.modifiers.sorted().map { Declaration(kind: .modifier, name: $0, file: place) }
      declarations += names.types.sorted().map { Declaration(kind: .type, name: $0, file: place) }
    }
    guard count(of: .modifier) > 0 else {
      throw CommandError.failure("found no public modifier below \(root / "Sources"); the check of names saw nothing")
    }
    let tests = try SwiftFiles(below: root / "Tests", without: ["Fixtures"]).files
    guard !tests.isEmpty else { throw CommandError.failure("found no test below \(root / "Tests")") }
    try findUntested(in: tests)
    misplaced = declarations.filter { $0.kind == .modifier && !ModifierFiles.hold($0.name, in: $0.file) }
  }

  private mutating func findUntested(in tests: [Path]) throws {
    var words: Set<String> = []
    var members: Set<String> = []
    for file in tests {
      for token in SwiftCode(try file.read()).tokens where token.isWord {
        words.insert(token.text)
        if token.isMember { members.insert(token.text) }
      }
    }
    var seen: Set<[String]> = []
    untested = declarations.filter { declaration in
      let isNamed = (declaration.kind == .modifier ? members : words).contains(declaration.name)
      return !isNamed && seen.insert([declaration.kind.rawValue, declaration.name]).inserted
    }
  }

  /// How many names of a kind there are.
  func count(of kind: Kind) -> Int { Set(declarations.filter { $0.kind == kind }.map(\.name)).count }

  /// What is wrong, a line for each name.
  var findings: [String] {
    let unnamed = untested.map { declaration in
      "no test names the \(declaration.kind) \(declaration.kind == .modifier ? "." : "")\(declaration.name) (\(declaration.file))"
    }
    return unnamed + misplaced.map { "the modifier .\($0.name) is not to be found by its file's name (\($0.file))" }
  }

  /// What was looked at, or how much is wrong.
  var summary: String {
    guard findings.isEmpty else { return findings.count == 1 ? "1 finding, above" : "\(findings.count) findings, above" }
    return "\(count(of: .modifier)) modifiers and \(count(of: .type)) types, each named by a test"
  }
}
