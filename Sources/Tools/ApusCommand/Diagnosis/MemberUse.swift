import Foundation

/// A name after a dot in a file of an app.
struct MemberUse: Equatable {
  var name: String
  var file: Path
  /// From 1, as the compiler counts them; columns count bytes.
  var line: Int
  var column: Int
}

/// The members that an app's files use, and all names that they could declare.
///
/// Names alone are looked at, so that the answer is never that a declared one is not; it may well be that one counts as declared which
/// is not, or is no member of the type at hand.
struct MemberUses: Equatable {
  /// Words that stand elsewhere than after a dot: every declaration is among them.
  var own: Set<String> = []
  /// What is not among these, in the order of the files; code between `#if` and `#endif` uses nothing.
  private(set) var foreign: [MemberUse] = []
  /// Whether any name may be a member: one is looked up while the app runs, or a file cannot be told apart.
  private(set) var canBeAny = false

  /// What may stand after a dot without a declaration that can be read: keywords, and what the compiler makes by itself.
  private static let builtIn: Set<String> = ["self", "Type", "Protocol", "init", "CodingKeys", "subscript", "callAsFunction"]

  /// Reads files as the compiler gets them.
  init(_ files: [(path: Path, text: Data)]) {
    for file in files {
      let code = SwiftCode(file.text, keepingInterpolations: true)
      let regexes = RegexLines(code, text: file.text)
      canBeAny = canBeAny || regexes.hideQuotes
      for word in SwiftWords(code.bytes) where !word.isMember { own.insert(code.text(word.range)) }
      own.formUnion(Self.captures(in: file.text))
      for word in SwiftWords(code.bytesOutsideConditions)
      where word.isMember && !word.followsNumber && !regexes.lines.contains(word.line) {
        foreign.append(MemberUse(name: code.text(word.range), file: file.path, line: word.line, column: word.column))
      }
    }
    canBeAny = canBeAny || !own.isDisjoint(with: ["dynamicMemberLookup", "dynamicMember"])
    foreign = foreign.filter { use in
      // A wrapped property `x` has a storage `_x`; macros put more before it.
      guard let first = use.name.utf8.first, first != UInt8(ascii: "_"), !SwiftCode.isDigit(first) else { return false }
      return !Self.builtIn.contains(use.name) && !own.contains(use.name)
    }
  }

  /// The names of parts of regular expressions, `(?<year>…)`, which are members of what matches.
  private static func captures(in text: Data) -> Set<String> {
    let opening = Data("(?".utf8)
    var (names, rest) = (Set<String>(), text[...])
    while let start = rest.range(of: opening) {
      rest = rest[start.upperBound...]
      let name = rest.drop { $0 == UInt8(ascii: "P") || $0 == UInt8(ascii: "<") }.prefix(while: SwiftCode.isIdentifier)
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names
  }
}

extension SwiftCode {
  fileprivate func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// The words of blanked code, with their places.
private struct SwiftWords: Sequence, IteratorProtocol {
  struct Word {
    var range: Range<Int>
    var isMember: Bool
    /// Whether what stands before the dot begins with a digit: `0x1.8p3`.
    var followsNumber: Bool
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var earlier: Range<Int>?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Word? {
    while index < bytes.count, !SwiftCode.isIdentifier(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, SwiftCode.isIdentifier(bytes[index]) { index += 1 }
    defer { earlier = start..<index }
    let followsNumber = earlier.map { $0.upperBound == start - 1 && SwiftCode.isDigit(bytes[$0.lowerBound]) } ?? false
    return Word(
      range: start..<index, isMember: isMember(at: start), followsNumber: followsNumber, line: line,
      column: start - lineStart + 1)
  }

  /// Whether a dot stands before it that is none of a range's.
  private func isMember(at start: Int) -> Bool {
    var dot = start - 1
    if dot >= 0, bytes[dot] == UInt8(ascii: "`") { dot -= 1 }
    guard dot >= 0, bytes[dot] == UInt8(ascii: ".") else { return false }
    return dot == 0 || bytes[dot - 1] != UInt8(ascii: ".")
  }
}

/// The lines of a file that may hold a regular expression between bare slashes, where a dot means something else.
private struct RegexLines {
  private(set) var lines: Set<Int> = []
  /// Whether one has a quotation mark, after which it is not known what is code and what is text.
  private(set) var hideQuotes = false

  init(_ code: SwiftCode, text: Data) {
    let text = Array(text)
    var line = 1
    for index in code.bytes.indices {
      switch code.bytes[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "/") where Self.mayOpen(code.bytes, text, at: index):
        lines.insert(line)
        let end = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        hideQuotes = hideQuotes || text[index..<end].contains(UInt8(ascii: "\""))
      default: break
      }
    }
  }

  /// Whether no operand stands before a slash in code, and no space after it in the text.
  private static func mayOpen(_ bytes: [UInt8], _ text: [UInt8], at index: Int) -> Bool {
    guard index + 1 < text.count, text[index + 1] > UInt8(ascii: " ") else { return false }
    guard index > 0 else { return true }
    let before = bytes[index - 1]
    return !(SwiftCode.isIdentifier(before) || [")", "]", "}", "`", "?", "!", ">"].contains(UnicodeScalar(before)))
  }
}
