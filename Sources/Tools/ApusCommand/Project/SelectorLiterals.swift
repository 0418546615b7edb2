import Foundation

/// Takes `#selector(…)` out of Swift files, which the compiler knows on Apple's systems alone, and puts in what says the same:
/// `Selector(("…"))`.
///
/// Lines keep their numbers.
struct SelectorLiterals {
  private static let opening = Array("#selector(".utf8)

  /// The file's text with its selectors rewritten; `nil` where it has none.
  static func rewritten(_ data: Data) -> Data? {
    guard data.range(of: Data(opening)) != nil else { return nil }
    let code = SwiftCode(data).bytes
    let source = Array(data)
    var result: [UInt8] = []
    var (start, index) = (0, 0)
    while index < code.count {
      guard code[index] == opening[0], code[index...].starts(with: opening),
        let end = closing(code, from: index + opening.count)
      else {
        index += 1
        continue
      }
      result += source[start..<index]
      result += Array("Selector((\"".utf8) + name(source[(index + opening.count)..<end]) + Array("\"))".utf8)
      // What stood on further lines leaves them empty.
      result += source[index..<end].filter { $0 == UInt8(ascii: "\n") }
      start = end + 1
      index = start
    }
    return start == 0 ? nil : Data(result + source[start...])
  }

  private static func closing(_ code: [UInt8], from start: Int) -> Int? {
    var depth = 1
    for index in start..<code.count {
      if code[index] == UInt8(ascii: "(") { depth += 1 }
      if code[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The words between the brackets, without what a string literal could not hold.
  private static func name(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}

/// Lets the compiler read other texts in place of some of an app's files, whose names stay.
struct SourceOverlay {
  let folder: Path

  /// What the compiler reads in place of a file, or the file itself.
  static func text(of source: Path) throws -> Data {
    let data = try source.read()
    return SelectorLiterals.rewritten(data) ?? data
  }

  /// Writes the texts that differ; returns the overlay's description, or `nil` where none does.
  func write(for sources: [Path]) throws -> Path? {
    try folder.remove()
    let rewritten = try sources.compactMap { source in
      SelectorLiterals.rewritten(try source.read()).map { (source: source, text: $0) }
    }
    guard !rewritten.isEmpty else { return nil }
    try folder.makeFolder()
    var roots: [Root] = []
    for (index, file) in rewritten.enumerated() {
      let copy = folder / "\(index).swift"
      try copy.write(file.text)
      roots.append(Root(name: file.source.string, contents: copy.string))
    }
    let description = folder / "overlay.yaml"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try description.write(try encoder.encode(Description(roots: roots)))
    return description
  }

  private struct Description: Encodable {
    var version = 0
    var caseSensitive = true
    var useExternalNames = false
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case caseSensitive = "case-sensitive"
      case useExternalNames = "use-external-names"
    }
  }

  private struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }
}
