/// The title that views give their window; of several the first one.
package enum WindowTitleKey: PreferenceKey {
  package static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
  /// Gives the window a title, in place of those that views inside give, or as a fallback only where none does.
  package nonisolated func windowTitle(_ title: Text, isFallback: Bool = false) -> some View {
    modifier(WindowTitleModifier(title: title, isFallback: isFallback))
  }
}

nonisolated private struct WindowTitleModifier: PrimitiveModifier {
  typealias Body = Never
  let title: Text
  let isFallback: Bool
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> WindowTitleNode { WindowTitleNode(modifier, inputs: inputs) }
  static func updateNode(_ node: WindowTitleNode, with modifier: Self) { node.setModifier(modifier) }
}

private final class WindowTitleNode: WrapperNode {
  private var modifier: WindowTitleModifier

  init(_ modifier: WindowTitleModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph[WindowTitle.self].isUsed = true
    graph.hasPreferenceReaders = true
  }

  func setModifier(_ new: WindowTitleModifier) {
    guard new.title != modifier.title || new.isFallback != modifier.isFallback else { return }
    modifier = new
    preferencesDidChange()
  }

  override func contentWasSet() { preferencesDidChange() }
  override func willUnmount() { preferencesDidChange() }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {
    guard Key.self == WindowTitleKey.self else { return super.reducePreference(key, into: &value) }
    let inner = modifier.isFallback ? content.preference(WindowTitleKey.self) : nil
    if let title = (inner ?? modifier.title) as? Key.Value { value.add(title) }
  }

  override var debugName: String { "WindowTitle" }
}

/// The title of a window, which the host is told.
final class WindowTitle: WindowPreferenceListener {
  static let slot = FeatureSlot()
  private unowned let graph: ViewGraph
  /// Whether any view ever gave a title; if none did, nobody looks for one.
  fileprivate var isUsed = false
  /// Told of each new title; `nil` leaves it to the host.
  var changed: ((String?) -> Void)?
  private var last: String?

  init(graph: ViewGraph) { self.graph = graph }

  /// Looks for the title that views give, and tells the host after the update if it is another one.
  func readPreferences(of window: any WindowRoot) {
    guard isUsed else { return }
    let environment = EnvironmentValues(scope: window.scope, reader: window)
    let title = window.preference(WindowTitleKey.self).map {
      TextResolver.resolve($0, in: environment, services: graph.services).plainString
    }
    guard title != last else { return }
    last = title
    graph.enqueueAction { [weak self] in self?.changed?(title) }
  }
}
