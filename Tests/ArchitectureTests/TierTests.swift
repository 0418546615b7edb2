import Testing

/// The engine's tiers name nothing above them, but for what is listed here, and the list may only become shorter.
@Suite struct TierTests {
  private static let package = Result { try SourceTree.ofThisPackage() }

  @Test("Every file of the engine stands in a tier")
  func everyFile() throws {
    let tree = try Self.package.get()
    #expect(tree.filesWithoutTier() == [])
    for tier in EngineTier.allCases {
      #expect(tree.paths(in: ["\(EngineTier.module)/\(tier.folder)"]).count >= 40, "the check sees \(tier)")
    }
  }

  @Test("A file names a type of a higher tier only where that is listed, and each listed one is still there")
  func upwardReferences() throws {
    let found = Set(try Self.package.get().upwardReferences())
    let listed = Set(TierExceptions.all.map { UpwardReference(file: $0.file, type: $0.type) })
    #expect(found.subtracting(listed).sorted() == [], "move what is named down, or have it plug in (docs/Architecture.md)")
    #expect(listed.subtracting(found).sorted() == [], "no longer there: take it out of TierExceptions")
    #expect(listed.count == TierExceptions.all.count, "nothing is listed twice")
  }

  @Test("Planted references upwards are found; own, nested and private names, members and comments are none")
  func planted() {
    let core = "Sources/Engine/SwiftUICore/Core/Graph/Node.swift"
    let row = "Sources/Engine/SwiftUICore/Containers/Lists/Row.swift"
    func found(_ source: String) -> [String] {
      SourceTree(
        manifest: "",
        files: [
          core: source, row: "struct Row { enum Kind {} }; private struct Hidden {}; struct Look {}",
          "Sources/Engine/SwiftUICore/Primitives/Text/Text.swift": "public final class Text { let node: Node; let row: Row }",
        ]
      ).upwardReferences().map(\.description)
    }
    #expect(found("struct Node {}") == ["Text: Row"])
    #expect(found("struct Node { var row: Row? }") == ["Node: Row", "Text: Row"])
    #expect(found("struct Node { let texts: [Text] // Row\n }") == ["Node: Text", "Text: Row"])
    #expect(found("struct Node { enum Look {}; var look: Look; var kind: Kind; let hidden: Hidden }") == ["Text: Row"])
    #expect(found("struct Node { let row = place.Row }") == ["Text: Row"])
    let stray = SourceTree(manifest: "", files: ["Sources/Engine/SwiftUICore/Stray.swift": ""])
    #expect(stray.filesWithoutTier() == ["Sources/Engine/SwiftUICore/Stray.swift"])
  }
}
