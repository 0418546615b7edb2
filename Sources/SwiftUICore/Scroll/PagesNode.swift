import Foundation

/// Shows one of several views, chosen by its tag: the ground of page views and tab bars.
nonisolated package struct PagesView<Content: View>: PrimitiveView {
  package typealias Body = Never
  let selection: AnyHashable?
  let content: Content

  /// - Parameter selection: The tag of the page to show; `nil`: the first.
  package nonisolated init(selection: AnyHashable?, content: Content) {
    self.selection = selection
    self.content = content
  }

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> ViewNode {
    let node = PagesNode(selection: view.selection, inputs: inputs)
    node.list = Content._makeViewList(view.content, inputs: node.childInputs).list
    node.showSelection()
    return node
  }
  package static func updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: PagesNode.self)
    Content._updateViewList(view.content, in: _ViewListOutputs(node.list))
    node.selection = view.selection
  }
}

/// Makes pages when they are first selected and keeps them, with their state, from then on.
package final class PagesNode: ViewNode, ViewListContainer {
  var list: ViewList!
  var selection: AnyHashable? {
    didSet { if selection != oldValue { showSelection() } }
  }
  private var shown: Int?

  init(selection: AnyHashable?, inputs: _ViewInputs) {
    self.selection = selection
    super.init(inputs: inputs)
  }

  /// Finds the page of the selection, making pages up to it: only a page's node knows its tag.
  func showSelection() {
    let count = list.count
    let found = selection.flatMap { wanted in
      (0..<count).first { index in
        (list.node(at: index).trait(TagTraitKey.self) ?? list.explicitID(at: index)) == wanted
      }
    }
    let next = count == 0 ? nil : found ?? min(shown ?? 0, count - 1)
    if let next { _ = list.node(at: next) }
    guard next != shown else { return }
    shown = next
    invalidatePlacement()
    invalidateDisplay()
    preferencesDidChange()
  }

  package func viewListDidChange() {
    shown = nil
    showSelection()
    invalidateLayout()
    invalidateDisplay()
  }

  private var page: ViewNode? { shown.flatMap { $0 < list.count ? list.node(at: $0) : nil } }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let list { visit(list) }
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: page?.size(for: proposal) ?? CGSize(width: 10, height: 10))
  }

  package override func sizeDepends(on child: ViewNode) -> Bool {
    placedProposal.width == nil || placedProposal.height == nil
  }

  package override func placeChildren() {
    guard let page else { return }
    let offered = ProposedViewSize(size)
    placeChild(page, at: page.alignedOrigin(for: offered, in: size, by: .center), proposal: offered)
  }

  package override func makeFragment() -> DisplayFragment {
    guard let page else { return .empty }
    var builder = FragmentBuilder(for: self)
    builder.append(page)
    return builder.finish()
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? { page?.hitTest(page!.convertFromParent(point)) }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    page?.appendAccessibility(to: &builder)
  }

  package override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceAccumulator<Key>
  ) {
    page?.reducePreference(key, into: &value)
  }

  package override var debugName: String { "Pages" }
}
