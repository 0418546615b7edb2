import Foundation
import Testing

@testable import ApusCommand

@Suite("Texts and names of packages' catalogues")
struct PackageTextsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "catalogues in built resources are compiled, tables with rules get the name that they have here; again makes no difference")
  func compiled() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {"de": {"stringUnit":
      {"state": "translated", "value": "Hallo"}}}}}}
      """
    try folder.write([
      "Localizable.xcstrings": catalog, "de.lproj/Other.stringsdict": "<plist/>", "Top.stringsdict": "<plist/>", "notes.txt": "",
      "Broken.xcstrings": "{",
    ])
    for _ in 0..<2 {
      try PackageTexts.compile(in: folder.path)
      let texts =
        try PropertyListSerialization.propertyList(
          from: (folder.path / "de.lproj/Localizable.strings").read(), format: nil) as? [String: String]
      #expect(texts == ["Hello": "Hallo"])
      #expect((folder.path / "de.lproj/Other.stringrules").isFile && (folder.path / "Top.stringrules").isFile)
      #expect(!(folder.path / "de.lproj/Other.stringsdict").exists)
    }
  }

  @Test("an overlay adds texts to the end of sources; other texts are another overlay")
  func additions() throws {
    try folder.write(["A.swift": "struct A {}", "B.swift": "struct B {}"])
    let overlay = SourceOverlay(folder: folder.path / "overlay", platform: .iOS)
    let sources = ["A.swift", "B.swift"].map { folder.path / $0 }
    #expect(try overlay.write(for: sources) == nil)
    let first = try #require(try overlay.write(for: sources, appending: [sources[0]: Data("// more".utf8)]))
    let copies = try first.parent.children().filter { $0.hasSuffix(".swift") }
    #expect(try copies.map { try (first.parent / $0).readText() } == ["struct A {}\n// more"])
    #expect(try overlay.write(for: sources, appending: [sources[0]: Data("// more".utf8)]) == first)
    #expect(try overlay.write(for: sources, appending: [sources[0]: Data("// others".utf8)]) != first)
  }

  @Test("each target with a catalogue gets its names in its first source")
  func symbols() throws {
    let fixtures = Path(#filePath).parent.parent.parent / "Fixtures/Projects/Orchard/Packages/FruitKit"
    var target = PackageContents.Target(name: "FruitKit", type: "regular")
    target.resources = [.init(path: "Resources", isCopied: false)]
    let contents = PackageContents(
      name: "FruitKit", targets: [target], products: [.init(name: "FruitKit", kind: "library", targets: ["FruitKit"])],
      dependencies: [])
    let identity = PackageIdentity(fixtures)
    let graph = PackageGraph(
      packages: [.init(identity: identity, location: fixtures.string, folder: fixtures, contents: contents)])
    let reach = PackageReach(of: [.init(name: "FruitKit", package: identity)], in: graph)
    let additions = try reach.assetSymbols(in: graph)
    #expect(additions.keys.map(\.name) == ["Fruit.swift"])
    let text = String(decoding: try #require(additions.values.first), as: UTF8.self)
    #expect(text.contains("static let leaf") && text.contains("bundle: .module"))
  }
}
