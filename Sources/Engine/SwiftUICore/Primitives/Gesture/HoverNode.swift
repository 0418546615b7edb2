import Foundation

/// Calls an action as the pointer comes, moves and goes.
nonisolated struct _HoverModifier: PrimitiveModifier {
  typealias Body = Never
  let space: CoordinateSpace
  /// Told of the phase, and whether it is another one than before.
  let action: (HoverPhase, Bool) -> Void
  nonisolated init(space: CoordinateSpace, action: @escaping (HoverPhase, Bool) -> Void) {
    self.space = space
    self.action = action
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> HoverNode { HoverNode(modifier, inputs: inputs) }
  static func updateNode(_ node: HoverNode, with modifier: Self) { node.modifier = modifier }
}

final class HoverNode: WrapperNode, HoverTarget {
  var modifier: _HoverModifier
  private var isHovered = false

  init(_ modifier: _HoverModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func pointerMoved(to location: CGPoint) {
    let isNew = !isHovered
    isHovered = true
    modifier.action(.active(convertFromWindow(location, to: modifier.space)), isNew)
  }

  func pointerLeft() {
    guard isHovered else { return }
    isHovered = false
    modifier.action(.ended, true)
  }

  override var debugName: String { "Hover" }
}
