import Foundation

/// The package manager's folder for the framework of one copy of Apus.
///
/// Where neither the tool nor any framework was ever built, the start script begins the framework's build in it while it builds
/// the tool; it knows the folder's name by the same rule.
struct ScratchFolder {
  var path: Path

  /// What such folders' names begin with; a long place is cut in the middle of a word.
  static let prefix = "build"

  /// A name for the place of a copy and its traits: letters and digits of the last hundred bytes.
  static func name(root: Path, traits: Traits) -> String {
    let chosen = traits.names.map { $0.isEmpty ? "none" : $0.joined(separator: "-") } ?? "all"
    let letters = (root.string + "-" + chosen).utf8.map { byte in
      SwiftCode.isIdentifier(byte) && byte < 0x80 && byte != UInt8(ascii: "_") ? byte : UInt8(ascii: "-")
    }
    return prefix + String(decoding: letters.suffix(100), as: UTF8.self)
  }

  /// Written by the start script when it begins a build of which nothing can be known yet.
  private var isBegun: Path { path / "apus-begun" }
  private var madeWith: Path { path / "apus-made-with" }

  /// Empties the folder where what is in it was made otherwise: the package manager does not notice that a header of a system
  /// library has changed, or the compiler.
  func prepare(for circumstances: [String]) throws {
    let wanted = ContentHash.hex(of: circumstances)
    if (try? madeWith.readText()) == wanted { return }
    if !isBegun.isFile { try path.remove() }
    try path.makeFolder()
    try madeWith.write(Data(wanted.utf8))
    try isBegun.remove()
  }
}
