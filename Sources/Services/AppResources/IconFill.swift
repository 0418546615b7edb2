import CoreGraphicsTypes
import DisplayModel
import Foundation

/// How a part of an icon is filled, as Icon Composer writes it.
enum IconFill: Equatable {
  /// The part's own colours.
  case own
  case solid(DisplayColor)
  /// From one colour to another, between two points of a square whose sides are 1.
  case gradient(DisplayColor, DisplayColor, from: CGPoint, to: CGPoint)

  /// What an icon has that says nothing of its ground: nearly white, a little darker below.
  static let systemLight = IconFill.vertical(.gray(1), .gray(245 / 255))
  /// The same for the dark.
  static let systemDark = IconFill.vertical(.gray(31 / 255), .gray(15 / 255))

  private static func vertical(_ top: DisplayColor, _ bottom: DisplayColor) -> IconFill {
    .gradient(top, bottom, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
  }

  /// Reads a fill; `nil` for what is none, or leaves it to the system.
  init?(_ value: Any?) {
    switch value {
    case let name as String:
      switch name {
      case "none": self = .own
      case "system-light": self = .systemLight
      case "system-dark": self = .systemDark
      default: return nil
      }
    case let parts as [String: Any]:
      if let color = (parts["solid"] as? String).flatMap(DisplayColor.init(iconColor:)) {
        self = .solid(color)
      } else if let color = (parts["automatic-gradient"] as? String).flatMap(DisplayColor.init(iconColor:)) {
        // How much lighter the top is depends on the colour; this much is a choice.
        self = .vertical(DisplayColor.mix(color, .white.multiplyingAlpha(by: color.alpha), by: 0.12), color)
      } else if let names = parts["linear-gradient"] as? [String] {
        let colors = names.prefix(2).compactMap(DisplayColor.init(iconColor:))
        guard colors.count == 2 else { return nil }
        let line = parts["orientation"] as? [String: Any]
        let start = Self.point(line?["start"]), stop = Self.point(line?["stop"])
        self = .gradient(colors[0], colors[1], from: start ?? CGPoint(x: 0.5, y: 0), to: stop ?? CGPoint(x: 0.5, y: 1))
      } else {
        return nil
      }
    default: return nil
    }
  }

  private static func point(_ value: Any?) -> CGPoint? {
    guard let parts = value as? [String: Any], let x = IconDocument.number(parts["x"]), let y = IconDocument.number(parts["y"])
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The colour at a point of a square whose sides are 1; `nil` where the part has its own.
  func color(at point: CGPoint) -> DisplayColor? {
    switch self {
    case .own: return nil
    case .solid(let color): return color
    case .gradient(let first, let last, let start, let stop):
      let (dx, dy) = (stop.x - start.x, stop.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return last }
      let place = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
      return DisplayColor.mix(first, last, by: Float(min(max(place, 0), 1)))
    }
  }
}

extension DisplayColor {
  fileprivate static func gray(_ white: Float) -> DisplayColor { DisplayColor(red: white, green: white, blue: white) }

  /// Reads a colour as Icon Composer writes it: `srgb:1,0.5,0,1`, `display-p3:…`, `gray:0.5,1`, `named:system-blue`.
  init?(iconColor text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    if parts[0] == "named" {
      let name = parts[1].hasPrefix("system-") ? parts[1].dropFirst("system-".count) : parts[1]
      guard let color = SystemColor(rawValue: String(name)) else { return nil }
      self = color.displayColor(isDark: false, isHighContrast: false)
      return
    }
    let numbers = parts[1].split(separator: ",").compactMap { Float($0.trimmingCharacters(in: .whitespaces)) }
    // No screen shows more than a few times white.
    guard numbers.allSatisfy({ abs($0) <= 16 }), numbers.count == parts[1].split(separator: ",").count else { return nil }
    switch (parts[0], numbers.count) {
    case ("gray", 1...2), ("extended-gray", 1...2):
      self.init(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers.count > 1 ? numbers[1] : 1)
    case (let name, 3...4):
      let spaces: [Substring: Space] = [
        "srgb": .sRGB, "extended-srgb": .sRGB, "display-p3": .displayP3, "extended-linear-srgb": .sRGBLinear,
      ]
      guard let space = spaces[name] else { return nil }
      self.init(
        space: space, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count > 3 ? numbers[3] : 1)
    default: return nil
    }
  }
}
