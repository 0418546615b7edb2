/// One of two views, chosen by an `if` or `switch`; each branch has an identity and a state of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package let storage: Storage
  package nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: StructurallyComparable {
  package static func areEqual(_ a: Self, _ b: Self) -> Bool {
    switch (a.storage, b.storage) {
    case (.trueContent(let a), .trueContent(let b)): ValueComparator.areEqual(a, b)
    case (.falseContent(let a), .falseContent(let b)): ValueComparator.areEqual(a, b)
    default: false
    }
  }
}

extension _ConditionalContent: View, MultiView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public nonisolated static func _viewListCount() -> Int? {
    let counts = (TrueContent._viewListCount(), FalseContent._viewListCount())
    return counts.0 == counts.1 ? counts.0 : nil
  }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _viewListCount() == 1
      ? _ViewOutputs(ConditionalNode(view, inputs: inputs)) : _ViewOutputs(ImplicitContainerNode(view, inputs: inputs))
  }

  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    if _viewListCount() == 1 {
      outputs.node(as: ConditionalNode<TrueContent, FalseContent>.self).setView(view)
    } else {
      outputs.node(as: ImplicitContainerNode<Self>.self).setView(view)
    }
  }

  package static func makeList(_ view: Self, inputs: _ViewInputs) -> ConditionalViewList<TrueContent, FalseContent> {
    ConditionalViewList(view, inputs: inputs)
  }
  package static func updateList(_ list: ConditionalViewList<TrueContent, FalseContent>, with view: Self) { list.setView(view) }
}

/// A choice between two views that are one element each.
private final class ConditionalNode<TrueContent: View, FalseContent: View>: ContentSwitcherNode {
  private var isTrue: Bool

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, inputs: _ViewInputs) {
    isTrue = view.storage.isTrue
    super.init(inputs: inputs)
    setContent(make(view))
  }

  func setView(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    if view.storage.isTrue != isTrue {
      isTrue.toggle()
      guard restorePreviousContent() else {
        switchContent(to: make(view))
        return
      }
    }
    switch view.storage {
    case .trueContent(let view): TrueContent._updateView(view, in: _ViewOutputs(content))
    case .falseContent(let view): FalseContent._updateView(view, in: _ViewOutputs(content))
    }
  }

  override var identityPart: IdentityPart? { .name(isTrue ? "if" : "else") }

  private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) -> ViewNode {
    switch view.storage {
    case .trueContent(let view): TrueContent._makeView(view, inputs: childInputs).node
    case .falseContent(let view): FalseContent._makeView(view, inputs: childInputs).node
    }
  }
}

/// A choice between two lists.
package final class ConditionalViewList<TrueContent: View, FalseContent: View>: ForwardingViewList {
  private var isTrue: Bool
  /// The other branch, which may still be leaving.
  private weak var other: DetachedSubtree?

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, inputs: _ViewInputs) {
    isTrue = view.storage.isTrue
    super.init(inputs: inputs)
    inner = make(view)
  }

  func setView(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    if view.storage.isTrue != isTrue {
      isTrue.toggle()
      let returning = other.flatMap { $0.isBeingRemoved ? $0 : nil }
      returning?.revive()
      other = exchangeInner(for: returning?.root as? ViewList ?? make(view))
      guard returning != nil else { return }
    }
    switch view.storage {
    case .trueContent(let view): TrueContent._updateViewList(view, in: _ViewListOutputs(inner))
    case .falseContent(let view): FalseContent._updateViewList(view, in: _ViewListOutputs(inner))
    }
  }

  override var identityPart: IdentityPart? { .name(isTrue ? "if" : "else") }

  private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) -> ViewList {
    switch view.storage {
    case .trueContent(let view): TrueContent._makeViewList(view, inputs: childInputs).list
    case .falseContent(let view): FalseContent._makeViewList(view, inputs: childInputs).list
    }
  }
}

extension _ConditionalContent.Storage {
  fileprivate var isTrue: Bool {
    if case .trueContent = self { true } else { false }
  }
}
