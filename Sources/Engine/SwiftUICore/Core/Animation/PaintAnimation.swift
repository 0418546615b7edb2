import DisplayModel

/// A paint that is on its way to the one that a style gives now.
///
/// A style is settled while drawing, when the size is known; what it gave last is kept, so that a change can begin there.
struct PaintAnimation: NodeMotion {
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

  mutating func advance(for node: GraphNode) { value.advance(for: node) }
  mutating func stop(for node: GraphNode) { value.stop(for: node) }
}
