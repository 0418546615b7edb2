package import Foundation

/// The course of a value, or of several of its properties, over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Self.Body.Value
  /// The type of the body.
  associatedtype Body: Keyframes
  /// Tracks that these keyframes consist of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
  /// Appends the tracks.
  func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>, initialValue: Self.Value, initialVelocity: Self.Value?)
}

extension Keyframes where Body.Value == Value {
  /// Appends the body's tracks.
  public func _resolve(
    into resolved: inout _ResolvedKeyframes<Value>, initialValue: Value, initialVelocity: Value?
  ) {
    body._resolve(into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
  }
}

/// The tracks of a value as a list.
public struct _ResolvedKeyframes<Value> {
  package var tracks: [any ResolvedKeyframeTrack<Value>] = []
}

/// The course of one property.
package protocol ResolvedKeyframeTrack<Root> {
  associatedtype Root
  /// Seconds.
  var duration: TimeInterval { get }
  /// Gives the property its value at a time in seconds.
  func apply(to root: inout Root, at time: TimeInterval)
}

/// Keyframes that do not consist of others.
package protocol PrimitiveTracks: Keyframes where Body == Never {}

extension PrimitiveTracks {
  /// Traps: these keyframes do not consist of others.
  public var body: Never { fatalError("\(Self.self) has no body; use it in keyframes instead of calling body") }
}

extension Never: @preconcurrency Keyframes {
  public func _resolve(
    into resolved: inout _ResolvedKeyframes<Never>, initialValue: Never, initialVelocity: Never?
  ) {}
}

/// Keyframes side by side.
struct ParallelKeyframes<Value>: PrimitiveTracks {
  typealias Body = Never
  let parts: [any Keyframes<Value>]

  func _resolve(into resolved: inout _ResolvedKeyframes<Value>, initialValue: Value, initialVelocity: Value?) {
    for part in parts {
      part._resolve(into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
    }
  }
}
