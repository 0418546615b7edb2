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
    (
      "wide-ja-dark",
      ["--size", "1180x820", "--locale", "ja_JP", "--color-scheme", "dark", "--tap", "ウルル", "--after", "1"]
    ),
    ("detail", ["--tap", "List", "--tap", "Matterhorn, Valais, Switzerland", "--after", "1"]),
    ("detail-dark", ["--color-scheme", "dark", "--tap", "List", "--tap", "Matterhorn, Valais, Switzerland", "--after", "1"]),
    ("hikes", ["--tap", "Hikes", "--after", "1"]),
    ("featured-largest", ["--text-size", "accessibility5", "--scroll", "420", "--after", "1"]),
    (
      "detail-largest",
      ["--text-size", "accessibility5", "--tap", "Matterhorn", "--after", "1", "--scroll", "250", "--after", "1"]
    ),
    ("hikes-largest", ["--text-size", "accessibility5", "--tap", "Hikes", "--after", "1", "--scroll", "120", "--after", "1"]),
    (
      "editor-largest",
      ["--text-size", "accessibility5", "--tap", "Profile", "--after", "1", "--tap", "Edit", "--after", "1"]
    ),
  ]

  /// Runs the app with a folder of its own for what it keeps.
  private func snapshot(_ options: [String], folder: URL, library: String? = library) throws -> AppRun.Outcome {
    let file = folder.appendingPathComponent("data/Landmarks/library.json")
    if let library {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(library.utf8).write(to: file)
    }
    let picture = folder.appendingPathComponent("screen.png").path
    let data = folder.appendingPathComponent("data").path
    return try AppRun.apus(
      ["snapshot", "Examples/Landmarks", "-o", picture, "--scale", "1", "--env", "XDG_DATA_HOME=\(data)"] + options)
  }

  @Test("each screen looks as recorded", arguments: screens)
  func looks(name: String, options: [String]) throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try snapshot(options, folder: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    try AppRun.expectGolden("landmarks-" + name, folder.appendingPathComponent("screen.png"))
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

  @Test("an edited profile is there when the app is started again")
  func profileAfterRestart() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try snapshot(
      [
        "--tap", "Profile", "--after", "1", "--tap", "Edit", "--after", "1", "--tap", "Name", "--key", "End", "--type", "ko",
        "--tap", "Winter", "--tap", "Done", "--after", "1",
      ], folder: folder)
    #expect(first.code == 0, "\(first.errors)")
    let second = try snapshot(
      ["--tap", "Profile", "--after", "1", "--tap", "Mioko", "--tap", "Winter"], folder: folder, library: nil)
    #expect(second.code == 0, "\(second.errors)")
  }
}
