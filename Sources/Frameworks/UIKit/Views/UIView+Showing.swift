package import CoreGraphicsTypes
package import QuartzCore
import SwiftUI
package import SwiftUICore
import UIKitTypes

extension UIView: LayerOwner {
  package func decorate(_ view: AnyView) -> AnyView {
    var result = accessibility.applied(to: view, hasFace: hostedContent != nil && subviews.isEmpty)
    switch overrideUserInterfaceStyle {
    case .unspecified: break
    case .light: result = AnyView(result.environment(\.colorScheme, .light))
    case .dark: result = AnyView(result.environment(\.colorScheme, .dark))
    }
    if let direction = semanticContentAttribute.direction {
      result = AnyView(result.environment(\.layoutDirection, direction))
    }
    if let ownTintColor { result = AnyView(result.tint(Color(uiColor: ownTintColor))) }
    if let saysTintAdjustment { result = AnyView(result.environment(\.tintIsDimmed, saysTintAdjustment == .dimmed)) }
    for recognizer in gestureRecognizers ?? [] { result = recognizer.attached(to: result) }
    return surroundings?(result) ?? result
  }

  package func searchEnters(at point: CGPoint) -> Bool { PressedViews.enter(self, at: inBounds(point)) }
  package func searchLeaves() { PressedViews.leave(self) }
  package func isPressTarget(at point: CGPoint) -> Bool { PressedViews.isHit(self, at: inBounds(point)) }
  package func layerNeedsLayout() { requestLayoutPass() }

  /// A point counted from the upper left corner in the view's coordinates.
  private func inBounds(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY) }

  /// Shows a view of SwiftUI inside of the bounds, such as the face of a control.
  package func setHostedContent<Content: View>(_ view: Content) {
    layer.content = AnyView(view)
    measurer = nil
    invalidateIntrinsicContentSize()
  }

  /// How large the hosted content is where a size is proposed to it.
  package func measureHostedContent(_ proposal: ProposedViewSize) -> CGSize {
    guard let hostedContent else { return .zero }
    let measurer = measurer ?? ContentMeasurer(hostedContent)
    self.measurer = measurer
    return measurer.size(for: proposal)
  }
}

extension UISemanticContentAttribute {
  /// From which side lines run, where it says.
  var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView: CALayerDelegate {
  /// Draws the view's content into its layer by ``draw(_:)``.
  public func draw(_ layer: CALayer, in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw(bounds)
  }
  /// Places the view's subviews by ``layoutSubviews()``, with what its controller does before and after.
  public func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
}

extension UIView {
  func contentModeDidChange() { if layer.draws { setNeedsDisplay() } }

  /// The parts of the safe area around that this view's bounds reach, with what its controller adds.
  var ownSafeAreaInsets: UIEdgeInsets {
    var insets = superview.map { insetsReached(of: $0) } ?? mount?.safeAreaInsets ?? .zero
    if let added = controller?.additionalSafeAreaInsets, added != .zero {
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
    }
    return insets
  }

  private func insetsReached(of outer: UIView) -> UIEdgeInsets {
    let insets = outer.safeAreaInsets
    guard insets != .zero else { return .zero }
    let (frame, space) = (frame, outer.bounds)
    return UIEdgeInsets(
      top: max(insets.top - max(frame.minY - space.minY, 0), 0), left: max(insets.left - max(frame.minX - space.minX, 0), 0),
      bottom: max(insets.bottom - max(space.maxY - frame.maxY, 0), 0),
      right: max(insets.right - max(space.maxX - frame.maxX, 0), 0))
  }

  /// What holds where the tree is shown, with what views say themselves.
  var mountedTraits: UITraitCollection {
    let traits = topView.mount?.traits ?? UITraitCollection.current
    let styles = sequence(first: self, next: \.superview).map(\.overrideUserInterfaceStyle)
    guard let style = styles.first(where: { $0 != .unspecified }) else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
  }
}
