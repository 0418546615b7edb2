import CoreGraphicsTypes
public import Foundation
import QuartzCore
import SwiftUI
import SwiftUICore
import UIKitTypes

/// How views move through steps.
public struct UIViewKeyframeAnimationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Views inside are placed as part of the change.
  public static let layoutSubviews = UIViewKeyframeAnimationOptions(rawValue: 1)
  /// Views take touches while they move, which they always do here.
  public static let allowUserInteraction = UIViewKeyframeAnimationOptions(rawValue: 1 << 1)
  /// Movements begin where views show, which they always do here.
  public static let beginFromCurrentState = UIViewKeyframeAnimationOptions(rawValue: 1 << 2)
  /// Again and again.
  public static let `repeat` = UIViewKeyframeAnimationOptions(rawValue: 1 << 3)
  /// There and back.
  public static let autoreverse = UIViewKeyframeAnimationOptions(rawValue: 1 << 4)
  /// With a duration of its own inside of another animation.
  public static let overrideInheritedDuration = UIViewKeyframeAnimationOptions(rawValue: 1 << 5)
  /// Straight from step to step.
  public static let calculationModeLinear: UIViewKeyframeAnimationOptions = []
  /// At once, when a step's time has come.
  public static let calculationModeDiscrete = UIViewKeyframeAnimationOptions(rawValue: 1 << 10)
  /// At one pace all along.
  public static let calculationModePaced = UIViewKeyframeAnimationOptions(rawValue: 2 << 10)
  /// On a curve through all steps.
  public static let calculationModeCubic = UIViewKeyframeAnimationOptions(rawValue: 3 << 10)
  /// On a curve, at one pace.
  public static let calculationModeCubicPaced = UIViewKeyframeAnimationOptions(rawValue: 4 << 10)

  var mode: CAAnimationCalculationMode {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let index = Int(rawValue >> 10 & 7)
    return modes.indices.contains(index) ? modes[index] : .linear
  }
}

extension UIView {
  /// How views move through steps.
  public typealias KeyframeAnimationOptions = UIViewKeyframeAnimationOptions

  /// The steps that are being named.
  private static var keyframes: LayerKeyframes?

  /// Has views move through the steps that a closure names by ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = keyframes
    let steps = LayerKeyframes()
    keyframes = steps
    performWithoutAnimation(animations)
    keyframes = outer
    guard areAnimationsEnabled, duration > 0 else {
      completion?(true)
      return
    }
    CATransaction.begin()
    if let completion { CATransaction.setCompletionBlock { completion(true) } }
    let curve = UIViewAnimationOptions(rawValue: options.rawValue).curve
    let now = CACurrentMediaTime()
    steps.run { animation in
      animation.duration = duration
      animation.calculationMode = options.mode
      animation.timingFunction = CAMediaTimingFunction(name: curve.name)
      animation.autoreverses = options.contains(.autoreverse)
      if options.contains(.repeat) { animation.repeatCount = .infinity }
      if delay > 0 { (animation.beginTime, animation.fillMode) = (now + delay, .backwards) }
    }
    CATransaction.commit()
  }

  /// Names a step: what a closure changes happens over a part of the whole time.
  ///
  /// Outside of an animation of steps it is made at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    guard let keyframes else { return animations() }
    keyframes.record(from: min(max(frameStartTime, 0), 1), for: max(frameDuration, 0), animations)
  }

  /// Has changes within an animation run several times.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let animation = Transaction.current.animation else { return animations() }
    let repeated =
      count.isFinite
      ? animation.repeatCount(Int(clamping: Double(count).rounded(.up)), autoreverses: autoreverses)
      : animation.repeatForever(autoreverses: autoreverses)
    withAnimation(repeated, animations)
  }

  // MARK: One look into another

  /// Has a view's look lead into the one that a closure gives it.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard areAnimationsEnabled, duration > 0, let transition = options.transition else {
      performWithoutAnimation { animations?() }
      completion?(true)
      return
    }
    CATransaction.begin()
    if let completion { CATransaction.setCompletionBlock { completion(true) } }
    transition.duration = duration
    transition.timingFunction = CAMediaTimingFunction(name: options.curve.name)
    view.layer.add(transition, forKey: nil)
    performWithoutAnimation { animations?() }
    CATransaction.commit()
  }

  /// Has a view take another one's place.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let around = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: around, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.removeFromSuperview()
          around.addSubview(toView)
        }
      }, completion: completion)
  }

  // MARK: Pictures

  /// A view with a picture of this one; where updates are awaited, of how it will look.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let scale = LayerPicture.scale
    guard let picture = LayerPicture.image(of: layer, scale: scale) else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.layer.contents = picture
    view.layer.contentsScale = scale
    return view
  }

  /// Paints the view with all that is in it into the current context; returns whether there was something to paint into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension UIView.AnimationCurve {
  /// The same curve for layers.
  var name: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension UIViewAnimationOptions {
  /// How one look leads into another; `nil` for at once.
  @MainActor var transition: CATransition? {
    let flips: [UInt: CATransitionSubtype] = [1: .fromLeft, 2: .fromRight, 6: .fromTop, 7: .fromBottom]
    let kind = rawValue >> 20 & 7
    if kind == 5 { return CATransition() }
    guard let side = flips[kind] else { return nil }
    let flip = LayerFlip()
    flip.side = side
    return flip
  }
}
