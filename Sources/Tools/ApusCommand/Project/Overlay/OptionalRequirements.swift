import SwiftLexing

/// Makes Swift's own protocols of those that Objective-C sees, `@objc protocol`.
///
/// They are for classes alone. A method that conforming types may leave out, `@objc optional func`, gets a default that does
/// nothing, or is `nil`, in an extension on the protocol's last line. One that returns something else, and a property, must be there:
/// nobody but the conforming type knows a value. Calls, `delegate.method?()`, lose their question mark.
struct OptionalRequirements {
  /// The methods whose calls lose the mark: those of the file itself and of others.
  var methods: Set<String>

  /// More than a heading or a method's signature has.
  private static let mostTokens = 500
  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private", "open"]

  /// The optional methods that a file's protocols declare.
  static func methods(in tokens: SwiftTokens) -> Set<String> {
    protocols(in: tokens).reduce(into: []) { names, item in
      for index in optionals(of: item, in: tokens) {
        if let name = function(after: index, in: tokens).flatMap({ tokens.word(at: $0 + 1) }) { names.insert(name) }
      }
    }
  }

  func edits(in tokens: SwiftTokens) -> [SourceEdit] {
    Self.protocols(in: tokens).flatMap { Self.edits(of: $0, in: tokens) } + calls(in: tokens)
  }

  private func calls(in tokens: SwiftTokens) -> [SourceEdit] {
    guard !methods.isEmpty else { return [] }
    return tokens.indices.compactMap { index in
      guard let name = tokens.word(at: index), methods.contains(name), tokens.isMember(index), tokens.isAt(index + 2, "("),
        tokens.isAt(index + 1, "?") || tokens.isAt(index + 1, "!"), !tokens[index + 1].followsSpace
      else { return nil }
      return .blanking(tokens[index + 1].range)
    }
  }
}

// MARK: - Protocols

extension OptionalRequirements {
  private struct ObjectiveCProtocol {
    var isPublic: Bool
    /// Whether it stands in no braces, as an extension of it must.
    var isAtTopLevel: Bool
    var name: Int
    var open: Int
    var close: Int
  }

  private static func protocols(in tokens: SwiftTokens) -> [ObjectiveCProtocol] {
    var (depth, end) = (0, 0)
    return tokens.indices.compactMap { index in
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      guard index >= end, tokens[index].text == "@objc" else { return nil }
      var next = tokens.endOfAttribute(at: index)
      var isPublic = index > 0 && tokens[index - 1].text == "public"
      while next < tokens.indices.upperBound, tokens[next].kind == .marked || modifiers.contains(tokens[next].text) {
        if tokens[next].text == "public" { isPublic = true }
        next = tokens[next].kind == .marked ? tokens.endOfAttribute(at: next) : next + 1
      }
      end = next
      guard tokens.word(at: next) == "protocol", tokens.word(at: next + 1) != nil else { return nil }
      let heading = next + 2..<max(min(tokens.indices.upperBound, next + mostTokens), next + 2)
      guard let open = heading.first(where: { tokens[$0].text == "{" }), let close = tokens.closing(open) else { return nil }
      end = close
      return ObjectiveCProtocol(isPublic: isPublic, isAtTopLevel: depth == 0, name: next + 1, open: open, close: close)
    }
  }

  /// How much deeper in brackets what follows a token stands.
  private static func step(at token: SwiftToken) -> Int {
    switch token.text {
    case "(", "{", "[": 1
    case ")", "}", "]": -1
    default: 0
    }
  }

  /// The words `optional` that stand in front of a protocol's requirements.
  private static func optionals(of item: ObjectiveCProtocol, in tokens: SwiftTokens) -> [Int] {
    var depth = 0
    return (item.open + 1..<item.close).filter { index in
      depth += step(at: tokens[index])
      return depth == 0 && tokens[index].text == "optional" && !tokens.isMember(index) && !tokens.isAt(index + 1, ":")
    }
  }

  /// The `func` of the requirement that a word stands in front of.
  private static func function(after index: Int, in tokens: SwiftTokens) -> Int? {
    var next = index + 1
    while next < tokens.indices.upperBound {
      if tokens[next].text == "func" { return tokens.word(at: next + 1) == nil ? nil : next }
      let isMarked = tokens[next].kind == .marked
      guard isMarked || ["static", "class", "mutating", "nonisolated"].contains(tokens[next].text) else { return nil }
      next = isMarked ? tokens.endOfAttribute(at: next) : next + 1
    }
    return nil
  }

  private static func edits(of item: ObjectiveCProtocol, in tokens: SwiftTokens) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    let heading = (item.name + 1..<item.open).map { tokens[$0].text }
    if Set(heading).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) {
      let hasParents = heading.first == ":"
      let place = tokens[hasParents ? item.name + 1 : item.name].range.upperBound
      edits.append(.inserting(hasParents ? " AnyObject," : ": AnyObject", at: place))
    }
    let optionals = optionals(of: item, in: tokens)
    edits += optionals.map { .blanking(tokens[$0].range) }
    guard item.isAtTopLevel else { return edits }
    let defaults = optionals.compactMap { optional -> String? in
      guard let start = function(after: optional, in: tokens),
        let method = body(from: start, before: item.close, in: tokens)
      else { return nil }
      let isStatic = (optional..<start).contains { ["static", "class"].contains(tokens[$0].text) }
      return (item.isPublic ? "public " : "") + (isStatic ? "static " : "") + method
    }
    if !defaults.isEmpty {
      let text = "; extension \(tokens[item.name].text) { " + defaults.joined(separator: "; ") + " }"
      let next = item.close + 1
      let isLast = next >= tokens.indices.upperBound || tokens[next].startsLine
      edits.append(.inserting(isLast ? text : text + ";", at: tokens[item.close].range.upperBound))
    }
    return edits
  }

  /// A method with a body that does nothing, or answers `nil`; `nil` where it must answer something else.
  private static func body(from start: Int, before limit: Int, in tokens: SwiftTokens) -> String? {
    var end = start + 2
    var depth = 0
    var arrow: Int?
    while end < min(limit, start + mostTokens) {
      let token = tokens[end]
      if depth == 0, token.text == ";" || (token.startsLine && !continuesSignature(token, after: tokens[end - 1])) { break }
      depth += step(at: token)
      if depth == 0, token.text == "->" { arrow = end }
      end += 1
    }
    let signature = tokens.text(of: start..<end)
    guard let arrow, arrow + 1 < end else { return arrow == nil ? signature + " {}" : nil }
    if ["Void", "()", "Swift.Void"].contains(tokens.text(of: arrow + 1..<end)) { return signature + " {}" }
    return tokens[end - 1].text == "?" ? signature + " { nil }" : nil
  }

  private static func continuesSignature(_ token: SwiftToken, after previous: SwiftToken) -> Bool {
    ["->", "throws", "async", "where", "("].contains(token.text) || ["->", ".", ",", ":", "&"].contains(previous.text)
  }
}
