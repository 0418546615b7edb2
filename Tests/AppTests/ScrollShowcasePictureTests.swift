import Foundation
import Testing

@Suite("ScrollShowcase, run by the command line", .serialized)
struct ScrollShowcasePictureTests {
  private static func tap(_ screen: String, below: Int = 300) -> [String] {
    ["--scroll", "\(below)", "--after", "1", "--tap", screen, "--after", "1"]
  }
  private static let coast = [
    "--tap", "Coast walk, A header that stretches, follows at half the speed, and stays", "--after", "1",
  ]
  private static let newsScreen = tap("Harbour news, Pages from a server, asked for by the last row")
  private static let lighthouse = tap("Lighthouse, A header that folds where the offset passes a threshold")
  private static let days = tap("Harbour Days, A sliding capsule, pinned days, and a heart that flies")
  private static let market = tap("Market hall, Tabs and sections that lead each other", below: 3_000)
  private static let today = ["--tap", "Today", "--after", "1"]
  private static let dark = ["--color-scheme", "dark"]

  static let screens: [(String, [String])] = [
    ("home", []),
    ("stretch-then", coast),
    ("stretch-today-dark", coast + today + ["--scroll", "300", "--after", "1"] + dark),
    ("stretch-pulled", coast + ["--swipe", "down", "--after", "0.03"]),
    ("folded-then", lighthouse + ["--scroll", "200", "--after", "1"]),
    ("folding-today-dark", lighthouse + today + ["--scroll", "90", "--after", "0.12"] + dark),
    ("days-then", days + ["--tap", firstHeart, "--after", "0.35"]),
    ("days-today-dark", days + today + ["--scroll", "300", "--after", "1", "--tap", "Day 2 Fri", "--after", "0.1"] + dark),
    ("days-wide", ["--size", "1180x820"] + days),
    ("days-landscape", ["--size", "844x390"] + days + today + ["--scroll", "60", "--after", "1"]),
    ("days-arabic", ["--locale", "ar"] + days + ["--tap", "Day 3 Sat, 23", "--after", "1"]),
    ("favourites", days + ["--tap", firstHeart, "--after", "2", "--tap", "Favourites 1", "--after", "1"]),
    ("favourites-empty-dark", days + ["--tap", "Favourites", "--after", "1"] + dark),
    ("market-then-dark", market + ["--tap", "Tea", "--after", "1"] + dark),
    ("market-today-large", market + today + ["--tap", "Fruit", "--after", "1", "--text-size", "accessibility2"]),
    ("market-ja", ["--locale", "ja_JP"] + market + ["--tap", "魚", "--after", "1"]),
  ]
  private static let firstHeart = "Favourite: Values all the way down"

  @Test("each screen looks as recorded", arguments: screens)
  func looks(name: String, options: [String]) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("screen.png")
    let outcome = try AppRun.apus(["snapshot", "Examples/ScrollShowcase", "-o", picture.path, "--scale", "1"] + options)
    #expect(outcome.code == 0, "\(outcome.errors)")
    try AppRun.expectGolden("scroll-" + name, picture)
  }

  /// What the server does in turn, and what the person does; pages come over a network, so there is real time in between.
  static let feeds: [(String, String, [String])] = [
    ("failed", "ok,fail", ["--wait", "2", "--scroll", "5000", "--wait", "2", "--scroll", "5000", "--after", "1"]),
    ("loading", "stall", ["--after", "0.5"]),
    ("today-dark", "", today + ["--wait", "2", "--scroll", "150", "--after", "1"] + dark),
  ]

  @Test("news look as recorded: on their way, there, and where the server fails at the second page", arguments: feeds)
  func news(name: String, script: String, actions: [String]) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = Process()
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "python3", AppRun.root.appending(path: "Examples/ScrollShowcase/Server/serve.py").path, "--port", "0", "--script", script,
    ]
    server.standardOutput = pipe
    try server.run()
    defer { kill(server.processIdentifier, SIGKILL) }
    let address = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let picture = folder.appendingPathComponent("screen.png")
    let outcome = try AppRun.apus(
      ["snapshot", "Examples/ScrollShowcase", "-o", picture.path, "--scale", "1", "--env", "SCROLL_SHOWCASE_SERVER=\(address)"]
        + Self.newsScreen + actions)
    #expect(outcome.code == 0, "\(outcome.errors)")
    try AppRun.expectGolden("scroll-news-" + name, picture)
  }
}
