import Foundation
import Testing

@Suite("The gallery of charts, run by the command line", .serialized)
struct ChartGalleryPictureTests {
  static let screens: [(String, [String])] = [
    ("list", []),
    ("list-ja-dark", ["--locale", "ja_JP", "--color-scheme", "dark", "--scroll", "700", "--after", "1"]),
    ("page-ja", ["--locale", "ja_JP", "--scroll", "700", "--after", "1", "--tap", "japanese", "--after", "1"]),
    ("large-text", ["--text-size", "accessibility2", "--tap", "stackedBars", "--after", "1"]),
  ]

  @Test("each screen looks as recorded", arguments: screens)
  func looks(name: String, options: [String]) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("screen.png")
    let outcome = try AppRun.apus(["snapshot", "Examples/Charts", "-o", picture.path, "--scale", "1"] + options)
    #expect(outcome.code == 0, "\(outcome.errors)")
    try AppRun.expectGolden("charts-" + name, picture)
  }
}
