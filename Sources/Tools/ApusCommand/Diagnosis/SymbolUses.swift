import Foundation

/// The system's symbols that sources name, each with the place where it stands first.
struct SymbolUses: Equatable {
  struct Location: Equatable, CustomStringConvertible {
    var file: Path
    var line: Int

    var description: String { "\(file):\(line)" }
  }

  /// By name.
  private(set) var locations: [String: Location] = [:]

  /// Looks through Swift files for plain string literals: those of `systemName:` and `systemImage:`, and others that are names.
  ///
  /// A word alone, such as "star", counts only behind these labels; names put together while the app runs are not found.
  init(in files: [Path], isName: (String) -> Bool) throws {
    for file in files { add(try file.readText(), file: file, isName: isName) }
  }

  private mutating func add(_ text: String, file: Path, isName: (String) -> Bool) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.contains("\""), !line.drop(while: \.isWhitespace).hasPrefix("//") else { continue }
      for match in line.matches(of: #/(systemName|systemImage|systemSymbolName)?\s*:?\s*"([a-z0-9][A-Za-z0-9.]*)"/#) {
        let name = String(match.2)
        guard match.1 != nil || name.contains(".") && isName(name), locations[name] == nil else { continue }
        locations[name] = Location(file: file, line: index + 1)
      }
    }
  }
}
