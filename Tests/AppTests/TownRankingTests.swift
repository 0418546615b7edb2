import Foundation
import Testing

@Suite("TownRanking, run by the command line", .serialized)
struct TownRankingTests {
  static let screens: [(String, [String])] = [
    ("rent", []),
    ("buy", ["--tap", "買って住みたい"]),
    ("unfolded", ["--scroll", "2000", "--tap", "11位以降を見る", "--scroll", "500"]),
    ("dark", ["--color-scheme", "dark"]),
    ("large-text", ["--text-size", "xxxLarge"]),
  ]

  @Test("each screen looks as recorded", arguments: screens)
  func looks(name: String, options: [String]) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("screen.png")
    let outcome = try AppRun.apus(["snapshot", "Examples/TownRanking", "-o", picture.path] + options)
    #expect(outcome.code == 0, "\(outcome.errors)")
    try AppRun.expectGolden("town-" + name, picture)
  }

  @Test("a server that is not there shows the error and its retry, and the app runs on")
  func unreachable() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("screen.png")
    let outcome = try AppRun.apus([
      "snapshot", "Examples/TownRanking", "-o", picture.path, "--env", "TOWN_RANKING_URL=http://127.0.0.1:9/none.json",
      "--wait", "1", "--tap", "再試行",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test("an element that is not there is one clear line and exit code 1")
  func missingElement() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try AppRun.apus([
      "snapshot", "Examples/TownRanking", "-o", folder.appendingPathComponent("x.png").path, "--tap", "ない",
    ])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("no element \"ない\" on screen"))
  }
}
