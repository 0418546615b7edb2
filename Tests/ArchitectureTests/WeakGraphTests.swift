import SwiftLexing
import Testing

/// Layout uses the graph at each step, and what anybody refers to as `weak` is slow to use.
///
/// It keeps its count of references beside itself, where each retain and release takes several times as long
/// (docs/Performance.md). That came back once without anybody noticing.
@Suite struct WeakGraphTests {
  @Test("Nobody refers to a window's graph weakly but by the graph's own WeakReference")
  func none() throws {
    let tree = try SourceTree.ofThisPackage()
    #expect(tree.files.values.contains { $0.contains("WeakReference<ViewGraph>") }, "the check sees the engine")
    #expect(tree.weakGraphs() == [], "take graph.weakReference, whose object is there as long as the graph is")
  }

  @Test(
    "A planted reference is found, and one of another kind is none",
    arguments: [
      ("private static weak var graph: ViewGraph?", true), ("weak let shown: ViewGraph?", true),
      ("let it: Weak<ViewGraph>", true), ("run { [weak self, weak graph] in }", true), ("keep(Weak(graph))", true),
      ("private weak var node: ViewNode?", false), ("graph.enqueue { [weak self, unowned graph] in }", false),
      ("keep(Weak(graph.detach(row)))", false), ("let it: WeakReference<ViewGraph>?", false),
      ("// weak var graph: ViewGraph?", false),
    ])
  func planted(source: String, isFound: Bool) {
    let path = "Sources/Engine/SwiftUICore/Core/Frame/Clock.swift"
    #expect(SourceTree(manifest: "", files: [path: source]).weakGraphs() == (isFound ? ["\(path):1"] : []))
  }
}

extension SourceTree {
  /// Where a graph is referred to as `weak`: by a property, in a closure's list, or by a box of a weak reference.
  fileprivate func weakGraphs() -> [String] {
    tokens.sorted { $0.key < $1.key }.flatMap { path, tokens in
      tokens.indices.filter { Self.isWeakGraph(tokens[$0...].prefix(5).map(\.text)) }.map { "\(path):\(tokens[$0].line)" }
    }
  }

  private static func isWeakGraph(_ words: [String]) -> Bool {
    switch words.first {
    case "weak": words.dropFirst().first == "graph" || ["var", "let"].contains(words[1...].first) && words.last == "ViewGraph"
    case "Weak": words.dropFirst(2).first == "ViewGraph" || Array(words.dropFirst().prefix(3)) == ["(", "graph", ")"]
    default: false
    }
  }
}
