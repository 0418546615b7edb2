import SwiftLexing

/// Makes of each `#Preview` of a file the type that the macro would make of it.
///
/// The names that macros make up may come from any file, so in a file that has such a macro the compiler expands those of all others,
/// too, and to do so looks at the views inside of them. Each file with a preview was compiled again whenever others could see a change
/// of a view that another file's preview shows. A type takes nothing from other files' types.
struct PreviewTypes {
  /// What the types of a file are called by, which those of no other file are.
  let mark: String

  /// As long as the macro's name, so that all behind it stays in its column.
  private static let maker = "_Preview"
  /// What begins a line that nothing else may stand on.
  private static let directives: Set = ["#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error"]

  func edits(in tokens: SwiftTokens) -> [SourceEdit] {
    let uses = tokens.indices.filter { tokens[$0].text == "#Preview" }
    guard !uses.isEmpty, Self.importsSwiftUI(tokens), !tokens.indices.contains(where: { tokens.word(at: $0) == Self.maker })
    else { return [] }
    var edits: [SourceEdit] = []
    var (index, number, isAttributed) = (0, 0, false)
    while index < tokens.indices.upperBound {
      if tokens[index].text == "#Preview", isAttributed || Self.beginsStatement(index, in: tokens),
        let last = Self.last(of: index, in: tokens)
      {
        number += 1
        let head = head(number, line: tokens[index].line)
        if let place = isAttributed ? nil : Self.placeBefore(index, in: tokens) {
          // It follows what ends there, which may be a preview before it.
          let before = edits.last?.range == place..<place ? edits.removeLast().text ?? "" : ""
          let text = before + (tokens.isAt(index - 1, ";") ? " " : "; ") + head
          edits.append(.inserting(text, at: place))
          edits.append(.replacing(tokens[index].range, with: Self.maker))
        } else {
          edits.append(.replacing(tokens[index].range, with: head + " " + Self.maker))
        }
        let end = tokens[last].range.upperBound
        edits.append(.inserting(" } }", at: end))
        (index, isAttributed) = (last + 1, false)
      } else if tokens[index].kind == .marked, tokens[index].text.hasPrefix("@") {
        (index, isAttributed) = (tokens.endOfAttribute(at: index), true)
      } else {
        // What stands in brackets belongs to something else.
        (index, isAttributed) = ((tokens.closing(index) ?? index) + 1, false)
      }
    }
    return edits
  }

  /// What comes before the call that makes the preview.
  private func head(_ number: Int, line: Int) -> String {
    "struct _Preview_\(mark)_\(number): SwiftUI._PreviewRegistry { typealias \(Self.maker) = SwiftUI.Preview; "
      + "static let _source = (fileID: #fileID, line: \(line)); @MainActor static func _makePreview() -> SwiftUI.Preview {"
  }

  private static func importsSwiftUI(_ tokens: SwiftTokens) -> Bool {
    tokens.indices.contains { tokens.word(at: $0) == "import" && tokens.word(at: $0 + 1) == "SwiftUI" && !tokens.isMember($0) }
  }

  /// Whether nothing before a token belongs to it, such as a modifier.
  private static func beginsStatement(_ index: Int, in tokens: SwiftTokens) -> Bool {
    index == 0 || tokens[index].startsLine || [";", "}"].contains(tokens[index - 1].text)
  }

  /// The index of the last token of a preview; `nil` where it is none, or has variables that are to become those of a view.
  private static func last(of index: Int, in tokens: SwiftTokens) -> Int? {
    var last = index
    for bracket in ["(", "{"] where tokens.isAt(last + 1, bracket) {
      guard let close = tokens.closing(last + 1) else { return nil }
      last = close
    }
    guard last > index, !(index...last).contains(where: { tokens[$0].text == "@Previewable" || tokens[$0].text == "@SwiftUI" })
    else { return nil }
    return last
  }

  /// Where what comes before a preview moves nothing on the preview's line: behind what stands before.
  ///
  /// - Returns: The place; `nil` where there is none.
  private static func placeBefore(_ index: Int, in tokens: SwiftTokens) -> Int? {
    guard index > 0 else { return nil }
    let before = tokens.tokens[..<index]
    let line = before.reversed().prefix { $0.line == tokens[index - 1].line }
    guard !line.contains(where: { directives.contains($0.text) }) else { return nil }
    // Code in a string literal ends before the literal does.
    return before.lazy.map(\.range.upperBound).max()
  }
}
