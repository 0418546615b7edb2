public import Foundation

/// The orders of texts that Foundation lacks here: `localizedStandard` and `localized`.
///
/// `String.StandardComparator` has `lexical` alone, and no way to add to it.
public struct _LocalizedComparator: SortComparator, Sendable {
  package enum Kind: Hashable, Sendable { case standard, localized }

  package let kind: Kind
  /// Whether the first comes first.
  public var order: SortOrder = .forward

  /// The order of file managers: numbers by their value, case and accents last.
  public static let localizedStandard = _LocalizedComparator(kind: .standard)
  /// The order of the current language.
  public static let localized = _LocalizedComparator(kind: .localized)

  /// A comparator with another order.
  public init(_ base: _LocalizedComparator, order: SortOrder = .forward) {
    kind = base.kind
    self.order = order
  }

  private init(kind: Kind) { self.kind = kind }

  /// Which of two texts comes first.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result =
      switch kind {
      case .standard: StandardTexts.compare(lhs, rhs)
      case .localized: lhs.localizedCompare(rhs)
      }
    guard order == .reverse else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }
}

extension SortComparator where Self == _LocalizedComparator {
  /// The order of file managers: numbers by their value, case and accents last.
  public static var localizedStandard: _LocalizedComparator { .localizedStandard }
  /// The order of the current language.
  public static var localized: _LocalizedComparator { .localized }
}
