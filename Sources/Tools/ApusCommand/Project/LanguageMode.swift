/// How the compiler is to read an app's sources.
struct LanguageMode: Equatable {
  /// The value of `-swift-version`: 4, 4.2, 5 or 6.
  var version = "5"
  /// Whether declarations belong to the main actor unless they say otherwise.
  var isolatesToMainActor = false

  init() {}

  /// What the project says, or Swift 5, unless a comment `// swift-version: 6` in a file says otherwise.
  init(requests: [(file: Path, version: String)], standard: LanguageMode = LanguageMode()) throws {
    self = standard
    var first: (file: Path, mode: String)?
    for request in requests {
      guard let mode = Self.mode(of: request.version) else {
        throw CommandError.failure("\(request.file) asks for Swift \(request.version); known are 4, 4.2, 5 and 6")
      }
      if let first, first.mode != mode {
        throw CommandError.failure(
          "\(first.file) asks for Swift \(first.mode) and \(request.file) for \(mode); an app has one version")
      }
      first = first ?? (request.file, mode)
    }
    version = first?.mode ?? version
  }

  /// The compiler's mode for a version as people write it: `5.9` is mode 5.
  static func mode(of version: String) -> String? {
    let parts = version.split(separator: ".")
    switch parts.first {
    case "4": return parts.count > 1 && parts[1] == "2" ? "4.2" : "4"
    case "5": return "5"
    case "6": return "6"
    default: return nil
    }
  }

  var compilerArguments: [String] {
    ["-swift-version", version] + (isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
  }
}
