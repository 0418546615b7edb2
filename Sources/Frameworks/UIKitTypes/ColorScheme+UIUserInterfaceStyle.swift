public import SwiftUICore

extension ColorScheme {
  /// The appearance that UIKit names; `nil` where it leaves it open.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UIUserInterfaceStyle {
  /// The appearance as UIKit names it; unspecified where it is left open.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}
