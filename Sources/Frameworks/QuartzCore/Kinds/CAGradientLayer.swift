import CoreGraphicsTypes
public import Foundation
package import SwiftUICore
import UIKitTypes

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The shape's name.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards; the end is a corner of the ellipse's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, beginning where the end lies.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows colours which lead into each other, inside of its corners.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`, the first one first.
  open var colors: [Any]? { didSet { changed("colors", from: oldValue) } }
  /// Where each colour is, from 0 to 1; evenly where there are none.
  open var locations: [NSNumber]? { didSet { if locations != oldValue { changed("locations", from: oldValue) } } }
  /// Where the first colour is, in sizes of the layer; the middle of the upper edge unless said otherwise.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { changed("startPoint", from: oldValue) } } }
  /// Where the last colour is, in sizes of the layer; the middle of the lower edge unless said otherwise.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { changed("endPoint", from: oldValue) } } }
  /// The shape.
  open var type = CAGradientLayerType.axial { didSet { if type != oldValue { changed() } } }

  package override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  private static let properties: [String: LayerProperty] = [
    "colors": .optional(\CAGradientLayer.colors), "locations": .numbers(\CAGradientLayer.locations),
    "startPoint": .value(\CAGradientLayer.startPoint), "endPoint": .value(\CAGradientLayer.endPoint),
  ]
  package override class func property(named name: String) -> LayerProperty? {
    properties[name] ?? super.property(named: name)
  }

  package override func face() -> AnyView? {
    guard let gradient else { return nil }
    let (start, end, kind) = (startPoint, endPoint, type)
    let outline = LayerOutline(self)
    return AnyView(
      Canvas { context, size in
        context.clip(to: outline.path(in: CGRect(origin: .zero, size: size)))
        let (from, to) = (Self.point(start, in: size), Self.point(end, in: size))
        let everything = Path(CGRect(origin: .zero, size: size))
        switch kind {
        case .radial: Self.drawEllipse(gradient, from, to, in: &context, size)
        case .conic:
          let angle = Angle(radians: atan2(to.y - from.y, to.x - from.x))
          context.fill(everything, with: .conicGradient(gradient, center: from, angle: angle))
        default: context.fill(everything, with: .linearGradient(gradient, startPoint: from, endPoint: to))
        }
      })
  }

  private static func point(_ unit: CGPoint, in size: CGSize) -> CGPoint {
    CGPoint(x: unit.x * size.width, y: unit.y * size.height)
  }

  /// Fills with circles around the start that are stretched so that the last one touches the box to the end.
  private static func drawEllipse(
    _ gradient: Gradient, _ center: CGPoint, _ corner: CGPoint, in context: inout GraphicsContext, _ size: CGSize
  ) {
    let (x, y) = (abs(corner.x - center.x), abs(corner.y - center.y))
    guard x > 0, y > 0 else {
      guard let last = gradient.stops.last else { return }
      return context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(last.color))
    }
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: 1, y: y / x)
    let everything = CGRect(x: -center.x, y: -center.y * x / y, width: size.width, height: size.height * x / y)
    context.fill(Path(everything), with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: x))
  }

  private var gradient: Gradient? {
    let colors = (colors ?? []).compactMap { value -> Color? in
      if let color = value as? CGColor { return Color(color) }
      Diagnostics.report("CAGradientLayer.colors has a \(Swift.type(of: value)); give it CGColors, as in UIColor.red.cgColor")
      return nil
    }
    guard !colors.isEmpty else { return nil }
    if let locations, locations.count == colors.count {
      return Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: CGFloat($1.doubleValue)) })
    }
    return Gradient(colors: colors)
  }
}
