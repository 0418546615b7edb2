package import Foundation

/// Keyframes of one animatable value, in order.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent
  /// Keyframes that these consist of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
  /// Appends the keyframes.
  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Appends the body's keyframes.
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { body._resolve(into: &resolved) }
}

/// The keyframes of one value as a list.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
  package var keyframes: [KeyframeDescription<Value.AnimatableData>] = []
}

/// What a keyframe was declared as.
package enum KeyframeDescription<Vector: VectorArithmetic> {
  case move(to: Vector)
  case linear(to: Vector, duration: TimeInterval, curve: UnitCurve)
  case cubic(to: Vector, duration: TimeInterval, startVelocity: Vector?, endVelocity: Vector?)
  case spring(to: Vector, duration: TimeInterval, spring: Spring, startVelocity: Vector?)

  /// The value at its end.
  package var target: Vector {
    switch self {
    case .move(let to), .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _): to
    }
  }

  /// Seconds.
  package var duration: TimeInterval {
    switch self {
    case .move: 0
    case .linear(_, let duration, _), .cubic(_, let duration, _, _), .spring(_, let duration, _, _): max(duration, 0)
    }
  }
}

/// Keyframes that do not consist of others.
package protocol PrimitiveKeyframes: KeyframeTrackContent where Body == Never {}

extension PrimitiveKeyframes {
  /// Traps: these keyframes do not consist of others.
  public var body: Never { fatalError("\(Self.self) has no body; use it in a KeyframeTrack instead of calling body") }
}

extension Never: Animatable {
  /// An empty track moves nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: @preconcurrency KeyframeTrackContent {
  /// An empty track has no value.
  public typealias Value = Never
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Never>) {}
}
