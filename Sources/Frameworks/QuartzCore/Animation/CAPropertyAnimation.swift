public import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// An animation of a property.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it: `opacity`, `bounds.size.width`, `transform.rotation.z`.
  open var keyPath: String?
  /// Whether it is added to what shows without it.
  open var isAdditive = false
  /// Whether each run begins where the one before ended.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  /// The property's value at a place in time, where it has a base without the animation and the layer itself has one.
  func value(at place: TimingPosition, once: TimeInterval, base: LayerValue?, model: LayerValue?) -> LayerValue? { nil }
  /// The value at the end of a run, which counts for those after it.
  func endValue(base: LayerValue?, model: LayerValue?) -> LayerValue? { nil }

  override func show(in shown: ShownLayer, at place: TimingPosition, once: TimeInterval) {
    guard let keyPath, let path = LayerKeyPath(keyPath, of: shown.layer) else {
      return Diagnostics.report(
        "\(type(of: self)): \(type(of: shown.layer)) has no property \"\(keyPath ?? "")\" that animates;"
          + " see docs/architecture/Frameworks.md")
    }
    let base = path.value(in: shown.layer)
    let model = path.value(in: shown.model)
    guard var value = value(at: place, once: once, base: base, model: model) else { return }
    if isCumulative, place.runs > 0, let end = endValue(base: base, model: model) { value = value.plus(end.times(place.runs)) }
    if isAdditive, let base { value = base.plus(value) }
    path.set(value, in: shown.layer)
  }
}

/// An animation from one value to another.
///
/// Where both are named, it goes from one to the other. Where one is, the other is what shows without the animation; `byValue` is the
/// way between the two.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  /// How far it is, which is beyond 0…1 where it swings.
  func share(at time: TimeInterval, of once: TimeInterval) -> Double { progress(at: time, of: once) }

  override func value(at place: TimingPosition, once: TimeInterval, base: LayerValue?, model: LayerValue?) -> LayerValue? {
    guard let (from, to) = ends(base: base, model: model) else { return nil }
    return from.mixed(with: to, by: share(at: place.time, of: once))
  }
  override func endValue(base: LayerValue?, model: LayerValue?) -> LayerValue? { ends(base: base, model: model)?.to }

  private func ends(base: LayerValue?, model: LayerValue?) -> (from: LayerValue, to: LayerValue)? {
    let by = LayerValue(byValue)
    var (from, to) = (LayerValue(fromValue), LayerValue(toValue))
    // What an addition begins or ends with is nothing, not the value that it is added to.
    let unnamed = isAdditive ? (base ?? model)?.times(0) : base ?? model
    switch (from, to, by) {
    case (let start?, nil, let by?): to = start.plus(by)
    case (nil, let end?, let by?): from = end.minus(by)
    case (nil, nil, let by?):
      from = unnamed
      to = unnamed?.plus(by)
    default:
      from = from ?? unnamed
      to = to ?? unnamed
    }
    switch (from, to) {
    case (let from?, let to?): return (from, to)
    // A colour that there is not is one that nobody sees.
    case (let from?, nil): return (from, from.transparent)
    case (nil, let to?): return (to.transparent, to)
    case (nil, nil): return nil
    }
  }
}

extension LayerValue {
  /// A colour that is not seen, in place of one; other values as they are.
  var transparent: LayerValue {
    guard case .numbers(.color, let numbers) = self else { return self }
    return .numbers(.color, numbers.dropLast() + [0])
  }
}

/// An animation from one value to another as a spring goes there.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, above 0.
  open var mass: CGFloat = 1
  /// The force for each unit of distance.
  open var stiffness: CGFloat = 100
  /// The force against each unit of speed.
  open var damping: CGFloat = 10
  /// How fast it begins, in distances a second.
  open var initialVelocity: CGFloat = 0
  /// Whether damping counts beyond what keeps the spring from swinging.
  open var allowsOverdamping = false

  /// Creates a spring by how long it seems to take, in seconds, and how much it bounces, from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    (mass, stiffness, damping) = (1, CGFloat(spring.stiffness), CGFloat(spring.damping))
    allowsOverdamping = bounce < 0
  }

  /// After how many seconds the spring stays within a thousandth of its end.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(target: 1.0, initialVelocity: Double(initialVelocity), epsilon: 0.001)
  }

  /// How long it seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval { spring.duration }
  /// How much it bounces.
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  private var spring: Spring {
    Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: allowsOverdamping)
  }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
    allowsOverdamping = other.allowsOverdamping
  }

  override func share(at time: TimeInterval, of once: TimeInterval) -> Double {
    let time = timingFunction == nil ? time : progress(at: time, of: once) * once
    return spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: time)
  }
}
