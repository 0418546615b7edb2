public import CoreGraphicsTypes
public import Foundation
package import SwiftUICore
import UIKitTypes

/// On which side the lines of a text layer lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The side's name.
  public let rawValue: String
  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where lines begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
}

/// What is left out of a text that has no place.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing: it goes on beyond the layer's edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// Its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that shows a text, from its upper edge down.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString` whose fonts and colours count instead of the layer's.
  open var string: Any? { didSet { changed() } }
  /// The font: a `UIFont`, of which the size does not count, or a font's name; the system's where there is none.
  open var font: Any? { didSet { changed() } }
  /// The size of letters, in points.
  open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { changed("fontSize", from: oldValue) } } }
  /// The colour; white unless said otherwise.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { if foregroundColor != oldValue { changed("foregroundColor", from: oldValue) } }
  }
  /// Whether lines are broken at the layer's edge.
  open var isWrapped = false { didSet { if isWrapped != oldValue { changed() } } }
  /// On which side lines lie.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { if alignmentMode != oldValue { changed() } } }
  /// What is left out of a text that has no place.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { if truncationMode != oldValue { changed() } } }

  package override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, alignmentMode, truncationMode) = (other.isWrapped, other.alignmentMode, other.truncationMode)
  }

  private static let properties: [String: LayerProperty] = [
    "fontSize": .number(\CATextLayer.fontSize), "foregroundColor": .optional(\CATextLayer.foregroundColor),
  ]
  package override class func property(named name: String) -> LayerProperty? {
    properties[name] ?? super.property(named: name)
  }

  package override func face() -> AnyView? {
    guard let text else { return nil }
    let side: TextAlignment = alignmentMode == .right ? .trailing : alignmentMode == .center ? .center : .leading
    let place: Alignment = alignmentMode == .right ? .topTrailing : alignmentMode == .center ? .top : .topLeading
    let isTruncated = truncationMode != .none
    let mode: Text.TruncationMode = truncationMode == .start ? .head : truncationMode == .middle ? .middle : .tail
    let shown = text.multilineTextAlignment(side).truncationMode(mode)
      .lineLimit(isWrapped ? nil : 1)
      .fixedSize(horizontal: !isWrapped && !isTruncated, vertical: !isTruncated)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: place)
    // Left and right are those of the screen, whatever the language is.
    return alignmentMode == .natural ? AnyView(shown) : AnyView(shown.environment(\.layoutDirection, .leftToRight))
  }

  private var text: Text? {
    switch string {
    case let attributed as NSAttributedString:
      var runs: [Text] = []
      attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) { values, range, _ in
        runs.append(run(attributed.attributedSubstring(from: range).string, values))
      }
      return runs.dropFirst().reduce(runs.first) { text, run in text.map { Text("\($0)\(run)") } }
    case let string as String: return Text(verbatim: string).font(layerFont).foregroundColor(Color(foregroundColor ?? .clear))
    case nil: return nil
    case let other?:
      Diagnostics.report("CATextLayer.string is a \(type(of: other)); set a String or an NSAttributedString")
      return nil
    }
  }

  private func run(_ string: String, _ values: [NSAttributedString.Key: Any]) -> Text {
    let font = (values[NSAttributedString.Key(rawValue: "NSFont")] as? any FontAttribute)?.uiFont.font ?? layerFont
    let own = values[NSAttributedString.Key(rawValue: "NSColor")]
    let color = (own as? UIColor).map { Color(uiColor: $0) } ?? (own as? CGColor).map { Color($0) }
    return Text(verbatim: string).font(font).foregroundColor(color ?? Color(foregroundColor ?? .clear))
  }

  private var layerFont: Font {
    switch font {
    case let font as UIFont: font.withSize(fontSize).font
    case let name as String: .custom(name, fixedSize: fontSize)
    default: .system(size: fontSize)
    }
  }
}
