public import SwiftUICore

/// How large people want text, as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of it, such as "UICTContentSizeCategoryL".
  public let rawValue: String

  /// The size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nobody says.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than usual.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A little larger than usual.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Larger.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest but for accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// From the smallest to the largest, as SwiftUI's sizes are.
  private static let sizes = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge,
    accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).map(\.isAccessibilitySize) ?? false }

  /// What SwiftUI's size is called in UIKit.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let place = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = place.map { Self.sizes[$0] } ?? .unspecified
  }

  fileprivate var place: Int? { Self.sizes.firstIndex(of: self) }
}

extension DynamicTypeSize {
  /// The size that UIKit calls so; `nil` where it names none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = uiSizeCategory.place else { return nil }
    self = Self.allCases[place]
  }
}
