import CoreGraphicsTypes
public import Foundation
import QuartzCore
import SwiftUICore

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or nothing any more.
  case inactive
  /// It moves views, or holds them on their way.
  case active
  /// It was stopped and is to be finished.
  case stopped
}

/// Where a movement ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to end.
  case end
  /// Where it began.
  case start
  /// Where it was stopped.
  case current
}

/// A movement of views that can be held, moved by hand, turned around and gone on with.
///
/// ``fractionComplete`` counts the way, not the time.
@MainActor @preconcurrency
public class UIViewPropertyAnimator: NSObject {
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// The seconds that it waits before it begins.
  public private(set) var delay: TimeInterval = 0
  /// How it goes over its time.
  public let timingParameters: (any UITimingCurveProvider)?
  /// What it does.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves views now.
  public var isRunning: Bool { leg != nil }
  /// Whether it goes back to where it began.
  public var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { setOut(by: timingParameters, over: duration, after: 0) } }
  }
  /// Whether it can be held, which it always can here.
  public var isInterruptible = true
  /// Whether it stays active at its end, where it can be turned around.
  public var pausesOnCompletion = false
  /// Whether what is moved by hand moves evenly, which it always does here.
  public var scrubsLinearly = true

  /// A way that it goes by itself.
  private struct Leg {
    var start: Double
    var end: Double
    /// The time of its first frame, once there was one.
    var begin: TimeInterval?
    var delay: TimeInterval
    var duration: TimeInterval
    var curve: (Double) -> Double
  }
  private var leg: Leg?
  private var blocks: [(start: Double, change: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let changes = LayerChanges()
  private var frames: FrameCaller?

  /// Creates an animator by a kind of curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.spring(over: duration).duration ?? duration
    timingParameters = parameters
    super.init()
  }
  /// Creates an animator with a built-in curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a cubic curve by its inner control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a spring by the share of the damping that does not swing.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// Makes an animator and starts it.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What moves

  /// Adds changes; those of an animator that is on its way move over the rest of it.
  public func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  /// Adds changes that begin when a part of the rest of the way is done.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let part = min(max(Double(delayFactor), 0), 1)
    if state == .active {
      let done = changes.progress
      record(from: done + (1 - done) * part, animation)
    } else {
      blocks.append((part, animation))
    }
  }
  /// Adds what is called at the end, with where that is.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func record(from start: Double, _ change: () -> Void) {
    UIView.performWithoutAnimation { changes.record(from: start, change) }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    changes.show(0)
    let waiting = blocks
    blocks = []
    for block in waiting { record(from: block.start, block.change) }
  }

  // MARK: Going

  /// Starts, or goes on.
  public func startAnimation() { startAnimation(afterDelay: 0) }
  /// Starts after some seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = max(delay, 0)
    activate()
    setOut(by: timingParameters, over: duration, after: self.delay)
  }
  /// Holds the views where they are.
  public func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    stopGoing()
  }
  /// Goes on, with another curve if there is one, over a part of the duration; 0 for what is left of it.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return }
    let full = parameters?.springTimingParameters?.spring(over: duration).duration ?? duration
    setOut(
      by: parameters ?? timingParameters, over: full, after: 0, taking: durationFactor > 0 ? full * Double(durationFactor) : nil)
  }
  /// How much of the way is done, from 0 to 1; setting it moves the views there, and holds them.
  public var fractionComplete: CGFloat {
    get { CGFloat(isReversed ? 1 - changes.progress : changes.progress) }
    set {
      guard state != .stopped else { return }
      activate()
      stopGoing()
      let done = min(max(Double(newValue), 0), 1)
      changes.show(isReversed ? 1 - done : done)
    }
  }
  /// Stops where the views are; unless that is the end, ``finishAnimation(at:)`` is to be called.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    stopGoing()
    UIView.performWithoutAnimation { changes.end(at: .current) }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Finishes what was stopped: the views go to an end at once, and who waits is told.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(finalPosition)
  }

  private func setOut(
    by timing: (any UITimingCurveProvider)?, over full: TimeInterval, after delay: TimeInterval,
    taking length: TimeInterval? = nil
  ) {
    let (start, end) = (changes.progress, isReversed ? 0.0 : 1.0)
    let length = length ?? full * abs(end - start)
    leg = Leg(start: start, end: end, delay: delay, duration: length, curve: Self.curve(timing, over: full))
    changes.isRunning = true
    let frames = frames ?? FrameCaller(self)
    self.frames = frames
    frames.isWaiting = true
    FrameClock.add(frames)
    // It goes on even where nobody keeps the animator.
    Self.running[ObjectIdentifier(self)] = self
  }

  private static var running: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

  private func stopGoing() {
    leg = nil
    changes.isRunning = false
    frames?.isWaiting = false
    Self.running[ObjectIdentifier(self)] = nil
  }

  private static func curve(
    _ timing: (any UITimingCurveProvider)?, over duration: TimeInterval
  ) -> (Double) -> Double {
    if let parameters = timing?.springTimingParameters {
      let (spring, length) = parameters.spring(over: duration)
      let velocity = Double(parameters.initialVelocity.dx)
      return { $0 >= 1 ? 1 : spring.value(target: 1.0, initialVelocity: velocity, time: $0 * length) }
    }
    let curve = timing?.cubicTimingParameters?.curve ?? .linear
    return { curve.value(at: $0) }
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    stopGoing()
    if state == .active {
      UIView.performWithoutAnimation { changes.end(at: position == .start ? .start : position == .end ? .end : .current) }
    }
    state = .inactive
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}

extension UIViewPropertyAnimator: FrameCalling {
  package func frameBegins(at time: TimeInterval) {
    guard var leg else { return }
    let begin = leg.begin ?? time
    leg.begin = begin
    self.leg = leg
    let part = leg.duration > 0 ? (time - begin - leg.delay) / leg.duration : time - begin >= leg.delay ? 1 : 0
    guard part < 1 else {
      changes.show(leg.end)
      if pausesOnCompletion { stopGoing() } else { complete(leg.end == 0 ? .start : .end) }
      return
    }
    changes.show(leg.start + (leg.end - leg.start) * leg.curve(max(part, 0)))
  }
}

extension UIViewAnimationOptions {
  /// The built-in curve that the options name.
  var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
}
