import Foundation
package import SwiftUICore

// Safe: never changed once made.
/// Something that is done to what lies behind a view.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// The effect itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// Safe: never changed once made.
/// What lies behind, blurred and tinted.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How strongly it is tinted, and whether it is light or dark whatever the surroundings.
  public enum Style: Int, Sendable {
    /// Strongly light, light, and dark, whatever the surroundings; and light or dark as they are.
    case extraLight = 0, light, dark
    /// As the surroundings are; the second hides more.
    case regular = 4, prominent
    /// As the surroundings are, from the one that shows most to what bars are made of.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The same, light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// What bars are made of, light.
    case systemChromeMaterialLight
    /// The same, dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// What bars are made of, dark.
    case systemChromeMaterialDark
  }
  /// How strongly it is tinted.
  package final let style: Style

  /// The effect of a style.
  public init(style: Style) { self.style = style }

  /// What the effect is in SwiftUI.
  package final var material: Material {
    switch style {
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    }
  }

  /// Whether it is light or dark whatever the surroundings; `nil`: as they are.
  package final var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open override var hash: Int { style.hashValue }
}

// Safe: never changed once made.
/// Letters and symbols that take up the colours of what lies behind them.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur in front of which they stand.
  package final let blur: UIBlurEffect

  /// What stands in front of a blur.
  public init(blurEffect: UIBlurEffect) { blur = blurEffect }
}
