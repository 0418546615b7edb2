/// The text of a `project.pbxproj`, looked through before a parser sees it.
///
/// The parser calls itself for each bracket and says little about where a file is damaged, so what it gets is sound: brackets
/// match and are not too many, every entry has its marks, and no merge conflict is left.
struct XcodeProjectText {
  /// More brackets inside of each other than any project has; Xcode's own are six.
  static let deepest = 200
  /// More texts and brackets than any project has; the largest known ones have some hundred thousand.
  static let mostValues = 2_000_000

  /// What may come next.
  private enum Expectation: String {
    case dictionary = "{"
    case key = "a name or }"
    case equals = "="
    case value = "a value"
    case semicolon = ";"
    case item = "a value or )"
    case comma = ", or )"
    case nothing = "the end"
  }

  private let bytes: [UInt8]
  private let file: Path
  private var position = 0
  private var line = 1
  private var containers: [UInt8] = []
  private var expectation = Expectation.dictionary
  private var values = 0

  /// Fails with the line where the bytes are no property list as Xcode writes them.
  static func check(_ bytes: [UInt8], of file: Path) throws {
    var text = XcodeProjectText(bytes: bytes, file: file)
    try text.read()
  }

  private init(bytes: [UInt8], file: Path) { (self.bytes, self.file) = (bytes, file) }

  private mutating func read() throws {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    guard !bytes.starts(with: Array("bplist".utf8)), !bytes.contains(0) else {
      throw CommandError.failure("\(file) is not the text that Xcode writes; take the file from a clean checkout")
    }
    while try skipBlanks() { try readToken() }
    guard expectation == .nothing else {
      throw damage(bytes.isEmpty ? "it is empty" : "it ends where \(expectation.rawValue) belongs")
    }
  }

  private func damage(_ what: String) -> CommandError {
    .failure("\(file), line \(line): the project is damaged: \(what); take the file from a clean checkout")
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Goes on to the next token, past spaces and comments; says whether there is one.
  private mutating func skipBlanks() throws -> Bool {
    while let byte = byte(at: position) {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case UInt8(ascii: " "), 9...13: position += 1
      case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "/"):
        while let byte = self.byte(at: position), byte != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "*"): try skipComment()
      default: return true
      }
    }
    return false
  }

  private mutating func skipComment() throws {
    let start = line
    position += 2
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: "*"), self.byte(at: position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    throw damage("the comment of line \(start) has no end")
  }

  private mutating func readToken() throws {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("): try open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: ")"): try close(byte)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try skipString(byte)
      try take("a text")
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|"):
      try refuseConflict(byte)
      guard byte == UInt8(ascii: "="), expectation == .equals else { throw misplaced(byte) }
      position += 1
      expectation = .value
    case UInt8(ascii: ";"):
      guard expectation == .semicolon else { throw misplaced(byte) }
      position += 1
      expectation = .key
    case UInt8(ascii: ","):
      guard expectation == .comma else { throw misplaced(byte) }
      position += 1
      expectation = .item
    case _ where Self.isWord(byte):
      while let byte = self.byte(at: position), Self.isWord(byte) { position += 1 }
      try take("a text")
    default: throw misplaced(byte)
    }
  }

  private func misplaced(_ byte: UInt8) -> CommandError {
    let shown = byte < 0x80 && byte > 0x20 ? String(UnicodeScalar(byte)) : "byte \(byte)"
    return damage("\(shown) stands where \(expectation.rawValue) belongs")
  }

  /// What needs no quotes.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func refuseConflict(_ byte: UInt8) throws {
    guard position + 7 <= bytes.count, bytes[position..<position + 7].allSatisfy({ $0 == byte }) else { return }
    let mark = String(decoding: bytes[position...].prefix { $0 != UInt8(ascii: "\n") }.prefix(60), as: UTF8.self)
    throw CommandError.failure("\(file), line \(line): a merge conflict is left (\(mark)); resolve it first")
  }

  private mutating func skipString(_ quote: UInt8) throws {
    let start = line
    position += 1
    while let byte = byte(at: position) {
      position += 1
      switch byte {
      case quote: return
      case UInt8(ascii: "\\"):
        if self.byte(at: position) == UInt8(ascii: "\n") { line += 1 }
        position += 1
      case UInt8(ascii: "\n"): line += 1
      default: break
      }
    }
    line = start
    throw damage("the quoted text that begins here has no end")
  }

  private mutating func take(_ what: String) throws {
    try count()
    switch expectation {
    case .key: expectation = .equals
    case .value: expectation = .semicolon
    case .item: expectation = .comma
    default: throw damage("\(what) stands where \(expectation.rawValue) belongs")
    }
  }

  private mutating func open(_ byte: UInt8) throws {
    let isDictionary = byte == UInt8(ascii: "{")
    guard [.value, .item].contains(expectation) || (isDictionary && expectation == .dictionary) else { throw misplaced(byte) }
    try count()
    containers.append(byte)
    guard containers.count <= Self.deepest else {
      throw damage("more than \(Self.deepest) brackets stand inside of each other")
    }
    position += 1
    expectation = isDictionary ? .key : .item
  }

  private mutating func close(_ byte: UInt8) throws {
    let isDictionary = byte == UInt8(ascii: "}")
    guard isDictionary ? expectation == .key : [.item, .comma].contains(expectation) else { throw misplaced(byte) }
    containers.removeLast()
    position += 1
    expectation =
      switch containers.last {
      case nil: .nothing
      case UInt8(ascii: "{"): .semicolon
      default: .comma
      }
  }

  private mutating func count() throws {
    values += 1
    guard values <= Self.mostValues else { throw damage("it has more than \(Self.mostValues) values") }
  }
}
