import Foundation

/// One symbol goes, then the next one comes.
///
/// What two symbols have in common stays where it is, unless a way to go and come is chosen: a line through a symbol is drawn.
public struct ReplaceSymbolEffect: AdjustableSymbolEffect, ContentTransitionSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .replace(.downUp, isMagic: true))
  init() {}
  /// The old symbol shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { with(.replace(.downUp, isMagic: false)) }
  /// The old symbol grows while it fades, the new one grows into place.
  public var upUp: ReplaceSymbolEffect { with(.replace(.upUp, isMagic: false)) }
  /// The old symbol is gone at once, the new one grows into place.
  public var offUp: ReplaceSymbolEffect { with(.replace(.offUp, isMagic: false)) }
  /// Each part of the symbols a little later than the one before.
  public var byLayer: ReplaceSymbolEffect { with(.byLayer) }
  /// The symbols as one.
  public var wholeSymbol: ReplaceSymbolEffect { with(.wholeSymbol) }
  /// The old symbol shrinks, the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The old symbol grows while it fades, the new one grows into place.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The old symbol is gone at once, the new one grows into place.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// Keeps what two symbols have in common; symbols without such parts are replaced by another effect.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  /// Keeps what two symbols have in common.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// What the engine does for the effect.
    public let configuration: SymbolEffectConfiguration

    fileprivate init(fallback: ReplaceSymbolEffect) {
      var configuration = fallback.configuration
      if case .replace(let style, _) = configuration.motion { configuration.motion = .replace(style, isMagic: true) }
      self.configuration = configuration
    }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes, then the next one comes.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
