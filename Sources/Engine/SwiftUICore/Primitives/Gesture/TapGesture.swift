public import Foundation

/// One or more taps in a row; a finger that moves more than 10 points does not tap.
///
/// A second finger while the first is down fails it, and so does a pause of 0.35 seconds between two taps.
///
///     Circle().gesture(TapGesture(count: 2).onEnded { print("twice") })
nonisolated public struct TapGesture: Gesture {
  public typealias Body = Never
  /// A tap tells nothing but itself.
  public typealias Value = Void
  /// How many taps it takes; less than 1 counts as 1.
  public var count: Int

  /// Creates a gesture of a number of taps; from one tap to the next 0.35 seconds may pass.
  public nonisolated init(count: Int = 1) { self.count = count }

  public nonisolated static func _makeRecognizer(_ gesture: TapGesture) -> _GestureRecognizer<Void> {
    _GestureRecognizer(MappingRecognizer(TapRecognizer(count: gesture.count)) { _ in })
  }
}

/// One or more taps in a row, and where: the place at which the last finger left.
///
///     Circle().gesture(SpatialTapGesture().onEnded { print($0.location.x) })
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// Where the last finger left, in points of the gesture's coordinate space.
    public var location: CGPoint
  }
  /// How many taps it takes; less than 1 counts as 1.
  public var count: Int
  /// The space in which the location is given; by default the view's own.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps that tells the place of the last one.
  @available(*, deprecated, message: "Use the initializer that takes a CoordinateSpaceProtocol instead.")
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of a number of taps that tells the place of the last one; from one to the next 0.35 seconds may pass.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public nonisolated static func _makeRecognizer(_ gesture: SpatialTapGesture) -> _GestureRecognizer<Value> {
    let tap = TapRecognizer(count: gesture.count)
    let space = gesture.coordinateSpace
    return _GestureRecognizer(
      MappingRecognizer(tap) { [unowned tap] in
        Value(location: tap.node?.convertFromWindow($0, to: space) ?? $0)
      })
  }
}

/// What is still a tap.
package enum TapLimits {
  /// How far a finger may move in a tap, in points: where a drag begins; a choice (Facts 3.4).
  package static let slop: CGFloat = 10
  /// How long the next tap may keep one waiting, in seconds (Facts 3.4).
  package static let interval: TimeInterval = 0.35
}

/// Recognises taps; the value is where the last one was, in the window.
final class TapRecognizer: TypedRecognizer<CGPoint> {
  private var count = 1
  private var taps = 0
  private var start: GestureEvent?
  private var waitsUntil: TimeInterval?

  convenience init(count: Int) {
    self.init()
    self.count = max(count, 1)
  }

  override var deadline: TimeInterval? { waitsUntil }

  override func handle(_ event: GestureEvent) {
    guard case .possible = phase else { return }
    switch event.phase {
    case .down:
      if let waitsUntil, event.time > waitsUntil { return fail() }
      if start != nil { return fail() }
      start = event
      waitsUntil = nil
    case .move:
      if let start, start.id == event.id, start.location.distance(to: event.location) > TapLimits.slop { fail() }
    case .up:
      guard let start, start.id == event.id else { return }
      self.start = nil
      taps += 1
      if taps == count {
        phase = .ended(event.location)
      } else {
        waitsUntil = event.time + TapLimits.interval
      }
    case .cancel: fail()
    }
  }

  override func advance(to time: TimeInterval) {
    if let waitsUntil, time >= waitsUntil { fail() }
  }

  private func fail() {
    phase = .failed
    waitsUntil = nil
  }

  override func reset() {
    super.reset()
    taps = 0
    start = nil
    waitsUntil = nil
  }
}

extension CGPoint {
  /// The length of the way to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension ViewNode {
  /// A point of the window in a space, as this node sees it.
  final func convertFromWindow(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: convertFromWindow(point)
    case .named(let name): coordinateSpaceNode(named: name)?.convertFromWindow(point) ?? point
    }
  }
}
