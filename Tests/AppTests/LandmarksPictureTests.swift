import Foundation
import Testing

@Suite("Landmarks, run by the command line", .serialized)
struct LandmarksPictureTests {
  /// A profile whose date does not depend on the day of the test.
  private static let library = """
    {"favorites": {"1015": true}, "profile": {"username": "Mio", "prefersNotifications": true, "season": "autumn", \
    "goalDate": 800000000}}
    """

  static let screens: [(String, [String])] = [
    ("featured", []),
    ("featured-ja-dark", ["--locale", "ja_JP", "--color-scheme", "dark", "--scroll", "420", "--after", "1"]),
    ("detail-ja", ["--locale", "ja_JP", "--scroll", "420", "--after", "1", "--tap", "厳島の大鳥居", "--after", "1"]),
    ("hikes-dark", ["--tap", "Hikes", "--after", "1", "--tap", "Heart Rate", "--after", "2", "--color-scheme", "dark"]),
    ("editor-ja", ["--locale", "ja_JP", "--tap", "プロフィール", "--after", "1", "--tap", "編集", "--after", "1"]),
    ("large-text", ["--text-size", "accessibility5", "--tap", "List", "--scroll", "150"]),
    ("wide", ["--size", "1180x820", "--tap", "Uluru", "--after", "1"]),
  ]

  /// Runs the app with a folder of its own for what it keeps.
  private func snapshot(
    _ options: [String], folder: URL, library: String? = library, trace: String? = nil
  ) throws -> AppRun.Outcome {
    let file = folder.appendingPathComponent("data/Landmarks/library.json")
    if let library {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(library.utf8).write(to: file)
    }
    let picture = folder.appendingPathComponent("screen.png").path
    let data = folder.appendingPathComponent("data").path
    return try AppRun.apus(
      ["snapshot", "Examples/Landmarks", "-o", picture, "--scale", "1", "--env", "XDG_DATA_HOME=\(data)"] + options,
      environment: trace.map { ["APUS_TRACE": $0] } ?? [:])
  }

  @Test("each screen looks as recorded", arguments: screens)
  func looks(name: String, options: [String]) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try snapshot(options, folder: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    try AppRun.expectGolden("landmarks-" + name, folder.appendingPathComponent("screen.png"))
  }

  @Test("the dots of the featured pictures, which call a method by its name, turn to the next and back again")
  func dots() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let places = ["Mount Fuji", "Kirkjufell"]
    for (taps, shown) in [([], 0), (["pages-Increment"], 1), (["pages-Increment", "pages-Decrement"], 0)] {
      let outcome = try snapshot(taps.flatMap { ["--tap", $0, "--after", "2"] }, folder: folder, trace: "elements")
      #expect(outcome.code == 0, "\(outcome.errors)")
      let last = try #require(outcome.errors.components(separatedBy: "elements ").last)
      #expect(last.contains("page \(shown + 1) of 4") && last.contains("MOUNTAINS, \(places[shown])"), "\(last)")
    }
  }

  @Test("a star that was set is there when the app is started again")
  func restart() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let uluru = "Uluru, Northern Territory, Australia"
    let first = try snapshot(
      ["--tap", "List", "--tap", uluru, "--after", "1", "--tap", "Favorite"], folder: folder, library: nil)
    #expect(first.code == 0, "\(first.errors)")
    let second = try snapshot(["--tap", "List", "--tap", uluru + ", Favorite"], folder: folder, library: nil)
    #expect(second.code == 0, "\(second.errors)")
  }
}
