import SwiftLexing

/// Makes Swift's own protocols of those that Objective-C sees, `@objc protocol`.
///
/// They are for classes alone. A method that conforming types may leave out, `@objc optional func`, becomes one that may fail, which
/// methods that do not fail satisfy, too; an extension on the protocol's last line has one that always does, for types without their
/// own. The extension has besides what a call with a mark, `delegate.method?()`, becomes: it answers `nil` where the method is not
/// there; and what a question for the method, `delegate.method != nil`, becomes. A property must be there: nobody but the conforming
/// type knows a value, and no access to it can be told from one to another of its name.
struct OptionalRequirements {
  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private", "open"]
  /// What names begin with that stand for a method in calls, and in questions for it.
  static let (call, question) = ("apusOptional_", "apusAsked_")

  /// The optional methods that a file's protocols declare, as Swift names them.
  static func names(in tokens: SwiftTokens) -> Set<String> {
    protocols(in: tokens).reduce(into: []) { names, item in
      for optional in optionals(of: item, in: tokens) {
        if let method = OptionalMethod(after: optional, before: item.close, in: tokens) { names.insert(method.swiftName) }
      }
    }
  }

  static func edits(in tokens: SwiftTokens) -> [SourceEdit] { protocols(in: tokens).flatMap { edits(of: $0, in: tokens) } }

  /// The name of what answers the question for a method.
  static func question(for swiftName: String) -> String {
    let parts = SelectorName.parts(of: swiftName)
    return question + ([parts.name] + (parts.labels ?? []).map { $0 ?? "" }).joined(separator: "_")
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
      let heading = next + 2..<max(min(tokens.indices.upperBound, next + ClassDeclarations.mostTokens), next + 2)
      guard let open = heading.first(where: { tokens[$0].text == "{" }), let close = tokens.closing(open) else { return nil }
      end = close
      return ObjectiveCProtocol(isPublic: isPublic, isAtTopLevel: depth == 0, name: next + 1, open: open, close: close)
    }
  }

  /// The words `optional` that stand in front of a protocol's requirements.
  private static func optionals(of item: ObjectiveCProtocol, in tokens: SwiftTokens) -> [Int] {
    var index = item.open + 1
    var found: [Int] = []
    while index < item.close {
      if let close = tokens.closing(index) {
        index = close + 1
        continue
      }
      if tokens[index].text == "optional", !tokens.isMember(index), !tokens.isAt(index + 1, ":") { found.append(index) }
      index += 1
    }
    return found
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
    // A protocol in a type has no extension here: its methods must be there.
    guard item.isAtTopLevel else { return edits }
    let methods = optionals.compactMap { OptionalMethod(after: $0, before: item.close, in: tokens) }
    edits += methods.compactMap(\.failing)
    if !methods.isEmpty {
      let members = methods.flatMap { $0.members(isPublic: item.isPublic) }.joined(separator: "; ")
      let text = "; extension \(tokens[item.name].text) { \(members) }"
      let next = item.close + 1
      let isLast = next >= tokens.indices.upperBound || tokens[next].startsLine
      edits.append(.inserting(WrittenText.mark(isLast ? text : text + ";"), at: tokens[item.close].range.upperBound))
    }
    return edits
  }
}
