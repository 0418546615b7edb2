@_exported import CoreGraphicsTypes
@_exported import Foundation
import SwiftUICore

/// A colour, as UIKit names it.
public final class UIColor: NSObject, @unchecked Sendable {
  /// What the colour stands for in SwiftUI.
  package let color: Color

  package init(_ color: Color) { self.color = color }

  /// A colour by its sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// A gray.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }
  /// A colour by hue, saturation and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  /// A colour of an asset catalogue.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  private static func system(_ color: SystemColor) -> UIColor { UIColor(Color(color)) }

  public static let systemRed = system(.red)
  public static let systemOrange = system(.orange)
  public static let systemYellow = system(.yellow)
  public static let systemGreen = system(.green)
  public static let systemMint = system(.mint)
  public static let systemTeal = system(.teal)
  public static let systemCyan = system(.cyan)
  public static let systemBlue = system(.blue)
  public static let systemIndigo = system(.indigo)
  public static let systemPurple = system(.purple)
  public static let systemPink = system(.pink)
  public static let systemBrown = system(.brown)
  public static let systemGray = system(.gray)
  public static let systemGray2 = system(.gray2)
  public static let systemGray3 = system(.gray3)
  public static let systemGray4 = system(.gray4)
  public static let systemGray5 = system(.gray5)
  public static let systemGray6 = system(.gray6)
  public static let label = system(.label)
  public static let secondaryLabel = system(.secondaryLabel)
  public static let tertiaryLabel = system(.tertiaryLabel)
  public static let quaternaryLabel = system(.quaternaryLabel)
  public static let placeholderText = system(.placeholderText)
  public static let link = system(.link)
  public static let separator = system(.separator)
  public static let opaqueSeparator = system(.opaqueSeparator)
  public static let systemBackground = system(.background)
  public static let secondarySystemBackground = system(.secondaryBackground)
  public static let tertiarySystemBackground = system(.tertiaryBackground)
  public static let systemGroupedBackground = system(.groupedBackground)
  public static let secondarySystemGroupedBackground = system(.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = system(.tertiaryGroupedBackground)
  public static let systemFill = system(.fill)
  public static let secondarySystemFill = system(.secondaryFill)
  public static let tertiarySystemFill = system(.tertiaryFill)
  public static let quaternarySystemFill = system(.quaternaryFill)
  public static let darkText = system(.darkText)
  public static let lightText = system(.lightText)
  public static let white = UIColor(Color.white)
  public static let black = UIColor(Color.black)
  public static let clear = UIColor(Color.clear)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }
}

extension Color {
  /// A colour of UIKit.
  public init(_ color: UIColor) { self = color.color }
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
}
