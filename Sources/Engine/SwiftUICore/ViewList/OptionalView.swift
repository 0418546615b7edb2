extension Optional: View where Wrapped: View {
  /// The engine shows it itself.
  public typealias Body = Never
  /// Shown by the engine itself.
  public var body: Never { primitiveBody("Optional") }

  /// The number of views that a view of this type stands for; `nil` where only the value tells.
  public nonisolated static func _viewListCount() -> Int? { nil }

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
    _ViewListOutputs(OptionalViewList(view, inputs: inputs))
  }

  /// Gives the list of a view of this type a new value; called by the engine.
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    unsafeDowncast(outputs.list, to: OptionalViewList<Wrapped>.self).setView(view)
  }
}

/// The elements of a view that may be absent.
private final class OptionalViewList<Wrapped: View>: ForwardingViewList {
  private var isPresent: Bool
  /// What was there before, which may still be leaving.
  private weak var other: DetachedSubtree?

  init(_ view: Wrapped?, inputs: _ViewInputs) {
    isPresent = view != nil
    super.init(inputs: inputs)
    inner = make(view)
  }

  func setView(_ view: Wrapped?) {
    if let view, isPresent {
      Wrapped._updateViewList(view, in: _ViewListOutputs(inner))
    } else if (view != nil) != isPresent {
      isPresent.toggle()
      guard let view else {
        other = exchangeInner(for: make(nil))
        return
      }
      guard let returning = other, returning.isDeparting, let list = returning.root as? ViewList else {
        replaceInner(with: make(view))
        return
      }
      returning.revive()
      replaceInner(with: list)
      Wrapped._updateViewList(view, in: _ViewListOutputs(list))
    }
  }

  private func make(_ view: Wrapped?) -> ViewList {
    if let view { Wrapped._makeViewList(view, inputs: childInputs).list } else { EmptyViewList(inputs: childInputs) }
  }
}
