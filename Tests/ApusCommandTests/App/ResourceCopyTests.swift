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

  @discardableResult
  private func copy(links: [Path] = []) throws -> [String] {
    let resources = try AppResources(SourceFolder(folder.path / "r").resources)
    return try ResourceCopy(folder: app, keeping: "Demo", root: folder.path / "r").run(resources.items, links: links)
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

  private func link(_ name: String, to target: String) throws {
    try (folder.path / "r" / name).parent.makeFolder()
    try FileManager.default.createSymbolicLink(atPath: (folder.path / "r" / name).string, withDestinationPath: target)
  }

  @Test("of a link the file that it points to is copied, and changes with it", .timeLimit(.minutes(1)))
  func linkedFiles() throws {
    try folder.write(["Shared/logo.svg": "one", "Shared/doc/a.txt": "a"])
    let times = { FileStatus(of: folder.path / "Shared/logo.svg")?.modified }
    let before = times()
    try link("logo.svg", to: "../Shared/logo.svg")
    try link("absolute.svg", to: (folder.path / "Shared/logo.svg").string)
    try link("A.bundle/doc", to: "../../Shared/doc")
    try link("A.bundle/again", to: "../../Shared/doc")
    try link("A.bundle/logo.svg", to: "../../Shared/logo.svg")
    try link("dangling.svg", to: "../nowhere")
    try copy()
    for name in ["logo.svg", "absolute.svg", "A.bundle/logo.svg"] {
      #expect(FileStatus(of: app / name, followingLinks: false)?.kind == .file)
      #expect(try text(name) == "one")
    }
    #expect(try text("A.bundle/doc/a.txt") == "a")
    #expect(try text("A.bundle/again/a.txt") == "a")
    #expect(!(app / "dangling.svg").exists)
    #expect(times() == before)
    let status = FileStatus(of: app / "logo.svg")
    try copy()
    #expect(FileStatus(of: app / "logo.svg") == status)
    try folder.write(["Shared/logo.svg": "other"])
    try copy()
    #expect(try text("logo.svg") == "other")
  }

  @Test("links out of the app's folder are named when something comes in by them", .timeLimit(.minutes(1)))
  func exits() throws {
    try folder.write(["Secrets/a.txt": "a", "Secrets/b.txt": "b", "r/inside.txt": "i"])
    try link("one.txt", to: "../Secrets/a.txt")
    try link("More.bundle", to: "../Secrets")
    try link("Sub/again.txt", to: "../inside.txt")
    let first = try copy()
    let out = folder.path / "Secrets"
    #expect(
      first == [
        "\(folder.path / "r/More.bundle") is a link out of the app's folder; \(out / "a.txt") was copied into the app",
        "\(folder.path / "r/one.txt") is a link out of the app's folder; \(out / "a.txt") was copied into the app",
      ])
    #expect(try copy().isEmpty)
    try folder.write(["Secrets/b.txt": "changed"])
    #expect(try copy().map { $0.contains("More.bundle") } == [true])
  }

  @Test("resources of more bytes than an app has are refused before they are copied")
  func bytes() throws {
    try folder.write(["r/disk.img": ""])
    #expect(truncate((folder.path / "r/disk.img").string, Int(ResourceCopy.mostBytes) + 1) == 0)
    #expect(failure { try copy() }?.message.contains("more than 4 GB, with \(folder.path)/r/disk.img") == true)
    #expect(!(app / "disk.img").exists)
  }

  @Test("links that lead back into their own folder end", .timeLimit(.minutes(1)))
  func loops() throws {
    for name in ["l1", "l2", "a.colorset/up"] { try link("Assets.xcassets/" + name, to: ".") }
    try link("Assets.xcassets/a.colorset/top", to: "..")
    try link("Loop.bundle", to: ".")
    try copy()
    #expect(try text("Assets.xcassets/a.colorset/Contents.json") == "{}")
    #expect(!(app / "Assets.xcassets/l1/a.colorset").exists)
    #expect(try text("Loop.bundle/data.json") == "1")
  }

  @Test("folders that link to each other again and again are refused, not copied for ever", .timeLimit(.minutes(1)))
  func multiplied() throws {
    for level in 0..<16 {
      for name in ["a", "b"] { try link("F.bundle/\(level)/\(name)", to: "../\(level + 1)") }
    }
    try folder.write(["r/F.bundle/16/x": ""])
    #expect(failure { try copy() }?.message.contains("more than 20000 files") == true)
  }
}
