import SwiftLexing
import Testing

/// The framework that apps get is built with optimisation, which drops what `precondition` and `preconditionFailure` say and leaves
/// "Illegal instruction"; `fatalError` says it in every build.
@Suite struct TrapRuleTests {
  private static let silent: Set = ["precondition", "preconditionFailure"]

  private func findings(in tree: SourceTree) -> [String] {
    tree.paths(in: ["Sources/Engine", "Sources/Frameworks", "Sources/Hosts"]).flatMap { path in
      tree.tokens[path]!.filter { Self.silent.contains($0.text) }
        .map { "\(path):\($0.line): \($0.text) says nothing in a release build; use fatalError" }
    }
  }

  @Test("What ends the process says why, in release builds too")
  func messages() throws {
    let tree = try SourceTree.ofThisPackage()
    for finding in findings(in: tree) { Issue.record("\(finding)") }
    let loud = tree.paths(in: ["Sources/Engine", "Sources/Frameworks"]).flatMap { tree.tokens[$0]! }
      .filter { $0.text == "fatalError" }
    #expect(loud.count >= 25, "the check sees what ends the process")
  }

  @Test("The check finds a trap without words")
  func planted() {
    let tree = SourceTree(
      manifest: "", files: ["Sources/Engine/A/A.swift": "// precondition(x)\nfunc a() {\n  precondition(b, \"c\")\n}"])
    #expect(
      findings(in: tree) == ["Sources/Engine/A/A.swift:3: precondition says nothing in a release build; use fatalError"])
  }

  // MARK: Numbers of an app

  /// Where a number that an app may have computed is asked for what stops the process if it is none, or too large.
  private func oddNumbers(in tree: SourceTree) -> [String] {
    // What stands below the model of the display has no better way, and takes no number of an app's views.
    tree.paths(in: ["Sources/Engine/SwiftUICore", "Sources/Frameworks"]).flatMap { path in
      let tokens = tree.tokens[path]!
      return tokens.indices.compactMap { index -> String? in
        let finding =
          Self.isRoundedInt(index, in: tokens)
          ? "Int(_:) of what was rounded; use Int(clamping:)"
          : tokens[index].text == "intersects" && tokens[index - 1].text == "."
            ? "intersects(_:) of Foundation's rectangles; use meets(_:)" : nil
        return finding.map { "\(path):\(tokens[index].line): \($0)" }
      }
    }
  }

  private static func isRoundedInt(_ index: Int, in tokens: [SwiftWord]) -> Bool {
    let next = tokens[index...].dropFirst().prefix(2).map(\.text)
    guard tokens[index].text == "Int", next.first == "(", next.last != "clamping" else { return false }
    var depth = 0
    for token in tokens[(index + 1)...] {
      if token.text == "(" { depth += 1 } else if token.text == ")" { depth -= 1 }
      if depth == 0 { return false }
      if token.text == "rounded" { return true }
    }
    return false
  }

  @Test("What an app may have computed becomes whole, and meets other rectangles, without an end of the process")
  func numbers() throws {
    let tree = try SourceTree.ofThisPackage()
    for finding in oddNumbers(in: tree) { Issue.record("\(finding)") }
    let clamped = tree.paths(in: ["Sources/Engine/SwiftUICore", "Sources/Frameworks"]).flatMap { tree.tokens[$0]! }
      .filter { $0.text == "clamping" }
    #expect(clamped.count >= 40, "the check sees what becomes whole")
  }

  @Test("The check finds numbers and rectangles that may end the process")
  func plantedNumbers() {
    let source = """
      func a() {
        _ = Int(clamping: (b * 2).rounded()) + Int(c) + Int((d).rounded(.up))
        // Int(e.rounded())
        _ = f.intersects(g) || f.meets(g)
      }
      func intersects() {}
      """
    let tree = SourceTree(manifest: "", files: ["Sources/Frameworks/A/A.swift": source])
    #expect(
      oddNumbers(in: tree) == [
        "Sources/Frameworks/A/A.swift:2: Int(_:) of what was rounded; use Int(clamping:)",
        "Sources/Frameworks/A/A.swift:4: intersects(_:) of Foundation's rectangles; use meets(_:)",
      ])
  }
}
