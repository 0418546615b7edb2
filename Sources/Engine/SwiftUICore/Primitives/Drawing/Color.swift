public import Foundation

/// A colour that may depend on where it is shown: on the appearance, on the accent, on an asset catalogue.
///
/// It is resolved where it is painted, so one value is right in light and dark surroundings. As a view it fills all the space
/// that it is offered, 10 by 10 points where none is proposed; as a style it paints text and shapes.
///
///     Text("Kyoto")
///       .foregroundStyle(Color(red: 0.8, green: 0.2, blue: 0.1))
///       .background(Color.primary.opacity(0.1))
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// How the colour is found.
  indirect enum Provider: Hashable, Sendable {
    case display(DisplayColor)
    case system(SystemColor)
    case named(String, bundlePath: String?)
    case accent
    case opacity(Provider, Double)
    case mix(Provider, Provider, Double)
    case appearance(light: DisplayColor, dark: DisplayColor)
    case dynamic(DynamicColor)
  }
  let provider: Provider

  init(provider: Provider) { self.provider = provider }

  package init(_ system: SystemColor) { provider = .system(system) }
  package init(_ color: DisplayColor) { provider = .display(color) }
  /// A colour with one value for light and one for dark surroundings.
  package init(light: DisplayColor, dark: DisplayColor) { provider = .appearance(light: light, dark: dark) }

  /// In which space components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear light with sRGB's primaries.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// Creates a colour from components, normally 0…1; values outside reach colours of a wider gamut.
  ///
  ///     Color(.displayP3, red: 1, green: 0.2, blue: 0, opacity: 0.5)
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let parts = [red, green, blue, opacity].map { Float($0).finiteComponent }
    provider = .display(
      DisplayColor(space: colorSpace.displaySpace, red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  /// Creates a gray from its lightness, 0 for black and 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  ///
  /// Hues go round: 0 and 1 are red, ⅓ is green, ⅔ is blue, and 1.5 is 0.5.
  ///
  ///     Color(hue: 0.6, saturation: 0.8, brightness: 0.9)
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let component = { (offset: Double) -> Double in
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour from a set in an asset catalogue.
  ///
  /// `nil` looks into the app's own bundle. A name without a set is reported once, and shows as magenta in a window and
  /// as nothing elsewhere.
  ///
  ///     Color("Maple")
  public init(_ name: String, bundle: Bundle? = nil) { provider = .named(name, bundlePath: bundle?.bundlePath) }

  /// The colour with its opacity multiplied by a factor of 0…1.
  ///
  ///     Color.red.opacity(0.5)
  public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(provider, opacity)) }

  /// The colour mixed with another, by their gamma-encoded sRGB components; 0 is this one, 1 the other.
  ///
  ///     Color.red.mix(with: .white, by: 0.25)
  public func mix(with rhs: Color, by fraction: Double) -> Color { Color(provider: .mix(provider, rhs.provider, fraction)) }

  /// What the colour was made from, for debugging.
  public var description: String {
    switch provider {
    case .system(let color): color.rawValue
    case .named(let name, _): "Color(\"\(name)\")"
    default: "\(provider)"
    }
  }
}

extension Color {
  /// The system's red, which differs between light and dark.
  public static let red = Color(.red)
  /// The system's orange, which differs between light and dark.
  public static let orange = Color(.orange)
  /// The system's yellow, which differs between light and dark.
  public static let yellow = Color(.yellow)
  /// The system's green, which differs between light and dark.
  public static let green = Color(.green)
  /// The system's mint, which differs between light and dark.
  public static let mint = Color(.mint)
  /// The system's teal, which differs between light and dark.
  public static let teal = Color(.teal)
  /// The system's cyan, which differs between light and dark.
  public static let cyan = Color(.cyan)
  /// The system's blue, which differs between light and dark.
  public static let blue = Color(.blue)
  /// The system's indigo, which differs between light and dark.
  public static let indigo = Color(.indigo)
  /// The system's purple, which differs between light and dark.
  public static let purple = Color(.purple)
  /// The system's pink, which differs between light and dark.
  public static let pink = Color(.pink)
  /// The system's brown, which differs between light and dark.
  public static let brown = Color(.brown)
  /// The system's gray, which differs between light and dark.
  public static let gray = Color(.gray)
  /// White.
  public static let white = Color(DisplayColor.white)
  /// Black.
  public static let black = Color(DisplayColor.black)
  /// Full transparency.
  public static let clear = Color(DisplayColor.clear)
  /// The colour of ordinary text: black on light surroundings, white on dark ones.
  public static let primary = Color(.label)
  /// The colour of text of less weight: a translucent gray.
  public static let secondary = Color(.secondaryLabel)
  /// The colour that marks what can be touched or is chosen, as set by `tint(_:)` or the asset `AccentColor`; else blue.
  public static var accentColor: Color { Color(provider: .accent) }
}

