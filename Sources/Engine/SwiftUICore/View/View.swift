/// A part of an app's interface, described by a value.
///
/// The value is cheap and short-lived; the engine keeps what lives (identity, state, layout) in a node of its own and asks for
/// `body` again only when the value or something that the body read has changed.
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

/// What a view's node is made from: where in the tree, and under which environment.
public struct _ViewInputs {
  package var graph: ViewGraph
  package var parent: GraphNode?
  package var scope: EnvironmentScope

  package init(graph: ViewGraph, parent: GraphNode?, scope: EnvironmentScope) {
    self.graph = graph
    self.parent = parent
    self.scope = scope
  }
}

/// The node made for a view.
public struct _ViewOutputs {
  package let node: ViewNode
  package init(_ node: ViewNode) { self.node = node }
}

/// The list made for a view.
public struct _ViewListOutputs {
  package let list: ViewList
  package init(_ list: ViewList) { self.list = list }
}

extension View {
  /// Makes the node of a view of this type; called by the engine.
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CompositeNode(view, inputs: inputs))
  }

  /// Gives the node of a view of this type a new value; called by the engine.
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: CompositeNode<Self>.self).setView(view)
  }

  /// Makes the list of the views that a view of this type stands for; called by the engine.
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    if _viewListCount() == 1 {
      return _ViewListOutputs(UnaryViewList(view, inputs: inputs))
    }
    return _ViewListOutputs(CompositeViewList(view, inputs: inputs))
  }

  /// Gives the list of a view of this type a new value; called by the engine.
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    if _viewListCount() == 1 {
      unsafeDowncast(outputs.list, to: UnaryViewList<Self>.self).setView(view)
    } else {
      unsafeDowncast(outputs.list, to: CompositeViewList<Self>.self).setView(view)
    }
  }

  /// The number of views that a view of this type stands for; `nil` where only the value tells.
  public nonisolated static func _viewListCount() -> Int? { Body._viewListCount() }
}

extension Never: View {
  /// The engine shows it itself.
  public typealias Body = Never
  /// Never has no body; the engine shows primitive views without asking for one.
  public var body: Never { primitiveBody("Never") }
}

/// Traps: a primitive view has no body to evaluate.
package func primitiveBody(_ type: String) -> Never {
  preconditionFailure("\(type) has no body; show it in a view hierarchy instead of calling body")
}

/// A view that the engine shows with a node of its own, instead of through a body.
nonisolated package protocol PrimitiveView: View where Body == Never {
  /// Makes the node that shows the view.
  static func makeNode(_ view: Self, inputs: _ViewInputs) -> ViewNode
  /// Gives the node a new value.
  static func updateNode(_ node: ViewNode, with view: Self)
}

extension PrimitiveView {
  /// Shown by the engine itself.
  public var body: Never { primitiveBody("\(Self.self)") }

  /// Makes the node of a view of this type; called by the engine.
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(makeNode(view, inputs: inputs))
  }

  /// Gives the node of a view of this type a new value; called by the engine.
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    updateNode(outputs.node, with: view)
  }

  /// Makes the list of the views that a view of this type stands for; called by the engine.
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(UnaryViewList(view, inputs: inputs))
  }

  /// Gives the list of a view of this type a new value; called by the engine.
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    unsafeDowncast(outputs.list, to: UnaryViewList<Self>.self).setView(view)
  }

  /// The number of views that a view of this type stands for; `nil` where only the value tells.
  public nonisolated static func _viewListCount() -> Int? { 1 }
}

/// A view that stands for any number of children and has no place of its own: a group, a condition, a loop.
nonisolated package protocol MultiView: View where Body == Never {
  static func makeList(_ view: Self, inputs: _ViewInputs) -> ViewList
  static func updateList(_ list: ViewList, with view: Self)
}

extension MultiView {
  /// Shown by the engine itself.
  public var body: Never { primitiveBody("\(Self.self)") }

  /// Makes the node of a view of this type; called by the engine.
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ImplicitContainerNode(view, inputs: inputs))
  }

  /// Gives the node of a view of this type a new value; called by the engine.
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    unsafeDowncast(outputs.node, to: ImplicitContainerNode<Self>.self).setView(view)
  }

  /// Makes the list of the views that a view of this type stands for; called by the engine.
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(makeList(view, inputs: inputs))
  }

  /// Gives the list of a view of this type a new value; called by the engine.
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    updateList(outputs.list, with: view)
  }
}
