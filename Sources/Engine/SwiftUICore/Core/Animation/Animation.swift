public import Foundation

/// How a change takes place over time.
///
/// Give one to `withAnimation(_:_:)` or `animation(_:value:)`; `speed(_:)`, `delay(_:)` and the repeating forms change it.
///
///     Button("More") { withAnimation(.snappy) { isOn.toggle() } }
public struct Animation: Equatable, Hashable, Sendable {
  /// The animation that is wrapped.
  public let base: any CustomAnimation

  /// Wraps an animation of an app's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (lhs: Animation, rhs: Animation) -> Bool { areEqual(lhs.base, rhs.base) }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  private static func areEqual<A: CustomAnimation>(_ lhs: A, _ rhs: any CustomAnimation) -> Bool {
    (rhs as? A).map { $0 == lhs } ?? false
  }
}

extension Animation {
  /// The vector at a time on the way from zero to `value`, or `nil` when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity at a time, per second; `nil` when it is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from one that still runs.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The wrapped animation's description.
  public var description: String { String(describing: base) }
  /// The wrapped animation's description in full, for debugging.
  public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }
  /// The wrapped animation, for debugging.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
