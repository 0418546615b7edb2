/// A modifier that depends on the environment: it makes the modifier that is applied from the environment of the view.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
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
  /// The view with the modifier in whose body the environment is read.
  private nonisolated static func resolving<Modified: View>(
    _ view: ModifiedContent<Modified, Self>
  ) -> ModifiedContent<Modified, ResolvingModifier<Self>> {
    ModifiedContent(content: view.content, modifier: ResolvingModifier(view.modifier))
  }

  public nonisolated static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    ResolvingModifier<Self>._makeView(resolving(view), inputs: inputs)
  }

  public nonisolated static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    ResolvingModifier<Self>._updateView(resolving(view), in: outputs)
  }

  public nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    ResolvingModifier<Self>._makeViewList(resolving(view), inputs: inputs)
  }

  public nonisolated static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs
  ) {
    ResolvingModifier<Self>._updateViewList(resolving(view), in: outputs)
  }

  public nonisolated static func _viewListCount(modifying count: Int?) -> Int? {
    ResolvingModifier<Self>._viewListCount(modifying: count)
  }
}
