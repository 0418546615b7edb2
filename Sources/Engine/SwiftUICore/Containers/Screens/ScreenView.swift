package import Foundation

/// The views around a screen's content.
package enum ScreenSlot: Int, CaseIterable {
  /// What lies behind the bars; it moves with the content.
  case upperBackdrop, lowerBackdrop
  case lowerBar
  /// The upper bar's title and buttons, which move by themselves.
  case upperBar
}

/// A screen: content between bars that are made from what the content says by a preference.
nonisolated package struct ScreenView<Key: PreferenceKey, Content: View>: PrimitiveView {
  package typealias Body = Never
  let state: ScreenState
  let content: Content
  let metrics: (Key.Value) -> ScreenMetrics
  let environment: (Key.Value, inout EnvironmentValues) -> Void
  let makePart: (ScreenSlot, Key.Value) -> AnyView
  let report: (Key.Value) -> Void

  /// - Parameters:
  ///   - state: What drives the bars; the same object as long as the screen lives.
  ///   - content: The screen without bars.
  ///   - metrics: What the bars mean for layout and scrolling.
  ///   - environment: Sets what the content is to know of its bars.
  ///   - makePart: Makes the bars; asked again when what they follow has changed.
  ///   - report: Told of what the content says, after each update that changed it.
  package nonisolated init(
    state: ScreenState, content: Content, metrics: @escaping (Key.Value) -> ScreenMetrics,
    environment: @escaping (Key.Value, inout EnvironmentValues) -> Void,
    makePart: @escaping (ScreenSlot, Key.Value) -> AnyView, report: @escaping (Key.Value) -> Void
  ) {
    self.state = state
    self.content = content
    self.metrics = metrics
    self.environment = environment
    self.makePart = makePart
    self.report = report
  }

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> ScreenNode<Key, Content> {
    let node = ScreenNode(view, inputs: inputs)
    node.setContent(ImplicitContainerNode(view.content, inputs: node.contentInputs))
    node.contentWasSet()
    return node
  }

  package static func updateNode(_ node: ScreenNode<Key, Content>, with view: Self) {
    node.setView(view)
    node.updateContent(with: view.content)
  }
}

