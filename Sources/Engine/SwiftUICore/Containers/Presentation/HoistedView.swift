import Foundation

/// Where views are declared that show elsewhere: the buttons of a bar, which have the environment of the screen that names them.
package struct HoistOrigin: Equatable {
  fileprivate let node: WeakReference<GraphNode>
  package static func == (a: HoistOrigin, b: HoistOrigin) -> Bool { a.node === b.node }
}

/// Edits a preference with something that shows elsewhere and has the environment of this place.
nonisolated package struct HoistingModifier<Key: PreferenceKey>: PrimitiveModifier {
  package typealias Body = Never
  let transform: (inout Key.Value, HoistOrigin) -> Void

  package nonisolated init(_ key: Key.Type = Key.self, _ transform: @escaping (inout Key.Value, HoistOrigin) -> Void) {
    self.transform = transform
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> HoistingNode<Key> {
    HoistingNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: HoistingNode<Key>, with modifier: Self) {
    node.modifier = modifier
    node.preferencesDidChange()
  }
}

package final class HoistingNode<Key: PreferenceKey>: WrapperNode {
  fileprivate(set) var modifier: HoistingModifier<Key>

  init(_ modifier: HoistingModifier<Key>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  package override func contentWasSet() { preferencesDidChange() }
  package override func willUnmount() { graph.existing(HoistedViews.self)?.views[ObjectIdentifier(self)] = nil }

  package override func reducePreference<Other: PreferenceKey>(
    _ key: Other.Type, into accumulator: inout PreferenceAccumulator<Other>
  ) {
    guard Other.self == Key.self else { return super.reducePreference(key, into: &accumulator) }
    var value = content.preference(Key.self)
    modifier.transform(&value, HoistOrigin(node: weakReference))
    if let value = value as? Other.Value { accumulator.add(value) }
  }

  package override var debugName: String { "Hoisting" }
}

/// Views of a window that show elsewhere than where they were declared.
private final class HoistedViews: EnvironmentListener {
  static let slot = FeatureSlot()
  /// The views, by the node that declares them and whose environment they have.
  var views: [ObjectIdentifier: [ViewNode]] = [:]

  init(graph: ViewGraph) {}

  func environmentDidChange(_ mask: EnvironmentMask, at node: GraphNode) {
    for view in views[ObjectIdentifier(node)] ?? [] { view.propagateEnvironmentChange(mask) }
  }
}

/// Shows views with the environment of where they were declared.
nonisolated package struct HoistedView<Content: View>: PrimitiveView {
  package typealias Body = Never
  let origin: HoistOrigin
  let content: Content

  package nonisolated init(from origin: HoistOrigin, @ViewBuilder content: () -> Content) {
    self.origin = origin
    self.content = content()
  }

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> HoistedNode<Content> {
    HoistedNode(view, inputs: inputs)
  }
  package static func updateNode(_ node: HoistedNode<Content>, with view: Self) { node.setView(view) }
}

package final class HoistedNode<Content: View>: WrapperNode {
  private var origin: HoistOrigin
  /// The node whose environment the content has.
  private var source: GraphNode? { origin.node.object }

  init(_ view: HoistedView<Content>, inputs: _ViewInputs) {
    origin = view.origin
    super.init(inputs: inputs)
    makeContent(view.content)
  }

  func setView(_ view: HoistedView<Content>) {
    guard view.origin == origin else {
      leave()
      origin = view.origin
      return makeContent(view.content)
    }
    updateContent(with: view.content.outsideOfRows())
  }

  private func makeContent(_ view: Content) {
    let source = source.flatMap { $0.isMounted ? $0 : nil }
    let container = ImplicitContainerNode(
      view.outsideOfRows(), inputs: _ViewInputs(graph: graph, parent: self, scope: source?.scope ?? scope))
    if let source {
      container.inherit(from: source)
      graph[HoistedViews.self].views[ObjectIdentifier(source), default: []].append(container)
    }
    setContent(container)
  }

  private func leave() {
    guard let source else { return }
    graph.existing(HoistedViews.self)?.views[ObjectIdentifier(source)]?.removeAll { $0 === content }
  }

  package override func willUnmount() { leave() }
  override var identityParent: GraphNode? { source ?? super.identityParent }
  package override var debugName: String { "Hoisted" }
}
