import SwiftLexing

/// A method that types which conform to a protocol may leave out.
struct OptionalMethod {
  private var name: String
  private var parameters: ParameterList
  /// What stands in front of the arrow: `async`, `throws`.
  private var effects: Set<String>
  /// What it answers; `nil`: nothing.
  private var result: String?
  /// From the name to the end, on one line, with the word that says that it may fail.
  private var signature: String
  /// Attributes and modifiers, such as `@MainActor`, `static`.
  private var heading: String
  /// Where the word comes in that says that it may fail; `nil` where it is there.
  private var place: Int?

  /// Reads the method that a word `optional` stands in front of; `nil` where it is none, or the same for types of the caller's choice.
  init?(after optional: Int, before limit: Int, in tokens: SwiftTokens) {
    guard let start = Self.function(after: optional, in: tokens), let name = tokens.word(at: start + 1) else { return nil }
    guard tokens.isAt(start + 2, "("), let close = tokens.closing(start + 2), close < limit,
      let parameters = ParameterList(from: start + 2, through: close, in: tokens),
      parameters.parameters.allSatisfy({ $0.isPlain })
    else { return nil }
    let end = Self.end(from: close + 1, before: min(limit, close + ClassDeclarations.mostTokens), in: tokens)
    let arrow = (close + 1..<end).first { tokens[$0].text == "->" }
    let front = arrow ?? end
    (self.name, self.parameters) = (name, parameters)
    effects = Set((close + 1..<front).map { tokens[$0].text })
    result = arrow.flatMap { $0 + 1 < end ? tokens.text(of: $0 + 1..<end) : nil }
    if let answer = result, ["Void", "()", "Swift.Void"].contains(answer) { result = nil }
    heading = tokens.text(of: optional + 1..<start)
    place = effects.contains("throws") ? nil : tokens[front - 1].range.upperBound
    signature =
      tokens.text(of: start..<close + 1) + (effects.contains("async") ? " async" : "") + " throws"
      + (result.map { " -> " + $0 } ?? "")
  }

  /// The name as Swift writes it.
  var swiftName: String { SelectorName.swift(name, labels: parameters.labels) }

  /// Makes the requirement one that may fail.
  var failing: SourceEdit? { place.map { .inserting(" throws", at: $0) } }

  private var isStatic: Bool { heading.split(separator: " ").contains { ["static", "class"].contains($0) } }
  /// What a call with a mark answers.
  private var optionalResult: String {
    guard let result else { return "Void?" }
    return result.hasSuffix("?") ? result : result.hasSuffix("!") ? result.dropLast() + "?" : "(\(result))?"
  }

  /// What the protocol's extension has of it: the method that is not there, the call with a mark, and the question for the method.
  func members(isPublic: Bool) -> [String] {
    let front = (isPublic ? "public " : "") + (heading.isEmpty ? "" : heading + " ")
    let module = "FoundationAdditions."
    let (isAsync, isThrowing) = (effects.contains("async"), effects.contains("throws"))
    let list = parameters.parameters
    let declared = list.map { "\($0.label ?? "_") \($0.name): \($0.isClosure ? "@escaping " : "")\($0.type)" }
    let arguments = list.map { ($0.label.map { $0 + ": " } ?? "") + $0.name }.joined(separator: ", ")
    let call = "\(isAsync ? "await " : "")self.\(name)(\(arguments))"
    let body =
      isThrowing
      ? "do { return try \(call) } catch is \(module)AbsentMethod { return nil }" : "return try? \(call)"
    let absent = "\(front)\(signature) { throw \(module)AbsentMethod() }"
    let asking =
      "\(result == nil ? "@discardableResult " : "")\(front)func \(OptionalRequirements.call)\(name)"
      + "(\(declared.joined(separator: ", ")))\(isAsync ? " async" : "")\(isThrowing ? " throws" : "") -> \(optionalResult) { \(body) }"
    guard !isStatic, !isAsync, !isThrowing else { return [absent, asking] }
    return [absent, asking, question(front, arguments: arguments)]
  }

  private func question(_ front: String, arguments: String) -> String {
    let list = parameters.parameters
    let types = list.map { ($0.isClosure ? "@escaping " : "") + $0.type }.joined(separator: ", ")
    let names = list.map(\.name).joined(separator: ", ")
    let selector = SelectorName.method(name, labels: parameters.labels)
    let call = "self.\(OptionalRequirements.call)\(name)(\(arguments))"
    let value = result == nil ? "_ = \(call)" : result?.hasSuffix("?") == true ? "\(call)" : "\(call)!"
    let closure = "{ \(names.isEmpty ? "" : names + " in ")\(value) }"
    return
      "\(front)var \(OptionalRequirements.question(for: swiftName)): ((\(types)) -> \(result ?? "Void"))? "
      + "{ FoundationAdditions.SelectorTables.hasMethod(\"\(selector)\", self) ? \(closure) : nil }"
  }

  /// The `func` of the requirement that a word stands in front of.
  private static func function(after index: Int, in tokens: SwiftTokens) -> Int? {
    var next = index + 1
    while next < tokens.indices.upperBound {
      if tokens[next].text == "func" { return next }
      let isMarked = tokens[next].kind == .marked
      guard isMarked || ["static", "class", "mutating", "nonisolated"].contains(tokens[next].text) else { return nil }
      next = isMarked ? tokens.endOfAttribute(at: next) : next + 1
    }
    return nil
  }

  /// The index behind a signature whose parameters end in front of an index.
  private static func end(from start: Int, before limit: Int, in tokens: SwiftTokens) -> Int {
    var index = start
    while index < limit {
      let token = tokens[index]
      if token.text == ";" || (token.startsLine && !continues(token, after: tokens[index - 1])) { break }
      index = tokens.closing(index).map { min($0 + 1, limit) } ?? index + 1
    }
    return index
  }

  private static func continues(_ token: SwiftToken, after previous: SwiftToken) -> Bool {
    ["->", "throws", "async", "where", "("].contains(token.text) || ["->", ".", ",", ":", "&"].contains(previous.text)
  }
}

extension ParameterList.Parameter {
  /// Whether it is a closure that may outlive the call, as far as its type's text tells.
  fileprivate var isClosure: Bool { type.contains("->") && !type.hasSuffix("?") && !type.hasSuffix("!") }
}
