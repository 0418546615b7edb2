import Foundation
import Testing

@testable import ApusCommand

@Suite("Resources beside the executable")
struct ResourceCopyTests {
  private let folder: TemporaryFolder
  private var app: Path { folder.path / "app" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["app/Demo": "executable", "r/Assets.xcassets/a.colorset/Contents.json": "{}", "r/data.json": "1"])
    try folder.write(["r/ja.lproj/L.strings": "a"])
  }

  private func copy(links: [Path] = []) throws {
    let resources = try AppResources(SourceFolder(folder.path / "r").resources)
    try ResourceCopy(folder: app, keeping: "Demo").run(resources.items, links: links)
  }

  private func text(_ name: String) throws -> String { try (app / name).readText() }

  @Test("what is new is copied, what changed is copied again, what is gone is removed")
  func changes() throws {
    try copy()
    #expect(try text("data.json") == "1")
    #expect(try text("ja.lproj/L.strings") == "a")
    #expect(try text("Assets.xcassets/a.colorset/Contents.json") == "{}")
    try folder.write(["r/data.json": "22", "r/Assets.xcassets/b.colorset/Contents.json": "b"])
    try (folder.path / "r/ja.lproj").remove()
    try (folder.path / "r/Assets.xcassets/a.colorset").remove()
    try copy()
    #expect(try text("data.json") == "22")
    #expect(try text("Assets.xcassets/b.colorset/Contents.json") == "b")
    #expect(!(app / "ja.lproj").exists)
    #expect(!(app / "Assets.xcassets/a.colorset").exists)
    #expect(try text("Demo") == "executable")
  }

  @Test("a folder takes the place of a file, and a file that of a folder")
  func kinds() throws {
    try copy()
    try (folder.path / "r/data.json").remove()
    try folder.write(["r/data.json.bundle/x": "x"])
    try copy()
    try (folder.path / "r/data.json.bundle").remove()
    try folder.write(["r/data.json.bundle": "file", "r/data.json": "3"])
    try copy()
    #expect(try text("data.json.bundle") == "file")
    #expect(try text("data.json") == "3")
  }

  @Test("an unchanged resource is not written again")
  func unchanged() throws {
    try copy()
    let before = try #require(FileStatus(of: app / "data.json"))
    try folder.write(["app/marker": ""])
    try copy()
    #expect(FileStatus(of: app / "data.json") == before)
    #expect(!(app / "marker").exists)
  }

  @Test("the framework's own resources are links, mended when they point elsewhere")
  func links() throws {
    try folder.write(["one/F.resources/x": "1", "two/F.resources/x": "2"])
    try copy(links: [folder.path / "one/F.resources"])
    #expect(try text("F.resources/x") == "1")
    try copy(links: [folder.path / "two/F.resources"])
    #expect(try text("F.resources/x") == "2")
    try copy()
    #expect(!(app / "F.resources").exists)
    #expect((folder.path / "two/F.resources/x").exists)
  }

  @Test("a resource may not take the executable's name")
  func clash() throws {
    try folder.write(["r/Demo": ""])
    #expect(failure { try copy() }?.message.contains("name of the app's executable") == true)
  }
}
