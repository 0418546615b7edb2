extension Optional: View, MultiView where Wrapped: View {
  public typealias Body = Never

  public nonisolated static func _viewListCount() -> Int? { nil }

  package static func makeList(_ view: Self, inputs: _ViewInputs) -> OptionalViewList<Wrapped> {
    OptionalViewList(view, inputs: inputs)
  }
  package static func updateList(_ list: OptionalViewList<Wrapped>, with view: Self) { list.setView(view) }
}

/// The elements of a view that may be absent.
package final class OptionalViewList<Wrapped: View>: ForwardingViewList {
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
      guard let returning = other, returning.isBeingRemoved, let list = returning.root as? ViewList else {
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
