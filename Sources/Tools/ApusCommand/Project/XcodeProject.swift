import Foundation

/// The few build settings of an Xcode project that decide how its sources compile.
struct XcodeProject: Equatable {
  /// The highest `SWIFT_VERSION` of its targets, such as `5.0`.
  var swiftVersion: String?
  /// Whether `SWIFT_DEFAULT_ACTOR_ISOLATION` is `MainActor`.
  var isolatesToMainActor = false
  /// The folders that are copied into the app as folders: Xcode's blue "folder references", as paths or names.
  var folderReferences: Set<String> = []
  /// The names of the files and folders that belong to it.
  var names: Set<String> = []

  init() {}

  /// Reads `project.pbxproj` in a `.xcodeproj` folder.
  init(folder: Path) throws { self.init(text: try (folder / "project.pbxproj").readText()) }

  init(text: String) {
    for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      // A settings line is short; anything longer is data that does not concern us.
      guard line.count < 1_000, let line = String(Substring(line)) as String? else { continue }
      read(line)
    }
  }

  private mutating func read(_ line: String) {
    if let path = Self.setting("path", in: line) { names.insert(Path(path).name) }
    if line.contains("SWIFT_VERSION"), let version = Self.setting("SWIFT_VERSION", in: line) {
      let highest = [swiftVersion, version].compactMap { $0 }.max {
        $0.compare($1, options: .numeric) == .orderedAscending
      }
      swiftVersion = highest
    } else if line.contains("SWIFT_DEFAULT_ACTOR_ISOLATION") {
      isolatesToMainActor =
        isolatesToMainActor || Self.setting("SWIFT_DEFAULT_ACTOR_ISOLATION", in: line) == "MainActor"
    } else if line.contains("lastKnownFileType = folder;"), let path = Self.setting("path", in: line) {
      folderReferences.insert(path)
    }
  }

  /// The value of `name = value;` in a line, without quotes.
  private static func setting(_ name: String, in line: String) -> String? {
    guard let start = line.range(of: name + " = "), let end = line[start.upperBound...].firstIndex(of: ";") else {
      return nil
    }
    return line[start.upperBound..<end].trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
  }
}
