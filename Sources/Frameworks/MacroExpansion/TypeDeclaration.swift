import SwiftLexing

/// A type or an extension as it was written.
struct TypeDeclaration: Equatable {
  var attributes: [String]
  var modifiers: [String]
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  var keyword: String
  /// The name; for an extension that of the type it extends, with those around it.
  var name: String
  /// What stands behind the colon.
  var inherited: [String]
  /// The tokens between the braces.
  var members: Range<Int>

  /// The modifier, with a space behind it, that makes what a macro adds as visible as the type; what is open gets public members.
  var access: String { access(in: []) }

  private static let accessLevels: Set = ["public", "open", "package", "internal", "fileprivate", "private"]

  /// The same among the declarations around the type, the nearest first: what a public extension declares is public.
  func access(in context: [String]) -> String {
    var modifiers = modifiers
    if Self.accessLevels.isDisjoint(with: modifiers), let around = context.first, let outer = SwiftText(around).type,
      outer.keyword == "extension"
    {
      modifiers = outer.modifiers
    }
    if modifiers.contains("public") || modifiers.contains("open") { return "public " }
    return modifiers.contains("package") ? "package " : ""
  }
}

extension SwiftText {
  private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]

  /// The type that the text declares; `nil` where it declares something else.
  var type: TypeDeclaration? {
    let end = tokens.count
    let (attributes, modifiers, keyword) = readPrefix(from: 0, before: end)
    guard keyword + 1 < end, Self.typeKeywords.contains(tokens[keyword].text), tokens[keyword + 1].kind == .word else {
      return nil
    }
    var index = keyword + 2
    while index + 1 < end, tokens[index].text == ".", tokens[index + 1].kind == .word { index += 2 }
    let name = text(of: keyword + 1..<index)
    if index < end, tokens[index].text == "<" { index = self.index(afterPartOfType: index) }
    var inherited: [String] = []
    if index < end, tokens[index].text == ":" {
      var first = index + 1
      index = first
      while index < end, tokens[index].text != "{", tokens[index].text != "where" {
        let isComma = tokens[index].text == ","
        if isComma { inherited.append(text(of: first..<index)) }
        index = self.index(afterPartOfType: index)
        if isComma { first = index }
      }
      if first < min(index, end) { inherited.append(text(of: first..<min(index, end))) }
    }
    while index < end, tokens[index].text != "{" { index = self.index(after: index) }
    guard index < end, let close = tokens[index].partner else { return nil }
    return TypeDeclaration(
      attributes: attributes, modifiers: modifiers, keyword: tokens[keyword].text, name: name, inherited: inherited,
      members: index + 1..<close)
  }
}
