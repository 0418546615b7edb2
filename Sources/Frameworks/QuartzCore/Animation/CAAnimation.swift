public import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// Something that changes how a layer shows over time, and nothing of the layer itself.
///
/// A layer takes a copy of an animation that is added to it.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAMediaTiming, @preconcurrency NSCopying {
  open var beginTime: CFTimeInterval = 0
  /// How long it takes once, in seconds; for 0, as long as the ``CATransaction`` says, or the group around it.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// How the time of one run goes; evenly where there is none.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the beginning and the end; it is kept as long as the animation is.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it is over.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  /// Creates an animation that does nothing yet.
  public required override init() { super.init() }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  /// Becomes like another animation.
  package func take(from other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
  }

  /// Keeps a value by a name that the animation does not know, for who wants to know it again.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value that was kept by a name.
  open func value(forKey key: String) -> Any? { values[key] }

  /// How long one run takes, in an animation or layer that says how long for those that do not.
  func once(otherwise: TimeInterval) -> TimeInterval { duration > 0 ? duration : otherwise }

  /// How far one run is at a time of it, by its curve, from 0 to 1.
  func progress(at time: TimeInterval, of once: TimeInterval) -> Double {
    let part = once > 0 ? min(max(time / once, 0), 1) : 1
    return timingFunction?.curve.value(at: part) ?? part
  }

  /// Whether it shows the same in the next frame, and says so when it does not any more.
  var rests: Bool { false }

  /// Has a layer show as the animation wants it at a place in its time.
  func show(in shown: ShownLayer, at place: TimingPosition, once: TimeInterval) {}
}

/// Told of the beginning and the end of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins to show.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended, or was taken away before it did.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations in a time of their own.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The animations; what they say of a delegate and of their removal does not count.
  open var animations: [CAAnimation]?

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy(with: nil) as? CAAnimation }
  }

  override func show(in shown: ShownLayer, at place: TimingPosition, once: TimeInterval) {
    let time = progress(at: place.time, of: once) * once
    for animation in animations ?? [] {
      let length = animation.once(otherwise: once)
      let inner = animation.place(at: time, begun: animation.beginTime, once: length)
      switch inner.part {
      case .before where !animation.fillMode.showsBeginning: continue
      // At its very end a group shows the ends of those that end with it.
      case .after where !animation.fillMode.showsEnd && time < once: continue
      case .after
      where !animation.fillMode.showsEnd
        && animation.beginTime + animation.activeDuration(once: length) / max(Double(abs(animation.speed)), 1e-9) < once - 1e-9:
        continue
      default: animation.show(in: shown, at: inner, once: length)
      }
    }
  }
}
