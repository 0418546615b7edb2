/// A modifier that depends on the environment: it makes the modifier that is applied from the environment of the view.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: _AppliedModifier where Body == Never {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment; asked again whenever something of the environment changes that it has read.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

/// Applies what an environmental modifier makes of the environment.
nonisolated package struct ResolvingModifier<Base: EnvironmentalModifier>: ViewModifier {
  let base: Base
  @Environment(\.self) private var environment

  init(_ base: Base) { self.base = base }

  @MainActor package func body(content: Content) -> some View {
    content.modifier(base.resolve(in: environment))
  }
}

extension EnvironmentalModifier {
  /// The modifier in whose body the environment is read.
  public nonisolated static func _applied(_ modifier: Self) -> some ViewModifier { ResolvingModifier(modifier) }
}
