import Foundation
import SwiftUICore

extension FontShape {
  /// Takes over what attributes say.
  mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let text = attributes[.textStyle] as? String ?? (attributes[.textStyle] as? UIFont.TextStyle)?.rawValue {
      let style = UIFont.TextStyle(rawValue: text)
      (self.style, size) = (style, AppWindow.pointSize(of: style.style))
    }
    if let family = attributes[.family] as? String { self.family = .named(family) }
    if let name = attributes[.name] as? String { family = .named(name) }
    if let size = Self.number(attributes[.size]), size > 0 { (self.size, style) = (size, nil) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
    if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] { features.forEach { apply($0) } }
  }

  /// Takes over traits, and takes those of their kind away that are not among them.
  mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    let isBold = shownWeight >= Font.Weight.semibold.value
    if traits.contains(.traitBold) != isBold { weight = isBold ? 0 : boldWeight }
    width =
      traits.contains(.traitCondensed)
      ? Font.Width.condensed.value
      : traits.contains(.traitExpanded) ? Font.Width.expanded.value : 0
    leading = traits.contains(.traitTightLeading) ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
    guard case .system(let design) = family else { return }
    if traits.contains(.traitMonoSpace) {
      family = .system(.monospaced)
    } else if design == .monospaced {
      family = .system(.default)
    }
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let number = traits[.symbolic] as? UInt32 { apply(UIFontDescriptor.SymbolicTraits(rawValue: number)) }
    if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits { apply(symbolic) }
    if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? Self.number(traits[.weight]) { self.weight = weight }
    if let width = (traits[.width] as? UIFont.Width)?.rawValue ?? Self.number(traits[.width]) { self.width = width }
    if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
  }

  // The numbers are those of TrueType's font feature registry: number spacing is 6, lower case 37, upper case 38.
  private mutating func apply(_ feature: [UIFontDescriptor.FeatureKey: Int]) {
    switch (feature[.type], feature[.selector]) {
    case (6, let choice?): hasMonospacedDigits = choice == 0
    case (37, let choice?): setSmallCaps(lowercase: choice == 1, uppercase: nil)
    case (38, let choice?): setSmallCaps(lowercase: nil, uppercase: choice == 1)
    default: break
    }
  }

  private mutating func setSmallCaps(lowercase: Bool?, uppercase: Bool?) {
    let lowercase = lowercase ?? (smallCaps == .lowercase || smallCaps == .both)
    let uppercase = uppercase ?? (smallCaps == .uppercase || smallCaps == .both)
    smallCaps = lowercase ? (uppercase ? .both : .lowercase) : uppercase ? .uppercase : .none
  }

  /// The features as attributes say them.
  var features: [[UIFontDescriptor.FeatureKey: Int]] {
    var features: [[UIFontDescriptor.FeatureKey: Int]] = []
    if hasMonospacedDigits { features.append([.type: 6, .selector: 0]) }
    if smallCaps == .lowercase || smallCaps == .both { features.append([.type: 37, .selector: 1]) }
    if smallCaps == .uppercase || smallCaps == .both { features.append([.type: 38, .selector: 1]) }
    return features
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
