public import CoreGraphicsTypes
import Foundation

/// Draws and lays out in a layer's place; what it does not say the layer does itself.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
  /// Draws what the layer shows.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Places the layers inside of a layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Leaves the layers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
