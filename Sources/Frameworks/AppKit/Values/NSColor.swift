public import CoreGraphicsTypes
public import Foundation
public import SwiftUICore
public import UIKitTypes

/// A colour, as AppKit names it: the same class as UIKit's, so that attributes, layers and views take both.
public typealias NSColor = UIColor

extension NSColor {
  /// A colour by its sRGB components, each 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A colour by its components, each 0…1, which count as those of sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A colour by the screen's components, each 0…1, which count as those of sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A gray, from 0 for black to 1 for white.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  /// A gray of the screen, from 0 for black to 1 for white.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  /// A colour by hue, saturation and brightness, each 0…1.
  public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// A colour of Core Graphics; never `nil` here.
  public convenience init?(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  /// A colour that a closure finds for the appearance in which it shows; the name is of no effect.
  public convenience init(name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    self.init(dynamicProvider: { dynamicProvider(NSAppearance($0)) })
  }
  /// A colour of the asset catalogues of a bundle, as `init(named:)` finds those of the app.
  public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// What a colour of an asset catalogue is called.
  public typealias Name = String

  // MARK: Components

  /// How red it is, 0…1, as it is in the app's window.
  public var redComponent: CGFloat { components.red }
  /// How green it is, 0…1, as it is in the app's window.
  public var greenComponent: CGFloat { components.green }
  /// How blue it is, 0…1, as it is in the app's window.
  public var blueComponent: CGFloat { components.blue }
  /// How opaque it is, 0…1, as it is in the app's window.
  public var alphaComponent: CGFloat { components.alpha }
  /// The hue, 0…1, as it is in the app's window.
  public var hueComponent: CGFloat { shades.hue }
  /// The saturation, 0…1, as it is in the app's window.
  public var saturationComponent: CGFloat { shades.saturation }
  /// The brightness, 0…1, as it is in the app's window.
  public var brightnessComponent: CGFloat { shades.brightness }

  /// The colour as it is in the app's window, by components of sRGB: all spaces have these here, and no colour is without.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    let own = components
    return NSColor(red: own.red, green: own.green, blue: own.blue, alpha: own.alpha)
  }

  /// This colour mixed with another one, of which a fraction of 0…1 is taken.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (a, b, part) = (components, color.components, min(max(fraction, 0), 1))
    func mixed(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * part }
    return NSColor(
      red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue), alpha: mixed(a.alpha, b.alpha))
  }
  /// The colour mixed with white, of which a fraction of 0…1 is taken.
  public func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .white) }
  /// The colour mixed with black, of which a fraction of 0…1 is taken.
  public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
  private var shades: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return (hue, saturation, brightness)
  }
}

// Safe: never changed once made.
/// What the components of a colour mean; here they are those of sRGB in any space.
public final class NSColorSpace: NSObject, @unchecked Sendable {
  /// The space's name.
  public let localizedName: String?

  private init(_ name: String) { localizedName = name }

  /// The space of the web.
  public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
  /// The screen's space.
  public static let deviceRGB = NSColorSpace("Device RGB")
  /// AppKit's own space.
  public static let genericRGB = NSColorSpace("Generic RGB")
}

extension Color {
  /// A colour of AppKit.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
