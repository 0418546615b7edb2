/// An effect that a view asks of the symbols inside.
struct SymbolEffectRequest {
  enum Trigger {
    case active(Bool)
    /// Runs when the value changes.
    case value(any Equatable)
  }
  var configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  var trigger: Trigger
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectRequest] { [] }
}

extension EnvironmentValues {
  /// What symbols are asked to do, outer views first.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Lets the symbol images inside move as long as the effect is active.
  ///
  /// A motion that is no longer active ends with the turn it is in.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let request = SymbolEffectRequest(
      configuration: effect.configuration, options: options, trigger: .active(isActive))
    return transformEnvironment(\.symbolEffects) { $0.append(request) }
  }

  /// Lets the symbol images inside move when a value changes.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let request = SymbolEffectRequest(
      configuration: effect.configuration, options: options, trigger: .value(value))
    return transformEnvironment(\.symbolEffects) { $0.append(request) }
  }

  /// Takes away the effects that views around this one ask of the symbols inside.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0.removeAll() } }
  }
}
