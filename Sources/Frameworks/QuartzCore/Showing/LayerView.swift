import CoreGraphicsTypes
import Foundation
package import SwiftUICore

/// Shows a layer and the layers inside, as large as it is offered where it is the outermost one.
///
/// Its body reads the layer's look; the place is read by a modifier of its own, so that a layer which moves costs no look.
package struct LayerView: View {
  let layer: CALayer
  /// How many seconds later than the layer it moves.
  let delay: TimeInterval

  /// Shows a layer.
  package init(_ layer: CALayer) { self.init(layer, delay: 0) }
  init(_ layer: CALayer, delay: TimeInterval) { (self.layer, self.delay) = (layer, delay) }

  package var body: some View {
    layer.noteRevisionRead()
    let shown = layer.shown(delay)
    return inside(shown)
      .modifier(LayerShadow(shown))
      .opacity(shown.isHidden ? 0 : Double(shown.opacity))
      .allowsHitTesting(!layer.isHidden)
      .accessibilityHidden(layer.isHidden)
      .modifier(LayerTransform(layer, delay))
      .modifier(LayerPlacement(layer: layer, delay: delay))
  }

  /// What the layer shows inside of itself, cut off where it is to be.
  func inside(_ shown: CALayer) -> some View {
    AnyLayerContent(layer: layer, delay: delay)
      .modifier(LayerClip(shown.masksToBounds && shown.showsItself ? LayerOutline(shown) : nil, owner: layer.owner))
      .modifier(LayerMask(mask: layer.mask))
  }
}

/// What a layer shows, from back to front.
private struct AnyLayerContent: View {
  let layer: CALayer
  let delay: TimeInterval

  var body: some View {
    let _ = layer.noteRevisionRead()
    let shown = layer.shown(delay)
    let veil = layer.motion?.veil
    let space = layer.sublayerSpace
    let stack = LayerStack(origin: space == nil ? shown.bounds.origin : .zero) {
      if let veil, !veil.isInFront { LayerVeilView(veil) }
      if let path = shown.shadowPath, shown.shadowOpacity > 0 { LayerPathShadow(path: path, layer: shown) }
      LayerGround(
        outline: LayerOutline(shown), fill: shown.showsItself ? shown.fill ?? .clear : .clear, owner: PressedOwner(layer.owner))
      if shown.showsItself, layer.draws || shown.contents != nil { LayerDrawing(layer: layer, shown: shown) }
      if let face = shown.face() { face.allowsHitTesting(false) }
      if let content = layer.content { content }
      if let arranged = shown.arranged(layer, delay) {
        arranged
      } else if let space {
        space(AnyView(LayerStack(origin: .zero) { Sublayers(layer: layer, delay: delay) }))
      } else {
        Sublayers(layer: layer, delay: delay)
      }
      if shown.showsItself, shown.borderWidth > 0 {
        LayerBorder(outline: LayerOutline(shown), width: shown.borderWidth, color: shown.borderColor)
      }
      if let veil, veil.isInFront { LayerVeilView(veil) }
      if let motion = layer.motion { FrameCalls(id: motion.wakes) { _ in layer.advanceMotion() } }
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
  let delay: TimeInterval

  var body: some View {
    let _ = layer.noteRevisionRead()
    ForEach(layer.backToFront, id: \.identity) { LayerView($0, delay: delay) }
  }
}

/// An earlier look of a layer.
private struct LayerVeilView: View {
  private let picture: CGImage
  private let size: CGSize
  private let scale: CGFloat
  private let opacity: Double
  private let offset: CGSize

  init(_ veil: LayerVeil) {
    (picture, size, scale, opacity, offset) = (veil.picture, veil.size, veil.scale, veil.opacity, veil.offset)
  }

  var body: some View {
    Image(decorative: picture, scale: scale).resizable()
      .frame(width: size.width, height: size.height)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .opacity(opacity)
      .offset(offset)
      .allowsHitTesting(false)
  }
}

extension CALayer {
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Tells the stack of the layer around where a layer lies.
private struct LayerPlacement: ViewModifier {
  let layer: CALayer
  let delay: TimeInterval

  func body(content: Content) -> some View {
    layer.notePlacement()
    return content.layoutValue(key: LayerFrame.self, value: layer.shown(delay).untransformedFrame)
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
