public import Foundation

/// A finger that stays down for a time without moving.
///
/// It ends when the time is over, with the finger still down. While one waits the value is `true`, as `updating(_:body:)`
/// sees. A finger that leaves early or moves farther than allowed fails it, and so does a second one. A duration below 0
/// counts as 0.
///
///     Circle().gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in print("held") })
nonisolated public struct LongPressGesture: Gesture {
  public typealias Body = Never
  /// Whether the press goes on.
  public typealias Value = Bool
  // Defaults (Facts 3.4).
  /// How long it takes, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a finger that stays down for half a second and moves 10 points at most, unless told otherwise.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public nonisolated static func _makeRecognizer(_ gesture: LongPressGesture) -> _GestureRecognizer<Bool> {
    _GestureRecognizer(
      LongPressRecognizer(duration: gesture.minimumDuration, distance: gesture.maximumDistance))
  }
}

/// Recognises a finger that stays down; while it waits, the value is `true`.
final class LongPressRecognizer: TypedRecognizer<Bool> {
  private var duration = 0.0
  private var distance: CGFloat = 0
  private var start: GestureEvent?

  convenience init(duration: Double, distance: CGFloat) {
    self.init()
    self.duration = max(duration, 0)
    self.distance = distance
  }

  override var deadline: TimeInterval? {
    guard case .possible = phase else { return nil }
    return start.map { $0.time + duration }
  }

  override func handle(_ event: GestureEvent) {
    guard case .possible = phase else { return }
    switch event.phase {
    case .down:
      guard start == nil else { return phase = .failed }
      start = event
      phase = .possible(true)
    case .move:
      guard let start, start.id == event.id else { return }
      if start.location.distance(to: event.location) > distance { phase = .failed }
    case .up, .cancel:
      guard start?.id == event.id else { return }
      advance(to: event.time)
      if case .possible = phase { phase = .failed }
    }
  }

  override func advance(to time: TimeInterval) {
    if let deadline, time >= deadline { phase = .ended(true) }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
