public import CoreGraphicsTypes
public import Foundation
public import SwiftUICore

extension UIColor {
  /// A colour that a closure finds for the surroundings in which it shows.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(
      Color(dynamic: { isDark, isHighContrast in
        var traits = UITraitCollection.Traits()
        (traits.style, traits.contrast) = (isDark ? .dark : .light, isHighContrast ? .high : .normal)
        return dynamicProvider(UITraitCollection(traits)).color
      }))
  }
  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor)) }
  /// A colour by its Display P3 components, each 0…1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The colour as it is in some surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(display(with: traitCollection)))
  }

  private func display(with traits: UITraitCollection) -> DisplayColor {
    let isDark =
      switch traits.userInterfaceStyle {
      case .unspecified: UITraitCollection.current.userInterfaceStyle == .dark
      case .light: false
      case .dark: true
      }
    return color.displayColor(isDark: isDark, isHighContrast: traits.accessibilityContrast == .high)
  }

  private var display: DisplayColor { display(with: .current) }

  /// The colour as Core Graphics has it, as it is in the app's window.
  public var cgColor: CGColor {
    let color = display
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }

  /// Tells the sRGB components, as they are in the app's window; each pointer may be `nil`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = display
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Tells hue, saturation and brightness, as they are in the app's window; each pointer may be `nil`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = display
    let (r, g, b) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    let most = max(r, g, b)
    let range = most - min(r, g, b)
    let sector: CGFloat =
      range == 0 ? 0 : most == r ? (g - b) / range : most == g ? (b - r) / range + 2 : (r - g) / range + 4
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Tells how light a gray is, as it is in the app's window; `false`, with nothing told, where the colour is none.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = display
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}

extension Color {
  /// A colour of Core Graphics.
  public init(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    self.init(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor) }

  /// The colour as Core Graphics has it; `nil` where it depends on its surroundings.
  public var cgColor: CGColor? {
    let light = displayColor(isDark: false, isHighContrast: false)
    guard light == displayColor(isDark: true, isHighContrast: false), light == displayColor(isDark: false, isHighContrast: true)
    else { return nil }
    return CGColor(
      red: CGFloat(light.red), green: CGFloat(light.green), blue: CGFloat(light.blue), alpha: CGFloat(light.alpha))
  }
}

extension Color.Resolved {
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
