public import SwiftUICore

extension ColorSchemeContrast {
  /// The contrast that UIKit names; `nil` where it leaves it open.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

extension UIAccessibilityContrast {
  /// The contrast as UIKit names it; unspecified where it is left open.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  /// The direction that UIKit names; `nil` where it leaves it open.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// The direction as UIKit names it.
  public init(_ layoutDirection: LayoutDirection) {
    switch layoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension UserInterfaceSizeClass {
  /// The room that UIKit names; `nil` where it leaves it open.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// The room as UIKit names it; unspecified where it is left open.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension ContentSizeCategory {
  /// The size of text that UIKit calls so; `nil` where it names none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory), let place = DynamicTypeSize.allCases.firstIndex(of: size) else {
      return nil
    }
    self = Self.allCases[place]
  }
}

extension UIContentSizeCategory {
  /// What SwiftUI's size of text is called in UIKit, by the size's older name.
  @_disfavoredOverload
  public init(_ sizeCategory: ContentSizeCategory?) {
    let place = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self.init(place.map { DynamicTypeSize.allCases[$0] })
  }
}
