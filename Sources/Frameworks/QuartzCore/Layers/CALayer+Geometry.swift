public import CoreGraphicsTypes
public import Foundation
import SwiftUICore

extension CALayer {
  /// Where the layer lies in the one around it, in points: its bounds, transformed and placed.
  ///
  /// Setting it sets ``position`` and the size of ``bounds``; with a transform what is read is the box around what shows.
  public var frame: CGRect {
    get { untransformedFrame.applying(transformInSuperlayer) }
    set {
      let old = frame
      guard newValue != old || !CATransform3DIsIdentity(transform) else { return }
      // What only moves keeps its size to the last bit, also below a transform.
      guard newValue.size != old.size else {
        position = CGPoint(x: position.x + newValue.minX - old.minX, y: position.y + newValue.minY - old.minY)
        return
      }
      let isUntransformed = CATransform3DIsIdentity(transform)
      if isUntransformed {
        bounds.size = newValue.standardized.size
      } else if let inverse = Self.inverse(of: CATransform3DGetAffineTransform(transform)) {
        bounds.size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      }
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The layer's place in the one around it before its transform, in points.
  var untransformedFrame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }

  /// The transform around the anchor point, in the coordinates of the layer around this one.
  private var transformInSuperlayer: CGAffineTransform {
    guard !CATransform3DIsIdentity(transform) else { return .identity }
    return CGAffineTransform(translationX: -position.x, y: -position.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private static func inverse(of transform: CGAffineTransform) -> CGAffineTransform? {
    let inverse = transform.inverted()
    return transform.a * transform.d - transform.b * transform.c == 0 ? nil : inverse
  }

  /// Sets a transform of the plane; with perspective see ``transform``.
  public func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3DMakeAffineTransform(transform) }
  /// The layer's transform without perspective.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  // MARK: Other layers' coordinates

  /// A point of this layer in the coordinates of the one around it.
  func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let frame = untransformedFrame
    return CGPoint(x: point.x - bounds.minX + frame.minX, y: point.y - bounds.minY + frame.minY)
      .applying(transformInSuperlayer)
  }

  /// A point of the layer around this one in this one's coordinates; at infinity where the layer has no area.
  func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    guard let inverse = Self.inverse(of: transformInSuperlayer) else {
      return CGPoint(x: CGFloat.infinity, y: .infinity)
    }
    let placed = point.applying(inverse)
    let frame = untransformedFrame
    return CGPoint(x: placed.x - frame.minX + bounds.minX, y: placed.y - frame.minY + bounds.minY)
  }

  /// A point of another layer in this one's coordinates; `nil` stands for what is around the outermost layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { Self.convert(point, from: layer, to: self) }
  /// A point of this layer in another one's coordinates; `nil` stands for what is around the outermost layer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { Self.convert(point, from: self, to: layer) }

  /// Goes outwards to the innermost layer that is around both, and inwards from there.
  private static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    // As presses do at each layer on their way.
    if let target, target.superlayer === source { return target.pointFromSuperlayer(point) }
    var (point, source, target) = (point, source, target)
    var (depth, targetDepth) = (source?.depth ?? 0, target?.depth ?? 0)
    var inwards: [CALayer] = []
    while source !== target {
      if depth >= targetDepth, let layer = source {
        point = layer.pointInSuperlayer(point)
        (source, depth) = (layer.superlayer, depth - 1)
      } else if let layer = target {
        inwards.append(layer)
        (target, targetDepth) = (layer.superlayer, targetDepth - 1)
      }
    }
    return inwards.reversed().reduce(point) { $1.pointFromSuperlayer($0) }
  }

  /// How many layers are around this one, itself counted.
  private var depth: Int { sequence(first: self, next: \.superlayer).reduce(0) { count, _ in count + 1 } }

  /// A rectangle of another layer in this one's coordinates: the box around it.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { Self.box(of: rect) { convert($0, from: layer) } }
  /// A rectangle of this layer in another one's coordinates: the box around it.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { Self.box(of: rect) { convert($0, to: layer) } }

  private static func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  /// Whether a point of the layer's coordinates lies in its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The layer that is shown in front at a point of the layer around this one: this one or one inside; `nil` outside of it.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0.01 else { return nil }
    let own = pointFromSuperlayer(point)
    let isInside = contains(own)
    if masksToBounds, !isInside { return nil }
    for layer in frontToBack { if let hit = layer.hitTest(own) { return hit } }
    return isInside ? self : nil
  }

  /// The layers inside, the one in front first.
  private var frontToBack: [CALayer] { backToFront.reversed() }

  /// The layers inside as they are painted.
  var backToFront: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
  }
}

extension CALayer {
  /// Whether ``layoutSublayers()`` is awaited, of this layer or of one inside that is no view's.
  package var layoutIsAwaited: Bool { layoutIsNeeded || children.contains { $0.owner == nil && $0.layoutIsAwaited } }

  /// Places the layers inside, and those in them that await it and are no view's.
  package func layoutNow() {
    layoutIsNeeded = false
    layoutSublayers()
    for layer in children where layer.owner == nil && layer.layoutIsAwaited { layer.layoutNow() }
  }
}
