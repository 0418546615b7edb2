import Foundation

/// Moves up or down in size for a moment, and comes to rest.
public struct BounceSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .bounce(up: true))
  init() {}
  /// Grows first.
  public var up: BounceSymbolEffect { with(.bounce(up: true)) }
  /// Shrinks first.
  public var down: BounceSymbolEffect { with(.bounce(up: false)) }
  /// Each part of the symbol a little later than the one before.
  public var byLayer: BounceSymbolEffect { with(.byLayer) }
  /// The symbol as one.
  public var wholeSymbol: BounceSymbolEffect { with(.wholeSymbol) }
}

/// Fades out for the most part and in again.
public struct PulseSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .pulse)
  init() {}
  /// Only the parts of the first level, as far as there are others.
  public var byLayer: PulseSymbolEffect { with(.byLayer) }
  /// The symbol as one.
  public var wholeSymbol: PulseSymbolEffect { with(.wholeSymbol) }
}

/// Grows and shrinks gently.
public struct BreatheSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .breathe(pulses: true))
  init() {}
  /// Without a change of opacity.
  public var plain: BreatheSymbolEffect { with(.breathe(pulses: false)) }
  /// Fades a little while it is large, as it does unless it is `plain`.
  public var pulse: BreatheSymbolEffect { with(.breathe(pulses: true)) }
  /// Each part of the symbol a little later than the one before.
  public var byLayer: BreatheSymbolEffect { with(.byLayer) }
  /// The symbol as one.
  public var wholeSymbol: BreatheSymbolEffect { with(.wholeSymbol) }
}

/// Turns once around.
public struct RotateSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .rotate(clockwise: true))
  init() {}
  /// Turns as clocks do.
  public var clockwise: RotateSymbolEffect { with(.rotate(clockwise: true)) }
  /// Turns the other way.
  public var counterClockwise: RotateSymbolEffect { with(.rotate(clockwise: false)) }
  /// Each part of the symbol around its own middle.
  public var byLayer: RotateSymbolEffect { with(.byLayer) }
  /// The symbol as one, around its middle.
  public var wholeSymbol: RotateSymbolEffect { with(.wholeSymbol) }
}

/// Is drawn larger or smaller while it is active.
public struct ScaleSymbolEffect: AdjustableSymbolEffect, IndefiniteSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .scale(up: true))
  init() {}
  /// Larger.
  public var up: ScaleSymbolEffect { with(.scale(up: true)) }
  /// Smaller.
  public var down: ScaleSymbolEffect { with(.scale(up: false)) }
  /// Each part of the symbol a little later than the one before.
  public var byLayer: ScaleSymbolEffect { with(.byLayer) }
  /// The symbol as one.
  public var wholeSymbol: ScaleSymbolEffect { with(.wholeSymbol) }
}

/// The effect that fits best: to replace a symbol, `replace`; where a view comes or goes, `appear` and `disappear`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  init() {}
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .automatic) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Moves up or down in size for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades out for the most part and in again.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks gently.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns once around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Is drawn larger or smaller while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that fits best.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
