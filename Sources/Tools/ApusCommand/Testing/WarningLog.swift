import Foundation

/// The compiler's warnings, kept until the file that caused them changes or is compiled again: an incremental build does not
/// repeat them.
struct WarningLog: Codable, Equatable {
  struct Entry: Codable, Hashable {
    /// The line as the compiler printed it, without colours.
    var text: String
    /// The source file; `nil` where the warning names none, as the package manager's own.
    var file: String?
    var size: Int64 = 0
    var modified: Int64 = 0
  }

  var entries: [Entry] = []
  /// What earlier builds said and this one has not, up to now.
  private var earlier: Set<Entry> = []
  private enum CodingKeys: CodingKey { case entries }

  init() {}

  /// Reads the log of earlier builds and drops what the next build will say again by itself.
  init(_ path: Path) {
    guard let data = try? path.read(), let log = try? JSONDecoder().decode(WarningLog.self, from: data) else { return }
    entries = log.entries.filter { $0.isCurrent }
    earlier = Set(entries)
  }

  func save(_ path: Path) throws {
    try path.parent.makeFolder()
    try path.write(try JSONEncoder().encode(self))
  }

  /// Notes a line of build output if it is a warning; a file that is compiled again says anew what there is to say.
  mutating func read(_ line: String) {
    if let name = Self.compiledFile(in: line) {
      let gone = earlier.filter { $0.file.map { Path($0).name } == name }
      entries.removeAll { gone.contains($0) }
      return earlier.subtract(gone)
    }
    guard var entry = Self.warning(in: line) else { return }
    if let status = entry.file.flatMap({ FileStatus(of: Path($0)) }) {
      entry.size = status.size
      entry.modified = status.modified
    }
    earlier.remove(entry)
    if !entries.contains(entry) { entries.append(entry) }
  }

  /// The name of the file that a line `[3/9] Compiling Module File.swift` says is compiled; `nil` for any other line.
  static func compiledFile(in line: String) -> String? {
    line.wholeMatch(of: #/\[[0-9]+/[0-9]+\] Compiling \S+ (.+\.swift)\s*/#).map { String($0.1) }
  }

  /// Takes a line `path:12:3: warning: text` or `warning: text` apart; `nil` for any other.
  static func warning(in line: String) -> Entry? {
    let plain = line.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    guard let start = plain.range(of: "warning: ") else { return nil }
    let before = plain[..<start.lowerBound]
    guard before.isEmpty || before.hasSuffix(": ") else { return nil }
    // What the package manager leaves out of a system library's pkg-config flags is not for us to mend.
    if plain[start.upperBound...].hasPrefix("prohibited flag(s)") { return nil }
    // The linker's, of what the address sanitizer brings.
    if plain[start.upperBound...].hasPrefix("Cannot export local symbol '__asan_") { return nil }
    let file = before.prefixMatch(of: #/(/.*?):[0-9]+:[0-9]+: /#).map { String($0.1) }
    // App sources that are kept as people wrote them use what Apple has deprecated since.
    if plain.hasSuffix("[#DeprecatedDeclaration]"), let file, isAppSource(file) { return nil }
    return Entry(text: plain, file: file)
  }

  private static func isAppSource(_ file: String) -> Bool { file.contains("/Examples/") || file.contains("/Tests/Fixtures/") }
}

extension WarningLog.Entry {
  /// Whether the source is as it was when the warning was given.
  var isCurrent: Bool {
    guard let file, let status = FileStatus(of: Path(file)) else { return false }
    return status.size == size && status.modified == modified
  }
}
