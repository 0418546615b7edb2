import CoreGraphicsTypes
package import Foundation

extension DisplayPaint: StructuredAnimatable {
  /// Colours' light, places, and what else is a number: flat, because paints have many forms.
  package typealias AnimatableData = AnimatablePair<AnimatableGradientStops.AnimatableData, AnimatableVector<CGFloat>>

  package var animatableData: AnimatableData {
    get {
      switch self {
      case .color(let color): .init(AnimatableGradientStops([.init(color: color, location: 0)]).animatableData, .zero)
      case .linearGradient(let stops, let start, let end):
        .init(AnimatableGradientStops(stops).animatableData, AnimatableVector([start.x, start.y, end.x, end.y]))
      case .radialGradient(let stops, let center, let startRadius, let endRadius):
        .init(
          AnimatableGradientStops(stops).animatableData, AnimatableVector([center.x, center.y, startRadius, endRadius]))
      case .ellipticalGradient(let stops, let frame, let center, let startRadius, let endRadius):
        .init(
          AnimatableGradientStops(stops).animatableData,
          AnimatableVector([
            frame.minX, frame.minY, frame.width, frame.height, center.x * 128, center.y * 128, startRadius * 128,
            endRadius * 128,
          ]))
      case .angularGradient(let stops, let center, let startAngle, let endAngle):
        .init(
          AnimatableGradientStops(stops).animatableData,
          AnimatableVector([center.x, center.y, startAngle * 128, endAngle * 128]))
      case .imageTile(let tile):
        .init(
          .zero, AnimatableVector([tile.origin.x, tile.origin.y, tile.tileSize.width, tile.tileSize.height]))
      }
    }
    set {
      // Trailing zeros may be missing.
      let n = newValue.second.elements + Array(repeating: 0, count: max(0, 8 - newValue.second.elements.count))
      switch self {
      case .color(let color):
        self = .color(Self.stops([.init(color: color, location: 0)], newValue.first)[0].color)
      case .linearGradient(let stops, _, _):
        self = .linearGradient(
          stops: Self.stops(stops, newValue.first), start: CGPoint(x: n[0], y: n[1]), end: CGPoint(x: n[2], y: n[3]))
      case .radialGradient(let stops, _, _, _):
        self = .radialGradient(
          stops: Self.stops(stops, newValue.first), center: CGPoint(x: n[0], y: n[1]), startRadius: n[2], endRadius: n[3])
      case .ellipticalGradient(let stops, _, _, _, _):
        self = .ellipticalGradient(
          stops: Self.stops(stops, newValue.first), frame: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
          center: UnitPoint(x: n[4] / 128, y: n[5] / 128), startRadius: n[6] / 128, endRadius: n[7] / 128)
      case .angularGradient(let stops, _, _, _):
        self = .angularGradient(
          stops: Self.stops(stops, newValue.first), center: CGPoint(x: n[0], y: n[1]), startAngle: n[2] / 128,
          endAngle: n[3] / 128)
      case .imageTile(var tile):
        tile.origin = CGPoint(x: n[0], y: n[1])
        tile.tileSize = CGSize(width: n[2], height: n[3])
        self = .imageTile(tile)
      }
    }
  }

  private static func stops(
    _ old: [DisplayGradientStop], _ data: AnimatableGradientStops.AnimatableData
  ) -> [DisplayGradientStop] {
    var stops = AnimatableGradientStops(old)
    stops.animatableData = data
    return stops.stops
  }

  package func hasSameStructure(as other: DisplayPaint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linearGradient(let a, _, _), .linearGradient(let b, _, _)): a.count == b.count
    case (.radialGradient(let a, _, _, _), .radialGradient(let b, _, _, _)): a.count == b.count
    case (.ellipticalGradient(let a, _, _, _, _), .ellipticalGradient(let b, _, _, _, _)): a.count == b.count
    case (.angularGradient(let a, _, _, _), .angularGradient(let b, _, _, _)): a.count == b.count
    case (.imageTile(let a), .imageTile(let b)): a.image === b.image
    default: false
    }
  }
}

/// A paint that is on its way to the one that a style gives now.
///
/// A style is settled while drawing, when the size is known; what it gave last is kept, so that a change can begin there.
struct PaintAnimation {
  private var value: AnimatedValue<DisplayPaint>?

  var isMoving: Bool { value?.isAnimating ?? false }

  /// What shows where the style now gives a paint; called while drawing.
  mutating func presentation(of paint: DisplayPaint) -> DisplayPaint {
    value?.set(paint, at: 0)
    if let value { return value.presentation }
    value = AnimatedValue(paint)
    return paint
  }

  /// Takes another paint, in the transaction of the update that runs now.
  mutating func set(_ paint: DisplayPaint, for node: ViewNode) {
    guard var moving = value.take() else { return }
    node.set(paint, in: &moving, transaction: node.transaction)
    value = moving
  }

  mutating func advance(for node: ViewNode) -> Bool {
    guard var moving = value.take() else { return false }
    defer { value = moving }
    return node.advance(&moving)
  }

  mutating func stop(for node: ViewNode) {
    guard var moving = value.take() else { return }
    node.stop(&moving)
    value = moving
  }
}
