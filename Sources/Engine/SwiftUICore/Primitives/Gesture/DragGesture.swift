public import Foundation

/// A finger, or the mouse with its button down, that moves.
///
/// It begins once the finger has moved the least distance, and goes on until the finger leaves, wherever that is. Of several
/// fingers the first counts. A finger that leaves before the least distance fails it: neither action runs.
///
///     Circle().gesture(DragGesture(minimumDistance: 0).onChanged { print($0.translation.width) })
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the finger is and how it moves.
  public struct Value: Equatable, Sendable {
    /// When the finger was there, by the host's clock; only differences of such dates mean something.
    public var time: Date
    /// Where the finger is, in points of the gesture's coordinate space.
    public var location: CGPoint
    /// Where the finger went down, in points of the gesture's coordinate space.
    public var startLocation: CGPoint
    /// From the start to the location, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize
    /// Where the finger would come to rest if it went on and slowed down: its way in another quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
    }
    /// From the start to the predicted end, in points.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
    /// Seconds of its velocity that a finger goes on: a quarter of a second (Facts 7.4).
    private static let coasting: CGFloat = 0.25
  }

  // By default (Facts 3.4).
  /// How far the finger has to move before the gesture begins, in points; 0 begins at once, less counts as 0.
  public var minimumDistance: CGFloat
  /// The space in which locations are given; by default the view's own.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a finger that moves at least a distance, in points.
  @available(*, deprecated, message: "Use the initializer that takes a CoordinateSpaceProtocol instead.")
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of a finger that moves at least a distance, in points.
  ///
  /// With a distance of 0 the gesture also takes presses that do not move.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public nonisolated static func _makeRecognizer(_ gesture: DragGesture) -> _GestureRecognizer<Value> {
    _GestureRecognizer(DragRecognizer(minimumDistance: gesture.minimumDistance, space: gesture.coordinateSpace))
  }
}

/// Recognises a finger that moves at least a distance.
final class DragRecognizer: TypedRecognizer<DragGesture.Value> {
  private var minimumDistance: CGFloat = 0
  private var space = CoordinateSpace.local
  private var start: GestureEvent?
  private var startLocation = CGPoint.zero
  private var velocity = VelocitySampler()

  convenience init(minimumDistance: CGFloat, space: CoordinateSpace) {
    self.init()
    self.minimumDistance = max(minimumDistance, 0)
    self.space = space
  }

  override func handle(_ event: GestureEvent) {
    switch event.phase {
    case .down:
      guard start == nil else { return }
      start = event
      startLocation = convert(event.location)
      velocity = VelocitySampler()
      update(event)
      if minimumDistance == 0 { phase = .active(value(event)) }
    case .move: follow(event)
    case .up:
      guard let start, start.id == event.id else { return }
      // Where the finger lifts it has usually been already; only a real way counts.
      if start.location != event.location { follow(event, isEnd: true) }
      if case .active = phase { phase = .ended(value(event)) } else if case .possible = phase { phase = .failed }
    case .cancel:
      if start?.id == event.id { phase = .failed }
    }
  }

  private func follow(_ event: GestureEvent, isEnd: Bool = false) {
    guard let start, start.id == event.id else { return }
    if !isEnd { update(event) }
    switch phase {
    case .active: phase = .active(value(event))
    case .possible:
      if start.location.distance(to: event.location) >= minimumDistance { phase = .active(value(event)) }
    case .ended, .failed: break
    }
  }

  private func update(_ event: GestureEvent) { velocity.add(convert(event.location), at: event.time) }

  private func convert(_ point: CGPoint) -> CGPoint { node?.convertFromWindow(point, to: space) ?? point }

  private func value(_ event: GestureEvent) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: convert(event.location),
      startLocation: startLocation, velocity: velocity.velocity(at: event.time))
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
