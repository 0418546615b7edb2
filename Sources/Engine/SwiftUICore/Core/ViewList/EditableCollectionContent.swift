/// The view of an element that a list lets people move or delete.
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View where Content: View {
  /// As many views as there are for an element.
  public nonisolated static func _viewListCount() -> Int? { Content._viewListCount() }
  /// The element's view.
  @MainActor public var body: some View { content }
}
