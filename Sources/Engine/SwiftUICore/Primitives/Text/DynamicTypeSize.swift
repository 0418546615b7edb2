import Foundation

/// How large the user wants text, from the smallest to the largest.
///
/// `large` is the usual size. The accessibility sizes are for people who see badly; layouts may have to change for them.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The ordinary sizes; `large` is the usual one.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who see badly.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first is smaller.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  /// The size of a name such as "xLarge" or "accessibility3".
  package init?(name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }
}

enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
  /// How large the user wants text; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large text inside is, whatever the user wants.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of text inside within a range; what the user wants counts as far as the range allows.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
    }
  }
}

/// A number that grows with the user's text size, as a text style does.
///
/// Use it for lengths beside text: icons, distances, least heights. Another text size updates the view.
///
///     struct TownIcon: View {
///       @ScaledMetric private var side = 24.0
///       var body: some View { Circle().frame(width: side, height: side) }
///     }
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// Creates the number with its value at the default text size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }
  /// Creates the number with its value at the default text size; it grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the present text size.
  public var wrappedValue: Value { base * Value(TextStyleMetrics.scale(of: style, at: size)) }
}
