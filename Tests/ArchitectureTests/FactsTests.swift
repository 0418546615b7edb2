import Foundation
import Testing

/// Sources and tests cite the sections of docs/Facts.md, and it names the files that its numbers live in.
@Suite("Numbers and where they come from")
struct FactsTests {
  @Test("each section of docs/Facts.md that is cited exists, and so does each file that it names")
  func sources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let facts = try String(contentsOf: root.appendingPathComponent("docs/Facts.md"), encoding: .utf8)
    let review = FactsReview(facts: facts, files: try Self.files(of: root))
    #expect(review.problems == [])
    #expect(review.sectionCount >= 30)
    #expect(review.citationCount >= 50)
    #expect(review.namedFileCount >= 50)
  }

  /// The sources, tests and notes below a folder, without this file, whose planted faults are none.
  private static func files(of root: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    for folder in ["Sources", "Tests"] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      for name in names where name.hasSuffix(".swift") || name.hasSuffix(".md") {
        let path = folder + "/" + name
        let isThisFile = path == "Tests/ArchitectureTests/FactsTests.swift"
        files[path] = isThisFile ? "" : try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      }
    }
    return files
  }

  @Test("a tree without faults has no problems")
  func soundTree() {
    let review = FactsReview(facts: Tree.facts, files: Tree.files)
    #expect(review.problems == [])
    #expect(review.sectionCount == 2)
    #expect(review.citationCount == 3)
    #expect(review.namedFileCount == 3)
  }

  @Test(
    "a planted fault is found",
    arguments: [
      ("/// Points (Facts 6.3).", "Sources/A.swift:1: docs/Facts.md has no section 6.3"),
      ("let x = 1\n/// Points (Facts 6.1, 7.1).", "Sources/A.swift:2: docs/Facts.md has no section 7.1"),
      ("/// Points (Facts 6.1 and 6.9).", "Sources/A.swift:1: docs/Facts.md has no section 6.9"),
      ("/// Points (Facts 6).", "Sources/A.swift:1: \"Facts 6\" names no section"),
      ("/// Points (FACTS 6.1).", "Sources/A.swift:1: write Facts instead of FACTS"),
    ])
  func plantedCitation(text: String, problem: String) {
    var files = Tree.files
    files["Sources/A.swift"] = text
    #expect(FactsReview(facts: Tree.facts, files: files).problems == [problem])
  }

  @Test(
    "a fault that is planted in docs/Facts.md is found",
    arguments: [
      ("`A.swift`", "`Gone.swift`", "docs/Facts.md:4: there is no file Gone.swift"),
      ("`Sources/B.md`", "`Sources/C/B.md`", "docs/Facts.md:8: there is no file Sources/C/B.md"),
      ("`A.swift`", "a file", "docs/Facts.md: section 6.1 names no file"),
      ("<a id=\"6.2\"></a>\n", "\n", "docs/Facts.md:7: section 6.2 has no anchor above it"),
      ("6.2\"></a>\n### 6.2", "6.1\"></a>\n### 6.1", "docs/Facts.md:7: there is a section 6.1 already"),
    ])
  func plantedFact(old: String, new: String, problem: String) {
    let facts = Tree.facts.replacingOccurrences(of: old, with: new)
    #expect(facts != Tree.facts)
    var files = Tree.files
    files["Tests/B.swift"] = "(Facts 6.1)"
    #expect(FactsReview(facts: facts, files: files).problems == [problem])
  }

  @Test("a section that went is found where it is cited")
  func sectionThatWent() {
    let facts = Tree.facts.replacingOccurrences(of: "6.2", with: "6.5")
    #expect(
      FactsReview(facts: facts, files: Tree.files).problems == ["Tests/B.swift:1: docs/Facts.md has no section 6.2"])
  }
}

/// A small tree without faults.
private enum Tree {
  static let facts = """
    ## 6 Scrolling
    <a id="6.1"></a>
    ### 6.1 Deceleration
    Lives in `A.swift`.

    <a id="6.2"></a>
    ### 6.2 Rubber
    Lives in `Tests/B.swift`; see `Sources/B.md`.
    """
  static let files = [
    "Sources/Deep/A.swift": "", "Sources/A.swift": "/// Points (Facts 6.1).", "Sources/B.md": "",
    "Tests/B.swift": "// Facts 6.1, 6.2.",
  ]
}

/// What docs/Facts.md and the files that cite it say of each other.
struct FactsReview {
  private(set) var problems: [String] = []
  private(set) var citationCount = 0
  private(set) var namedFileCount = 0
  private var sections: Set<String> = []
  var sectionCount: Int { sections.count }

  /// - Parameters:
  ///   - facts: The text of docs/Facts.md.
  ///   - files: The files that may cite it and that it may name, by their paths.
  init(facts: String, files: [String: String]) {
    readSections(of: facts)
    readNamedFiles(of: facts, among: Set(files.keys))
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      readCitations(of: text, path: path)
    }
  }

  /// A heading such as `### 6.1 Deceleration` begins a section; the line above it is its anchor.
  private mutating func readSections(of facts: String) {
    var lineAbove: Substring = ""
    for (index, line) in Self.lines(of: facts) {
      defer { lineAbove = line }
      guard let section = Self.section(of: line) else { continue }
      if lineAbove != "<a id=\"\(section)\"></a>" {
        problems.append("docs/Facts.md:\(index): section \(section) has no anchor above it")
      }
      if !sections.insert(section).inserted {
        problems.append("docs/Facts.md:\(index): there is a section \(section) already")
      }
    }
  }

  private static func section(of line: Substring) -> String? {
    line.firstMatch(of: /^### (\d+\.\d+)\s/).map { String($0.1) }
  }

  /// A file is named in backticks, by its path or by its name alone.
  private mutating func readNamedFiles(of facts: String, among paths: Set<String>) {
    let names = Set(paths.map { String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]) })
    var section: String?
    var silent: [String] = []
    for (index, line) in Self.lines(of: facts) {
      if line.hasPrefix("#") {
        section = Self.section(of: line)
        silent += section.map { [$0] } ?? []
      }
      for match in line.matches(of: /`([^`\s]+\.(?:swift|md))`/) {
        let name = String(match.1)
        namedFileCount += 1
        silent.removeAll { $0 == section }
        if !(name.contains("/") ? paths : names).contains(name) {
          problems.append("docs/Facts.md:\(index): there is no file \(name)")
        }
      }
    }
    problems += silent.map { "docs/Facts.md: section \($0) names no file" }
  }

  private mutating func readCitations(of text: String, path: String) {
    for (index, line) in Self.lines(of: text) where line.utf8.contains(UInt8(ascii: "F")) {
      if line.contains(/\bFACTS \d/) { problems.append("\(path):\(index): write Facts instead of FACTS") }
      for match in line.matches(of: /\bFacts (\d+(?:\.\d+)?(?:(?:, | and )\d+\.\d+)*)/) {
        for cited in match.1.matches(of: /\d+(?:\.\d+)?/).map({ String($0.0) }) {
          citationCount += 1
          if !cited.contains(".") {
            problems.append("\(path):\(index): \"Facts \(cited)\" names no section")
          } else if !sections.contains(cited) {
            problems.append("\(path):\(index): docs/Facts.md has no section \(cited)")
          }
        }
      }
    }
  }

  /// The lines of a text with their numbers, from 1.
  private static func lines(of text: String) -> [(Int, Substring)] {
    zip(1..., text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)).map { ($0, Substring($1)) }
  }
}
