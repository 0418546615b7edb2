public import Foundation
import SwiftUI
public import SwiftUICore

/// How views move.
public struct UIViewAnimationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Views inside are placed as part of the change.
  public static let layoutSubviews = UIViewAnimationOptions(rawValue: 1)
  /// Views take touches while they move, which they always do here.
  public static let allowUserInteraction = UIViewAnimationOptions(rawValue: 1 << 1)
  /// Movements begin where views show, which they always do here.
  public static let beginFromCurrentState = UIViewAnimationOptions(rawValue: 1 << 2)
  /// Again and again.
  public static let `repeat` = UIViewAnimationOptions(rawValue: 1 << 3)
  /// There and back.
  public static let autoreverse = UIViewAnimationOptions(rawValue: 1 << 4)
  /// With a duration of its own inside of another animation.
  public static let overrideInheritedDuration = UIViewAnimationOptions(rawValue: 1 << 5)
  /// With a curve of its own inside of another animation.
  public static let overrideInheritedCurve = UIViewAnimationOptions(rawValue: 1 << 6)
  /// What views draw moves, too.
  public static let allowAnimatedContent = UIViewAnimationOptions(rawValue: 1 << 7)
  /// Views are shown and hidden, not moved from one to the other.
  public static let showHideTransitionViews = UIViewAnimationOptions(rawValue: 1 << 8)
  /// Slow at both ends.
  public static let curveEaseInOut: UIViewAnimationOptions = []
  /// Slow at the start.
  public static let curveEaseIn = UIViewAnimationOptions(rawValue: 1 << 16)
  /// Slow at the end.
  public static let curveEaseOut = UIViewAnimationOptions(rawValue: 2 << 16)
  /// Evenly.
  public static let curveLinear = UIViewAnimationOptions(rawValue: 3 << 16)
  /// Turns over from the left.
  public static let transitionFlipFromLeft = UIViewAnimationOptions(rawValue: 1 << 20)
  /// Turns over from the right.
  public static let transitionFlipFromRight = UIViewAnimationOptions(rawValue: 2 << 20)
  /// Turns over from above.
  public static let transitionFlipFromTop = UIViewAnimationOptions(rawValue: 6 << 20)
  /// Turns over from below.
  public static let transitionFlipFromBottom = UIViewAnimationOptions(rawValue: 7 << 20)
  /// One fades into the other.
  public static let transitionCrossDissolve = UIViewAnimationOptions(rawValue: 5 << 20)

  func animation(_ duration: TimeInterval) -> Animation? {
    guard duration > 0 else { return nil }
    var animation: Animation
    switch rawValue >> 16 & 3 {
    case 1: animation = .easeIn(duration: duration)
    case 2: animation = .easeOut(duration: duration)
    case 3: animation = .linear(duration: duration)
    default: animation = .easeInOut(duration: duration)
    }
    if contains(.repeat) { animation = animation.repeatForever(autoreverses: contains(.autoreverse)) }
    return animation
  }
}

extension UIView {
  /// How views move.
  public typealias AnimationOptions = UIViewAnimationOptions

  /// Whether changes of views move.
  public private(set) static var areAnimationsEnabled = true
  /// Has changes of views move, or not.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
  /// Calls a closure whose changes do not move.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { actionsWithoutAnimation() }
  }
  /// How long the changes that are being made take, in seconds; 0 outside of animations.
  public private(set) static var inheritedAnimationDuration: TimeInterval = 0

  /// Has what a closure changes of views move, over a number of seconds, after a delay.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(options.animation(duration)?.delay(max(delay, 0)), duration, animations, completion)
  }
  /// Has what a closure changes of views move, over a number of seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }
  /// Has what a closure changes of views move as a spring does, over a number of seconds, after a delay.
  ///
  /// The damping is the share of the one that does not swing; the velocity is in distances a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming.spring(settlingAfter: duration, dampingRatio: dampingRatio)
    let animation: Animation? =
      duration > 0
      ? .interpolatingSpring(
        mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: Double(velocity)
      ).delay(max(delay, 0)) : nil
    perform(animation, duration, animations, completion)
  }
  /// Has what a closure changes of views move as a spring does; the bounce is that of SwiftUI's springs.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    perform(
      Animation.spring(duration: duration, bounce: Double(bounce)).delay(max(delay, 0)), duration, animations, completion)
  }
  /// Has what a closure changes of views move by an animation of SwiftUI.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    perform(animation, 0, changes, completion.map { done in { _ in done() } })
  }

  private static func perform(
    _ animation: Animation?, _ duration: TimeInterval, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = inheritedAnimationDuration
    inheritedAnimationDuration = duration
    defer { inheritedAnimationDuration = outer }
    guard areAnimationsEnabled, let animation else {
      performWithoutAnimation(changes)
      completion?(true)
      return
    }
    withAnimation(animation, completionCriteria: .logicallyComplete) {
      changes()
    } completion: {
      completion?(true)
    }
  }
}

/// Springs as UIKit describes them.
enum SpringTiming {
  /// The spring of mass 1 that is within a thousandth of its end after a time, in seconds, for a share of the damping that does not
  /// swing.
  ///
  /// The swing's envelope is exp(-ζωt) for ζ < 1 and (1 + ωt)exp(-ωt) for ζ = 1, of which the second is solved by Newton's method.
  static func spring(settlingAfter duration: TimeInterval, dampingRatio: CGFloat) -> (stiffness: Double, damping: Double) {
    let ratio = min(max(Double(dampingRatio), 0.01), 1)
    let end = log(1000.0)
    var product = end
    if ratio >= 1 {
      for _ in 0..<8 { product = end + log(1 + product) }
    }
    let frequency = product / (ratio * max(duration, 0.001))
    return (frequency * frequency, 2 * ratio * frequency)
  }
}
