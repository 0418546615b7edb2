/// A change to a view that makes another view of it; applied by `modifier(_:)`.
///
/// Its `body` gets the view as a placeholder, and may have state and read the environment as a view does.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View {
///         content.padding().background(.yellow, in: .rect(cornerRadius: 12))
///       }
///     }
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body(content:)` makes.
  associatedtype Body: View
  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Makes the node for a view with this modifier.
  nonisolated static func _makeView<Modified: View>(_ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs) -> _ViewOutputs
  /// Gives the node a new value.
  nonisolated static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs)
  /// Makes the list for a view with this modifier.
  nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs
  /// Gives the list a new value.
  nonisolated static func _updateViewList<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs)
  /// The number of views that come of a view that stands for `count` of them.
  nonisolated static func _viewListCount(modifying count: Int?) -> Int?
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { primitiveBody("\(Self.self)") }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Combines a view, or a modifier, with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { primitiveBody("ModifiedContent") }

  public nonisolated static func _viewListCount() -> Int? { Modifier._viewListCount(modifying: Content._viewListCount()) }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeView(view, inputs: inputs)
  }

  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    Modifier._updateView(view, in: outputs)
  }

  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _viewListCount() == 1
      ? _ViewListOutputs(UnaryViewList(view, inputs: inputs)) : Modifier._makeViewList(view, inputs: inputs)
  }

  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    if _viewListCount() == 1 {
      outputs.list(as: UnaryViewList<Self>.self).setView(view)
    } else {
      Modifier._updateViewList(view, in: outputs)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Both modifiers, the first one first.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to this view, or, where this is a modifier, after it.
  ///
  ///     Text("Kyoto").modifier(Card())
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Makes one modifier of two: this one is applied first, the other to the result.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable, BitwiseCopyable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Creates a modifier that changes nothing.
  public nonisolated init() {}

  public typealias Body = Never

  public nonisolated static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, EmptyModifier>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    Modified._makeView(view.content, inputs: inputs)
  }
  public nonisolated static func _updateView<Modified: View>(
    _ view: ModifiedContent<Modified, EmptyModifier>, in outputs: _ViewOutputs
  ) {
    Modified._updateView(view.content, in: outputs)
  }
  public nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, EmptyModifier>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    Modified._makeViewList(view.content, inputs: inputs)
  }
  public nonisolated static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, EmptyModifier>, in outputs: _ViewListOutputs
  ) {
    Modified._updateViewList(view.content, in: outputs)
  }
  public nonisolated static func _viewListCount(modifying count: Int?) -> Int? { count }
}
