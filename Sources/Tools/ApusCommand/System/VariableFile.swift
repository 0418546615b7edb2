/// Lines `NAME=value` as `/etc/os-release` has them: a value may stand in quotes, and `#` begins a comment.
struct VariableFile: Equatable {
  private var values: [String: String]

  /// Reads the lines; one without `=` counts nothing, and of two with one name the last holds.
  init(text: String) {
    let pairs = text.split(whereSeparator: \.isNewline).compactMap { line -> (String, String)? in
      guard !line.hasPrefix("#"), let sign = line.firstIndex(of: "=") else { return nil }
      return (String(line[..<sign]), Self.unquoted(line[line.index(after: sign)...]))
    }
    values = Dictionary(pairs) { $1 }
  }

  /// The value of a name; `nil` where there is none, or an empty one.
  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  private static func unquoted(_ value: Substring) -> String {
    guard value.count >= 2, let first = value.first, first == "\"" || first == "'", value.last == first else {
      return String(value)
    }
    return String(value.dropFirst().dropLast())
  }
}

/// A release of a distribution, such as `debian 12`.
enum Distribution {
  /// The one that this system is, from `/etc/os-release`; `unknown` where nothing tells.
  static var current: String {
    let files = ["/etc/os-release", "/usr/lib/os-release"].lazy.compactMap { try? Path($0).readText() }
    return files.first.map(name) ?? "unknown"
  }

  /// The name and number that the text of an os-release file gives; a release that is not out yet has no number.
  static func name(osRelease text: String) -> String {
    let file = VariableFile(text: text)
    // The file's own specification: without ID it is some Linux.
    return ([file["ID"] ?? "linux"] + [file["VERSION_ID"]].compactMap { $0 }).joined(separator: " ")
  }
}
