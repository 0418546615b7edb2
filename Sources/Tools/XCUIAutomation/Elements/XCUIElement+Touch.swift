public import CoreGraphicsTypes
public import Foundation
import LaunchContract
import RemoteControl

extension XCUIElement {
  /// Where something is done with an element, as requests say it: in the middle of what shows of it.
  private static func place(_ node: ElementNode, _ bounds: CGRect) -> [String: JSONValue] {
    let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
    if let ref = node.ref, bounds.contains(middle) { return ["ref": .string(ref)] }
    let point = node.visiblePoint(in: bounds) ?? middle
    return ["x": .number(point.x), "y": .number(point.y)]
  }

  /// Does something with the element.
  private func act(
    _ kind: String, _ parameters: [String: JSONValue] = [:], _ file: StaticString, _ line: UInt
  ) {
    driver.act(path, at: SourcePlace(file: file, line: line)) { app, node, bounds in
      try app.act(kind, Self.place(node, bounds).merging(parameters) { $1 })
    }
  }

  // MARK: Presses

  /// Presses it briefly.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    driver.act(path, at: SourcePlace(file: file, line: line)) { app, node, bounds in
      if node.steps != 0, let ref = node.ref {
        try app.act("adjust", ["ref": .string(ref), "by": JSONValue(node.steps)])
      } else {
        try app.act("tap", Self.place(node, bounds))
      }
    }
  }

  /// Presses it briefly with a mouse, which is the same here.
  public func click(file: StaticString = #filePath, line: UInt = #line) { tap(file: file, line: line) }

  /// Presses it twice, one press soon after the other.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) { act("doubleTap", [:], file, line) }

  /// Presses it twice with a mouse, which is the same here.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) { doubleTap(file: file, line: line) }

  /// Presses it for seconds, at most ten.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    act("longPress", ["seconds": .number(duration)], file, line)
  }

  /// Presses it for seconds, and draws it to another element.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(
      forDuration: duration, thenDragTo: otherElement.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)),
      file: file, line: line)
  }

  /// Moves the mouse's pointer there.
  public func hover(file: StaticString = #filePath, line: UInt = #line) { act("hover", [:], file, line) }

  // MARK: Swipes

  private func swipe(
    _ direction: String, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt
  ) {
    driver.act(path, at: SourcePlace(file: file, line: line)) { app, node, bounds in
      let swipe = SwipeLine(direction, over: node.frame, on: bounds, velocity: velocity)
      try app.act("drag", swipe.parameters)
    }
  }

  /// Draws a finger over it, upwards.
  public func swipeUp(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe("up", velocity, file, line)
  }

  /// Draws a finger over it, downwards.
  public func swipeDown(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe("down", velocity, file, line)
  }

  /// Draws a finger over it, to the left.
  public func swipeLeft(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe("left", velocity, file, line)
  }

  /// Draws a finger over it, to the right.
  public func swipeRight(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe("right", velocity, file, line)
  }

  /// Moves what it shows by points, as a wheel does; above zero shows what lies further up or left.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    driver.act(path, at: SourcePlace(file: file, line: line)) { app, node, bounds in
      let point = node.visiblePoint(in: bounds) ?? CGPoint(x: bounds.midX, y: bounds.midY)
      try app.act(
        "scroll", ["x": .number(point.x), "y": .number(point.y), "dx": .number(-deltaX), "dy": .number(-deltaY)])
    }
  }

  // MARK: Two fingers

  /// Spreads two fingers on it to so many times their distance, 0.05 to 20; the velocity does not count.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act("pinch", ["scale": .number(scale)], file, line)
  }

  /// Turns two fingers on it by radians, clockwise; the velocity does not count.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    act("rotate", ["degrees": .number(rotation * 180 / .pi)], file, line)
  }

  // MARK: Places

  /// A point of it: (0, 0) is its upper left corner, (1, 1) its lower right one.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalized: normalizedOffset, points: CGVector(dx: 0, dy: 0))
  }
}

/// How fast a finger moves in a swipe, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Points a second.
  public var rawValue: CGFloat
  /// A velocity in points a second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// A velocity in points a second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// A velocity in points a second.
  public init(floatLiteral value: Double) { rawValue = value }
  /// A velocity in points a second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// As people mostly do.
  public static let `default` = XCUIGestureVelocity(rawValue: 0)
  /// Slowly.
  public static let slow = XCUIGestureVelocity(rawValue: 300)
  /// Fast.
  public static let fast = XCUIGestureVelocity(rawValue: 2_500)
}

/// The way of a finger in a swipe over an element: over most of a large one, and beyond a small one.
struct SwipeLine: Equatable {
  var start: CGPoint
  var end: CGPoint
  var seconds: Double

  init(_ direction: String, over frame: CGRect, on screen: CGRect, velocity: XCUIGestureVelocity) {
    let shown = frame.intersection(screen)
    let area = shown.isNull ? screen : shown
    let isVertical = direction == "up" || direction == "down"
    let (from, to) = Self.way(
      over: isVertical ? area.minY...area.maxY : area.minX...area.maxX,
      on: isVertical ? screen.minY...screen.maxY : screen.minX...screen.maxX,
      isForwards: direction == "down" || direction == "right")
    start = isVertical ? CGPoint(x: area.midX, y: from) : CGPoint(x: from, y: area.midY)
    end = isVertical ? CGPoint(x: area.midX, y: to) : CGPoint(x: to, y: area.midY)
    let speed = velocity.rawValue > 0 ? velocity.rawValue : Self.usualSpeed
    seconds = min(max(abs(to - from) / speed, 0.05), RemoteLimits.seconds)
  }

  private static let usualSpeed: CGFloat = 1_000
  /// The part of an element that a finger goes over, and that of the screen that it goes over at least.
  private static let (ofElement, ofScreen): (CGFloat, CGFloat) = (0.6, 0.35)
  /// How far a finger stays away from the screen's edges, in points.
  private static let margin: CGFloat = 8

  private static func way(
    over element: ClosedRange<CGFloat>, on screen: ClosedRange<CGFloat>, isForwards: Bool
  ) -> (from: CGFloat, to: CGFloat) {
    let length = max(
      (element.upperBound - element.lowerBound) * ofElement, (screen.upperBound - screen.lowerBound) * ofScreen)
    let middle = (element.lowerBound + element.upperBound) / 2
    let latest = max(screen.upperBound - margin - length, screen.lowerBound)
    let first = min(max(middle - length / 2, screen.lowerBound + margin), latest)
    return isForwards ? (first, first + length) : (first + length, first)
  }

  var parameters: [String: JSONValue] {
    [
      "x": .number(start.x), "y": .number(start.y), "toX": .number(end.x), "toY": .number(end.y), "seconds": .number(seconds),
    ]
  }
}
