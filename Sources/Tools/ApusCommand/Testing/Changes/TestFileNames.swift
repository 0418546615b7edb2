import Foundation
import SwiftLexing

/// What other files of its module see of a Swift file: the names of its declarations.
///
/// Whoever uses a declaration names it, or is handed it by one that names it; so files that can be reached are found by words alone.
struct TestFileNames: Equatable {
  /// The types that it declares at its top level.
  private(set) var types: Set<String> = []
  /// Its other declarations at the top level.
  private(set) var others: Set<String> = []
  /// What it declares at its top level for itself alone; tests and suites may be among that.
  private(set) var hidden: Set<String> = []
  /// The members of what it extends, by the type's name.
  private(set) var members: [String: Set<String>] = [:]
  /// Extended types of which it may change something that is used without being named, such as a conformance.
  private(set) var openExtensions: Set<String> = []
  /// Whether its declarations are understood.
  private(set) var isUnderstood = true

  private static let typeKinds: Set = ["struct", "class", "enum", "actor", "extension", "protocol"]
  private static let otherKinds: Set = ["func", "let", "var", "typealias", "macro", "case"]
  /// Members that the language calls by itself.
  private static let calledUnnamed: Set = [
    "appendInterpolation", "appendLiteral", "callAsFunction", "makeIterator", "makeAsyncIterator", "dynamicallyCall",
    "wrappedValue",
  ]

  init(_ code: SwiftCode) {
    let tokens = code.tokens
    var (depth, isPrivate, extended) = (0, false, String?.none)
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : SwiftWord(text: "", isWord: false)
      let isDeclaration = token.isWord && !token.isMember && (index == 0 || tokens[index - 1].text != "import")
      switch token.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if token.text == "}", depth == 0 { (isPrivate, extended) = (false, nil) }
      case ":": if depth == 0, let extended { openExtensions.insert(extended) }
      case "private", "fileprivate": if depth == 0, extended == nil { isPrivate = true }
      case let kind where depth == 0 && isDeclaration && (Self.typeKinds.contains(kind) || Self.otherKinds.contains(kind)):
        note(kind, next, isPrivate: isPrivate)
        extended = kind == "extension" ? next.text : nil
        isPrivate = false
      case "operator", "precedencegroup": if depth == 0, isDeclaration { isUnderstood = false }
      default: if depth == 1, isDeclaration, let extended { note(member: token.text, next, of: extended) }
      }
    }
    if depth != 0 { isUnderstood = false }
  }

  private mutating func note(_ kind: String, _ next: SwiftWord, isPrivate: Bool) {
    if kind == "extension" {
      if members[next.text] == nil { members[next.text] = [] }
    } else if !next.isWord {
      // An operator, or a tuple's names.
      isUnderstood = false
    } else if isPrivate {
      hidden.insert(next.text)
    } else {
      if Self.typeKinds.contains(kind) { types.insert(next.text) } else { others.insert(next.text) }
    }
  }

  private mutating func note(member kind: String, _ next: SwiftWord, of type: String) {
    if kind == "init" || kind == "subscript" { openExtensions.insert(type) }
    guard Self.typeKinds.contains(kind) && kind != "extension" || Self.otherKinds.contains(kind) else { return }
    // `class func` has its name behind the second word.
    if Self.otherKinds.contains(next.text) { return }
    guard next.isWord, !Self.calledUnnamed.contains(next.text) else {
      openExtensions.insert(type)
      return
    }
    members[type]?.insert(next.text)
  }
}
