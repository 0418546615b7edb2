public import Foundation
import SwiftUICore

extension UIImage {
  // Safe: never changed once made.
  /// The size, weight and colours in which a symbol shows.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What is asked for; what is not said is the place's where the symbol shows.
    struct Wishes: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
      var mode: SymbolRenderingMode?
    }
    let wishes: Wishes

    private init(_ wishes: Wishes, traits: UITraitCollection?) {
      self.wishes = wishes
      super.init(traitCollection: traits)
    }
    private convenience init(_ edit: (inout Wishes) -> Void) {
      var wishes = Wishes()
      edit(&wishes)
      self.init(wishes, traits: nil)
    }
    /// Asks for an appearance only.
    public override convenience init(traitCollection: UITraitCollection?) { self.init(Wishes(), traits: traitCollection) }

    /// Asks for nothing.
    public static let unspecified = SymbolConfiguration { _ in }
    /// As large as text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }
    /// As large as text of a size in points, in a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init { ($0.pointSize, $0.weight) = (pointSize, weight) }
    }
    /// Beside text of a size in points, in a weight, and as large as a scale says.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init { ($0.pointSize, $0.weight, $0.scale) = (pointSize, weight, scale) }
    }
    /// Beside text, as large as a scale says.
    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }
    /// In a weight.
    public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }
    /// As large as text of a use.
    public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.textStyle = textStyle } }
    /// Beside text of a use, as large as a scale says.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init { ($0.textStyle, $0.scale) = (textStyle, scale) }
    }
    /// As large and as bold as text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Beside text in a font, as bold as that, and as large as a scale says.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init { ($0.pointSize, $0.weight, $0.scale) = (font.pointSize, SymbolWeight(font.shape.shownWeight), scale) }
    }
    /// In copies of a colour that are fainter from layer to layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { ($0.colors, $0.mode) = ([hierarchicalColor], .hierarchical) }
    }
    /// Each layer in a colour of its own; further layers in the last one.
    public convenience init(paletteColors: [UIColor]) { self.init { ($0.colors, $0.mode) = (paletteColors, .palette) } }
    /// In the colours that the symbol has of its own.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration { $0.mode = .multicolor } }
    /// In one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration { $0.mode = .monochrome } }

    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self.made(from: SymbolConfiguration(wishes, traits: traitCollection), or: self)
    }

    /// What another one asks for, and what this one does where the other says nothing.
    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      let traits = otherConfiguration?.traitCollection ?? traitCollection
      guard let other = (otherConfiguration as? SymbolConfiguration)?.wishes else { return withTraitCollection(traits) }
      var wishes = wishes
      if other.pointSize != nil || other.textStyle != nil {
        (wishes.pointSize, wishes.textStyle) = (other.pointSize, other.textStyle)
      }
      if other.weight != .unspecified { wishes.weight = other.weight }
      if other.scale != .unspecified { wishes.scale = other.scale }
      if !other.colors.isEmpty { wishes.colors = other.colors }
      if let mode = other.mode { wishes.mode = mode }
      return Self.made(from: SymbolConfiguration(wishes, traits: traits), or: self)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.wishes == wishes
    }
    public override var hash: Int { wishes.hashValue }
  }
}

extension UIImage.SymbolConfiguration {
  private var pointSize: CGFloat? { wishes.pointSize ?? wishes.textStyle.map { AppWindow.pointSize(of: $0.style) } }
  /// The weight of the lines as letters have it.
  var shownWeight: CGFloat { wishes.weight.fontWeight().rawValue }
  /// The size of the text beside which the symbol is as large as it is.
  var shownPointSize: CGFloat {
    let factor: CGFloat =
      switch wishes.scale {
      case .small: 0.78
      case .large: 1.29
      default: 1
      }
    return (pointSize ?? 17) * factor
  }

  /// How layers are painted; `nil`: as the surroundings have it.
  var symbolMode: SymbolRenderingMode? { wishes.mode }

  /// What the symbol does not take from its surroundings.
  var attributes: Image.OwnAttributes {
    var attributes = Image.OwnAttributes()
    if let style = wishes.textStyle {
      attributes.symbolFont = .system(style.style).weight(Font.Weight(value: shownWeight))
    } else if pointSize != nil || wishes.weight != .unspecified {
      attributes.symbolFont = .system(size: pointSize ?? 17, weight: Font.Weight(value: shownWeight))
    }
    attributes.symbolScale = wishes.scale.scale
    attributes.colors = wishes.colors.map(\.color)
    return attributes
  }
}
