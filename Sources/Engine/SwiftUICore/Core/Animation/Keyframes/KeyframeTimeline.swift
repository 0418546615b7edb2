public import Foundation

/// The values that keyframes lead a value through.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [any ResolvedKeyframeTrack<Value>]

  /// Creates a timeline that begins with a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  package init(initialValue: Value, initialVelocity: Value? = nil, keyframes: some Keyframes<Value>) {
    var resolved = _ResolvedKeyframes<Value>()
    keyframes._resolve(into: &resolved, initialValue: initialValue, initialVelocity: initialVelocity)
    self.initialValue = initialValue
    tracks = resolved.tracks
  }

  /// The length of the longest track, seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds.
  ///
  /// Tracks that are over keep their last value.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(to: &value, at: time) }
    return value
  }

  /// The value at a fraction, 0…1, of the duration.
  public func value(progress: Double) -> Value { value(time: progress > 0 ? progress * duration : 0) }
}
