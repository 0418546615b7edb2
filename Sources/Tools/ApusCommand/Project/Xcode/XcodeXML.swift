/// The elements of one of Xcode's XML files, which say everything in attributes.
///
/// It knows neither document types nor entities of a file's own, so nothing outside of the file is ever read.
struct XcodeXML {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    /// Where the element around it stands in the list; `nil` for the outermost.
    var parent: Int?
  }

  /// No workspace or scheme has so many.
  static let mostElements = 50_000
  /// More elements inside of each other than any file has.
  static let deepest = 100
  static let largestFile: Int64 = 8 << 20

  /// All elements in the order of the file.
  private(set) var elements: [Element] = []

  private let bytes: [UInt8]
  private let file: Path
  private var position = 0
  private var open: [Int] = []

  /// Reads a file.
  init(file: Path) throws { try self.init(Array(file.read(limit: Self.largestFile)), file: file) }

  init(_ bytes: [UInt8], file: Path) throws {
    (self.bytes, self.file) = (bytes, file)
    while skip(to: UInt8(ascii: "<")) { try readMark() }
    guard open.isEmpty, !elements.isEmpty else { throw damage("it ends too early") }
  }

  /// The elements that lie directly or deeper in another.
  func elements(_ name: String, in ancestor: Int? = nil) -> [(index: Int, element: Element)] {
    elements.enumerated().filter { $0.element.name == name && (ancestor == nil || lies($0.offset, in: ancestor)) }
      .map { ($0.offset, $0.element) }
  }

  private func lies(_ index: Int, in ancestor: Int?) -> Bool {
    var current = elements[index].parent
    while let place = current, place != ancestor { current = elements[place].parent }
    return current == ancestor
  }

  // MARK: - Reading

  private func damage(_ what: String) -> CommandError {
    let line = bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
    return .failure("\(file), line \(line): the XML is damaged: \(what); take the file from a clean checkout")
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard position + text.count <= bytes.count, bytes[position] == text[0] else { return false }
      return bytes[position..<position + text.count].elementsEqual(text)
    }
  }

  /// Goes on while the bytes are of a kind.
  private mutating func skip(_ kind: ByteKind) {
    let start = position
    position = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, kind.holds[Int(bytes[index])] { index += 1 }
      return index
    }
  }

  /// Goes on to a byte; says whether there is one.
  private mutating func skip(to byte: UInt8) -> Bool {
    let start = position
    position = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != byte { index += 1 }
      return index
    }
    return position < bytes.count
  }

  private mutating func skip(past end: String) throws {
    let end = Array(end.utf8)
    while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
    guard position < bytes.count else { throw damage("\(String(decoding: end, as: UTF8.self)) is missing") }
    position += end.count
  }

  private mutating func readMark() throws {
    if starts(with: "<<<<<<<") {
      throw CommandError.failure("\(file): a merge conflict is left (<<<<<<<); resolve it first")
    } else if starts(with: "<?") {
      try skip(past: "?>")
    } else if starts(with: "<!--") {
      try skip(past: "-->")
    } else if starts(with: "<![CDATA[") {
      try skip(past: "]]>")
    } else if starts(with: "<!") {
      throw damage("Xcode writes no document type")
    } else if starts(with: "</") {
      position += 2
      let name = readName()
      guard let last = open.popLast(), elements[last].name == name else { throw damage("</\(name)> ends what has not begun") }
      skipSpaces()
      try take(">")
    } else {
      position += 1
      try readElement()
    }
  }

  private mutating func readElement() throws {
    let name = readName()
    guard !name.isEmpty else { throw damage("< begins nothing") }
    var attributes: [String: String] = [:]
    while true {
      skipSpaces()
      guard position < bytes.count else { throw damage("<\(name) has no end") }
      if starts(with: ">") || starts(with: "/>") { break }
      let key = readName()
      guard !key.isEmpty else { throw damage("<\(name) has something that is no attribute") }
      skipSpaces()
      try take("=")
      skipSpaces()
      attributes[key] = try readValue()
    }
    elements.append(Element(name: name, attributes: attributes, parent: open.last))
    guard elements.count <= Self.mostElements else { throw damage("it has more than \(Self.mostElements) elements") }
    if starts(with: ">") {
      open.append(elements.count - 1)
      guard open.count <= Self.deepest else { throw damage("more than \(Self.deepest) elements stand inside of each other") }
      position += 1
    } else {
      position += 2
    }
  }

  private mutating func take(_ mark: StaticString) throws {
    guard starts(with: mark) else { throw damage("\(mark) is missing") }
    position += mark.utf8CodeUnitCount
  }

  private mutating func skipSpaces() { skip(.space) }

  private mutating func readName() -> String {
    let start = position
    skip(.name)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readValue() throws -> String {
    guard starts(with: "\"") || starts(with: "'") else { throw damage("a value has no quotes") }
    let quote = bytes[position]
    position += 1
    let start = position
    guard skip(to: quote) else { throw damage("a value has no end") }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    position += 1
    return text.contains("&") ? Self.unescaped(text) : text
  }

  /// The text with the characters that `&amp;`, `&#10;` and the like mean; others stay as they are.
  private static func unescaped(_ text: String) -> String {
    let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { result, piece in
      guard let end = piece.prefix(10).firstIndex(of: ";"), let character = character(named: piece[..<end]) else {
        result += "&" + piece
        return
      }
      result += String(character) + piece[piece.index(after: end)...]
    }
  }

  private static func character(named name: Substring) -> Character? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(UnicodeScalar.init).map(Character.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(UnicodeScalar.init).map(Character.init)
    default: nil
    }
  }
}

/// Which bytes belong together; a table, as models of many versions have many bytes.
private struct ByteKind {
  let holds: [Bool]

  private init(_ isOne: (UInt8) -> Bool) { holds = (0...UInt8.max).map(isOne) }

  static let space = ByteKind { [9, 10, 13, 32].contains($0) }
  static let name = ByteKind { !space.holds[Int($0)] && !"<>/='\"".utf8.contains($0) }
}
