public import Foundation

// Lengths, bounces and blends (Facts 7.1).
extension Animation {
  /// The system's animation: a spring without bounce, 0.55 s.
  public static let `default` = Animation(DefaultAnimation())
}

// MARK: - Springs that keep the velocity

extension Animation {
  /// A spring that takes over from motions of the same value, with their velocity.
  ///
  /// When the duration differs from that of the spring before, it changes over `blendDuration` seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(
      SpringAnimation(
        response: spring.response, dampingRatio: spring.dampingRatio, blendDuration: blendDuration))
  }
  /// A spring by its perceived duration, in seconds, and its bounce, −1…1.
  ///
  ///     Button("More") { withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isOn.toggle() } }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
  }
  /// A spring by its response, in seconds, and its damping as a fraction of critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      SpringAnimation(response: response, dampingRatio: dampingFraction, blendDuration: blendDuration))
  }
  /// A spring without bounce, 0.5 s.
  public static var spring: Animation { spring() }

  /// A short spring that follows a finger, by its response, in seconds, and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  /// A short spring that follows a finger, by its perceived duration, in seconds, and the bounce beyond its own of 0.15.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }
  /// A short spring that follows a finger: 0.15 s, with a bounce of 0.15.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring without bounce but the extra one, by its perceived duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring without bounce, 0.5 s.
  public static var smooth: Animation { smooth() }
  /// A spring with little bounce and the extra one, by its perceived duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with little bounce, 0.5 s.
  public static var snappy: Animation { snappy() }
  /// A spring with more bounce and the extra one, by its perceived duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring with more bounce, 0.5 s.
  public static var bouncy: Animation { bouncy() }
}

// MARK: - Springs that add up

extension Animation {
  /// A spring whose motion adds to others of the same value; its initial velocity is in whole changes a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
  /// A spring by its physics whose motion adds to others of the same value.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  /// A spring by its perceived duration, in seconds, and bounce whose motion adds to others of the same value.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// A spring without bounce, 0.5 s, whose motion adds to others of the same value.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}
