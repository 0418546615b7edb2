import CoreGraphicsTypes
import Foundation
package import SwiftUICore

/// Shows a layer and the layers inside, as large as it is offered where it is the outermost one.
///
/// Its body reads the layer's look; the place is read by a modifier of its own, so that a layer which moves costs no look.
package struct LayerView: View {
  let layer: CALayer

  /// Shows a layer.
  package init(_ layer: CALayer) { self.layer = layer }

  package var body: some View {
    layer.noteLook()
    return AnyLayerContent(layer: layer)
      .modifier(LayerClip(layer.masksToBounds ? LayerOutline(layer) : nil, owner: layer.owner))
      .modifier(LayerMask(mask: layer.mask))
      .modifier(LayerShadow(layer))
      .opacity(layer.isHidden ? 0 : Double(layer.opacity))
      .allowsHitTesting(!layer.isHidden)
      .accessibilityHidden(layer.isHidden)
      .modifier(LayerTransform(layer))
      .modifier(LayerPlacement(layer: layer))
  }
}

/// What a layer shows, from back to front.
private struct AnyLayerContent: View {
  let layer: CALayer

  var body: some View {
    let _ = layer.noteLook()
    let space = layer.sublayerSpace
    let stack = LayerStack(origin: space == nil ? layer.bounds.origin : .zero) {
      if let path = layer.shadowPath, layer.shadowOpacity > 0 { LayerPathShadow(path: path, layer: layer) }
      LayerGround(layer: layer)
      if layer.draws || layer.contents != nil { LayerDrawing(layer: layer) }
      if let content = layer.content { content }
      if let space {
        space(AnyView(LayerStack(origin: .zero) { Sublayers(layer: layer) }))
      } else {
        Sublayers(layer: layer)
      }
      if layer.borderWidth > 0 { LayerBorder(outline: LayerOutline(layer), width: layer.borderWidth, color: layer.borderColor) }
    }
    if let owner = layer.owner {
      // One view, whatever the owner makes of it: effects around it are made once.
      LayerStack(origin: .zero) { owner.decorate(AnyView(stack)) }
    } else {
      stack
    }
  }
}

/// The layers inside of a layer, from back to front.
private struct Sublayers: View {
  let layer: CALayer

  var body: some View {
    let _ = layer.noteLook()
    ForEach(layer.backToFront, id: \.identity) { LayerView($0) }
  }
}

extension CALayer {
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Tells the stack of the layer around where a layer lies.
private struct LayerPlacement: ViewModifier {
  let layer: CALayer

  func body(content: Content) -> some View {
    layer.notePlacement()
    return content.layoutValue(key: LayerFrame.self, value: layer.untransformedFrame)
  }
}

struct LayerFrame: LayoutValueKey {
  static let defaultValue: CGRect? = nil
}

/// Places layers at their frames, and all else where it fills the bounds; it takes all that it is offered.
struct LayerStack: Layout {
  /// What of the layer's coordinates lies at its upper left corner.
  var origin: CGPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let frame = subview[LayerFrame.self].map { $0.offsetBy(dx: bounds.minX - origin.x, dy: bounds.minY - origin.y) } ?? bounds
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }
}
