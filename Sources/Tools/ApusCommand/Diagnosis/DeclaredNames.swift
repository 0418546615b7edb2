import Foundation

/// The names in the modules that an app can see: all identifiers in compiled interfaces and in C headers.
///
/// They are more than what the modules declare for an app. What is among them may still be no member of the type at hand; what is not is
/// none of any.
struct DeclaredNames {
  /// Compiled interfaces of Swift modules, which hold their identifiers as plain text, each between two zeros.
  var interfaces: [Path]
  /// C code that declares what Swift shows of the C library, without comments.
  var declarations = Data()

  /// The modules of a framework with what was added to it, of the toolchain, and of the system's C library.
  ///
  /// - Throws: Where one cannot be found: without it, names would be taken for unknown that are not.
  init(framework: Framework, toolchain: ToolchainFiles) throws {
    let folders = [framework.modules, toolchain.modules] + framework.additions.map(\.modules)
    interfaces = try folders.flatMap(Self.interfaces)
    declarations = try toolchain.systemDeclarations()
    let found = Set(interfaces.map(Self.module))
    for name in ["Swift", "Foundation", "SwiftUI"] where !found.contains(name) {
      throw CommandError.failure("there is no compiled interface of \(name) in \(folders.map(\.string).joined(separator: ", "))")
    }
  }

  init(interfaces: [Path]) { self.interfaces = interfaces }

  /// The modules that can be imported and whose names are known.
  var modules: Set<String> { Set(interfaces.map(Self.module)) }

  /// `M` of `M.swiftmodule`, and of `M.swiftmodule/x86_64-unknown-linux-gnu.swiftmodule`.
  private static func module(of interface: Path) -> String {
    interface.parent.fileExtension == "swiftmodule" ? interface.parent.stem : interface.stem
  }

  private static func interfaces(in folder: Path) throws -> [Path] {
    try folder.children().filter { $0.hasSuffix(".swiftmodule") }.flatMap { name -> [Path] in
      let place = folder / name
      guard place.isFolder else { return [place] }
      return try place.children().filter { $0.hasSuffix(".swiftmodule") }.map { place / $0 }
    }
  }

  /// Those of some names that stand nowhere.
  func missing(from names: Set<String>) throws -> Set<String> {
    var wanted = Dictionary(names.map { (WordHash.of($0), $0) }) { first, _ in first }
    declarations.withUnsafeBytes { bytes in
      WordHash.forEach(in: bytes) { hash, _ in wanted[hash] = nil }
    }
    for interface in interfaces {
      guard !wanted.isEmpty else { break }
      try interface.read(limit: 256 << 20).withUnsafeBytes { bytes in
        WordHash.forEach(in: bytes, betweenZeros: true) { hash, _ in wanted[hash] = nil }
      }
    }
    return Set(wanted.values)
  }

  /// For some names the one that is most like it, of those in interfaces and some others; at most two letters tell it apart.
  func nearest(to names: Set<String>, besides others: Set<String>) throws -> [String: String] {
    var search = NearestNames(names)
    for name in others { search.consider(name) }
    for interface in interfaces {
      try interface.read(limit: 256 << 20).withUnsafeBytes { bytes in
        WordHash.forEach(in: bytes, betweenZeros: true) { _, range in
          guard search.mayHold(first: bytes[range.lowerBound], count: range.count) else { return }
          search.consider(String(decoding: bytes[range], as: UTF8.self))
        }
      }
    }
    return search.best.mapValues(\.name)
  }
}

/// Looks for what mistyped names could mean.
private struct NearestNames {
  private let names: Set<String>
  private let lengths: Set<Int>
  private let firsts: Set<UInt8>
  private static let mostLetters = 2
  private(set) var best: [String: (name: String, distance: Int)] = [:]

  init(_ names: Set<String>) {
    // Two letters more or less make another word of a short one.
    self.names = names.filter { $0.utf8.count > 2 * Self.mostLetters }
    lengths = Set(self.names.flatMap { $0.utf8.count - Self.mostLetters...$0.utf8.count + Self.mostLetters })
    firsts = Set(self.names.compactMap(\.utf8.first))
  }

  /// Whether a name of so many bytes is worth a closer look; hardly anybody mistypes the first letter.
  func mayHold(first: UInt8, count: Int) -> Bool { lengths.contains(count) && firsts.contains(first) }

  mutating func consider(_ word: String) {
    for name in names where word.utf8.first == name.utf8.first && abs(name.utf8.count - word.utf8.count) <= Self.mostLetters {
      let distance = editDistance(name, word)
      guard distance <= Self.mostLetters else { continue }
      if let known = best[name], (known.distance, known.name) <= (distance, word) { continue }
      best[name] = (word, distance)
    }
  }
}

/// The hash of a word of letters, digits and underscores (Fowler, Noll and Vo's, of 64 bits).
private enum WordHash {
  private static let start: UInt64 = 14_695_981_039_346_656_037

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 1_099_511_628_211 }

  /// Visits each longest run of such bytes, with its hash; or those only that stand between two zeros.
  static func forEach(in bytes: UnsafeRawBufferPointer, betweenZeros: Bool = false, _ visit: (UInt64, Range<Int>) -> Void) {
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
      if betweenZeros {
        guard first > 0, bytes[first - 1] == 0, index < bytes.count, bytes[index] == 0 else { continue }
      }
      visit(hash, first..<index)
    }
  }

  static func of(_ word: String) -> UInt64 { word.utf8.reduce(start, step) }
}
