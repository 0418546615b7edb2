import SwiftLexing

/// Takes `#selector(…)` and `#keyPath(…)` out, which the compiler knows on Apple's systems alone, and puts in what says the same:
/// `Selector("turned:", …)`, `"…"`.
///
/// A selector is the name that the method has for Objective-C. The method is named beside it, so that the compiler finds one that does
/// not exist.
struct SelectorLiterals {
  /// What other files tell.
  var names = ObjectiveCNames()

  func edits(in tokens: SwiftTokens, _ reader: ClassDeclarations) -> [SourceEdit] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .marked, let close = tokens.closing(index + 1), close > index + 2 else { return nil }
      let inside = index + 2..<close
      let range = tokens.range(index, through: close)
      switch tokens[index].text {
      case "#selector": return .replacing(range, with: selector(Reference(inside, in: tokens), at: index, reader))
      case "#keyPath": return .replacing(range, with: "\"\(Self.keys(of: inside, in: tokens))\"")
      default: return nil
      }
    }
  }

  private func selector(_ reference: Reference, at index: Int, _ reader: ClassDeclarations) -> String {
    let scope = reader.scope(around: index)
    switch reference.kind {
    case .getter: return "Selector(\"\(reference.name)\")"
    case .setter: return "Selector(\"\(SelectorName.setter(reference.name))\")"
    case .method: break
    }
    let found = method(of: reference, in: scope, reader)
    let labels = reference.labels ?? found.flatMap { SelectorName.parts(of: $0.name).labels }
    let selector = found?.selector ?? SelectorName.method(reference.name, labels: labels ?? [])
    let owner = reference.type ?? (reference.isOfSelf ? scope?.name : nil)
    guard let owner, !reference.isCast else { return "Selector(\"\(selector)\")" }
    let method = labels.map { $0.isEmpty ? reference.name : SelectorName.swift(reference.name, labels: $0) } ?? reference.name
    return "Selector(\"\(selector)\", checking: { (object: \(owner)) in object.\(method) })"
  }

  /// The method that is meant, among those that files declare: first of the type that is named or stands around, then of any.
  private func method(of reference: Reference, in scope: TypeScope?, _ reader: ClassDeclarations) -> ObjectiveCNames.Method? {
    let owner = (reference.type ?? scope?.name)?.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
    let here = reader.members.compactMap { member -> ObjectiveCNames.Method? in
      guard case .method = member.kind else { return nil }
      return ObjectiveCNames.Method(
        owner: reader.scopes[member.scope].name, name: member.swiftName, selector: member.selector)
    }
    let known = here + names.methods.sorted()
    let candidates = known.filter { method in
      let parts = SelectorName.parts(of: method.name)
      guard parts.name == reference.name else { return false }
      if let labels = reference.labels { return parts.labels == labels }
      return reference.count == nil || parts.labels?.count == reference.count
    }
    return candidates.first { $0.owner.split(separator: ".").last.map(String.init) == owner } ?? candidates.first
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

/// What stands in the brackets of `#selector`.
private struct Reference {
  enum Kind { case method, getter, setter }

  var kind = Kind.method
  var name = ""
  /// `nil` where it has none.
  var labels: [String?]?
  /// The type whose method it is, where it begins with one.
  var type: String?
  /// Whether it is one of the type that stands around.
  var isOfSelf = false
  /// Whether a type behind `as` tells it from others of its name.
  var isCast = false
  /// How many parameters that type has.
  var count: Int?

  init(_ range: Range<Int>, in tokens: SwiftTokens) {
    var index = range.lowerBound
    if let word = tokens.word(at: index), word == "getter" || word == "setter", tokens.isAt(index + 1, ":") {
      kind = word == "getter" ? .getter : .setter
      index += 2
    }
    var path: [String] = []
    while index < range.upperBound, let word = tokens.word(at: index), word != "as" {
      path.append(tokens[index].text)
      index += 1
      if tokens.isAt(index, "("), let close = tokens.closing(index), close < range.upperBound {
        labels = (index + 1..<close).compactMap { tokens.word(at: $0) }.map { $0 == "_" ? nil : $0 }
        index = close + 1
      }
      let end = Self.endOfAngles(from: index, before: range.upperBound, in: tokens)
      // The dot behind a type's parameters belongs to the same token as their last bracket.
      let text = tokens.text(of: index..<end)
      path[path.count - 1] += text.hasSuffix(".") ? String(text.dropLast()) : text
      index = end
      if text.hasSuffix(".") { continue }
      guard index < range.upperBound, tokens[index].kind == .sign, tokens[index].text.hasSuffix(".") else { break }
      index += 1
    }
    readCast(index..<range.upperBound, in: tokens)
    name = (path.popLast() ?? "").filter { $0 != "`" }
    if path.isEmpty || path == ["self"] || path == ["Self"] {
      isOfSelf = true
    } else if path.allSatisfy({ $0.first?.isUppercase == true }) {
      type = path.joined(separator: ".")
    }
  }

  /// The index behind the parameters of a type that begin at an index, or that index.
  private static func endOfAngles(from start: Int, before limit: Int, in tokens: SwiftTokens) -> Int {
    guard start < limit, tokens[start].text.hasPrefix("<") else { return start }
    var (index, depth) = (start, 0)
    repeat {
      depth += tokens.angleStep(at: index)
      index += 1
    } while depth > 0 && index < limit
    return index
  }

  private mutating func readCast(_ range: Range<Int>, in tokens: SwiftTokens) {
    guard tokens.word(at: range.lowerBound) == "as", range.count > 1 else { return }
    isCast = true
    // The parameters of a method of a type, not bound to an object, come last.
    let lists = range.filter { tokens.isAt($0, "(") && tokens.isAt((tokens.closing($0) ?? -2) + 1, "->") }
    guard let open = lists.last, let close = tokens.closing(open) else { return }
    let commas = (open + 1..<close).count { tokens.isAt($0, ",") }
    count = close == open + 1 ? 0 : commas + 1
  }
}
