import Foundation

/// Whether the bars that show where content is are dark or light.
package enum ScrollIndicatorShade {
  /// Light in the dark, dark otherwise.
  case automatic
  /// Black.
  case black
  /// White.
  case white

  /// From 0 for black to 1 for white.
  func gray(isDark: Bool) -> Float {
    switch self {
    case .automatic: isDark ? 1 : 0
    case .black: 0
    case .white: 1
    }
  }
}

private enum ScrollIndicatorShadeKey: EnvironmentKey { static var defaultValue: ScrollIndicatorShade { .automatic } }

extension EnvironmentValues {
  /// Whether the bars of scroll views are dark or light.
  package var scrollIndicatorShade: ScrollIndicatorShade {
    get { self[ScrollIndicatorShadeKey.self] }
    set { self[ScrollIndicatorShadeKey.self] = newValue }
  }
}
