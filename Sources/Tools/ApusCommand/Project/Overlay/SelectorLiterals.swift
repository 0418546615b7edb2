import SwiftLexing

/// Takes `#selector(…)` and `#keyPath(…)` out, which the compiler knows on Apple's systems alone, and puts in what says the same:
/// `Selector(("…"))`, `"…"`.
enum SelectorLiterals {
  static func edits(in tokens: SwiftTokens) -> [SourceEdit] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .marked, let close = tokens.closing(index + 1), close > index + 2 else { return nil }
      let inside = index + 2..<close
      let range = tokens.range(index, through: close)
      switch tokens[index].text {
      case "#selector": return .replacing(range, with: "Selector((\"\(name(of: inside, in: tokens))\"))")
      case "#keyPath": return .replacing(range, with: "\"\(keys(of: inside, in: tokens))\"")
      default: return nil
      }
    }
  }

  /// The words between the brackets, without what a string literal could not hold.
  private static func name(of range: Range<Int>, in tokens: SwiftTokens) -> String {
    range.map { tokens[$0].text }.joined().filter { $0 > " " && $0 != "\"" && $0 != "\\" }
  }

  /// The properties that a key path goes through, without the type that it begins at.
  ///
  /// Types are told by their capitals: the value of `#keyPath(Library.Book.title)` is `title`.
  private static func keys(of range: Range<Int>, in tokens: SwiftTokens) -> String {
    let names = range.compactMap { tokens.word(at: $0) }.filter { !$0.isEmpty }
    let start = names.lastIndex { $0.first?.isUppercase == true }.map { $0 + 1 } ?? 0
    return names[min(start, max(names.count - 1, 0))...].joined(separator: ".").filter { $0 != "\"" && $0 != "\\" }
  }
}
