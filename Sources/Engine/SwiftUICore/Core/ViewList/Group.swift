/// Several views that are treated as one statement; it has no place and no look of its own.
///
/// A modifier on the group is put on each of its views. It costs no node.
///
///     VStack {
///       Group {
///         Text("Kyoto")
///         Text("Nara")
///       }
///       .foregroundStyle(.red)
///     }
public struct Group<Content> {
  package let content: Content

  fileprivate nonisolated init(grouping content: Content) { self.content = content }

  /// Groups what is no view itself.
  package nonisolated static func of(_ content: Content) -> Group { Group(grouping: content) }
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { primitiveBody("Group") }

  /// Groups the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(grouping: content()) }

  public nonisolated static func _viewListCount() -> Int? { Content._viewListCount() }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view.content, inputs: inputs)
  }

  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    Content._updateView(view.content, in: outputs)
  }

  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeViewList(view.content, inputs: inputs)
  }

  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    Content._updateViewList(view.content, in: outputs)
  }
}

/// A view that shows nothing and takes no place.
nonisolated public struct EmptyView: MultiView {
  /// Creates an empty view.
  public nonisolated init() {}

  package static func makeList(_ view: EmptyView, inputs: _ViewInputs) -> EmptyViewList { EmptyViewList(inputs: inputs) }
  package static func updateList(_ list: EmptyViewList, with view: EmptyView) {}
  public nonisolated static func _viewListCount() -> Int? { 0 }
}
