import Foundation

/// A spring that always begins at the value before the change and adds to motions that are still going on.
struct InterpolatingSpringAnimation: CustomAnimation {
  var spring: Spring
  /// In whole changes a second.
  var initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = value.scaled(by: initialVelocity)
    let position = spring.value(target: value, initialVelocity: start, time: time)
    let velocity = spring.velocity(target: value, initialVelocity: start, time: time)
    if time >= spring.response { context.isLogicallyComplete = true }
    return spring.isAtRest(target: value, position: position, velocity: velocity) ? nil : position
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}
