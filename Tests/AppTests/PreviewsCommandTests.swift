import CairoRenderer
import Foundation
import Testing

@Suite("Previews of an app")
struct PreviewsCommandTests {
  private static let app = "Tests/Fixtures/Apps/Weather"

  @Test("are listed with their numbers, names and places")
  func list() throws {
    let outcome = try AppRun.apus(["previews", Self.app])
    try #require(outcome.code == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(lines.map { $0.prefix(2).joined(separator: " ") } == ["1 Preview", "2 Bar"])
    #expect(lines.allSatisfy { $0.last?.hasPrefix("ContentView.swift:") == true })
  }

  @Test("one is taken a picture of, by its name, in the size that its traits say; an unknown one names those that are there")
  func snapshot() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "bar.png")
    let outcome = try AppRun.apus(["snapshot", Self.app, "--preview", "Bar", "-o", picture.path, "--scale", "1"])
    try #require(outcome.code == 0, "\(outcome.errors)")
    let pixels = try PixelBuffer(contentsOfPNG: picture)
    // 120 × 8 with 16 around it.
    #expect(pixels.width == 152 && pixels.height == 40)
    for (ending, beginning) in [("pdf", "%PDF"), ("svg", "<?xml")] {
      let document = folder.appending(path: "bar.\(ending)")
      let written = try AppRun.apus(["snapshot", Self.app, "--preview", "Bar", "-o", document.path])
      #expect(written.code == 0 && written.output.contains(document.path), "\(written.errors)")
      #expect(try Data(contentsOf: document).starts(with: Data(beginning.utf8)))
    }
    let unknown = try AppRun.apus(["snapshot", Self.app, "--preview", "Foo", "-o", picture.path])
    #expect(unknown.code == 1 && unknown.errors.contains("\"Preview\", \"Bar\""))
    #expect(try AppRun.apus(["snapshot", Self.app, "--preview", "", "-o", picture.path]).code == 2)
  }
}

@Suite("Typical apps, as their authors wrote them", .serialized)
struct TypicalAppsTests {
  @Test(
    "compile, start and show something",
    arguments: [
      "Weather", "Player", "Chat", "RecipeBook", "News", "Shop", "Settings", "ToDo", "Contacts", "Notes", "Preferences",
      "SignUp", "Writer",
    ])
  func snapshot(app: String) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "\(app).png")
    let outcome = try AppRun.apus(["snapshot", "Tests/Fixtures/Apps/\(app)", "-o", picture.path, "--after", "0.5"])
    try #require(outcome.code == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("warning:"), "\(outcome.errors)")
  }
}
