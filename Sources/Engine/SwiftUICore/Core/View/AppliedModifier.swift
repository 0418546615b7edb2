/// A modifier that stands for another one, which is applied in its place.
///
/// Each kind says by a default of its protocol which one, so that a type of an app's has nothing to say.
@MainActor @preconcurrency
public protocol _AppliedModifier: ViewModifier {
  /// The type of the modifier that is applied.
  associatedtype _Applied: ViewModifier
  nonisolated static func _applied(_ modifier: Self) -> _Applied
}

extension _AppliedModifier {
  private nonisolated static func applied<Modified: View>(
    _ view: ModifiedContent<Modified, Self>
  ) -> ModifiedContent<Modified, _Applied> {
    ModifiedContent(content: view.content, modifier: _applied(view.modifier))
  }

  public nonisolated static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _Applied._makeView(applied(view), inputs: inputs)
  }

  public nonisolated static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    _Applied._updateView(applied(view), in: outputs)
  }

  public nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    _Applied._makeViewList(applied(view), inputs: inputs)
  }

  public nonisolated static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs
  ) {
    _Applied._updateViewList(applied(view), in: outputs)
  }

  public nonisolated static func _viewListCount(modifying count: Int?) -> Int? { _Applied._viewListCount(modifying: count) }
}
