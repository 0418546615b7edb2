package import Foundation
package import SwiftUICore

/// A view that a layer belongs to.
@MainActor
package protocol LayerOwner: AnyObject {
  /// Adds to the layer's view what is the owner's: gestures, focus, accessibility.
  func decorate(_ view: AnyView) -> AnyView
  /// Whoever looks for what a press at a point of the layer's bounds hits has come here; returns whether it goes on inside.
  func searchEnters(at point: CGPoint) -> Bool
  /// What went on inside is over.
  func searchLeaves()
  /// Whether a press at a point is the owner's own, not that of something inside of it.
  func isPressTarget(at point: CGPoint) -> Bool
  /// Called on the owner of the outermost layer where one inside of it awaits its layout.
  func layerNeedsLayout()
}
