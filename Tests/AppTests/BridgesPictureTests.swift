import Foundation
import Testing

@Suite("Ten bridges, run by the command line", .serialized)
struct BridgesPictureTests {
  static let screens: [(String, [String])] = [
    ("list", []),
    ("list-ja-dark", ["--locale", "ja_JP", "--color-scheme", "dark"]),
    ("confetti", ["--tap", "confetti", "--after", "1", "--tap", "Cut the ribbon", "--after", "3"]),
    ("header-dark", ["--color-scheme", "dark", "--tap", "header", "--after", "1", "--scroll", "230", "--after", "1"]),
    (
      "notes-large-text",
      ["--text-size", "accessibility1", "--tap", "notes", "--after", "1", "--tap", "New entry", "--type", "Rain."]
    ),
    ("pages-ja", ["--locale", "ja_JP", "--tap", "pages", "--after", "1", "--swipe", "left", "--after", "1"]),
    ("table-ja", ["--locale", "ja_JP", "--tap", "table", "--after", "1"]),
    ("hosting-ja-dark", ["--locale", "ja_JP", "--color-scheme", "dark", "--tap", "hosting", "--after", "1"]),
    ("shortcuts", ["--tap", "shortcuts", "--after", "1"]),
  ]

  @Test("each screen looks as recorded", arguments: screens)
  func looks(name: String, options: [String]) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("screen.png")
    let outcome = try AppRun.apus(["snapshot", "Examples/Bridges", "-o", picture.path, "--scale", "1"] + options)
    #expect(outcome.code == 0, "\(outcome.errors)")
    try AppRun.expectGolden("bridges-" + name, picture)
  }
}
