public import Foundation

extension PredicateExpressions {
  /// Whether a text contains another as people search: case and accents do not matter.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// What it gives.
    public typealias Output = Bool

    /// The text.
    public let root: Root
    /// The text that it is compared with.
    public let other: Other

    /// An expression on two texts.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Compares the values that both sides have with these bindings.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try StandardTexts.contains(String(root.evaluate(bindings)), String(other.evaluate(bindings)))
    }
  }

  /// What `#Predicate` makes of `text.localizedStandardContains(other)`.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {
  /// Reads what `encode(to:)` has written.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(root: try container.decode(Root.self), other: try container.decode(Other.self))
  }

  /// Writes it, to be read by `init(from:)`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(root)
    try container.encode(other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
