public import Foundation

/// Two fingers that spread or close, on a screen or a touchpad.
///
/// It begins when the factor differs enough from 1, and ends when one of both fingers lifts; a third finger changes nothing.
///
///     Image("map").scaleEffect(scale).gesture(MagnifyGesture().onChanged { scale = $0.magnification })
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// How far the fingers have spread.
  public struct Value: Equatable, Sendable {
    /// When it was so, by the host's clock; only differences of such dates mean something.
    public var time: Date
    /// The distance of the fingers by that at the start: 1 at first, 2 where it has doubled.
    public var magnification: CGFloat
    /// How much the factor grows in a second; below zero where the fingers close.
    public var velocity: CGFloat
    /// The point of the view between the fingers at the start, as a fraction of its size.
    public var startAnchor: UnitPoint
    /// The point of the view between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  // By default (Facts 3.4).
  /// How much the factor has to differ from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture that begins when the distance of the fingers has changed by a hundredth, unless told otherwise.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public nonisolated static func _makeRecognizer(_ gesture: MagnifyGesture) -> _GestureRecognizer<Value> {
    let least = gesture.minimumScaleDelta
    return _GestureRecognizer(
      PairRecognizer(begins: { abs($0.scale - 1) >= least }) { pair in
        Value(
          time: Date(timeIntervalSinceReferenceDate: pair.time), magnification: pair.scale, velocity: pair.scaleVelocity,
          startAnchor: pair.startAnchor, startLocation: pair.startLocation)
      })
  }
}

/// Two fingers that turn around each other, on a screen or a touchpad.
///
/// It begins when they have turned far enough, either way, and ends when one of both lifts.
///
///     Image("map").rotationEffect(angle).gesture(RotateGesture().onChanged { angle = $0.rotation })
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When it was so, by the host's clock; only differences of such dates mean something.
    public var time: Date
    /// How far the fingers have turned since the start, clockwise; counted on beyond a whole turn.
    public var rotation: Angle
    /// How far the fingers turn in a second, clockwise.
    public var velocity: Angle
    /// The point of the view between the fingers at the start, as a fraction of its size.
    public var startAnchor: UnitPoint
    /// The point of the view between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn, either way, before the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates a gesture that begins when the fingers have turned by one degree, unless told otherwise.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public nonisolated static func _makeRecognizer(_ gesture: RotateGesture) -> _GestureRecognizer<Value> {
    let least = abs(gesture.minimumAngleDelta.radians)
    return _GestureRecognizer(
      PairRecognizer(begins: { abs($0.rotation) >= least }) { pair in
        Value(
          time: Date(timeIntervalSinceReferenceDate: pair.time), rotation: Angle(radians: pair.rotation),
          velocity: Angle(radians: pair.rotationVelocity), startAnchor: pair.startAnchor, startLocation: pair.startLocation)
      })
  }
}

/// Two fingers that spread or close; the older form, whose value is the factor.
///
///     Image("map").scaleEffect(scale).gesture(MagnificationGesture().onChanged { scale = $0 })
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Body = Never
  /// How much the factor has to differ from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture that begins when the distance of the fingers has changed by a hundredth, unless told otherwise.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public nonisolated static func _makeRecognizer(_ gesture: MagnificationGesture) -> _GestureRecognizer<CGFloat> {
    let inner = MagnifyGesture._makeRecognizer(MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta))
    return _GestureRecognizer(MappingRecognizer(inner.recognizer) { $0.magnification })
  }
}

/// Two fingers that turn around each other; the older form, whose value is the angle.
///
///     Image("map").rotationEffect(angle).gesture(RotationGesture().onChanged { angle = $0 })
nonisolated public struct RotationGesture: Gesture {
  public typealias Body = Never
  /// How far the fingers have to turn, either way, before the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates a gesture that begins when the fingers have turned by one degree, unless told otherwise.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public nonisolated static func _makeRecognizer(_ gesture: RotationGesture) -> _GestureRecognizer<Angle> {
    let inner = RotateGesture._makeRecognizer(RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta))
    return _GestureRecognizer(MappingRecognizer(inner.recognizer) { $0.rotation })
  }
}

/// Follows two fingers.
final class PairRecognizer<Value>: TypedRecognizer<Value> {
  /// What two fingers have done since both are down.
  struct Pair {
    var time: TimeInterval
    var scale: CGFloat
    /// A second.
    var scaleVelocity: CGFloat
    /// Radians, clockwise, counted on beyond a whole turn.
    var rotation: CGFloat
    /// A second.
    var rotationVelocity: CGFloat
    var startAnchor: UnitPoint
    var startLocation: CGPoint
  }

  private var begins: (Pair) -> Bool = { _ in false }
  @Late private var makeValue: (Pair) -> Value
  private var fingers: [(id: Int, location: CGPoint)] = []
  private var startDistance: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var pair: Pair?
  /// Scale and rotation as a point.
  private var motion = VelocitySampler()

  convenience init(begins: @escaping (Pair) -> Bool, value: @escaping (Pair) -> Value) {
    self.init()
    self.begins = begins
    makeValue = value
  }

  override var usesSeveralFingers: Bool { true }

  override func handle(_ event: GestureEvent) {
    switch event.phase {
    case .down:
      guard fingers.count < 2 else { return }
      fingers.append((event.id, event.location))
      if fingers.count == 2 { begin(at: event.time) }
    case .move:
      guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return }
      fingers[index].location = event.location
      follow(at: event.time)
    case .up, .cancel:
      guard fingers.contains(where: { $0.id == event.id }) else { return }
      if event.phase == .up, case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
    }
  }

  private var line: CGPoint {
    CGPoint(x: fingers[1].location.x - fingers[0].location.x, y: fingers[1].location.y - fingers[0].location.y)
  }

  private func begin(at time: TimeInterval) {
    startDistance = max(hypot(line.x, line.y), 1)
    lastAngle = atan2(line.y, line.x)
    let middle = CGPoint(
      x: (fingers[0].location.x + fingers[1].location.x) / 2, y: (fingers[0].location.y + fingers[1].location.y) / 2)
    let start = node?.convertFromWindow(middle) ?? middle
    let size = node?.size ?? .zero
    pair = Pair(
      time: time, scale: 1, scaleVelocity: 0, rotation: 0, rotationVelocity: 0,
      startAnchor: UnitPoint(
        x: size.width > 0 ? start.x / size.width : 0.5, y: size.height > 0 ? start.y / size.height : 0.5),
      startLocation: start)
    motion = VelocitySampler()
    motion.add(CGPoint(x: 1, y: 0), at: time)
  }

  private func follow(at time: TimeInterval) {
    guard var pair, fingers.count == 2 else { return }
    let angle = atan2(line.y, line.x)
    // The short way round from the last angle.
    pair.rotation += remainder(angle - lastAngle, 2 * .pi)
    lastAngle = angle
    pair.scale = hypot(line.x, line.y) / startDistance
    pair.time = time
    motion.add(CGPoint(x: pair.scale, y: pair.rotation), at: time)
    pair.scaleVelocity = motion.velocity(at: time).width
    pair.rotationVelocity = motion.velocity(at: time).height
    self.pair = pair
    switch phase {
    case .active: phase = .active(makeValue(pair))
    case .possible: if begins(pair) { phase = .active(makeValue(pair)) }
    case .ended, .failed: break
    }
  }

  override func reset() {
    super.reset()
    fingers.removeAll()
    pair = nil
  }
}
