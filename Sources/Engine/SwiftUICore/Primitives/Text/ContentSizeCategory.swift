/// How large the user wants text, by the older names of the sizes.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The ordinary sizes; `large` is the usual one.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for people who see badly.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest size for people who see badly.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }

  /// Whether a size is smaller than another one.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    DynamicTypeSize(lhs) < DynamicTypeSize(rhs)
  }
  /// Whether a size is no larger than another one.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(rhs < lhs) }
  /// Whether a size is larger than another one.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { rhs < lhs }
  /// Whether a size is no smaller than another one.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(lhs < rhs) }
}

extension DynamicTypeSize {
  fileprivate init(_ category: ContentSizeCategory) {
    self =
      switch category {
      case .extraSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .xLarge
      case .extraExtraLarge: .xxLarge
      case .extraExtraExtraLarge: .xxxLarge
      case .accessibilityMedium: .accessibility1
      case .accessibilityLarge: .accessibility2
      case .accessibilityExtraLarge: .accessibility3
      case .accessibilityExtraExtraLarge: .accessibility4
      case .accessibilityExtraExtraExtraLarge: .accessibility5
      }
  }
}

extension ContentSizeCategory {
  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases.first { DynamicTypeSize($0) == size } ?? .large }
}

extension EnvironmentValues {
  /// How large the user wants text, by the older names; the same setting as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}
