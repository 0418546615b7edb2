import CoreGraphicsTypes
public import Foundation
public import SwiftUICore
public import UIKitTypes

/// What a font asks for, as AppKit names it.
public typealias NSFontDescriptor = UIFontDescriptor

// Safe: never changed once made.
/// A font of a size, as AppKit names it: UIKit's with a Mac's usual sizes.
public final class NSFont: NSObject, NSCopying, FontAttribute, @unchecked Sendable {
  /// The font as UIKit has it.
  package let uiFont: UIFont

  package init(_ uiFont: UIFont) { self.uiFont = uiFont }

  /// How bold letters are.
  public typealias Weight = UIFont.Weight
  /// How wide letters are.
  public typealias Width = UIFont.Width
  /// A use of text.
  public typealias TextStyle = UIFont.TextStyle

  // MARK: Making

  /// A font by name, of the app's own files or the system; `nil` where none has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont(name: fontName, size: Self.points(fontSize, 12)) else { return nil }
    self.init(font)
  }
  /// The font that a description asks for; a size of 0 is that of the description.
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(UIFont(descriptor: fontDescriptor, size: fontSize))
  }

  /// The system's font; 0 stands for its usual size, as in all that take a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize, weight: .regular) }
  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.systemFont(ofSize: points(fontSize, systemFontSize), weight: weight))
  }
  /// The system's font in a weight and a width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> NSFont {
    NSFont(.systemFont(ofSize: points(fontSize, systemFontSize), weight: weight, width: width))
  }
  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize, weight: .bold) }
  /// The system's font with letters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.monospacedSystemFont(ofSize: points(fontSize, systemFontSize), weight: weight))
  }
  /// The system's font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(.monospacedDigitSystemFont(ofSize: points(fontSize, systemFontSize), weight: weight))
  }
  /// The font of texts that people write: the system's.
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { NSFont(.systemFont(ofSize: points(fontSize, 12))) }
  /// The font of texts of equal width that people write.
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(.monospacedSystemFont(ofSize: points(fontSize, 11), weight: .regular))
  }
  /// The font of labels.
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(.systemFont(ofSize: points(fontSize, labelFontSize))) }
  /// The font of menus.
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of titles of windows.
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of what controls contain.
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The system's font for a use of text, as large as the person wants it.
  public class func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]) -> NSFont {
    NSFont(.preferredFont(forTextStyle: style))
  }

  /// What else is asked of the font for a use of text; AppKit knows of none.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static func points(_ size: CGFloat, _ usual: CGFloat) -> CGFloat { size > 0 ? size : usual }

  // MARK: Sizes

  /// The size of ordinary text.
  public class var systemFontSize: CGFloat { 13 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels.
  public class var labelFontSize: CGFloat { 10 }

  // MARK: Asking

  /// The size in points.
  public var pointSize: CGFloat { uiFont.pointSize }
  /// The font's name.
  public var fontName: String { uiFont.fontName }
  /// The font's name as people read it: that of its family.
  public var displayName: String? { familyName }
  /// The name of the font's family.
  public var familyName: String? { uiFont.familyName }
  /// What the font asks for.
  public var fontDescriptor: NSFontDescriptor { uiFont.fontDescriptor }
  /// From the baseline to the top of a line, in points.
  public var ascender: CGFloat { uiFont.ascender }
  /// From the baseline to the bottom of a line, below zero, in points.
  public var descender: CGFloat { uiFont.descender }
  /// What lies between lines besides, in points.
  public var leading: CGFloat { uiFont.leading }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { uiFont.capHeight }
  /// The height of an x, in points.
  public var xHeight: CGFloat { uiFont.xHeight }
  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(uiFont.withSize(fontSize)) }

  /// The font itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSFont)?.uiFont == uiFont }
  public override var hash: Int { uiFont.hash }
}

extension Font {
  /// A font of AppKit.
  public init(_ font: NSFont) { self.init(font.uiFont) }
}
