import CoreGraphicsTypes
package import Foundation

/// What driven values do to a view where it is drawn.
package struct DrivenEffect: Equatable {
  /// How far it is moved, in points, to the trailing side and down.
  package var offset = CGSize.zero
  package var opacity = 1.0
  package var scale: CGFloat = 1
  /// How high it is, as a part of its height.
  package var stretch: CGFloat = 1
  /// The point that stays where the view grows or shrinks.
  package var anchor = UnitPoint.leading

  package init(
    offset: CGSize = .zero, opacity: Double = 1, scale: CGFloat = 1, stretch: CGFloat = 1, anchor: UnitPoint = .leading
  ) {
    (self.offset, self.opacity, self.scale, self.stretch, self.anchor) = (offset, opacity, scale, stretch, anchor)
  }
}

/// Where a view is that values drive: its frame, and how wide the screen is that it belongs to.
package struct DrivenContext {
  /// The view's size.
  package var size: CGSize
  /// Its origin in the nearest screen, from the leading edge.
  package var origin: CGPoint
  /// The width of that screen.
  package var screenWidth: CGFloat
}

extension View {
  /// Moves, fades and scales the view as values say, in every frame in which one of them changes.
  package nonisolated func driven(
    by sources: [DrivenValue], _ effect: @escaping (DrivenContext) -> DrivenEffect
  ) -> some View {
    modifier(DrivenModifier(sources: sources, effect: effect))
  }
}

nonisolated struct DrivenModifier: PrimitiveModifier {
  typealias Body = Never
  let sources: [DrivenValue]
  let effect: (DrivenContext) -> DrivenEffect

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> DrivenNode { DrivenNode(modifier, inputs: inputs) }
  static func updateNode(_ node: DrivenNode, with modifier: Self) { node.setModifier(modifier) }
}

final class DrivenNode: DrivenFollower {
  private var modifier: DrivenModifier

  init(_ modifier: DrivenModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    for source in modifier.sources { source.add(self) }
  }

  func setModifier(_ new: DrivenModifier) {
    if !new.sources.elementsEqual(modifier.sources, by: ===) {
      for source in modifier.sources { source.remove(self) }
      for source in new.sources { source.add(self) }
    }
    modifier = new
    invalidateDisplay()
  }

  override func willUnmount() { for source in modifier.sources { source.remove(self) } }

  override func sourceDidChange() {
    invalidateDisplay()
    if subtreeTracksPlacement { placementInWindowDidChange() }
  }

  private var effect: DrivenEffect {
    var origin = CGPoint.zero
    var node: ViewNode = self
    for parent in ancestors {
      if parent is AnyScreenNode { break }
      origin = CGPoint(x: origin.x + node.position.x, y: origin.y + node.position.y)
      node = parent
    }
    origin = CGPoint(x: origin.x + node.position.x, y: origin.y + node.position.y)
    let width = (node.viewParent ?? node).size.width
    if isRightToLeft { origin.x = width - origin.x - size.width }
    return modifier.effect(DrivenContext(size: size, origin: origin, screenWidth: width))
  }

  private func transform(of effect: DrivenEffect) -> CGAffineTransform {
    let side: CGFloat = isRightToLeft ? -1 : 1
    let anchor: CGFloat = isRightToLeft ? 1 - effect.anchor.x : effect.anchor.x
    let (across, along) = (effect.scale, effect.scale * effect.stretch)
    let x: CGFloat = size.width * anchor * (1 - across) + effect.offset.width * side
    let y: CGFloat = size.height * effect.anchor.y * (1 - along) + effect.offset.height
    return CGAffineTransform(a: across, b: 0, c: 0, d: along, tx: x, ty: y)
  }

  override func makeFragment() -> DisplayFragment {
    let inner = content.fragment()
    let effect = effect
    guard effect != DrivenEffect() else { return inner }
    guard effect.opacity > 0, effect.stretch > 0 else { return .empty }
    var result = inner
    if effect.opacity < 1 { result = result.wrapped(in: .opacity(effect.opacity), id: displayID) }
    if effect.scale != 1 || effect.stretch != 1 {
      result = result.wrapped(in: .transform(ProjectionTransform(transform(of: effect))), id: displayID)
    } else if effect.offset != .zero {
      let matrix = transform(of: effect)
      result = result.moved(by: CGPoint(x: matrix.tx, y: matrix.ty), id: displayID)
    }
    return result
  }

  override func convertToParent(_ point: CGPoint) -> CGPoint { super.convertToParent(point.applying(transform(of: effect))) }

  override func convertFromParent(_ point: CGPoint) -> CGPoint {
    // Flat as it may be, no place in it is anywhere else.
    isShown ? super.convertFromParent(point).applying(transform(of: effect).inverted()) : super.convertFromParent(point)
  }

  private var isShown: Bool { effect.opacity > 0 && effect.stretch > 0 }

  override func hitTest(_ point: CGPoint) -> ViewNode? { isShown ? super.hitTest(point) : nil }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    if isShown { super.appendAccessibility(to: &builder) }
  }

  override var debugName: String { "Driven" }
}
