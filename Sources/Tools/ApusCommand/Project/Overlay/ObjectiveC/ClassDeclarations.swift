import SwiftLexing

/// Finds the types in a file, and the members that classes and extensions have in it.
///
/// It knows of Swift's grammar what declarations look like: attributes, modifiers, a keyword, a name, and brackets that belong together.
struct ClassDeclarations {
  private let tokens: SwiftTokens
  private let genericTypes: Set<String>
  private(set) var scopes: [TypeScope] = []
  private(set) var members: [ClassMember] = []

  /// More than a heading or a signature has.
  static let mostTokens = 500
  /// More than brackets of types and functions stand in one another.
  private static let mostDepth = 100

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - tokens: Its tokens.
  ///   - genericTypes: Types of other files that have parameters; an extension does not tell.
  init(_ tokens: SwiftTokens, genericTypes: Set<String> = []) {
    (self.tokens, self.genericTypes) = (tokens, genericTypes)
    read(tokens.indices, in: nil, isGeneric: false, depth: 0)
  }

  /// The innermost type whose body a token stands in.
  func scope(around index: Int) -> TypeScope? {
    scopes.filter { $0.body.contains(index) }.max { $0.body.lowerBound < $1.body.lowerBound }
  }

  /// What stands in front of a declaration.
  private struct Heading {
    var attributes: [String] = []
    var modifiers: [String] = []
    /// The token that says that Core Data keeps it.
    var managed: Int?

    var isForObjectiveC: Bool {
      attributes.contains { text in Self.objectiveC.contains(String(text.prefix { $0 != "(" })) }
        && !attributes.contains("@nonobjc")
    }
    private static let objectiveC: Set = [
      "@objc", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBSegueAction", "@GKInspectable",
    ]

    var customName: String? {
      attributes.first { $0.hasPrefix("@objc(") }.map { String($0.dropFirst(6).dropLast().filter { $0 > " " }) }
    }
    /// `nil` where it does not say.
    var isPublic: Bool? {
      if !modifiers.allSatisfy({ !["package", "internal", "fileprivate", "private"].contains($0) }) { return false }
      return modifiers.contains { $0 == "public" || $0 == "open" } ? true : nil
    }
    var isOfType: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }
    var isUnreachable: Bool {
      attributes.contains { $0 == "@NSManaged" || ($0.hasPrefix("@available(") && $0.contains("unavailable")) }
    }
    var circumstances: String {
      (attributes.filter { $0 == "@MainActor" || $0.hasPrefix("@available(") }
        + modifiers.filter { $0.hasPrefix("nonisolated") }).map { $0 + " " }.joined()
    }
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "override", "required", "convenience",
    "dynamic", "lazy", "weak", "unowned", "optional", "nonisolated", "isolated", "mutating", "nonmutating", "indirect", "prefix",
    "postfix", "infix", "distributed", "consuming", "borrowing",
  ]
  private static let types: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]

  /// Goes through what stands in a pair of brackets, or the whole file.
  ///
  /// - Parameters:
  ///   - range: The tokens.
  ///   - scope: The type whose body it is; `nil` for a file and for code.
  ///   - isGeneric: Whether types that are chosen later stand around it.
  ///   - depth: How many brackets stand around it.
  private mutating func read(_ range: Range<Int>, in scope: Int?, isGeneric: Bool, depth: Int) {
    guard depth < Self.mostDepth else { return }
    var heading = Heading()
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      if token.kind == .marked, token.text.hasPrefix("@") {
        let end = tokens.endOfAttribute(at: index)
        heading.attributes.append(tokens.text(of: index..<end))
        if token.text == "@NSManaged" { heading.managed = index }
        index = end
      } else if let end = endOfModifier(at: index) {
        heading.modifiers.append(tokens.text(of: index..<end))
        index = end
      } else if Self.types.contains(token.text), !tokens.isMember(index), let type = type(at: index, heading, isGeneric) {
        scopes.append(type)
        read(
          type.body.lowerBound + 1..<type.body.upperBound, in: scopes.count - 1, isGeneric: type.isGeneric, depth: depth + 1)
        (index, heading) = (type.body.upperBound + 1, Heading())
      } else if token.text == "func", !tokens.isMember(index),
        let function = heading.managed == nil ? function(at: index) : requirement(at: index, before: range.upperBound)
      {
        if let scope { add(function, at: index, heading, to: scope) }
        read(function.body, in: nil, isGeneric: isGeneric || function.isGeneric, depth: depth + 1)
        (index, heading) = (function.end + 1, Heading())
      } else if let scope, token.text == "var" || token.text == "let", let name = tokens.word(at: index + 1) {
        let end = endOfProperty(from: index + 2, before: range.upperBound)
        add(property: name, from: index, through: end, heading, to: scope)
        read(index + 2..<end + 1, in: nil, isGeneric: isGeneric, depth: depth + 1)
        (index, heading) = (end + 1, Heading())
      } else if token.text == "{", let close = tokens.closing(index), close < range.upperBound {
        read(index + 1..<close, in: nil, isGeneric: isGeneric, depth: depth + 1)
        (index, heading) = (close + 1, Heading())
      } else {
        (index, heading) = (index + 1, Heading())
      }
    }
  }

  /// The index behind a modifier with what stands in brackets behind it.
  private func endOfModifier(at index: Int) -> Int? {
    let text = tokens[index].text
    guard tokens[index].kind == .word, !tokens.isMember(index) else { return nil }
    if text == "class" {
      return ["func", "var", "let", "subscript", "override"].contains(tokens.word(at: index + 1)) ? index + 1 : nil
    }
    return Self.modifiers.contains(text) ? tokens.endOfAttribute(at: index) : nil
  }
}

