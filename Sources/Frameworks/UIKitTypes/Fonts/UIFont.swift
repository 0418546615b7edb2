public import Foundation
public import SwiftUICore

// Safe: never changed once made.
/// A font of a size, as UIKit names it.
public final class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What the font says of itself.
  package let shape: FontShape
  /// What the font stands for in SwiftUI.
  package let font: Font

  package init(_ shape: FontShape) {
    self.shape = shape.simplest
    font = shape.font
  }

  /// The size in points.
  public var pointSize: CGFloat { shape.size }

  // MARK: Making

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) { _ in } }
  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { $0.weight = weight.rawValue }
  }
  /// The system's font in a weight and a width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize) { ($0.weight, $0.width) = (weight.rawValue, width.rawValue) }
  }
  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) { $0.isItalic = true } }
  /// The system's font with letters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { ($0.family, $0.weight) = (.system(.monospaced), weight.rawValue) }
  }
  /// The system's font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { ($0.hasMonospacedDigits, $0.weight) = (true, weight.rawValue) }
  }
  /// The system's font for a use of text, as large as the person wants it.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).shape)
  }
  /// The system's font for a use of text, as large as surroundings have it; where they say nothing, as the person wants it.
  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection).shape)
  }
  private class func system(_ size: CGFloat, _ edit: (inout FontShape) -> Void) -> UIFont {
    var shape = FontShape(size: size)
    edit(&shape)
    return UIFont(shape)
  }

  /// The size of ordinary text.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// A font by name, of the app's own files or the system; `nil` where none has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard EngineServices.current?.text.hasFont(named: fontName) ?? false else { return nil }
    var shape = FontShape(size: fontSize)
    shape.family = .named(fontName)
    self.init(shape)
  }
  /// The font that a description asks for; a size of 0 is that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize == 0 ? descriptor.shape : descriptor.withSize(pointSize).shape)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  /// What the font asks for.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(shape) }

  // MARK: Which there are

  /// The families of fonts of the system and of the app's own files, in order of their names.
  public class var familyNames: [String] { EngineServices.current?.text.familyNames ?? [] }
  /// The names of the fonts of a family, in their order; none where there is no such family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    EngineServices.current?.text.fontNames(ofFamily: familyName) ?? []
  }

  // MARK: Asking

  /// The font's name.
  public var fontName: String { fontDescriptor.postscriptName }
  /// The name of the font's family.
  public var familyName: String {
    switch shape.family {
    case .system: ".AppleSystemUIFont"
    case .named(let name):
      // A font may have been asked for by a name of its own.
      UIFont.familyNames.first { $0 == name || UIFont.fontNames(forFamilyName: $0).contains(name) } ?? name
    }
  }
  /// From the baseline to the top of a line, in points (Facts 1.2).
  public var ascender: CGFloat { measures.ascent * pointSize }
  /// From the baseline to the bottom of a line, below zero, in points.
  public var descender: CGFloat { -measures.descent * pointSize }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { measures.capHeight * pointSize }
  /// The height of an x, in points.
  public var xHeight: CGFloat { measures.xHeight * pointSize }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { (measures.ascent + measures.descent) * pointSize }
  /// What lies between lines besides, in points.
  public var leading: CGFloat { measures.gap * pointSize }

  private var measures: FontMeasures {
    guard case .named(let name) = shape.family else { return .system }
    return FontMeasures.ofFont(named: name)
  }

  /// The font itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.shape == shape }
  public override var hash: Int { shape.hashValue }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
