import CoreGraphicsTypes
import Foundation
import SwiftUICore

extension CALayer {
  /// Has the layer show what a copy of an animation makes of it, in place of an earlier one of the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let motion = motion ?? LayerMotion(of: self)
    motion.add(anim, key)
    // Only now: the picture that a transition takes has motions which are empty dropped.
    self.motion = motion
    motionChanged()
  }

  /// Takes an animation away.
  public func removeAnimation(forKey key: String) {
    motion?.remove(key)
    dropRestingMotion()
  }
  /// Takes all animations away.
  public func removeAllAnimations() {
    motion?.removeAll()
    dropRestingMotion()
  }
  /// The animation of a key, which is not to be changed; `nil` where there is none.
  public func animation(forKey key: String) -> CAAnimation? { motion?.animation(key) }
  /// The keys of the animations; `nil` where there are none.
  public func animationKeys() -> [String]? { motion?.keys }

  /// The layer as it shows now, of which only the look and place count; `nil` where it was never shown.
  public func presentation() -> Self? {
    guard isShown else { return nil }
    if let shown = motion?.shown() as? Self { return shown }
    let copy = makeCopy()
    copy.take(from: self)
    return copy as? Self
  }
  /// The layer itself.
  public func model() -> Self { self }

  /// The layer as its views show it, or did some seconds before.
  func shown(_ delay: TimeInterval) -> CALayer { motion?.shown(delay) ?? self }

  /// A layer that stands for how this one shows, and animates nothing itself.
  func makeCopy() -> CALayer {
    let copy = ObjectMaking.make(type(of: self)) ?? CALayer()
    copy.isCopy = true
    return copy
  }

  /// Goes on to a frame; answers whether the next one shows something else.
  func advanceMotion() -> Bool {
    guard let motion else { return false }
    // Pictures have no frames of their own, and move nothing on.
    guard LayerClock.frame != nil else { return true }
    let goesOn = motion.advance()
    motionChanged()
    dropRestingMotion()
    return goesOn
  }

  private func motionChanged() {
    changed()
    placementChanged()
  }

  private func dropRestingMotion() {
    guard let motion else { return }
    if motion.isEmpty { self.motion = nil }
    motionChanged()
  }

  /// Animates a change of a property as the transaction says: of layers that show and are no view's.
  func animateImplicitly(_ key: String, from old: @autoclosure () -> Any?) {
    guard !isCopy else { return }
    if let changes = LayerChanges.recording { return changes.note(self, key, old()) }
    guard isShown, owner == nil, !CATransaction.disableActions(), CATransaction.animationDuration() > 0 else { return }
    // What moves as views do needs no animation of its own.
    let transaction = Transaction.current
    guard transaction.animation == nil, !transaction.disablesAnimations, let path = LayerKeyPath(key, of: self) else { return }
    let animation = CABasicAnimation(keyPath: key)
    let from = motion.flatMap { path.value(in: $0.shown()) } ?? LayerValue(old())
    animation.fromValue = (from ?? path.value(in: self)?.transparent)?.any
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    add(animation, forKey: key)
  }
}
