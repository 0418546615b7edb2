/// A container in two parts: a root, which makes a view of the views that it is given, and the content that stands for those.
///
/// It is what containers were made of before `Group(subviews:transform:)`, and packages still use it.
///
///     struct Lined: _VariadicView_MultiViewRoot {
///       func body(children: _VariadicView.Children) -> some View {
///         ForEach(children) { child in
///           child
///           if child.id != children.last?.id { Divider() }
///         }
///       }
///     }
///
///     VStack { _VariadicView.Tree(Lined()) { Text("Kyoto"); Text("Nara") } }
nonisolated public enum _VariadicView {
  /// What makes something of the content.
  public typealias Root = _VariadicView_Root
  /// What makes a view of the content's views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of the content's views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes any number of views of the content's views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The content's views.
  public typealias Children = _VariadicView_Children

  /// A root with its content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes something of the content.
    public var root: Root
    /// The content.
    public var content: Content

    /// Gives a root the views of a closure, after their loops, groups and conditions are resolved.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// What makes something of a container's content.
public protocol _VariadicView_Root {}

/// What makes a view of the views that a container's content stands for; it may have dynamic properties as a view does.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of view that the root makes.
  associatedtype Body: View
  /// The view that is made of the content's views.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
  /// Whether what is made counts as one view for the container around it.
  nonisolated static var _standsForOneView: Bool { get }
}

extension _VariadicView_ViewRoot {
  public nonisolated static var _standsForOneView: Bool { false }
}

/// What makes one view of the content's views; several stand below each other, as in a stack without settings.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  public nonisolated static var _standsForOneView: Bool { true }
}

/// What makes any number of views of the content's views, each of which the container around it places by itself.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
  public var body: Never { primitiveBody("_VariadicView.Tree") }

  private typealias Elements = GroupElementsOfContent<Content, VariadicBody<Root>>

  private nonisolated var elements: Elements {
    let root = VariadicRoot(root)
    return Elements(view: content) { VariadicBody(root: root, children: _VariadicView_Children(subviews: $0)) }
  }

  public nonisolated static func _viewListCount() -> Int? { Root._standsForOneView ? 1 : Elements._viewListCount() }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Elements._makeView(view.elements, inputs: inputs)
  }
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    Elements._updateView(view.elements, in: outputs)
  }
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    Root._standsForOneView
      ? _ViewListOutputs(UnaryViewList(view, inputs: inputs)) : Elements._makeViewList(view.elements, inputs: inputs)
  }
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    if Root._standsForOneView {
      outputs.list(as: UnaryViewList<Self>.self).setView(view)
    } else {
      Elements._updateViewList(view.elements, in: outputs)
    }
  }
}

/// Shows what a root makes.
nonisolated struct VariadicBody<Root: _VariadicView_ViewRoot>: View {
  let root: VariadicRoot<Root>
  let children: _VariadicView_Children

  @MainActor var body: some View { root.value.body(children: children) }
}

/// A root, whose dynamic properties are connected where its body is asked for.
nonisolated struct VariadicRoot<Root: _VariadicView_ViewRoot>: DynamicPropertyHolder {
  var value: Root
  init(_ value: Root) { self.value = value }
}
