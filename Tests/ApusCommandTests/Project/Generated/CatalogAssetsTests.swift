import Foundation
import Testing

@testable import ApusCommand

@Suite("Asset catalogues on disk")
struct CatalogAssetsTests {
  private let temporary: TemporaryFolder
  init() throws { temporary = try TemporaryFolder() }

  private func assets(_ files: [String: String], _ catalogs: String...) throws -> CatalogAssets {
    try temporary.write(files)
    return CatalogAssets((catalogs.isEmpty ? ["A.xcassets"] : catalogs).map { temporary.path / $0 })
  }

  private static let namespace = #"{"properties":{"provides-namespace":true},"info":{"author":"xcode","version":1}}"#

  @Test("colours, pictures and symbols count, in the order of their names; icons and other sets do not")
  func kinds() throws {
    let found = try assets([
      "A.xcassets/logo.imageset/Contents.json": "{}", "A.xcassets/Brand.colorset/Contents.json": "{}",
      "A.xcassets/my.symbol.symbolset/Contents.json": "{}", "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "A.xcassets/Words.dataset/Contents.json": "{}",
      "A.xcassets/Icon.imagestack/Back.imagestacklayer/C.imageset/Contents.json": "{}",
      "A.xcassets/.hidden/x.colorset/Contents.json": "{}", "A.xcassets/Group/Inner v2.0/b.colorset/Contents.json": "{}",
    ])
    #expect(found.assets.map(\.fullName) == ["Brand", "b", "logo", "my.symbol"])
    #expect(found.assets.map(\.kind) == [.color, .color, .image, .image] && found.warnings.isEmpty)
  }

  @Test("groups that provide a namespace are part of the names, others are not")
  func groups() throws {
    let found = try assets([
      "A.xcassets/Theme/Contents.json": Self.namespace, "A.xcassets/Theme/Plain/one.colorset/Contents.json": "{}",
      "A.xcassets/Theme/Dark/Contents.json": Self.namespace, "A.xcassets/Theme/Dark/two.colorset/Contents.json": "{}",
      "A.xcassets/Other/three.colorset/Contents.json": "{}",
    ])
    #expect(found.assets.map(\.fullName) == ["Theme/Dark/two", "Theme/one", "three"])
    #expect(found.assets[0].groups == ["Theme", "Dark"] && found.assets[0].name == "two")
  }

  @Test(
    "a description that cannot be read is a warning with its place, and the set still counts",
    arguments: ["", "{", "<<<<<<< HEAD\n{}\n=======\n", "[1]", "{\"properties\":7}", "\u{0}\u{ff}"])
  func damaged(text: String) throws {
    let found = try assets([
      "A.xcassets/Brand.colorset/Contents.json": text, "A.xcassets/Group/Contents.json": text,
      "A.xcassets/Group/a.imageset/Contents.json": "{}",
    ])
    #expect(found.assets.map(\.fullName) == ["Brand", "a"])
    #expect(found.warnings.count == 2 && found.warnings.allSatisfy { $0.contains("Contents.json") && $0.contains("A.xcassets") })
  }

  @Test("links that lead back, deep folders and catalogues that are not there come to an end", .timeLimit(.minutes(1)))
  func loops() throws {
    try temporary.write(["A.xcassets/Group/a.colorset/Contents.json": "{}"])
    try FileManager.default.createSymbolicLink(
      atPath: (temporary.path / "A.xcassets/Group/back").string, withDestinationPath: (temporary.path / "A.xcassets").string)
    let deep = (0..<40).map { "g\($0)" }.joined(separator: "/")
    #expect(try assets(["A.xcassets/\(deep)/b.colorset/Contents.json": "{}"]).assets.map(\.name) == ["a"])
    #expect(CatalogAssets([temporary.path / "none.xcassets"]).assets.isEmpty && CatalogAssets().assets.isEmpty)
  }

  @Test("a catalogue's own word on members of Color goes with its assets")
  func extensions() throws {
    let word = #"{"properties":{"generate-swift-asset-symbol-extensions":"disabled"}}"#
    let found = try assets(
      [
        "A.xcassets/Contents.json": word, "A.xcassets/a.colorset/Contents.json": "{}",
        "B.xcassets/b.colorset/Contents.json": "{}",
      ], "B.xcassets", "A.xcassets")
    #expect(found.assets.map(\.wantsExtensions) == [false, nil])
  }
}
