import Foundation

/// Shows the parts of a symbol that show a value one after the other.
///
/// It does nothing to symbols without such parts.
public struct VariableColorSymbolEffect: AdjustableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the engine does for the effect.
  public internal(set) var configuration = SymbolEffectConfiguration(motion: .variableColor(SymbolVariableColor()))
  init() {}
  /// What has been shown stays, until all are.
  public var cumulative: VariableColorSymbolEffect { changed { $0.isIterative = false } }
  /// One at a time.
  public var iterative: VariableColorSymbolEffect { changed { $0.isIterative = true } }
  /// Goes back the same way each time.
  public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
  /// Begins anew each time.
  public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
  /// Parts whose turn it is not are gone.
  public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }
  /// Parts whose turn it is not are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }

  private func changed(_ change: (inout SymbolVariableColor) -> Void) -> VariableColorSymbolEffect {
    guard case .variableColor(var color) = configuration.motion else { return self }
    change(&color)
    return with(.variableColor(color))
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Shows the parts of a symbol that show a value one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// In which order the parts that show a value are in full.
struct SymbolVariableColor: Hashable {
  var isIterative = false
  var isReversing = false
  var hidesInactive = false

  /// Seconds of a turn for a number of parts: a step for each, one in which all fade, and the way back.
  func duration(parts: Int) -> TimeInterval { 0.25 * Double(parts + 1) * (isReversing ? 2 : 1) }

  /// How opaque each of the parts is at a fraction of a turn; all are in full at both ends.
  func strengths(at fraction: Double, parts: Int) -> [Double] {
    let way = isReversing ? 1 - abs(1 - 2 * fraction) : fraction
    let step = way * Double(parts + 1)
    // All fade in half a step, each comes in half a step, and at the end all are there.
    let rise = { (begin: Double) in min(max((step - begin) * 2, 0), 1) }
    return (0..<parts).map { part in
      let begin = Double(part) + 0.5
      let own = isIterative ? rise(begin) - rise(begin + 1) : rise(begin)
      let activity = max(own, 1 - rise(0), isIterative ? rise(Double(parts) + 0.5) : 0)
      let least = hidesInactive ? 0 : SymbolGraphic.faintOpacity
      return least + (1 - least) * activity
    }
  }
}
