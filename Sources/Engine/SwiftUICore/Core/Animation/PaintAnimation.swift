import DisplayModel

/// A paint that is on its way to the one that a style gives now.
///
/// A style is settled while drawing, when the size is known; what it gave last is kept, so that a change can begin there.
struct PaintAnimation {
  private var value: AnimatedValue<DisplayPaint>?

  var isMoving: Bool { value?.isAnimating ?? false }

  /// What shows where the style now gives a paint; called while drawing.
  mutating func presentation(of paint: DisplayPaint) -> DisplayPaint {
    guard value != nil else {
      value = AnimatedValue(paint)
      return paint
    }
    value!.set(paint, at: 0)
    return value!.presentation
  }

  /// Takes another paint, in the transaction of the update that runs now.
  mutating func set(_ paint: DisplayPaint, for node: ViewNode) {
    guard value != nil else { return }
    node.set(paint, in: &value!, transaction: node.transaction)
  }

  mutating func advance(for node: ViewNode) -> Bool { value == nil ? false : node.advance(&value!) }

  mutating func stop(for node: ViewNode) {
    if value != nil { node.stop(&value!) }
  }
}