// MARK: - Types

extension ClassDeclarations {
  private func type(at index: Int, _ heading: Heading, _ isGeneric: Bool) -> TypeScope? {
    guard let first = tokens.word(at: index + 1) else { return nil }
    var (name, next) = (first, index + 2)
    while tokens[index].text == "extension", tokens.isAt(next, "."), let part = tokens.word(at: next + 1) {
      (name, next) = (name + "." + part, next + 2)
    }
    guard let open = body(from: next), let close = tokens.closing(open) else { return nil }
    let extendsGeneric =
      tokens[index].text == "extension" && name.split(separator: ".").contains { genericTypes.contains(String($0)) }
    return TypeScope(
      keyword: tokens[index].text, name: name, nameIndex: next - 1, body: open...close,
      isGeneric: isGeneric || isAngle(next) || extendsGeneric,
      exposesAll: heading.attributes.contains("@objcMembers")
        || (tokens[index].text == "extension" && heading.attributes.contains("@objc")),
      isPublic: heading.isPublic ?? false, customName: heading.customName)
  }

  /// The bracket that opens the body of what a heading goes on with at an index.
  private func body(from start: Int) -> Int? {
    var index = start
    while index < min(tokens.indices.upperBound, start + Self.mostTokens) {
      if tokens.isAt(index, "{") { return index }
      if tokens.isAt(index, "}") || tokens.isAt(index, ";") { return nil }
      index = tokens.closing(index).map { $0 + 1 } ?? index + 1
    }
    return nil
  }

  private func isAngle(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].text.hasPrefix("<") }
}

// MARK: - Members

extension ClassDeclarations {
  private struct Function {
    var name: String
    var parameters: ParameterList?
    var isGeneric: Bool
    /// Whether it waits, or may fail: no message can say so.
    var hasEffects: Bool
    var body: Range<Int>
    var end: Int
  }

