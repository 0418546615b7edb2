public import Foundation

/// The motion of a mass on a damped spring.
///
/// A spring is described by its physics or by how it looks: `duration` is the period the undamped spring would have, `bounce` is
/// 0 for one that just does not overshoot, towards 1 for one that swings for long and below 0 for one that creeps.
public struct Spring: Hashable, Sendable {
  /// Radians a second, of the spring without damping.
  let angularFrequency: Double
  /// How fast the motion fades: damping / (2 · mass), per second.
  let decay: Double
  /// The mass on the spring.
  public let mass: Double

  /// Springs are never stiffer than this; a response of zero stands for "at once".
  private static let shortestResponse = 1e-9
  /// Less could not be divided by.
  private static let smallestMass = 1e-9
  /// The damping ratio of a bounce of −1.
  private static let largestDampingRatio = 1e9

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.angularFrequency = angularFrequency
    self.decay = min(max(dampingRatio, 0), Self.largestDampingRatio) * angularFrequency
    self.mass = mass
  }
}

// MARK: - Duration and bounce (Facts 7.1)

extension Spring {
  /// Creates a spring by its perceived duration, in seconds, and its bounce, −1…1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// The perceived duration, seconds.
  public var duration: TimeInterval { response }

  /// How bouncy the spring is: 0 none, towards 1 swinging for ever, below 0 creeping.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return 1 - min(bounce, 1) }
    return bounce > -1 ? 1 / (1 + bounce) : largestDampingRatio
  }
}

// MARK: - Response and damping ratio

extension Spring {
  /// Creates a spring by its response, in seconds, and its damping as a fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / max(response, Self.shortestResponse), dampingRatio: dampingRatio)
  }

  /// The period of the spring without damping, seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The damping as a fraction of critical damping.
  public var dampingRatio: Double { decay > 0 ? decay / angularFrequency : 0 }
}

// MARK: - Mass, stiffness and damping

extension Spring {
  /// Creates a spring by its physics.
  ///
  /// Damping beyond what prevents overshooting counts only with `allowOverDamping`; the mass must be positive.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = max(mass, Self.smallestMass)
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let decay = max(damping, 0) / (2 * mass)
    self.angularFrequency = frequency
    self.decay = allowOverDamping ? decay : min(decay, frequency)
    self.mass = mass
  }

  /// Force for each unit of distance.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// Force against each unit of speed.
  public var damping: Double { 2 * mass * decay }
}

// MARK: - Settling duration and damping ratio

extension Spring {
  /// Creates a spring that comes to rest, up to `epsilon` of its way, after a time in seconds.
  ///
  /// A spring without damping never rests: a ratio below 0.0001 counts as that.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 1e-4)
    let unit = Spring(angularFrequency: 1, dampingRatio: ratio)
    let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    let response = 2 * .pi * settlingDuration / max(settling, .leastNonzeroMagnitude)
    self.init(response: response, dampingRatio: ratio)
  }

  /// After how many seconds the spring, let go at a distance of 1, stays within 0.001 of its target.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

// MARK: - Presets

extension Spring {
  /// The spring by which screens, sheets and rows move: UIKit's default one, with a mass of 3, a stiffness of 1000 and as much
  /// damping as does not overshoot, which is 18.257 radians a second (Facts 7.8).
  package static let transition = Spring(mass: 3, stiffness: 1_000, damping: 500)
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce but the extra one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with little bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with little bounce and the extra one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with more bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring with more bounce and the extra one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
