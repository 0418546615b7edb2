import SwiftLexing

/// Makes calls of methods that may be left out, and questions for them, what the protocol's extension has for them; see
/// ``OptionalRequirements``.
struct OptionalCalls {
  /// The methods, as Swift names them.
  private let methods: Set<String>
  private let names: Set<String>
  /// Methods of UIKit's protocols, which have one that does nothing, or answers what is usual, for types without their own.
  private let present: Set<String>

  init(of methods: Set<String>, present: Set<String> = UIKitNames.declared.optionalMethods) {
    self.methods = methods
    names = Set(methods.map { SelectorName.parts(of: $0).name })
    self.present = present.subtracting(names)
  }

  func edits(in tokens: SwiftTokens) -> [SourceEdit] {
    guard !names.isEmpty || !present.isEmpty else { return [] }
    return tokens.indices.flatMap { index -> [SourceEdit] in
      guard let name = tokens.word(at: index), tokens.isMember(index) else { return [] }
      if present.contains(name) { return mark(at: index + 1, in: tokens) }
      guard names.contains(name) else { return [] }
      return call(at: index, name, in: tokens) ?? question(at: index, name, in: tokens) ?? []
    }
  }

  /// A call of a method that is always there needs no mark.
  private func mark(at mark: Int, in tokens: SwiftTokens) -> [SourceEdit] {
    guard tokens.isAt(mark + 1, "("), tokens.isAt(mark, "?") || tokens.isAt(mark, "!"), !tokens[mark].followsSpace else {
      return []
    }
    return [.blanking(tokens[mark].range)]
  }

  private func call(at index: Int, _ name: String, in tokens: SwiftTokens) -> [SourceEdit]? {
    let mark = index + 1
    guard tokens.isAt(mark + 1, "("), tokens.isAt(mark, "?") || tokens.isAt(mark, "!"), !tokens[mark].followsSpace,
      let close = tokens.closing(mark + 1)
    else { return nil }
    let renamed = SourceEdit.replacing(tokens.range(index, through: mark), with: OptionalRequirements.call + name)
    return tokens.isAt(mark, "?") ? [renamed] : [renamed, .inserting("!", at: tokens[close].range.upperBound)]
  }

  /// `delegate.method != nil`, `if let method = delegate.method`, with labels or without.
  private func question(at index: Int, _ name: String, in tokens: SwiftTokens) -> [SourceEdit]? {
    var (end, labels) = (index, [String?]?.none)
    if tokens.isAt(index + 1, "("), let close = tokens.closing(index + 1) {
      guard close > index + 2, (index + 2..<close).allSatisfy({ tokens.isAt($0, ":") || tokens.word(at: $0) != nil }),
        tokens.isAt(close - 1, ":")
      else { return nil }
      labels = (index + 2..<close).compactMap { tokens.word(at: $0) }.map { $0 == "_" ? nil : $0 }
      end = close
    }
    let isCompared = (tokens.isAt(end + 1, "!=") || tokens.isAt(end + 1, "==")) && tokens.word(at: end + 2) == "nil"
    guard isCompared || isBound(from: index, through: end, in: tokens) else { return nil }
    let meant = methods.filter { method in
      let parts = SelectorName.parts(of: method)
      return parts.name == name && (labels == nil || parts.labels == labels)
    }
    guard let method = meant.first, meant.count == 1 else { return nil }
    return [.replacing(tokens.range(index, through: end), with: OptionalRequirements.question(for: method))]
  }

  /// Whether a chain of names that ends here is what `if let name =` or `guard let name =` asks for.
  private func isBound(from index: Int, through end: Int, in tokens: SwiftTokens) -> Bool {
    let isEnd = tokens.isAt(end + 1, "{") || tokens.isAt(end + 1, ",") || tokens.word(at: end + 1) == "else"
    guard isEnd else { return false }
    var start = index
    while start > 1, tokens[start - 1].kind == .sign, tokens[start - 1].text.hasSuffix("."), tokens.word(at: start - 2) != nil {
      start -= 2
    }
    return start > 2 && tokens.isAt(start - 1, "=") && tokens.word(at: start - 2) != nil
      && ["let", "var"].contains(tokens[start - 3].text)
  }
}
