import Foundation

/// A motion of symbol images.
public protocol SymbolEffect {
  /// What the engine does for the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or a number of times, when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// What the engine does for an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Motion: Hashable {
    case bounce(up: Bool)
    case pulse
    case breathe
    case wiggle
    case rotate(clockwise: Bool)
    case scale(CGFloat)
    case replace(SymbolReplacement.Style)
  }
  let motion: Motion
}

/// Moves up or down in size for a moment, and comes to rest.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private let isUp: Bool
  init(isUp: Bool = true) { self.isUp = isUp }
  /// Grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// Shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration { .init(motion: .bounce(up: isUp)) }
}

/// Fades out for the most part and in again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  init() {}
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration { .init(motion: .pulse) }
}

/// Grows and shrinks gently.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  init() {}
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration { .init(motion: .breathe) }
}

/// Turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  init() {}
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration { .init(motion: .wiggle) }
}

/// Turns once around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private let isClockwise: Bool
  init(isClockwise: Bool = true) { self.isClockwise = isClockwise }
  /// Turns as clocks do.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// Turns the other way.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration { .init(motion: .rotate(clockwise: isClockwise)) }
}

/// Is drawn larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private let isUp: Bool
  init(isUp: Bool = true) { self.isUp = isUp }
  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration {
    // By how much is a choice (Facts 7.6).
    .init(motion: .scale(isUp ? 1.15 : 0.85))
  }
}

/// One symbol goes, then the next one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  private let style: SymbolReplacement.Style
  init(style: SymbolReplacement.Style = .downUp) { self.style = style }
  /// The old symbol shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
  /// The old symbol grows while it fades, the new one grows into place.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
  /// The old symbol is gone at once, the new one grows into place.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration { .init(motion: .replace(style)) }
}

/// The effect that fits best: to replace a symbol, `replace`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  init() {}
  /// What the engine does for the effect.
  public var configuration: SymbolEffectConfiguration { .init(motion: .replace(.downUp)) }
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
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Turns to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns once around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Is drawn larger or smaller while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes, then the next one comes.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that fits best.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How often an effect runs, and how fast.
public struct SymbolEffectOptions: Equatable, Sendable {
  enum Repetition: Equatable { case automatic, forever, times(Int) }
  var repetition = Repetition.automatic
  var rate = 1.0

  /// As the effect has it: once for a value that changes, on and on while active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// On and on.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// A number of times; `nil`: on and on.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// A number of times as fast; what is not above zero counts as a hundredth.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// On and on.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .forever } }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .times(1) } }
  /// A number of times; `nil`: on and on.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = count.map { .times(max($0, 1)) } ?? .forever }
  }
  /// A number of times as fast; what is not above zero counts as a hundredth.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = max(speed, 0.01) } }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// How many times the effect runs; `nil`: on and on.
  func count(isIndefinite: Bool) -> Int? {
    switch repetition {
    case .automatic: isIndefinite ? nil : 1
    case .forever: nil
    case .times(let count): count
    }
  }
}
