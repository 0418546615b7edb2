public import Foundation
import SwiftUICore

// Safe: never changed once made.
/// Lets fonts and lengths grow with the person's text size, as text of a use does.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Grows as text of a use does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Grows as ordinary text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font in the size that it has at the person's text size; in whole points (Facts 1.3).
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// A font in the size that it has at the person's text size, and at most so many points large.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// A font in the size that it has in some surroundings.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  /// A font in the size that it has in some surroundings, and at most so many points large; 0: however large.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scale = scale(in: traitCollection)
    let size = scale == 1 ? font.pointSize : (font.pointSize * scale).rounded()
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length in points as it is at the person's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// A length in points as it is in some surroundings.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * scale(in: traitCollection)
  }

  private func scale(in traits: UITraitCollection?) -> CGFloat {
    style.style.scale(at: (traits.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) }) ?? AppWindow.dynamicTypeSize)
  }
}
