import Foundation

/// The files and folders that a Swift file may open, as far as its texts tell.
///
/// A text `Tests/Fixtures/Apps/\(name)` names all below that folder. What stands in comments counts, too: it is better to run a test
/// too many.
struct NamedPaths: Equatable {
  private var paths: Set<[Substring]> = []

  /// Reads a file, from its bytes and from what is left of them without comments and texts.
  init(_ data: Data, _ blanked: SwiftCode) {
    let (text, code) = (Array(data), blanked.bytes)
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index] != code[index], Self.isOfPath(text[index]) { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      let parts = Self.parts(String(decoding: text[start..<index], as: UTF8.self))
      let isDelimited = start > 0 && Self.isDelimiter(text[start - 1]) && index < text.count && Self.isDelimiter(text[index])
      // A single word is a name of a file only where it fills its text or stands beside an interpolation.
      if parts.count > 1 || parts.count == 1 && (isDelimited || text[start..<index].contains(UInt8(ascii: "/"))) {
        paths.insert(parts)
      }
    }
  }

  /// Whether a file below the package's folder may be meant.
  ///
  /// `isOwned` says that the file belongs to a target: then it counts only from the package's folder on, or by more than its name.
  func mayMean(_ file: Path, isOwned: Bool) -> Bool {
    let parts = Self.parts(file.string)
    return paths.contains { path in
      if parts.starts(with: path) { return true }
      guard !isOwned || path.count > 1, path.count <= parts.count else { return false }
      return (0...parts.count - path.count).contains { parts[$0...].starts(with: path) }
    }
  }

  /// Whether what a build leaves may be meant.
  var meansBuilds: Bool { paths.contains { $0.first == ".build" } }

  private static func parts(_ text: String) -> [Substring] {
    text.split(separator: "/").filter { $0 != "." && $0 != ".." }
  }

  private static func isOfPath(_ byte: UInt8) -> Bool {
    SwiftCode.isIdentifier(byte) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "/")].contains(byte)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: ")")].contains(byte)
  }
}
