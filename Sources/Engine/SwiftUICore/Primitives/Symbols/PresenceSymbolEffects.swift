import CoreGraphicsTypes
import Foundation

/// Hides the symbol while it is active, and lets it come as it ends.
public struct AppearSymbolEffect: AdjustableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .hide(.scale(toLarge: false, beginsHidden: true)))
  init() {}
  /// Grows as it comes.
  public var up: AppearSymbolEffect { with(.hide(.scale(toLarge: false, beginsHidden: true))) }
  /// Shrinks as it comes.
  public var down: AppearSymbolEffect { with(.hide(.scale(toLarge: true, beginsHidden: true))) }
  /// Each part of the symbol a little later than the one before.
  public var byLayer: AppearSymbolEffect { with(.byLayer) }
  /// The symbol as one.
  public var wholeSymbol: AppearSymbolEffect { with(.wholeSymbol) }
}

/// Lets the symbol go, and hides it while it is active.
public struct DisappearSymbolEffect: AdjustableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .hide(.scale(toLarge: false, beginsHidden: false)))
  init() {}
  /// Grows as it goes.
  public var up: DisappearSymbolEffect { with(.hide(.scale(toLarge: true, beginsHidden: false))) }
  /// Shrinks as it goes.
  public var down: DisappearSymbolEffect { with(.hide(.scale(toLarge: false, beginsHidden: false))) }
  /// Each part of the symbol a little later than the one before.
  public var byLayer: DisappearSymbolEffect { with(.byLayer) }
  /// The symbol as one.
  public var wholeSymbol: DisappearSymbolEffect { with(.wholeSymbol) }
}

/// Hides the symbol while it is active, and draws its lines as it ends; shapes without lines fade in.
public struct DrawOnSymbolEffect: AdjustableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .hide(.drawOn))
  init() {}
  /// Each part of the symbol a little later than the one before.
  public var byLayer: DrawOnSymbolEffect { with(.byLayer) }
  /// All parts of the symbol together.
  public var wholeSymbol: DrawOnSymbolEffect { with(.wholeSymbol) }
  /// Each part of the symbol when the one before is drawn.
  public var individually: DrawOnSymbolEffect { with(.individually) }
}

/// Takes the symbol's lines away as they would be drawn, and hides it while it is active; shapes without lines fade out.
public struct DrawOffSymbolEffect: AdjustableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .hide(.drawOff(isReversed: false)))
  init() {}
  /// Each part of the symbol a little later than the one before.
  public var byLayer: DrawOffSymbolEffect { with(.byLayer) }
  /// All parts of the symbol together.
  public var wholeSymbol: DrawOffSymbolEffect { with(.wholeSymbol) }
  /// Each part of the symbol when the one before is gone.
  public var individually: DrawOffSymbolEffect { with(.individually) }
  /// Lines go from their ends on.
  public var reversed: DrawOffSymbolEffect { with(.hide(.drawOff(isReversed: true))) }
  /// Lines go from where they begin, as they would be drawn.
  public var nonReversed: DrawOffSymbolEffect { with(.hide(.drawOff(isReversed: false))) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Lets a symbol come.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Lets a symbol go.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws a symbol's lines.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Takes a symbol's lines away.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// How a symbol is hidden.
enum SymbolHiding: Hashable {
  case scale(toLarge: Bool, beginsHidden: Bool)
  case drawOn
  case drawOff(isReversed: Bool)

  /// Whether its parts follow each other on the way in; on the way out they do so backwards.
  var leadsIn: Bool {
    switch self {
    case .scale(_, let beginsHidden): beginsHidden
    case .drawOn: true
    case .drawOff: false
    }
  }

  /// Seconds from hidden to shown, or back.
  var duration: TimeInterval {
    switch self {
    case .scale: 0.4
    case .drawOn, .drawOff: 0.8
    }
  }

  /// The pose at an amount from 0, shown, to 1, hidden.
  func pose(at amount: CGFloat) -> SymbolPose {
    var pose = SymbolPose()
    switch self {
    case .scale(let toLarge, _):
      pose.scale = toLarge ? 1 + 0.3 * amount : 1 - 0.5 * amount
      pose.opacity = Double(1 - amount)
    case .drawOn, .drawOff(isReversed: true): pose.drawn = 0...max(1 - amount, 0)
    case .drawOff(isReversed: false): pose.drawn = min(max(amount, 0), 1)...1
    }
    return pose
  }
}
