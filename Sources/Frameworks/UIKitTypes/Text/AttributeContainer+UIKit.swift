public import Foundation
import SwiftUICore

extension AttributeContainer {
  /// The attributes by which UIKit names those of SwiftUI and Foundation; others and values of other types than theirs are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    let number = { (key: NSAttributedString.Key) in Self.number(dictionary[key]) }
    if let font = Self.font(dictionary) { self.swiftUI.font = font }
    if let color = dictionary[.foregroundColor] as? UIColor { self.swiftUI.foregroundColor = color.color }
    if let color = dictionary[.backgroundColor] as? UIColor { self.swiftUI.backgroundColor = color.color }
    if let kern = number(.kern), kern != 0 { self.swiftUI.kern = kern }
    if let tracking = number(.tracking), tracking != 0 { self.swiftUI.tracking = tracking }
    if let offset = number(.baselineOffset), offset != 0 { self.swiftUI.baselineOffset = offset }
    if let style = Self.line(dictionary[.underlineStyle], color: dictionary[.underlineColor]) {
      self.swiftUI.underlineStyle = style
    }
    if let style = Self.line(dictionary[.strikethroughStyle], color: dictionary[.strikethroughColor]) {
      self.swiftUI.strikethroughStyle = style
    }
    switch dictionary[.link] {
    case let url as URL: self.link = url
    case let text as String: self.link = URL(string: text)
    default: break
    }
    if let style = dictionary[.paragraphStyle] as? NSParagraphStyle { self.uiKit.paragraphStyle = style }
    if let shadow = dictionary[.shadow] as? NSShadow { self.uiKit.shadow = shadow }
    if let attachment = dictionary[.attachment] as? NSTextAttachment { self.uiKit.attachment = attachment }
  }

  /// The font with what else says how its letters are.
  private static func font(_ dictionary: [NSAttributedString.Key: Any]) -> Font? {
    guard let font = (dictionary[.font] as? any FontAttribute)?.uiFont else { return nil }
    var shape = font.shape
    if let obliqueness = number(dictionary[.obliqueness]), obliqueness > 0 { shape.isItalic = true }
    // The renderer widens letters by 0.85 of the width's value.
    if let expansion = number(dictionary[.expansion]), expansion != 0 { shape.width = (exp(expansion) - 1) / 0.85 }
    return shape == font.shape ? font.font : shape.font
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func line(_ value: Any?, color: Any?) -> Text.LineStyle? {
    let style = (value as? NSUnderlineStyle) ?? number(value).map { NSUnderlineStyle(rawValue: Int(clamping: $0)) }
    guard let style, style.rawValue & 0x0F != 0 else { return nil }
    let pattern: Text.LineStyle.Pattern =
      switch style.rawValue & 0x0700 {
      case 0x0100: .dot
      case 0x0200: .dash
      case 0x0300: .dashDot
      case 0x0400: .dashDotDot
      default: .solid
      }
    return Text.LineStyle(pattern: pattern, color: (color as? UIColor)?.color)
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of a container as UIKit names them.
  public init(_ attributes: AttributeContainer) {
    self.init()
    if let font = attributes.swiftUI.font { self[.font] = UIFont(FontShape(font)) }
    if let color = attributes.swiftUI.foregroundColor { self[.foregroundColor] = UIColor(color) }
    if let color = attributes.swiftUI.backgroundColor { self[.backgroundColor] = UIColor(color) }
    if let kern = attributes.swiftUI.kern { self[.kern] = kern }
    if let tracking = attributes.swiftUI.tracking { self[.tracking] = tracking }
    if let offset = attributes.swiftUI.baselineOffset { self[.baselineOffset] = offset }
    if let line = attributes.swiftUI.underlineStyle {
      self[.underlineStyle] = line.underline.rawValue
      if let color = line.lineColor { self[.underlineColor] = UIColor(color) }
    }
    if let line = attributes.swiftUI.strikethroughStyle {
      self[.strikethroughStyle] = line.underline.rawValue
      if let color = line.lineColor { self[.strikethroughColor] = UIColor(color) }
    }
    if let link = attributes.link { self[.link] = link }
    if let style = attributes.uiKit.paragraphStyle { self[.paragraphStyle] = style }
    if let shadow = attributes.uiKit.shadow { self[.shadow] = shadow }
    if let attachment = attributes.uiKit.attachment { self[.attachment] = attachment }
  }
}

extension Text.LineStyle {
  fileprivate var underline: NSUnderlineStyle {
    switch linePattern {
    case .dot: [.single, .patternDot]
    case .dash: [.single, .patternDash]
    case .dashDot: [.single, .patternDashDot]
    case .dashDotDot: [.single, .patternDashDotDot]
    case .solid: .single
    }
  }
}

extension AttributedString {
  /// The characters of a text of UIKit with its attributes, as `Text` shows them.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    for run in nsStr.attributeRuns { append(AttributedString(run.string, attributes: AttributeContainer(run.attributes))) }
  }
}

extension NSAttributedString {
  /// A text without characters.
  ///
  /// Foundation's own initialiser without arguments is not inherited by it on Linux; this one, whose argument says nothing, is found
  /// in its place.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }

  /// The characters of a text with the attributes that UIKit knows.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let attributes = [Key: Any](run.attributes)
      result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }

  /// Stretches of characters with the same attributes, in order.
  var attributeRuns: [(string: String, attributes: [Key: Any])] {
    let text = string as NSString
    var runs: [(String, [Key: Any])] = []
    var place = 0
    while place < length {
      var range = NSRange(location: place, length: 0)
      let attributes = self.attributes(at: place, effectiveRange: &range)
      let end = max(NSMaxRange(range), place + 1)
      runs.append((text.substring(with: NSRange(location: place, length: end - place)), attributes))
      place = end
    }
    return runs
  }
}
