public import CoreGraphicsTypes
import Foundation
package import SwiftUICore
import UIKitTypes

/// A layer that shows the layers inside of it several times, each time moved, tinted and delayed further.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
  /// How many times.
  open var instanceCount = 1 { didSet { if instanceCount != oldValue { changed() } } }
  /// Whether instances keep their depth; of no effect here.
  open var preservesDepth = false
  /// How many seconds later than the one before each instance moves.
  open var instanceDelay: CFTimeInterval = 0 { didSet { if instanceDelay != oldValue { changed() } } }
  /// How each instance lies to the one before, around the layer's anchor point.
  open var instanceTransform = CATransform3DIdentity {
    didSet { if instanceTransform != oldValue { changed("instanceTransform", from: oldValue) } }
  }
  /// What the colours of the first instance are multiplied by; white unless said otherwise.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { if instanceColor != oldValue { changed("instanceColor", from: oldValue) } }
  }
  /// How much more red each instance is than the one before.
  open var instanceRedOffset: Float = 0 { didSet { if instanceRedOffset != oldValue { changed() } } }
  /// How much more green each instance is than the one before.
  open var instanceGreenOffset: Float = 0 { didSet { if instanceGreenOffset != oldValue { changed() } } }
  /// How much more blue each instance is than the one before.
  open var instanceBlueOffset: Float = 0 { didSet { if instanceBlueOffset != oldValue { changed() } } }
  /// How much more opaque each instance is than the one before.
  open var instanceAlphaOffset: Float = 0 { didSet { if instanceAlphaOffset != oldValue { changed() } } }

  /// More instances are not shown.
  private static let limit = 10_000

  package override func take(from other: CALayer) {
    super.take(from: other)
    guard let other = other as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay, instanceTransform) = (other.instanceCount, other.instanceDelay, other.instanceTransform)
    (instanceColor, instanceRedOffset) = (other.instanceColor, other.instanceRedOffset)
    instanceGreenOffset = other.instanceGreenOffset
    (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
  }

  private static let properties: [String: LayerProperty] = [
    "instanceTransform": .value(\CAReplicatorLayer.instanceTransform),
    "instanceColor": .optional(\CAReplicatorLayer.instanceColor),
  ]
  package override class func property(named name: String) -> LayerProperty? {
    properties[name] ?? super.property(named: name)
  }

  package override func arranged(_ model: CALayer, _ delay: TimeInterval) -> AnyView? {
    let count = min(max(instanceCount, 0), Self.limit)
    if instanceCount > Self.limit {
      Diagnostics.report("CAReplicatorLayer.instanceCount is \(instanceCount); \(count) are shown")
    }
    var transforms = [CATransform3DIdentity]
    while transforms.count < count {
      transforms.append(CATransform3DConcat(transforms[transforms.count - 1], instanceTransform))
    }
    let center = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
    return AnyView(
      ForEach(0..<count, id: \.self) { index in
        LayerStack(origin: self.bounds.origin) {
          ForEach(model.backToFront, id: \.identity) { LayerView($0, delay: delay + Double(index) * self.instanceDelay) }
        }
        .colorMultiply(self.color(of: index))
        .projectionEffect(Self.projection(transforms[index], center))
      })
  }

  private func color(of index: Int) -> Color {
    let first = (instanceColor ?? CGColor(gray: 1, alpha: 1)).rgba
    func part(_ start: CGFloat, _ offset: Float) -> Double { min(max(Double(start) + Double(offset) * Double(index), 0), 1) }
    return Color(
      red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset),
      blue: part(first.blue, instanceBlueOffset), opacity: part(first.alpha, instanceAlphaOffset))
  }

  private static func projection(_ transform: CATransform3D, _ center: CGPoint) -> ProjectionTransform {
    let there = CATransform3DConcat(CATransform3DMakeTranslation(-center.x, -center.y, 0), transform)
    return ProjectionTransform(CATransform3DConcat(there, CATransform3DMakeTranslation(center.x, center.y, 0)))
  }
}
