@_exported import CoreGraphicsTypes
@_exported import Foundation
public import SwiftUICore

// Safe: never changed once made.
/// A colour, as UIKit names it.
public final class UIColor: NSObject, @unchecked Sendable {
  /// What the colour stands for in SwiftUI.
  package let color: Color

  /// A colour of SwiftUI.
  public init(_ color: Color) { self.color = color }

  /// A colour by its sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// A gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }
  /// A colour by hue, saturation and brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  /// A colour of an asset catalogue; a name without a set is reported once, shows as `Color` has it, and never makes this `nil`.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// The colour with another opacity of 0…1, in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let own = color
    let isOpaque = [(false, false), (true, false), (false, true), (true, true)].allSatisfy {
      own.displayColor(isDark: $0, isHighContrast: $1).alpha == 1
    }
    if isOpaque { return UIColor(color.opacity(alpha)) }
    let replacing: @Sendable (DisplayColor) -> Color = { color in
      Color(DisplayColor(red: color.red, green: color.green, blue: color.blue, alpha: Float(alpha)))
    }
    if isFixed { return UIColor(replacing(color.displayColor(isDark: false, isHighContrast: false))) }
    let color = color
    return UIColor(
      Color(dynamic: { replacing(color.displayColor(isDark: $0, isHighContrast: $1)) }))
  }

  /// Whether it is the same in all surroundings.
  private var isFixed: Bool { color.cgColor != nil }

  private static func system(_ color: SystemColor) -> UIColor { UIColor(Color(color)) }

  /// UIKit's system red colour.
  public static let systemRed = system(.red)
  /// UIKit's system orange colour.
  public static let systemOrange = system(.orange)
  /// UIKit's system yellow colour.
  public static let systemYellow = system(.yellow)
  /// UIKit's system green colour.
  public static let systemGreen = system(.green)
  /// UIKit's system mint colour.
  public static let systemMint = system(.mint)
  /// UIKit's system teal colour.
  public static let systemTeal = system(.teal)
  /// UIKit's system cyan colour.
  public static let systemCyan = system(.cyan)
  /// UIKit's system blue colour.
  public static let systemBlue = system(.blue)
  /// UIKit's system indigo colour.
  public static let systemIndigo = system(.indigo)
  /// UIKit's system purple colour.
  public static let systemPurple = system(.purple)
  /// UIKit's system pink colour.
  public static let systemPink = system(.pink)
  /// UIKit's system brown colour.
  public static let systemBrown = system(.brown)
  /// UIKit's system gray colour.
  public static let systemGray = system(.gray)
  /// UIKit's system gray 2 colour.
  public static let systemGray2 = system(.gray2)
  /// UIKit's system gray 3 colour.
  public static let systemGray3 = system(.gray3)
  /// UIKit's system gray 4 colour.
  public static let systemGray4 = system(.gray4)
  /// UIKit's system gray 5 colour.
  public static let systemGray5 = system(.gray5)
  /// UIKit's system gray 6 colour.
  public static let systemGray6 = system(.gray6)
  /// UIKit's label colour.
  public static let label = system(.label)
  /// UIKit's secondary label colour.
  public static let secondaryLabel = system(.secondaryLabel)
  /// UIKit's tertiary label colour.
  public static let tertiaryLabel = system(.tertiaryLabel)
  /// UIKit's quaternary label colour.
  public static let quaternaryLabel = system(.quaternaryLabel)
  /// UIKit's placeholder text colour.
  public static let placeholderText = system(.placeholderText)
  /// UIKit's link colour.
  public static let link = system(.link)
  /// UIKit's separator colour.
  public static let separator = system(.separator)
  /// UIKit's opaque separator colour.
  public static let opaqueSeparator = system(.opaqueSeparator)
  /// UIKit's system background colour.
  public static let systemBackground = system(.background)
  /// UIKit's secondary system background colour.
  public static let secondarySystemBackground = system(.secondaryBackground)
  /// UIKit's tertiary system background colour.
  public static let tertiarySystemBackground = system(.tertiaryBackground)
  /// UIKit's system grouped background colour.
  public static let systemGroupedBackground = system(.groupedBackground)
  /// UIKit's secondary system grouped background colour.
  public static let secondarySystemGroupedBackground = system(.secondaryGroupedBackground)
  /// UIKit's tertiary system grouped background colour.
  public static let tertiarySystemGroupedBackground = system(.tertiaryGroupedBackground)
  /// UIKit's system fill colour.
  public static let systemFill = system(.fill)
  /// UIKit's secondary system fill colour.
  public static let secondarySystemFill = system(.secondaryFill)
  /// UIKit's tertiary system fill colour.
  public static let tertiarySystemFill = system(.tertiaryFill)
  /// UIKit's quaternary system fill colour.
  public static let quaternarySystemFill = system(.quaternaryFill)
  /// UIKit's dark text colour.
  public static let darkText = system(.darkText)
  /// UIKit's light text colour.
  public static let lightText = system(.lightText)
  /// The colour that marks what can be touched or is chosen.
  public static var tintColor: UIColor { UIColor(Color.accentColor) }
  // Fixed colours (Facts 2.1).
  /// White.
  public static let white = UIColor(Color.white)
  /// Black.
  public static let black = UIColor(Color.black)
  /// Full transparency.
  public static let clear = UIColor(Color.clear)
  /// UIKit's red colour.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// UIKit's green colour.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// UIKit's blue colour.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// UIKit's yellow colour.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// UIKit's orange colour.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// UIKit's purple colour.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// UIKit's cyan colour.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// UIKit's magenta colour.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// UIKit's brown colour.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// UIKit's gray colour.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// UIKit's dark gray colour.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// UIKit's light gray colour.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
}

extension Color {
  // `Color(.brand)` means the asset where both types have the name.
  /// A colour of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
}
