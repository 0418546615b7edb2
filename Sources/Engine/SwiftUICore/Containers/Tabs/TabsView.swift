package import Foundation

/// Shows one of several views, chosen by its tag or by a person, and keeps those that showed before asleep: the ground of tab bars.
nonisolated package struct TabsView<Key: PreferenceKey, Content: View>: ContainerView {
  package typealias Body = Never
  let selection: AnyHashable?
  let select: (AnyHashable) -> Void
  let describe: (TabsNode) -> Key.Value
  let content: Content

  /// - Parameters:
  ///   - selection: The tag of the view to show; `nil`: the node decides.
  ///   - select: Told of the tag of the view that a person has chosen, also when it is the one that shows.
  ///   - key: The preference by which what is around learns of the views and of how to choose one.
  ///   - describe: Makes the preference's value.
  ///   - content: The views, each with its tag.
  package nonisolated init(
    selection: AnyHashable?, select: @escaping (AnyHashable) -> Void, key: Key.Type,
    describe: @escaping (TabsNode) -> Key.Value, content: Content
  ) {
    self.selection = selection
    self.select = select
    self.describe = describe
    self.content = content
  }

  package typealias Node = TabsNode

  func makeContainer(_ inputs: _ViewInputs) -> TabsNode {
    let node = TabsNode(inputs: inputs)
    node.selection = TagSelection(selection)
    configure(node)
    return node
  }

  func configure(_ node: TabsNode) {
    node.configure(select: select, key: ObjectIdentifier(Key.self), describe: describe)
  }

  package static func updateNode(_ node: TabsNode, with view: Self) {
    view.configure(node)
    node.show(view.content)
    node.setSelection(TagSelection(view.selection))
  }
}

/// Makes each view when it first shows, and keeps it with its state from then on; a view that does not show sleeps.
package final class TabsNode: ContainerNode {
  fileprivate(set) var selection = TagSelection.unowned
  private var select: (AnyHashable) -> Void = { _ in }
  private var describedKey = ObjectIdentifier(Never.self)
  private var describe: (TabsNode) -> Any = { _ in () }
  /// The index of the view that shows; `nil` where there is none.
  package private(set) var selected: Int?
  /// The node that shows, by which it is found again where the views change.
  private var page: ViewNode?

  fileprivate func configure(
    select: @escaping (AnyHashable) -> Void, key: ObjectIdentifier, describe: @escaping (TabsNode) -> Any
  ) {
    self.select = select
    describedKey = key
    self.describe = describe
  }

  fileprivate func setSelection(_ new: TagSelection) {
    if new != selection {
      selection = new
      showSelection()
    }
    // Names and badges may have changed, of which no node tells.
    preferencesDidChange()
  }

  package override func listWasMade() {
    if !selection.isOwned { selected = ChosenView.resumed(of: self) }
    showSelection()
  }

  override func forEachSavedPart(_ visit: (String, any SavedPart) -> Void) {
    if !selection.isOwned { visit(ChosenView.name, ChosenView.Part(selected)) }
  }

  package override func viewListDidChange() {
    super.viewListDidChange()
    showSelection()
  }

  package override func update() { needsUpdate = false }

  // MARK: What there is

  /// How many views there are.
  package var count: Int { list.count }

  /// What stands for a view in the selection.
  package func tag(at index: Int) -> AnyHashable? { list.tag(at: index) }

  /// What a view says of a trait, found without making the view where that can be.
  package func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value { list.trait(key, at: index) }

  // MARK: Which one shows

  /// Finds the view of the selection by the tags of the list, without making views.
  private func showSelection() {
    let count = list.count
    let found = selection.index(in: list)
    if let tag = selection.tag, found == nil, count > 0, selection.isSome {
      Diagnostics.report(
        "TabView: no tab has the tag \(tag) that is selected; give one of them tag(_:) with a value of this type")
    }
    show(found ?? indexOfPage ?? (count == 0 ? nil : min(selected ?? 0, count - 1)))
  }

  private var indexOfPage: Int? {
    guard let page, page.isMounted else { return nil }
    return (0..<list.count).first { list.existingNode(at: $0) === page }
  }

  private func show(_ next: Int?) {
    let before = page
    selected = next
    page = next.map { list.node(at: $0) }
    guard page !== before else { return }
    // What comes is told before what goes.
    page?.wakeUp()
    if let before, before.isMounted, !before.isInactive { before.fallAsleep() }
    EnvironmentValues(scope: scope).scrollObservers.forEach { $0.shownScrollViewsDidChange(in: graph) }
    invalidateLayout()
    invalidateDisplay()
    preferencesDidChange()
  }

  /// Chooses a view as a person does; the one that shows already is told that it was chosen again.
  package func choose(_ index: Int) {
    guard isMounted, (0..<list.count).contains(index) else { return }
    if let tag = tag(at: index) { select(tag) }
    guard index != selected else { return _ = page?.reselectTab() }
    // Whoever binds the selection decides; else this node does.
    guard !selection.isOwned else { return }
    graph.enqueueWrite(Transaction.current) { [weak self] in
      guard let self, self.isMounted, index < self.list.count else { return }
      self.show(index)
    }
  }

  // MARK: Layout

  package override var shownChildren: [ViewNode] { page.map { [$0] } ?? [] }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: page?.size(for: proposal) ?? CGSize(width: 10, height: 10))
  }

  package override func sizeDepends(on child: ViewNode) -> Bool {
    child === page && (placedProposal.width == nil || placedProposal.height == nil)
  }

  package override func placeChildren() {
    guard let page else { return }
    let offered = ProposedViewSize(size)
    // Tabs are exchanged at once.
    graph.withoutMovement {
      placeChild(page, at: page.alignedOrigin(for: offered, in: size, by: .center), proposal: offered)
    }
  }

  package override var fillsSpace: Bool { true }

  // MARK: Looking for what is inside

  package override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceAccumulator<Key>
  ) {
    if ObjectIdentifier(key) == describedKey, let own = describe(self) as? Key.Value { return value.add(own) }
    page?.reducePreference(key, into: &value)
  }

  /// What the view that shows gives for a preference.
  package func shownPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    page?.preference(key) ?? Key.defaultValue
  }

  package override func scrollTarget(forID id: AnyHashable) -> ScrollDestination? { page?.scrollTarget(forID: id) }
  override func scrolledTarget(forID id: AnyHashable) -> ScrollDestination? { page?.scrolledTarget(forID: id) }

  package override var debugName: String { "Tabs" }
}
