public import Foundation
import SwiftUICore
package import UIKitTypes

// Safe: never changed once made.
/// Whether what shows is light or dark, and how strong its contrasts are.
public final class NSAppearance: NSObject, @unchecked Sendable {
  /// What an appearance is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, before something blurred.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, before something blurred.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    /// Light, with strong contrasts.
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Dark, with strong contrasts.
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    /// Light, before something blurred, with strong contrasts.
    public static let accessibilityHighContrastVibrantLight = Name(rawValue: "NSAppearanceNameAccessibilityVibrantLight")
    /// Dark, before something blurred, with strong contrasts.
    public static let accessibilityHighContrastVibrantDark = Name(rawValue: "NSAppearanceNameAccessibilityVibrantDark")
  }

  private static let all: [(name: Name, isDark: Bool, isStrong: Bool)] = [
    (.aqua, false, false), (.darkAqua, true, false), (.vibrantLight, false, false), (.vibrantDark, true, false),
    (.accessibilityHighContrastAqua, false, true), (.accessibilityHighContrastDarkAqua, true, true),
    (.accessibilityHighContrastVibrantLight, false, true), (.accessibilityHighContrastVibrantDark, true, true),
  ]

  /// What it is called.
  public let name: Name
  private let isDark: Bool
  private let isStrong: Bool

  /// The appearance of a name; `nil` where the system has none of it.
  public init?(named name: Name) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    (self.name, isDark, isStrong) = found
  }

  /// The appearance that surroundings have.
  package init(_ traits: UITraitCollection) {
    isDark = traits.userInterfaceStyle == .dark
    isStrong = traits.accessibilityContrast == .high
    name =
      switch (isDark, isStrong) {
      case (false, false): .aqua
      case (true, false): .darkAqua
      case (false, true): .accessibilityHighContrastAqua
      case (true, true): .accessibilityHighContrastDarkAqua
      }
  }

  /// The one of some names that is most like it: the same, else one that is as light or dark; `nil` where there is none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    let alike = appearances.filter { candidate in Self.all.contains { $0.name == candidate && $0.isDark == isDark } }
    return alike.first ?? (appearances.contains(.aqua) ? .aqua : nil)
  }

  /// Whether it is light or dark, as UIKit has it.
  package var style: UIUserInterfaceStyle { isDark ? .dark : .light }

  /// The one that holds for the app's window; light, where another thread asks.
  public class func currentDrawing() -> NSAppearance { NSAppearance(UITraitCollection.current) }

  /// Whether another one has the same name.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }
  /// The same for those that are equal.
  public override var hash: Int { name.hashValue }
}
