import Foundation

/// A motion of symbol images.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the engine does for the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or a number of times, when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// What the engine does for an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Motion: Hashable {
    case bounce(up: Bool)
    case pulse
    case breathe(pulses: Bool)
    case wiggle(SymbolWiggle)
    case rotate(clockwise: Bool)
    case variableColor(SymbolVariableColor)
    case scale(up: Bool)
    case hide(SymbolHiding)
    case replace(SymbolReplacement.Style, isMagic: Bool)
    /// What fits where it is used.
    case automatic
  }

  /// How the parts of a symbol share a motion.
  enum Layering: Hashable {
    /// Each part moves by itself, a little later than the one before.
    case byLayer
    /// All move as one.
    case wholeSymbol
    /// Each part moves when the one before has come to rest.
    case individually
  }

  var motion: Motion
  var layering = Layering.byLayer

  /// How much later each part begins than the one before, in lengths of one part's motion.
  func delay(lag: Double) -> Double {
    switch layering {
    case .byLayer: lag
    case .wholeSymbol: 0
    case .individually: 1
    }
  }
}

/// An effect whose motion and layers people choose.
protocol AdjustableSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension AdjustableSymbolEffect {
  func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }

  func with(_ layering: SymbolEffectConfiguration.Layering) -> Self {
    var effect = self
    effect.configuration.layering = layering
    return effect
  }
}
