public import CoreGraphicsTypes
public import Foundation
import LaunchContract
import RemoteControl

/// A point of an element, wherever the element is when it is touched.
@MainActor @preconcurrency
public class XCUICoordinate: NSObject {
  /// The element.
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let points: CGVector

  init(_ element: XCUIElement, normalized: CGVector, points: CGVector) {
    (referencedElement, self.normalized, self.points) = (element, normalized, points)
    super.init()
  }

  /// A point so many points to the right and below.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, normalized: normalized,
      points: CGVector(dx: points.dx + offsetVector.dx, dy: points.dy + offsetVector.dy))
  }

  /// The point on the screen.
  public var screenPoint: CGPoint { point(in: referencedElement.frame) }

  private func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * normalized.dx + points.dx, y: frame.minY + frame.height * normalized.dy + points.dy)
  }

  private func act(_ kind: String, _ parameters: [String: JSONValue] = [:], _ file: StaticString, _ line: UInt) {
    referencedElement.driver.act(referencedElement.path, at: SourcePlace(file: file, line: line)) { app, node, _ in
      let point = self.point(in: node.frame)
      try app.act(kind, ["x": .number(point.x), "y": .number(point.y)].merging(parameters) { $1 })
    }
  }

  /// Presses it briefly.
  public func tap(file: StaticString = #filePath, line: UInt = #line) { act("tap", [:], file, line) }

  /// Presses it twice, one press soon after the other.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) { act("doubleTap", [:], file, line) }

  /// Presses it for seconds, at most ten.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    act("longPress", ["seconds": .number(duration)], file, line)
  }

  /// Presses it for seconds, and draws the finger to another point.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    drag(to: otherCoordinate, hold: duration, seconds: 0.5, file, line)
  }

  /// Presses it for seconds, and draws the finger to another point with a velocity; how long it rests there does not count.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    let (start, end) = (screenPoint, otherCoordinate.screenPoint)
    let length = hypot(end.x - start.x, end.y - start.y)
    let seconds = velocity.rawValue > 0 ? min(max(length / velocity.rawValue, 0.05), RemoteLimits.seconds) : 0.5
    drag(to: otherCoordinate, hold: duration, seconds: seconds, file, line)
  }

  private func drag(
    to other: XCUICoordinate, hold: TimeInterval, seconds: TimeInterval, _ file: StaticString, _ line: UInt
  ) {
    let end = other.screenPoint
    act(
      "drag",
      [
        "toX": .number(end.x), "toY": .number(end.y), "hold": .number(min(max(hold, 0), RemoteLimits.seconds)),
        "seconds": .number(seconds),
      ], file, line)
  }
}
