import CoreGraphicsTypes
import Foundation
public import UIKitTypes

/// Fingers that move quickly in one direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that fingers move in.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }
  /// In which directions.
  open var direction: Direction = .right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// How far fingers go at least, how far aside at most, both in points, and how long that takes at most, in seconds; choices.
  private static let limits = (way: CGFloat(50), aside: CGFloat(50), time: 0.5)
  private var start: (point: CGPoint, time: TimeInterval)?
  private var fingers = 0
  override var isContinuous: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers += touches.count
    if fingers > numberOfTouchesRequired { return state = .failed }
    start = (location(in: nil), event.timestamp)
    waitsUntil = event.timestamp + Self.limits.time
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let start else { return }
    if event.timestamp - start.time > Self.limits.time { return state = .failed }
    let point = location(in: nil)
    let way = CGSize(width: point.x - start.point.x, height: point.y - start.point.y)
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, way.width, way.height), (.left, -way.width, way.height), (.down, way.height, way.width),
      (.up, -way.height, way.width),
    ]
    let goes = ways.contains { direction.contains($0.0) && $0.1 >= Self.limits.way && abs($0.2) <= min(Self.limits.aside, $0.1) }
    if goes, fingers == numberOfTouchesRequired { state = .ended }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }
  override func timeHasPassed(_ time: TimeInterval) { if state == .possible { state = .failed } }
  open override func reset() {
    super.reset()
    start = nil
    fingers = 0
  }
}
