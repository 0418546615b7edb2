import Foundation

/// The description of an overlay, by which the compiler reads other texts in place of some files.
struct OverlayDescription: Codable {
  private var version = 0
  private var caseSensitive = true
  private var useExternalNames = false
  private var roots: [Root] = []

  private enum CodingKeys: String, CodingKey {
    case version, roots
    case caseSensitive = "case-sensitive"
    case useExternalNames = "use-external-names"
  }

  private struct Root: Codable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  /// Has a text in place of a file, by the path with which the compiler is called.
  mutating func add(_ text: Path, for file: Path) { roots.append(Root(name: file.string, contents: text.string)) }

  var isEmpty: Bool { roots.isEmpty }

  /// The paths of the files that have other texts.
  var names: Set<String> { Set(roots.map(\.name)) }

  /// The files that hold the texts.
  var copies: [Path] { roots.map { Path($0.contents) } }

  /// The texts that a description has in place of files, by the files' paths.
  static func texts(of description: Path) throws -> [Path: Path] {
    let roots = try JSONDecoder().decode(Self.self, from: try description.read()).roots
    return Dictionary(roots.map { (Path($0.name), Path($0.contents)) }) { first, _ in first }
  }

  /// The description's bytes; the same texts give the same.
  func data() throws -> Data { try JSONEncoder.stable.encode(self) }
}
