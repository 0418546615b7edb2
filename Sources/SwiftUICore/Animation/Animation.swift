import Foundation

/// How a change takes place over time.
///
/// Motion is not built yet: a change takes effect at once, whatever its animation. The values describe the curves that will be
/// played, travel with transactions and can be compared.
public struct Animation: Equatable, Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case bezier(Double, Double, Double, Double, duration: TimeInterval)
    case spring(response: Double, dampingFraction: Double, blendDuration: TimeInterval)
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }
  enum Modifier: Hashable, Sendable {
    case delay(TimeInterval)
    case speed(Double)
    case repeatCount(Int, autoreverses: Bool)
    case repeatForever(autoreverses: Bool)
  }
  let curve: Curve
  var modifiers: [Modifier] = []

  init(_ curve: Curve) { self.curve = curve }

  /// The system's animation: a spring without bounce (FACTS 7.1).
  public static let `default` = Animation(.spring(response: 0.55, dampingFraction: 1, blendDuration: 0))
  /// Constant speed, 0.35 s.
  public static let linear = Animation.linear(duration: 0.35)
  /// Constant speed.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
  /// Begins slowly, 0.35 s.
  public static let easeIn = Animation.easeIn(duration: 0.35)
  /// Begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  /// Ends slowly, 0.35 s.
  public static let easeOut = Animation.easeOut(duration: 0.35)
  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  /// Begins and ends slowly, 0.35 s.
  public static let easeInOut = Animation.easeInOut(duration: 0.35)
  /// Begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }
  /// A cubic curve by its two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y, duration: duration))
  }
  /// A spring by its perceived duration and how much it overshoots.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    let damping = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return Animation(.spring(response: duration, dampingFraction: damping, blendDuration: blendDuration))
  }
  /// A spring by its response and damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }
  /// A spring without bounce.
  public static var spring: Animation { .spring() }
  /// A short spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }
  /// A short spring that follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }
  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }
  /// A spring without bounce.
  public static var smooth: Animation { .smooth() }
  /// A spring with little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with little bounce.
  public static var snappy: Animation { .snappy() }
  /// A spring with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring with more bounce.
  public static var bouncy: Animation { .bouncy() }
  /// A spring by its physics; animations of it add up.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.physicalSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  private func with(_ modifier: Modifier) -> Animation {
    var animation = self
    animation.modifiers.append(modifier)
    return animation
  }
  /// Begins later, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { with(.delay(delay)) }
  /// Runs faster by a factor.
  public func speed(_ speed: Double) -> Animation { with(.speed(speed)) }
  /// Runs several times, each second one backwards unless said otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with(.repeatCount(repeatCount, autoreverses: autoreverses))
  }
  /// Runs again and again, each second time backwards unless said otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation { with(.repeatForever(autoreverses: autoreverses)) }
}

extension View {
  /// Animates every change below. Motion is not built yet: changes take effect at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates changes below in updates in which a value changed. Motion is not built yet: changes take effect at once.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Edits the transaction of every change below. Motion is not built yet, so nothing below reads it.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
}

/// An animation that holds below a view when a value changed.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier {
  /// The animation.
  public var animation: Animation?
  /// The value.
  public var value: Value
  /// Creates the modifier.
  public nonisolated init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
  public func body(content: Content) -> some View { content }
}

/// An edit of the transactions of the changes below a view.
nonisolated public struct _TransactionModifier: ViewModifier {
  /// The edit.
  public var transform: (inout Transaction) -> Void
  /// Creates the modifier.
  public nonisolated init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }
  public func body(content: Content) -> some View { content }
}
