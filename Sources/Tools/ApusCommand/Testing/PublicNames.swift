import SwiftLexing

/// What a Swift file offers to everybody: modifiers of views and types.
///
/// Words and braces are enough to find them. Types count at the top level and directly in an extension; names that begin with
/// an underscore are left out.
struct PublicNames: Equatable {
  /// The functions of extensions of `View`; overloads count once.
  var modifiers: Set<String> = []
  var types: Set<String> = []
  /// Whether every brace has its other one; else the names are not to be trusted.
  var isBalanced = true
}

extension PublicNames {
  init(_ code: SwiftCode) {
    var reader = DeclarationReader()
    reader.read(code.tokens)
    self = reader.names
  }
}

/// Goes through a file's words and braces, and notes what its declarations name.
private struct DeclarationReader {
  private(set) var names = PublicNames()

  private enum Scope: Equatable {
    case file
    case `extension`(of: String, isPublic: Bool)
    case other
  }

  private enum Access { case everybody, fewer }

  private var scopes = [Scope.file]
  /// What the next brace opens, where a declaration has said so.
  private var upcoming: Scope?
  private var access: Access?
  private var isStatic = false

  mutating func read(_ tokens: [SwiftWord]) {
    var rest = tokens[...]
    while let token = rest.popFirst() { read(token, &rest) }
    names.isBalanced = names.isBalanced && scopes.count == 1
  }

  private mutating func read(_ token: SwiftWord, _ rest: inout ArraySlice<SwiftWord>) {
    switch token.text {
    case "{":
      scopes.append(upcoming ?? .other)
      upcoming = nil
      forgetModifiers()
    case "}":
      if scopes.count > 1 { scopes.removeLast() } else { names.isBalanced = false }
      forgetModifiers()
    case _ where scopes.last == .other: break
    case "(": skipGroup(&rest)
    case _ where token.isWord && !token.isMember: readWord(token.text, &rest)
    default: break
    }
  }

  private mutating func readWord(_ word: String, _ rest: inout ArraySlice<SwiftWord>) {
    switch word {
    case "public", "open": access = .everybody
    case "package", "internal", "fileprivate", "private": access = .fewer
    case "static": isStatic = true
    case "class" where ["func", "var", "let", "subscript"].contains(rest.first?.text): isStatic = true
    case "struct", "class", "enum", "protocol", "actor": readType(&rest)
    case "func": readFunction(&rest)
    case "extension": readExtension(&rest)
    case "var", "let", "case", "init", "subscript", "typealias", "associatedtype", "import": forgetModifiers()
    default: break
    }
  }

  private mutating func readType(_ rest: inout ArraySlice<SwiftWord>) {
    guard let name = rest.first, name.isWord else { return }
    rest.removeFirst()
    if isPublic, !name.text.hasPrefix("_") { names.types.insert(name.text) }
    forgetModifiers()
  }

  private mutating func readFunction(_ rest: inout ArraySlice<SwiftWord>) {
    if let name = rest.first, name.isWord, case .extension(of: "View", _) = scopes.last, isPublic, !isStatic,
      !name.text.hasPrefix("_")
    {
      names.modifiers.insert(name.text)
    }
    // The name may be a word that means something elsewhere.
    _ = rest.popFirst()
    forgetModifiers()
  }

  private mutating func readExtension(_ rest: inout ArraySlice<SwiftWord>) {
    var name = ""
    while let part = rest.first, part.isWord, name.isEmpty || part.isMember {
      name = part.text
      rest.removeFirst()
      if rest.first?.text == "." { rest.removeFirst() }
    }
    upcoming = .extension(of: name, isPublic: access == .everybody)
    forgetModifiers()
  }

  /// Whether the declaration that is read is one for everybody.
  private var isPublic: Bool {
    if case .extension(_, isPublic: true) = scopes.last, access == nil { return true }
    return access == .everybody
  }

  /// Passes over parameters and arguments: a label may be any word, and a default value may hold braces.
  private func skipGroup(_ rest: inout ArraySlice<SwiftWord>) {
    var depth = 1
    while depth > 0, let token = rest.popFirst() {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
    }
  }

  private mutating func forgetModifiers() {
    access = nil
    isStatic = false
  }
}
