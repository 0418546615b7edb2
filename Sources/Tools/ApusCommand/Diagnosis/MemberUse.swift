import Foundation

/// A name after a dot in a file of an app.
struct MemberUse: Equatable {
  var name: String
  var file: Path
  /// From 1, as the compiler counts them; columns count bytes.
  var line: Int
  var column: Int
}

extension MemberUse {
  /// What may stand after a dot without a declaration that can be read: keywords, and what the compiler makes by itself.
  private static let builtIn: Set<String> = ["self", "Type", "Protocol", "init", "CodingKeys", "subscript", "callAsFunction"]

  /// The members that files use and do not declare themselves, by any word that stands elsewhere than after a dot.
  ///
  /// `nil` where a file says that members of a type of its own are looked up while the app runs: then any name may be one.
  static func unexplained(in files: [(path: Path, code: SwiftCode)], under conditions: CompilationConditions) -> [MemberUse]? {
    var own: Set<String> = []
    var uses: [MemberUse] = []
    for file in files {
      let bytes = file.code.bytes(under: conditions)
      for word in SwiftWords(bytes) {
        let text = String(decoding: bytes[word.range], as: UTF8.self)
        if text == "dynamicMemberLookup" || text == "dynamicCallable" { return nil }
        if word.isMember {
          uses.append(MemberUse(name: text, file: file.path, line: word.line, column: word.column))
        } else {
          own.insert(text)
        }
      }
    }
    return uses.filter { use in
      // A wrapped property `x` has a storage `_x`; macros put more before it.
      let plain = use.name.drop { $0 == "_" }
      guard let first = plain.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
      return !builtIn.contains(use.name) && !own.contains(use.name) && !own.contains(String(plain))
    }
  }
}

/// The words of blanked code, with their places.
private struct SwiftWords: Sequence, IteratorProtocol {
  struct Word {
    var range: Range<Int>
    var isMember: Bool
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Word? {
    while index < bytes.count, !SwiftCode.isIdentifier(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, SwiftCode.isIdentifier(bytes[index]) { index += 1 }
    return Word(range: start..<index, isMember: isMember(at: start), line: line, column: start - lineStart + 1)
  }

  /// Whether a dot stands before it that is none of a range's.
  private func isMember(at start: Int) -> Bool {
    var dot = start - 1
    if dot >= 0, bytes[dot] == UInt8(ascii: "`") { dot -= 1 }
    guard dot >= 0, bytes[dot] == UInt8(ascii: ".") else { return false }
    return dot == 0 || bytes[dot - 1] != UInt8(ascii: ".")
  }
}
