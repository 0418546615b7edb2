public import CoreGraphicsTypes
public import Foundation
package import SwiftUICore
import UIKitTypes

/// Which parts a path fills that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those that it goes around, counted with its direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that it goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The form's name.
  public let rawValue: String
  /// Creates a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round, half of the width beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, half of the width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The form's name.
  public let rawValue: String
  /// Creates a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path, in the layer's coordinates; it is not cut off at the bounds.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath? { didSet { changed() } }
  /// What fills it; opaque black unless said otherwise.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if fillColor != oldValue { changed("fillColor", from: oldValue) } }
  }
  /// Which parts are filled.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { changed() } } }
  /// The line's colour; there is no line without one.
  open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { changed("strokeColor", from: oldValue) } } }
  /// Where on the path the line begins, from 0 to 1 of its length.
  open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { changed("strokeStart", from: oldValue) } } }
  /// Where on the path the line ends, from 0 to 1 of its length.
  open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { changed("strokeEnd", from: oldValue) } } }
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { changed("lineWidth", from: oldValue) } } }
  /// How far points of lines reach that meet, in widths of the line.
  open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { changed("miterLimit", from: oldValue) } } }
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { changed() } } }
  /// How the line's parts meet.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { changed() } } }
  /// Where in its pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { changed("lineDashPhase", from: oldValue) } } }
  /// Lengths that are drawn and left out in turn, in points; all is drawn where there are none.
  open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { changed() } } }

  package override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (strokeStart, strokeEnd, lineWidth, miterLimit) = (other.strokeStart, other.strokeEnd, other.lineWidth, other.miterLimit)
    (lineCap, lineJoin) = (other.lineCap, other.lineJoin)
    (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
  }

  private static let properties: [String: LayerProperty] = [
    "path": .optional(\CAShapeLayer.path), "fillColor": .optional(\CAShapeLayer.fillColor),
    "strokeColor": .optional(\CAShapeLayer.strokeColor), "strokeStart": .number(\CAShapeLayer.strokeStart),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd), "lineWidth": .number(\CAShapeLayer.lineWidth),
    "miterLimit": .number(\CAShapeLayer.miterLimit), "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
  ]
  package override class func property(named name: String) -> LayerProperty? {
    properties[name] ?? super.property(named: name)
  }

  package override func face() -> AnyView? {
    guard let path else { return nil }
    let whole = Path(path).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let isStroked = strokeColor != nil && lineWidth > 0 && strokeStart < strokeEnd
    let line = strokeStart <= 0 && strokeEnd >= 1 ? whole : whole.trimmedPath(from: max(strokeStart, 0), to: min(strokeEnd, 1))
    return AnyView(
      ZStack(alignment: .topLeading) {
        if let fillColor, fillColor.alpha > 0 { whole.fill(Color(fillColor), style: FillStyle(eoFill: fillRule == .evenOdd)) }
        if isStroked, let strokeColor { line.stroke(Color(strokeColor), style: stroke) }
      })
  }

  private var stroke: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
  }
}
