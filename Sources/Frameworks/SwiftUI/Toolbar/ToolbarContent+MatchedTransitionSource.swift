public import SwiftUICore

extension ToolbarContent {
  /// Marks the items as those out of which a screen, a sheet or a cover grows that has the same id.
  ///
  ///     ToolbarItem { Button("Kyoto") { isShown = true } }.matchedTransitionSource(id: "kyoto", in: space)
  ///
  /// - Parameters:
  ///   - id: What an item has in common with what comes out of it.
  ///   - namespace: The `@Namespace` in which the id means that.
  /// - Returns: The items; they look as before.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    SourceToolbarContent(content: self, key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)))
  }
}

extension CustomizableToolbarContent {
  /// Marks the items as those out of which a screen, a sheet or a cover grows that has the same id.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    SourceToolbarContent(content: self, key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)))
  }
}

/// Items that are marked as sources.
nonisolated private struct SourceToolbarContent<Content: ToolbarContent>: ToolbarContent {
  let content: Content
  let key: MatchedGeometryKey

  var body: Never { return primitiveBody("SourceToolbarContent") }

  @MainActor static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    for part in content.content.parts {
      switch part {
      case .item(let item): items.parts.append(.item(item.marked(content.key)))
      // What an app made of items says which there are where it is evaluated.
      case .own(let view): items.parts.append(.own(AnyView(view.environment(\.toolbarSource, content.key))))
      }
    }
  }
}

extension SourceToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension BarItem {
  /// The item, out of whose views something comes.
  func marked(_ key: MatchedGeometryKey?) -> BarItem {
    guard let key else { return self }
    var marked = self
    marked.content = AnyView(content.modifier(TransitionSourceModifier(key)))
    return marked
  }
}

private enum ToolbarSourceKey: EnvironmentKey { static var defaultValue: MatchedGeometryKey? { nil } }

extension EnvironmentValues {
  /// What the items that an app's own content of bars is made of are marked as.
  var toolbarSource: MatchedGeometryKey? {
    get { self[ToolbarSourceKey.self] }
    set { self[ToolbarSourceKey.self] = newValue }
  }
}
