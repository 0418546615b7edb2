import Foundation

/// The animation that the system chooses where an app asks for none in particular: it moves as a spring, and is known by its name.
struct DefaultAnimation: CustomAnimation {
  /// How it moves (Facts 7.1).
  static let spring = SpringAnimation(response: 0.55, dampingRatio: 1)

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension DefaultAnimation: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "DefaultAnimation()" }
  /// With the module by which apps know it.
  var debugDescription: String { "SwiftUI.DefaultAnimation()" }
}

extension Animation {
  /// The spring that this animation moves as, where it is one that takes over motions.
  var spring: SpringAnimation? { base is DefaultAnimation ? DefaultAnimation.spring : base as? SpringAnimation }
}