extension Color.RGBColorSpace {
  fileprivate var displaySpace: DisplayColor.Space {
    switch self {
    case .sRGB: .sRGB
    case .sRGBLinear: .sRGBLinear
    case .displayP3: .displayP3
    }
  }
}

// MARK: - Resolving

extension Color {
  /// A colour's components in one environment.
  public struct Resolved: Hashable, Codable, Sendable {
    /// The red part in linear light, normally 0…1.
    public var linearRed: Float
    /// The green part in linear light, normally 0…1.
    public var linearGreen: Float
    /// The blue part in linear light, normally 0…1.
    public var linearBlue: Float
    /// How much of what is below the colour covers: 0 none of it, 1 all.
    public var opacity: Float

    /// Creates a colour from components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = DisplayColor(space: colorSpace.displaySpace, red: red, green: green, blue: blue, alpha: opacity)
      linearRed = DisplayColor.decode(color.red)
      linearGreen = DisplayColor.decode(color.green)
      linearBlue = DisplayColor.decode(color.blue)
      self.opacity = opacity
    }

    /// The red part, gamma-encoded in sRGB.
    public var red: Float { DisplayColor.encode(linearRed) }
    /// The green part, gamma-encoded in sRGB.
    public var green: Float { DisplayColor.encode(linearGreen) }
    /// The blue part, gamma-encoded in sRGB.
    public var blue: Float { DisplayColor.encode(linearBlue) }

    package var displayColor: DisplayColor {
      DisplayColor(
        red: red.finiteComponent, green: green.finiteComponent, blue: blue.finiteComponent, alpha: opacity.finiteComponent)
    }
  }

  /// Creates a colour that is the same everywhere.
  public init(_ resolved: Resolved) { provider = .display(resolved.displayColor) }

  /// The colour's components where an environment holds: for its appearance, its tint and its asset catalogue.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = displayColor(in: environment)
    return Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  /// The colour as renderers take it.
  package func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    Self.displayColor(provider, in: environment)
  }

  private static func displayColor(_ provider: Provider, in environment: EnvironmentValues) -> DisplayColor {
    switch provider {
    case .display(let color): return color
    case .system(let system):
      return system.displayColor(
        isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased,
        isElevated: environment.isElevated)
    case .appearance(let light, let dark):
      return environment.colorScheme == .dark ? dark : light
    case .dynamic(let dynamic):
      let color = dynamic.color(environment.colorScheme == .dark, environment.colorSchemeContrast == .increased)
      return displayColor(color.provider, in: environment)
    case .named(let name, let path):
      let bundle = OpenedBundles.bundle(at: path)
      return environment.namedColor(name, bundle: bundle)
    case .accent:
      // A tint that is made from the accent colour means the app's own.
      var outer = environment
      outer.accent = nil
      return environment.accent.map { Self.displayColor($0.provider, in: outer) }
        ?? ownAccent(in: environment)
    case .opacity(let base, let opacity):
      return displayColor(base, in: environment).multiplyingAlpha(by: Float(opacity))
    case .mix(let a, let b, let fraction):
      return DisplayColor.mix(
        displayColor(a, in: environment), displayColor(b, in: environment), by: Float(fraction))
    }
  }

  /// The app's own tint.
  private static func ownAccent(in environment: EnvironmentValues) -> DisplayColor {
    let color = environment.appAccentColor ?? displayColor(.system(.blue), in: environment)
    return environment.tintIsDimmed ? color.dimmedTint : color
  }
}
