import Foundation

/// The names in the modules that an app can see: all words in compiled interfaces and C headers, which are more than they declare.
///
/// What is among them may still be no member of the type at hand; what is not is none of any. Interfaces hold their identifiers as
/// plain text with a zero between them.
struct DeclaredNames {
  /// Compiled interfaces and headers.
  var files: [Path]

  /// The files of a framework, with what was added to it, and of a toolchain and the system's C library.
  init(framework: Framework, toolchain: Toolchain) {
    let swift = toolchain.path.parent.parent / "lib/swift"
    files = Self.files(below: framework.modules, [".swiftmodule"])
    for addition in framework.additions { files += Self.files(below: addition.modules, [".swiftmodule"]) }
    files += Self.files(below: swift / "linux", [".swiftmodule", ".h"])
    for folder in ["shims", "dispatch", "CoreFoundation", "_foundation_unicode"] {
      files += Self.files(below: swift / folder, [".h"])
    }
    for folder in ["/usr/include", "/usr/include/\(Self.architecture)-linux-gnu"].map({ Path($0) }) {
      files += Self.files(in: folder, [".h"])
      for part in ["bits", "sys"] { files += Self.files(below: folder / part, [".h"]) }
    }
  }

  init(files: [Path]) { self.files = files }

  #if arch(arm64)
    private static let architecture = "aarch64"
  #else
    private static let architecture = "x86_64"
  #endif

  private static func files(in folder: Path, _ endings: [String]) -> [Path] {
    ((try? folder.children()) ?? []).filter { name in endings.contains { name.hasSuffix($0) } }.map { folder / $0 }
      .filter { $0.isFile }
  }

  private static func files(below folder: Path, _ endings: [String]) -> [Path] {
    files(in: folder, endings)
      + ((try? folder.children()) ?? []).map { folder / $0 }.filter(\.isFolder).flatMap { files(below: $0, endings) }
  }

  /// Those of some names that stand nowhere.
  func missing(from names: Set<String>) -> Set<String> {
    var wanted = Dictionary(names.map { (WordHash.of($0), $0) }) { first, _ in first }
    for file in files {
      guard !wanted.isEmpty else { break }
      guard let data = try? file.read(limit: 256 << 20) else { continue }
      data.withUnsafeBytes { bytes in
        WordHash.forEach(in: bytes) { hash, _ in if wanted[hash] != nil { wanted[hash] = nil } }
      }
    }
    return Set(wanted.values)
  }

  /// The known names that are most like some others, by these; only interfaces of our own are looked through.
  func nearest(to names: Set<String>) -> [String: String] {
    var near: [String: Set<String>] = [:]
    let lengths = names.reduce(into: Set<Int>()) {
      for length in max(2, $1.utf8.count - 2)...$1.utf8.count + 2 { $0.insert(length) }
    }
    let firsts = Set(names.compactMap(\.utf8.first))
    for file in files where file.fileExtension == "swiftmodule" {
      guard let data = try? file.read(limit: 256 << 20) else { continue }
      data.withUnsafeBytes { bytes in
        WordHash.forEach(in: bytes) { _, range in
          guard lengths.contains(range.count), firsts.contains(bytes[range.lowerBound]) else { return }
          let word = String(decoding: bytes[range], as: UTF8.self)
          for name in names where abs(name.utf8.count - range.count) <= 2 && editDistance(name, word) <= 2 {
            near[name, default: []].insert(word)
          }
        }
      }
    }
    return near.reduce(into: [:]) { result, entry in
      result[entry.key] = entry.value.min { (editDistance(entry.key, $0), $0) < (editDistance(entry.key, $1), $1) }
    }
  }
}

/// The hash of a word of letters, digits and underscores (Fowler, Noll and Vo's, of 64 bits).
private enum WordHash {
  private static let start: UInt64 = 14_695_981_039_346_656_037

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 1_099_511_628_211 }

  /// Visits each longest run of such bytes, with its hash.
  static func forEach(in bytes: UnsafeRawBufferPointer, _ visit: (UInt64, Range<Int>) -> Void) {
    var index = 0
    while index < bytes.count {
      guard SwiftCode.isIdentifier(bytes[index]) else {
        index += 1
        continue
      }
      let first = index
      var hash = start
      while index < bytes.count, SwiftCode.isIdentifier(bytes[index]) {
        hash = step(hash, bytes[index])
        index += 1
      }
      visit(hash, first..<index)
    }
  }

  static func of(_ word: String) -> UInt64 { word.utf8.reduce(start, step) }
}