/// Content with bars above and below it, which inset its safe area.
package class AnyScreenNode: CoverableNode, FocusObserver {
  package final let state: ScreenState
  fileprivate(set) final var parts: [ZStackNode] = []
  fileprivate final var metrics = ScreenMetrics()
  @Late fileprivate final var observer: ScreenScrollObserver
  private final let contentScope: EnvironmentScope
  private final var insets = EdgeInsets()
  private final var inlineTitle = AnimatedValue(CGFloat(0))

  fileprivate init(state: ScreenState, inputs: _ViewInputs) {
    self.state = state
    contentScope = EnvironmentScope(parent: inputs.scope)
    super.init(inputs: inputs)
    observer = ScreenScrollObserver(state: state, screen: self)
    setEnvironment { _ in }
    parts = ScreenSlot.allCases.map { _ in ZStackNode(alignment: .top, inputs: childInputs) }
    trackPlacement()
  }

  final subscript(part: ScreenSlot) -> ZStackNode { parts[part.rawValue] }

  /// Whether a finger at the edge and keys lead back from here.
  final var leadsBack: Bool { metrics.leadsBack }

  package final override var contentInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: contentScope) }

  package final override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let contentIfSet { visit(contentIfSet) }
    for part in parts where part.children.list != nil { visit(part) }
  }

  fileprivate final func setMetrics(_ new: ScreenMetrics) {
    guard new != metrics else { return }
    let old = metrics
    metrics = new
    observer.metrics = new
    observer.metricsDidChange(from: old)
    scrollDidChange()
    invalidatePlacement()
    graph.requestLook(atScrollOf: self)
  }

  /// Sets what the content is to know of its bars.
  fileprivate final func setEnvironment(_ edit: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: scope)
    // What is around the screen watches what scrolls in it only where it says so, as a tab bar below the screen does.
    values.scrollObservers = values.scrollObservers.filter(\.watchesScreensInside) + [observer]
    edit(&values)
    let changed = contentScope.replaceEntries(values.overrides)
    if !changed.isEmpty { contentIfSet?.propagateEnvironmentChange(changed) }
  }

  /// Called when something here got the focus, or lost it.
  final func focusInsideDidChange() {
    let target = graph.focus.target
    let isTyping = target.map { $0.textInput != nil && $0.selfAndAncestors.contains { $0 === self } } ?? false
    guard isTyping != state.isTyping, isMounted else { return }
    state.isTyping = isTyping
    barsMayDiffer()
  }

  /// Lets the bars be made again.
  fileprivate func barsMayDiffer() {}

  // MARK: Scrolling

  /// Shows the inline title when of the large one only a little is left.
  final func scrollDidChange() {
    let requested: CGFloat =
      metrics.collapsible > 0 && state.scroll.value >= metrics.collapsible - metrics.titleLead ? 1 : 0
    guard requested != inlineTitle.model else { return }
    let fades = isPlaced && !isCovered
    set(
      requested, in: &inlineTitle,
      transaction: Transaction(animation: fades ? .easeInOut(duration: metrics.titleFade) : nil))
    state.inlineTitle.set(inlineTitle.presentation)
  }

  final override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    if pass.visit(&inlineTitle).hasMoved { state.inlineTitle.set(inlineTitle.presentation) }
  }

  // MARK: Layout

  package final override var layoutNode: ViewNode { self }
  package final override var spacing: ViewSpacing { ViewSpacing() }
  package final override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }
  package final override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  private final func length(of part: ScreenSlot, width: CGFloat?) -> CGFloat {
    let node = self[part]
    return node.children.list == nil ? 0 : node.size(for: ProposedViewSize(width: width, height: nil)).height
  }

  package final override func hugging(along axis: Axis) -> Hugging { .follows }

  package final override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let bars = length(of: .upperBar, width: proposal.width) + length(of: .lowerBar, width: proposal.width)
    let inner = content.size(for: ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bars, 0) }))
    return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height + bars)
  }

  package final override func sizeDepends(on child: ViewNode) -> Bool {
    placedProposal.width == nil || placedProposal.height == nil
  }

  package final override func safeAreaInsets(forContent child: ViewNode) -> EdgeInsets? { child === contentIfSet ? insets : nil }

  package final override func placeChildren() {
    let outset = safeAreaOutset().insets
    let (upper, lower) = (length(of: .upperBar, width: size.width), length(of: .lowerBar, width: size.width))
    let overlap = upper > 0 ? metrics.overlaps[outset.top] ?? 0 : 0
    // Where nothing scrolls nothing can be pulled down. Whether something does shows when the content has its place.
    for _ in 0..<2 {
      let isRevealed = metrics.revealable > 0 && !observer.hasMain
      if isRevealed { state.scroll.set(-metrics.revealable) }
      let top = (upper > 0 ? upper - overlap : 0) + (isRevealed ? metrics.revealable : 0)
      insets = EdgeInsets(top: top, leading: 0, bottom: lower, trailing: 0)
      placeContent()
      if isRevealed != observer.hasMain || metrics.revealable == 0 { break }
    }
    for part in ScreenSlot.allCases where self[part].children.list != nil {
      let isUpper = part == .upperBar || part == .upperBackdrop
      let length = isUpper ? upper : lower
      let isBar = part == .upperBar || part == .lowerBar
      placeChild(
        self[part], at: CGPoint(x: 0, y: isUpper ? -overlap : size.height - length),
        proposal: ProposedViewSize(width: size.width, height: isBar ? nil : length))
    }
  }

  private final func placeContent() {
    let offered = ProposedViewSize(size).inset(by: insets)
    let room = CGSize(width: offered.width ?? 0, height: offered.height ?? 0)
    var origin = content.alignedOrigin(for: offered, in: room, by: .center)
    origin.y += insets.top
    placeChild(content, at: origin, proposal: offered)
  }

  package final override func placementInWindowDidChange() {
    // A bar's overlap depends on how high the safe area above it is.
    invalidatePlacement()
    super.placementInWindowDidChange()
  }

  // MARK: Drawing and pressing

  /// From back to front.
  fileprivate final var layers: [ViewNode] { [content] + parts.filter { $0.children.list != nil } }

  package final override func makeFragment() -> DisplayFragment { fragment(of: layers) }

  package final override func hitTest(_ point: CGPoint) -> ViewNode? {
    for bar in [self[.upperBar], self[.lowerBar]] where bar.children.list != nil {
      let local = bar.convertFromParent(point)
      if let hit = bar.hitTest(local) { return hit }
      let isUpper = bar === self[.upperBar]
      let gone = isUpper ? min(max(state.scroll.value, 0), metrics.collapsible) : 0
      let length = bar.size.height - gone
      // What lies behind a bar cannot be pressed through it; beside the screen there may be others.
      if length > 0, local.x >= 0, local.x < bar.size.width, isUpper ? local.y < length : local.y > 0 { return bar }
    }
    return content.hitTest(content.convertFromParent(point))
  }

  package final override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    for node in [self[.upperBar], content, self[.lowerBar]] where (node as? ZStackNode)?.children.list != nil || node === content
    {
      node.appendAccessibility(to: &builder)
    }
  }

  package final override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceAccumulator<Key>
  ) {
    content.reducePreference(key, into: &value)
  }

  package final override var debugName: String { "Screen" }
}

extension ViewGraph {
  /// Lets the scroll views of a screen be placed again, whose limits have changed.
  fileprivate func requestLook(atScrollOf screen: AnyScreenNode) { screen.content.invalidatePlacement() }
}

/// Reads what the content says and makes the bars.
package final class ScreenNode<Key: PreferenceKey, Content: View>: AnyScreenNode, PreferenceReading {
  private var view: ScreenView<Key, Content>
  private var last: Key.Value?
  private var partsAreStale = true
  var isPreferenceReadQueued = false

  init(_ view: ScreenView<Key, Content>, inputs: _ViewInputs) {
    self.view = view
    super.init(state: view.state, inputs: inputs)
    graph.hasPreferenceReaders = true
  }

  package override func contentWasSet() { graph.enqueuePreferenceReader(self) }

  func setView(_ new: ScreenView<Key, Content>) {
    view = new
    barsMayDiffer()
  }

  package override func update() {
    needsUpdate = false
    barsMayDiffer()
  }

  override func barsMayDiffer() {
    partsAreStale = true
    graph.enqueuePreferenceReader(self)
  }

  func readPreference() {
    let value = content.preference(Key.self)
    let isNew = last.map { !ValueComparator.areEqual($0, value) } ?? true
    guard isNew || partsAreStale else { return }
    last = value
    partsAreStale = false
    for part in ScreenSlot.allCases {
      show(evaluate(ScreenView<Key, Content>.self) { view.makePart(part, value) }, in: self[part])
    }
    setMetrics(view.metrics(value))
    setEnvironment { view.environment(value, &$0) }
    invalidatePlacement()
    invalidateDisplay()
    guard isNew else { return }
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.isInactive else { return }
      self.view.report(value)
    }
  }

  private func show(_ part: AnyView, in node: ZStackNode) {
    guard node.children.list == nil else { return node.show(part) }
    node.makeList(of: part)
    node.listWasMade()
    node.invalidateLayout()
    node.invalidateDisplay()
  }
}
