import Foundation
package import SwiftUICore

/// The previews of a program, of `#Preview` and of `PreviewProvider`s.
@MainActor
package enum PreviewCatalog {
  /// One preview.
  package struct Item {
    /// What it is called; several may have one name.
    package let name: String
    /// Where it was written: a file and line, or the provider's name.
    package let source: String
    package let presentation: PreviewPresentation
    package let content: AnyView
    /// What surrounds it.
    var modifiers: [any PreviewModifier] = []

    /// Makes what its modifiers share, where that is not there yet.
    @MainActor package func makeContexts() async {
      for modifier in modifiers { await Self.makeContext(of: modifier) }
    }

    @MainActor private static func makeContext<Modifier: PreviewModifier>(of modifier: Modifier) async {
      await PreviewContexts.make(for: Modifier.self)
    }
  }

  /// All previews: those of `#Preview` by file and line, then those of providers by name.
  package static func items(services: EngineServices, configuration: HostConfiguration) -> [Item] {
    let declared = ConformingTypes.all(conformingTo: (any _PreviewRegistry).self).compactMap { $0 as? any _PreviewRegistry.Type }
      .sorted { ($0._source.fileID, $0._source.line) < ($1._source.fileID, $1._source.line) }
      .flatMap { items(of: $0) }
    let provided = ConformingTypes.all(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
      .sorted { "\($0)" < "\($1)" }
      .flatMap { items(of: $0, services: services, configuration: configuration) }
    return declared + provided
  }

  /// The preview with a name, or with a number that counts from 1.
  package static func item(_ requested: String, of items: [Item]) -> Item? {
    if let named = items.first(where: { $0.name == requested }) { return named }
    guard let number = Int(requested), items.indices.contains(number - 1) else { return nil }
    return items[number - 1]
  }

  /// One line for each preview: its number, its name and where it was written.
  package static func list(of items: [Item]) -> String {
    items.enumerated().map { "\($0.offset + 1)\t\($0.element.name)\t\($0.element.source)" }.joined(separator: "\n")
  }

  /// One preview, or one for each of its arguments.
  private static func items(of registry: any _PreviewRegistry.Type) -> [Item] {
    let preview = registry._makePreview()
    let file = registry._source.fileID.split(separator: "/").last.map(String.init) ?? ""
    let name = preview.name ?? "Preview"
    return preview.bodies.map { body in
      let content = preview.modifiers.reduce(AnyView(DeclaredPreview(shown: body))) { modified($0, by: $1) }
      return Item(
        name: body.argument.map { "\(name) (\($0))" } ?? name, source: "\(file):\(registry._source.line)",
        presentation: preview.presentation, content: content, modifiers: preview.modifiers)
    }
  }

  private static func modified<Modifier: PreviewModifier>(_ content: AnyView, by modifier: Modifier) -> AnyView {
    AnyView(ModifiedPreview(modifier: modifier, content: content))
  }

  /// A provider's views are a preview each.
  private static func items<Provider: PreviewProvider>(
    of provider: Provider.Type, services: EngineServices, configuration: HostConfiguration
  ) -> [Item] {
    let host = ViewHost(
      ChosenChild(0) { Provider.previews }, services: services, configuration: configuration)
    defer { host.close() }
    _ = host.frame(at: 0)
    return host.graph.root.map(presentations)?.enumerated().map { index, presentation in
      Item(
        name: presentation.displayName ?? "\(provider)", source: "\(provider)", presentation: presentation,
        content: AnyView(ProvidedPreview<Provider>(index: index)))
    } ?? []
  }

  private static func presentations(below node: ViewNode) -> [PreviewPresentation] {
    if let choice = node as? ChosenChildNode { return choice.allChildren.map(PreviewPresentation.init(of:)) }
    var found: [PreviewPresentation] = []
    node.forEachViewChild { if found.isEmpty { found = presentations(below: $0) } }
    return found
  }
}

/// One of a provider's views; they are made anew each time that it is shown.
private struct ProvidedPreview<Provider: PreviewProvider>: View {
  let index: Int

  var body: some View { ChosenChild(index) { Provider.previews } }
}

/// What a preview of `#Preview` shows; its closure runs when it is shown, so that one that fails does not keep others from being listed.
private struct DeclaredPreview: View {
  let shown: Preview.Body

  var body: some View { VStack { erased(shown.make()) } }

  private func erased<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
}
