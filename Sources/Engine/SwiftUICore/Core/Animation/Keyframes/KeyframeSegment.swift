import Foundation

/// The part of a track that leads to one keyframe.
struct KeyframeSegment<Vector: VectorArithmetic> {
  enum Motion {
    case hold
    case linear(from: Vector, curve: UnitCurve)
    case cubic(from: Vector, startVelocity: Vector, endVelocity: Vector)
    case spring(from: Vector, spring: Spring, startVelocity: Vector)
  }
  /// Seconds from the beginning of the track.
  var beginTime: TimeInterval
  /// Seconds.
  var duration: TimeInterval
  var target: Vector
  var motion: Motion

  /// The value at a time within the segment.
  func value(at time: TimeInterval) -> Vector {
    switch motion {
    case .hold: return target
    case .linear(let from, let curve):
      return duration > 0 ? from.interpolated(towards: target, amount: curve.value(at: time / duration)) : target
    case .cubic(let from, let startVelocity, let endVelocity):
      guard duration > 0 else { return target }
      let u = min(max(time / duration, 0), 1)
      let v = 1 - u
      // Hermite's cubics; the two for the values add up to 1.
      return from + (target - from).scaled(by: u * u * (3 - 2 * u))
        + (startVelocity.scaled(by: v) - endVelocity.scaled(by: u)).scaled(by: u * v * duration)
    case .spring(let from, let spring, let startVelocity):
      return from + spring.value(target: target - from, initialVelocity: startVelocity, time: time)
    }
  }

  /// The value at the end, which a spring need not have brought to the target.
  var endValue: Vector {
    if case .spring = motion { return value(at: duration) }
    return target
  }

  /// Per second, at the end.
  var endVelocity: Vector {
    switch motion {
    case .hold: .zero
    case .linear(let from, let curve): Self.velocity(target - from, duration, slope: curve.velocity(at: 1))
    case .cubic(_, _, let endVelocity): endVelocity
    case .spring(let from, let spring, let startVelocity):
      spring.velocity(target: target - from, initialVelocity: startVelocity, time: duration)
    }
  }

  /// The velocity of a way in a time along a curve with a slope; none where it would have no bound.
  static func velocity(_ way: Vector, _ duration: TimeInterval, slope: Double = 1) -> Vector {
    duration > 0 && slope.isFinite ? way.scaled(by: slope / duration) : .zero
  }
}

/// The course of one animatable value through its keyframes.
struct KeyframeCourse<Vector: VectorArithmetic> {
  private let initialValue: Vector
  private var segments: [KeyframeSegment<Vector>] = []
  /// Seconds.
  private(set) var duration: TimeInterval = 0

  init(
    _ keyframes: [KeyframeDescription<Vector>], initialValue: Vector, initialVelocity: Vector? = nil
  ) {
    self.initialValue = initialValue
    var (value, velocity) = (initialValue, initialVelocity ?? .zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment = KeyframeSegment(
        beginTime: duration, duration: keyframe.duration, target: keyframe.target,
        motion: Self.motion(of: keyframe, from: value, velocity: velocity, next: next))
      segments.append(segment)
      duration += segment.duration
      (value, velocity) = (segment.endValue, segment.endVelocity)
    }
  }

  private static func motion(
    of keyframe: KeyframeDescription<Vector>, from: Vector, velocity: Vector, next: KeyframeDescription<Vector>?
  ) -> KeyframeSegment<Vector>.Motion {
    switch keyframe {
    case .move: return .hold
    case .linear(_, _, let curve): return .linear(from: from, curve: curve)
    case .cubic(_, _, let startVelocity, let endVelocity):
      return .cubic(
        from: from, startVelocity: startVelocity ?? velocity,
        endVelocity: endVelocity ?? Self.velocity(between: keyframe, and: next, from: from))
    case .spring(_, _, let spring, let startVelocity):
      return .spring(from: from, spring: spring, startVelocity: startVelocity ?? velocity)
    }
  }

  /// The velocity at a cubic keyframe: the next one's own, or that of the straight way from the keyframe before to the one after.
  private static func velocity(
    between keyframe: KeyframeDescription<Vector>, and next: KeyframeDescription<Vector>?, from: Vector
  ) -> Vector {
    switch next {
    case nil, .move: .zero
    case .linear(let to, let duration, let curve):
      KeyframeSegment.velocity(to - keyframe.target, duration, slope: curve.velocity(at: 0))
    case .cubic(_, _, let velocity?, _), .spring(_, _, _, let velocity?): velocity
    case .cubic(let to, _, nil, _), .spring(let to, _, _, nil):
      KeyframeSegment.velocity(to - from, keyframe.duration + (next?.duration ?? 0))
    }
  }

  /// The value at a time in seconds; before the beginning the initial value, after the end the last keyframe's.
  func value(at time: TimeInterval) -> Vector {
    guard let last = segments.last else { return initialValue }
    if time >= duration { return last.target }
    // The last segment that has begun; those of no length before it are over.
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].beginTime <= time { low = middle } else { high = middle }
    }
    return segments[low].value(at: max(time, 0) - segments[low].beginTime)
  }
}
