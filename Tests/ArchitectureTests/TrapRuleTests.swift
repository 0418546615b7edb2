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
}
