import CoreGraphicsTypes
import Foundation

/// Turns, or moves, to and fro.
public struct WiggleSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .wiggle(.turn(clockwise: true)))
  init() {}
  /// Turns, first as clocks do.
  public var clockwise: WiggleSymbolEffect { with(.wiggle(.turn(clockwise: true))) }
  /// Turns, first against the clock.
  public var counterClockwise: WiggleSymbolEffect { with(.wiggle(.turn(clockwise: false))) }
  /// Moves to the left first.
  public var left: WiggleSymbolEffect { custom(angle: 180) }
  /// Moves to the right first.
  public var right: WiggleSymbolEffect { custom(angle: 0) }
  /// Moves up first.
  public var up: WiggleSymbolEffect { custom(angle: 270) }
  /// Moves down first.
  public var down: WiggleSymbolEffect { custom(angle: 90) }
  /// Moves first to where lines end: to the right, or to the left where people read that way.
  public var forward: WiggleSymbolEffect { with(.wiggle(.along(isForward: true))) }
  /// Moves first to where lines begin.
  public var backward: WiggleSymbolEffect { with(.wiggle(.along(isForward: false))) }
  /// Moves first towards an angle, in degrees clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { with(.wiggle(.shift(degrees: angle.isFinite ? angle : 0))) }
  /// Moves first towards an angle, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
  /// Each part of the symbol a little later than the one before.
  public var byLayer: WiggleSymbolEffect { with(.byLayer) }
  /// The symbol as one.
  public var wholeSymbol: WiggleSymbolEffect { with(.wholeSymbol) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Turns, or moves, to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Which way a wiggle goes first.
enum SymbolWiggle: Hashable {
  case turn(clockwise: Bool)
  /// Towards an angle clockwise from the right.
  case shift(degrees: Double)
  /// Along the line, the way that people read or the other one.
  case along(isForward: Bool)

  /// The pose at a swing from −1 to 1; how far it goes is a choice (Facts 7.6).
  func pose(at swing: Double, isRightToLeft: Bool) -> SymbolPose {
    var pose = SymbolPose()
    switch self {
    case .turn(let clockwise): pose.rotation = 0.25 * (clockwise ? swing : -swing)
    case .shift(let degrees):
      let angle = degrees * .pi / 180
      pose.offset = CGSize(width: 0.12 * swing * cos(angle), height: 0.12 * swing * sin(angle))
    case .along(let isForward): pose.offset.width = 0.12 * (isForward == isRightToLeft ? -swing : swing)
    }
    return pose
  }
}
