/// A part of an app's interface, described by a value.
///
/// The value is cheap and short-lived; the engine keeps what lives (identity, state, layout) in a node of its own and asks for
/// `body` again only when the value or something that the body read has changed.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)") }
///     }
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` makes.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the one node that shows a view where exactly one is expected.
  nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs
  /// Gives a node made by `_makeView` a new value.
  nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs)
  /// Makes the list of children that the view stands for inside a container.
  nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs
  /// Gives a list made by `_makeViewList` a new value.
  nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs)
  /// The number of children the view stands for, if its type alone tells.
  nonisolated static func _viewListCount() -> Int?
}

extension View {
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CompositeNode<Self>(view, inputs: inputs))
  }

  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    outputs.node(as: CompositeNode<Self>.self).setValue(view)
  }

  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    if _viewListCount() == 1 {
      return _ViewListOutputs(UnaryViewList(view, inputs: inputs))
    }
    return _ViewListOutputs(CompositeViewList<Self>(view, inputs: inputs))
  }

  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    if _viewListCount() == 1 {
      outputs.list(as: UnaryViewList<Self>.self).setView(view)
    } else {
      outputs.list(as: CompositeViewList<Self>.self).setValue(view)
    }
  }

  public nonisolated static func _viewListCount() -> Int? { Body._viewListCount() }
}

extension Never: View {
  public typealias Body = Never
  /// Never has no body; the engine shows primitive views without asking for one.
  public var body: Never { primitiveBody("Never") }
}
