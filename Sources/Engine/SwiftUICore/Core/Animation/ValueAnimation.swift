/// The way of an animatable view or modifier to the value that its parent gave.
class ValueAnimation<Value> {
  /// The motion of a value, or `nil` if its type is not animatable.
  static func make(_ value: Value) -> ValueAnimation<Value>? {
    guard let animatable = value as? any Animatable else { return nil }
    func open<V: Animatable>(_ animatable: V) -> ValueAnimation<Value>? {
      TypedValueAnimation<V>(animatable) as? ValueAnimation<Value>
    }
    return open(animatable)
  }

  var isMoving: Bool { false }
  var presentation: Value { fatalError("abstract") }
  /// The value that was set, told to itself: types learn by their setter that an animation has come to its end.
  var arrival: Value { fatalError("abstract") }
  func isSame(as new: Value) -> Bool { fatalError("abstract") }
  func set(_ new: Value, for node: GraphNode) -> Value { fatalError("abstract") }
  func advance(for node: GraphNode) -> Bool { false }
  func stop(for node: GraphNode) {}
}

private final class TypedValueAnimation<Value: Animatable>: ValueAnimation<Value> {
  private var animated: AnimatedValue<Value>
  init(_ value: Value) { animated = AnimatedValue(value) }

  override var isMoving: Bool { animated.isAnimating }
  override var presentation: Value { animated.presentation }
  override var arrival: Value {
    var value = animated.model
    value.animatableData = animated.model.animatableData
    return value
  }
  override func isSame(as new: Value) -> Bool { ValueComparator.areEqualViews(animated.model, new) }
  override func set(_ new: Value, for node: GraphNode) -> Value {
    node.set(new, in: &animated, transaction: node.transaction)
    return animated.presentation
  }
  override func advance(for node: GraphNode) -> Bool { node.advance(&animated) }
  override func stop(for node: GraphNode) { node.stop(&animated) }
}
