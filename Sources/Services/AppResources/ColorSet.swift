import Foundation
import DisplayModel

/// The description of a colour set.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Value: Decodable {
      let colorSpace: String?
      let components: [String: String]?
      let reference: String?
      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
      }
    }
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }
    let color: Value?
    let appearances: [Appearance]?
  }
  let colors: [Entry]
  /// Whether the set gives a colour for no appearance at all.
  var isEmpty: Bool { colors.allSatisfy { $0.color == nil } }

  /// The colour for an appearance; the plain one where there is none for it.
  func color(isDark: Bool, isHighContrast: Bool) throws -> DisplayColor {
    func match(_ entry: Entry, dark: Bool, contrast: Bool) -> Entry.Value? {
      let appearances = entry.appearances ?? []
      let hasDark = appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" }
      let hasContrast = appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
      return hasDark == dark && hasContrast == contrast ? entry.color : nil
    }
    let requested = [(isDark, isHighContrast), (isDark, false), (false, isHighContrast), (false, false)]
    for (dark, contrast) in requested {
      if let color = colors.lazy.compactMap({ match($0, dark: dark, contrast: contrast) }).first {
        return try Self.displayColor(color, isDark: isDark, isHighContrast: isHighContrast)
      }
    }
    throw AssetError(message: "the colour set has no colour")
  }

  private static func displayColor(_ value: Entry.Value, isDark: Bool, isHighContrast: Bool) throws -> DisplayColor {
    if let reference = value.reference { return try system(reference, isDark: isDark, isHighContrast: isHighContrast) }
    guard let components = value.components else { throw AssetError(message: "the colour set gives no components") }
    let alpha = try component(components["alpha"] ?? "1")
    if let white = components["white"] {
      let gray = try component(white)
      return DisplayColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    guard let red = components["red"], let green = components["green"], let blue = components["blue"] else {
      throw AssetError(message: "the colour set lacks one of red, green and blue")
    }
    let space: DisplayColor.Space
    let name = value.colorSpace ?? "srgb"
    switch name {
    case "srgb", "extended-srgb": space = .sRGB
    case "display-p3": space = .displayP3
    case "extended-linear-srgb": space = .sRGBLinear
    default: throw AssetError(message: "the colour space \(name) is not known (srgb, display-p3 are)")
    }
    return DisplayColor(
      space: space, red: try component(red), green: try component(green), blue: try component(blue), alpha: alpha)
  }

  /// Components are written as 0…1 ("0.5"), 0…255 ("128") or hexadecimal ("0x80").
  private static func component(_ text: String) throws -> Float {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      if let number = Int(text.dropFirst(2), radix: 16), number <= 255 { return Float(number) / 255 }
    } else if let number = Float(text), number.isFinite {
      return text.contains(".") || number <= 1 ? number : number / 255
    }
    throw AssetError(message: "\"\(text)\" is no colour component (0.5, 128 and 0x80 are)")
  }

  private static func system(_ name: String, isDark: Bool, isHighContrast: Bool) throws -> DisplayColor {
    var key = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if key.hasPrefix("system") { key = key.dropFirst(6).prefix(1).lowercased() + key.dropFirst(7) }
    guard let color = SystemColor(rawValue: key) else {
      throw AssetError(message: "the system colour \(name) is not known")
    }
    return color.displayColor(isDark: isDark, isHighContrast: isHighContrast)
  }
}