  private func function(at index: Int) -> Function? {
    guard let name = tokens.word(at: index + 1) else { return nil }
    var open = index + 2
    let limit = min(tokens.indices.upperBound, open + Self.mostTokens)
    while open < limit, !tokens.isAt(open, "(") { open += 1 }
    guard open < limit, let close = tokens.closing(open), let start = body(from: close + 1), let end = tokens.closing(start)
    else { return nil }
    let behind = (close + 1..<start).map { tokens[$0].text }
    return Function(
      name: name, parameters: ParameterList(from: open, through: close, in: tokens),
      isGeneric: open > index + 2 || (open..<close).contains { tokens[$0].text == "some" },
      hasEffects: behind.contains { ["async", "throws", "rethrows"].contains($0) }, body: start + 1..<end, end: end)
  }

  /// A function without a body, which ends where another declaration begins.
  private func requirement(at index: Int, before limit: Int) -> Function? {
    guard let name = tokens.word(at: index + 1), tokens.isAt(index + 2, "("), let close = tokens.closing(index + 2), close < limit
    else { return nil }
    let end = endOfProperty(from: close + 1, before: limit)
    return Function(
      name: name, parameters: ParameterList(from: index + 2, through: close, in: tokens), isGeneric: false, hasEffects: false,
      body: end + 1..<end + 1, end: end)
  }

  /// Where a declaration ends in the text: behind the string, where its last token is code in one.
  func endOfText(of member: ClassMember) -> Int {
    let first = max(scopes[member.scope].body.lowerBound, member.end - Self.mostTokens)
    return (first...member.end).reduce(0) { max($0, tokens[$1].range.upperBound) }
  }

  private mutating func add(_ function: Function, at start: Int, _ heading: Heading, to scope: Int) {
    guard scopes[scope].hasMembers, let parameters = function.parameters else { return }
    let isPlain = parameters.parameters.allSatisfy(\.isPlain) && parameters.parameters.count <= ClassMember.mostParameters
    members.append(
      ClassMember(
        kind: .method(parameters), name: function.name, scope: scope, customName: heading.customName,
        isMarked: heading.isForObjectiveC, circumstances: heading.circumstances,
        isReachable: isPlain && !function.isGeneric && !function.hasEffects && !heading.isOfType && !heading.isUnreachable
          && !heading.attributes.contains("@nonobjc"),
        isPublic: isPublic(heading, in: scope), start: start, end: function.end, managed: managed(heading)))
  }

  private mutating func add(property name: String, from start: Int, through end: Int, _ heading: Heading, to scope: Int) {
    guard scopes[scope].hasMembers else { return }
    members.append(
      ClassMember(
        kind: .property, name: name, scope: scope, customName: heading.customName, isMarked: heading.isForObjectiveC,
        circumstances: heading.circumstances,
        isReachable: !heading.isOfType && !heading.isUnreachable && !heading.attributes.contains("@nonobjc"),
        isPublic: isPublic(heading, in: scope), start: start, end: end, managed: managed(heading)))
  }

  private func managed(_ heading: Heading) -> ClassMember.Managed? {
    heading.managed.map { attribute in
      ClassMember.Managed(attribute: attribute, words: heading.circumstances + heading.modifiers.map { $0 + " " }.joined())
    }
  }

  private func isPublic(_ heading: Heading, in scope: Int) -> Bool {
    heading.isPublic ?? (scopes[scope].keyword == "extension" && scopes[scope].isPublic)
  }

  private static let starts = modifiers.union(types).union([
    "var", "let", "func", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "import", "macro", "operator",
  ])

  /// The last token of a property whose name stands in front of an index: what follows begins another declaration.
  private func endOfProperty(from start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit {
      let token = tokens[index]
      if token.text == ";" { break }
      if token.startsLine, !tokens.isMember(index) {
        if token.kind == .word, Self.starts.contains(token.text) { break }
        if token.kind == .marked, token.text.hasPrefix("@") || ["#if", "#elseif", "#else", "#endif"].contains(token.text) {
          break
        }
      }
      index = tokens.closing(index).map { $0 + 1 } ?? index + 1
    }
    return min(index, limit) - 1
  }
}

extension ClassMember {
  /// As many values as a message can bring.
  static let mostParameters = 3
}
