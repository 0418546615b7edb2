public import Foundation
import SwiftUICore

// Safe: never changed once made.
/// A description of a font: what to look for, and how large.
public final class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  package let shape: FontShape

  package init(_ shape: FontShape) { self.shape = shape.simplest }

  /// A description that asks for nothing: the system's font, 12 points large.
  public override convenience init() { self.init(FontShape(size: 12)) }
  /// The description of a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }
  /// A description by its attributes; those of other types than theirs and those that are not known count as not said.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var shape = FontShape(size: 12)
    shape.apply(attributes)
    self.init(shape)
  }
  /// The description of the system's font for a use of text, as large as the person wants it.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
  /// The description of the system's font for a use of text, as large as surroundings have it.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let own = traitCollection.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) }
    let window = AppWindow.dynamicTypeSize
    var shape = FontShape(size: style.style.pointSize(at: own ?? window))
    // A font for other surroundings than the window's keeps their size.
    if let own, own != window {
      shape.weight = style == .headline ? Font.Weight.semibold.value : nil
    } else {
      shape.style = style
    }
    return UIFontDescriptor(shape)
  }

  // MARK: Asking

  /// The size in points.
  public var pointSize: CGFloat { shape.size }
  /// The name of the font that is found for it.
  public var postscriptName: String {
    guard case .system(let design) = shape.family else {
      guard case .named(let name) = shape.family else { return "" }
      return name
    }
    let face = Self.weightName(shape.shownWeight) + (shape.isItalic ? "Italic" : "")
    switch design {
    case .serif: return ".NewYork-" + face
    case .rounded: return ".SFUIRounded-" + face
    case .monospaced: return ".SFUIMono-" + face
    default: return ".SFUI-" + face
    }
  }
  /// What can be said of the font in a few words.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if shape.isItalic { traits.insert(.traitItalic) }
    if shape.shownWeight >= Font.Weight.semibold.value { traits.insert(.traitBold) }
    if shape.width < 0 { traits.insert(.traitCondensed) }
    if shape.width > 0 { traits.insert(.traitExpanded) }
    if shape.leading == .tight { traits.insert(.traitTightLeading) }
    if shape.leading == .loose { traits.insert(.traitLooseLeading) }
    if shape.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// All that the description says.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: shape.size]
    if case .named(let name) = shape.family { attributes[.name] = name }
    if let style = shape.style { attributes[.textStyle] = style.rawValue }
    if shape.weight != nil || shape.isItalic || shape.width != 0 {
      attributes[.traits] = [
        TraitKey.weight: shape.shownWeight, .width: shape.width, .symbolic: symbolicTraits.rawValue,
      ]
    }
    let features = shape.features
    if !features.isEmpty { attributes[.featureSettings] = features }
    return attributes
  }
  /// What the description says of one thing; `nil` where it says nothing.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Others like it

  /// The same in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    edited { shape in
      if shape.style == .headline, shape.weight == nil { shape.weight = Font.Weight.semibold.value }
      (shape.size, shape.style) = (newPointSize, nil)
    }
  }
  /// The same with these traits and no others of their kind; it always has one here, though its letters may be made of others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    edited { $0.apply(symbolicTraits) }
  }
  /// The same with another kind of the system's letters; `nil` for a font that is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = shape.family else { return nil }
    return edited { $0.family = .system(design) }
  }
  /// The same of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { edited { $0.family = .named(newFamily) } }
  /// The same with more attributes, in place of those of the same names.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { edited { $0.apply(attributes) } }

  private func edited(_ edit: (inout FontShape) -> Void) -> UIFontDescriptor {
    var shape = shape
    edit(&shape)
    return UIFontDescriptor(shape)
  }

  private static func weightName(_ weight: CGFloat) -> String {
    let names: [(UIFont.Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    return names.min { abs($0.0.rawValue - weight) < abs($1.0.rawValue - weight) }?.1 ?? ""
  }

  /// The description itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.shape == shape }
  public override var hash: Int { shape.hashValue }
}
