extension View {
  /// Gives the view an identity: with another value it is another view, with new state.
  ///
  /// `ScrollViewProxy.scrollTo(_:anchor:)` and scroll positions find the view by it.
  ///
  ///     TextField("Name", text: $text).id(number)
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view with an explicit identity.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
  nonisolated init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }
  typealias Body = Never
  var body: Never { primitiveBody("IDView") }

  nonisolated static func _viewListCount() -> Int? { Content._viewListCount() }

  nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(IDNode<Content, ID>(view, inputs: inputs))
  }
  nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    outputs.node(as: IDNode<Content, ID>.self).setView(view)
  }
  nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(IDViewList(view, inputs: inputs))
  }
  nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    outputs.list(as: IDViewList<Content, ID>.self).setView(view)
  }
}

extension IDView: IdentifiedView {
  static var mayCarryID: Bool { true }
  func carries(_ requested: AnyHashable) -> Bool {
    requested == AnyHashable(id) || (content as? any IdentifiedView)?.carries(requested) ?? false
  }
  func appendIDs(to ids: inout [AnyHashable]) {
    ids.append(AnyHashable(id))
    (content as? any IdentifiedView)?.appendIDs(to: &ids)
  }
}

private final class IDNode<Content: View, ID: Hashable>: ContentSwitcherNode {
  private var id: ID
  init(_ view: IDView<Content, ID>, inputs: _ViewInputs) {
    id = view.id
    super.init(inputs: inputs)
    setContent(Content._makeView(view.content, inputs: childInputs).node)
  }

  func setView(_ view: IDView<Content, ID>) {
    if view.id == id {
      Content._updateView(view.content, in: _ViewOutputs(content))
    } else {
      id = view.id
      switchContent(to: Content._makeView(view.content, inputs: childInputs).node)
      preferencesDidChange()
    }
  }

  override var identityPart: IdentityPart? { .id(id) }
  override func hasExplicitID(_ requested: AnyHashable) -> Bool { requested == AnyHashable(id) }
  override var debugName: String { "ID" }
}

private final class IDViewList<Content: View, ID: Hashable>: ForwardingViewList {
  private var id: ID
  init(_ view: IDView<Content, ID>, inputs: _ViewInputs) {
    id = view.id
    super.init(inputs: inputs)
    inner = Content._makeViewList(view.content, inputs: childInputs).list
  }

  func setView(_ view: IDView<Content, ID>) {
    if view.id == id {
      Content._updateViewList(view.content, in: _ViewListOutputs(inner))
    } else {
      id = view.id
      replaceInner(with: Content._makeViewList(view.content, inputs: childInputs).list)
    }
  }

  override var identityPart: IdentityPart? { .id(id) }
  override func index(ofID requested: AnyHashable) -> Int? {
    if requested == AnyHashable(id) { return inner.count > 0 ? 0 : nil }
    return inner.index(ofID: requested)
  }
  override func explicitID(at index: Int) -> AnyHashable? { inner.explicitID(at: index) ?? AnyHashable(id) }
}
