package import Foundation

/// What a window shows above its content, the last presented in front.
///
/// Below the topmost modal one nothing is pressed, focused or found by a screen reader.
package final class PresentationStack: ContainerNode, UpperLayer {
  /// What is shown, from back to front.
  private(set) var presentations: [Presentation] = []
  /// Who wants to show something when what is shown has gone.
  private var waiting: [WeakReference<GraphNode>] = []
  private var entries: PresentationList { list.checked(as: PresentationList.self) }

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
    children.list = PresentationList(inputs: childInputs)
    // It begins empty, so that the first one comes in as all others do.
    _ = allChildren
  }

  func add(_ presentation: Presentation, makeNode: (_ViewInputs) -> Void) {
    makeNode(entries.childInputs)
    presentations.append(presentation)
    entries.setNodes(presentations.map(\.node))
  }

  func remove(_ presentation: Presentation) {
    presentations.removeAll { $0 === presentation }
    _ = graph.detach(presentation.node)
    entries.setNodes(presentations.map(\.node))
    if presentation.recession != nil { viewParent?.viewParent?.invalidateDisplay() }
    let next = waiting
    waiting = []
    for anchor in next { (anchor.object as? ModalAnchorNode)?.followLater() }
  }

  /// Lets what wants to be shown ask again when something has gone.
  func wait(_ anchor: ModalAnchorNode) {
    if !waiting.contains(where: { $0 === anchor.weakReference }) { waiting.append(anchor.weakReference) }
  }

  // MARK: What goes back

  /// How the window's content goes back; `nil` where nothing makes it.
  var recession: Recession? { presentations.lazy.compactMap(\.recession).first }

  /// How a presented view goes back.
  func recession(of presentation: Presentation) -> Recession? {
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else { return nil }
    return presentations[(index + 1)...].lazy.compactMap(\.recession).first
  }

  /// Has drawn anew what goes back by what a view says of it: what lies between it and the next one below that says so itself.
  ///
  /// What is farther down goes back by that one, and stays as it is: so a sheet costs the same however many are below it.
  func recessionDidChange(below presentation: Presentation) {
    for below in presentations.prefix(while: { $0 !== presentation }).reversed() {
      (below.presenter.object as? ModalAnchorNode)?.node?.invalidateDisplay()
      if below.recession != nil { return }
    }
    viewParent?.viewParent?.invalidateDisplay()
  }

  /// Dismisses what a node presented, because it goes.
  func presenterWillUnmount(_ presenter: GraphNode) {
    for presentation in presentations where presentation.presenter.object === presenter { presentation.dismiss() }
  }

  /// Visits the views that inherit the environment of a node, since it presented them.
  func forEachPresented(by presenter: GraphNode, _ visit: (GraphNode) -> Void) {
    for presentation in presentations where presentation.presenter.object === presenter { visit(presentation.node) }
  }

  /// The sheets, covers and popovers, from back to front.
  var sheetNodes: [SheetNode] { presentations.compactMap { ($0.presenter.object as? ModalAnchorNode)?.node as? SheetNode } }

  /// What is declared inside of something that is shown, the foremost first.
  func presented(inside outer: Presentation) -> [Presentation] {
    presentations.reversed().filter { $0 !== outer && $0.isDeclared(inside: outer) }
  }

  /// Whether a node is inside of something that is on its way out.
  func isLeaving(around node: ViewNode) -> Bool {
    let leaving = presentations.filter(\.isLeaving).map(\.node)
    return !leaving.isEmpty && node.selfAndAncestors.contains { ancestor in leaving.contains { $0 === ancestor } }
  }

  /// Draws what is below as it goes back, on black where it leaves room.
  func append(_ content: DisplayFragment, in frame: CGRect, id: DisplayID, to builder: inout FragmentBuilder) {
    let recession = recession
    if recession.map({ $0.progress > 0 }) ?? false {
      builder.append(.fill(DisplayFill(path: Path(frame), paint: .color(.black), snapFrame: frame)), bounds: frame)
    }
    builder.append(recession?.applied(to: content, in: frame, id: id) ?? content, at: .zero)
  }

  /// The node outside of which nothing can be reached now; `nil` while nothing modal is shown.
  var modalScope: ViewNode? { presentations.last { $0.isModal && !$0.isLeaving }?.node }

  /// The presented views that can be reached: the topmost modal one and what is above it.
  private var reachable: [ViewNode] {
    let first = presentations.lastIndex { $0.isModal && !$0.isLeaving } ?? presentations.startIndex
    return presentations[first...].filter { !$0.isLeaving }.map(\.node)
  }

  /// Whether a node belongs to a presented view that can be reached.
  func isReachable(_ node: ViewNode) -> Bool {
    let reachable = reachable
    return node.selfAndAncestors.contains { ancestor in reachable.contains { $0 === ancestor } }
  }

  // MARK: As a container

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  package override func sizeDepends(on child: ViewNode) -> Bool { false }

  package override func placeChildren() {
    let offered = ProposedViewSize(size)
    for child in allChildren {
      placeChild(child, at: child.alignedOrigin(for: offered, in: size, by: .center), proposal: offered)
    }
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    if let hit = hitTest(point, in: reachable) { return hit }
    // What is below a modal one is covered, though it may be seen.
    return modalScope == nil ? nil : self
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    for node in reachable { node.appendAccessibility(to: &builder) }
  }

  package override var debugName: String { "Presentations" }
}

extension PresentationStack: KeyTarget {
  /// Offers a key that nobody took to what is shown, the foremost first, wherever in the window that is.
  package func handle(_ key: KeyInput) -> Bool {
    for node in reachable.reversed() {
      if let target = node.first({ $0 as? any KeyTarget }), target.handle(key) { return true }
    }
    return false
  }
}

/// What a window shows above its content, made when something is first presented.
private final class Presentations: UnmountListener, EnvironmentListener {
  static let slot = FeatureSlot()
  var stack: PresentationStack?

  init(graph: ViewGraph) {}

  func nodeWillUnmount(_ node: GraphNode) {
    stack?.presenterWillUnmount(node)
    if node === stack { stack = nil }
  }

  func environmentDidChange(_ mask: EnvironmentMask, at node: GraphNode) {
    stack?.forEachPresented(by: node) { $0.propagateEnvironmentChange(mask) }
  }
}

extension ViewGraph {
  /// What the window shows above its content; `nil` before anything was presented.
  var presentations: PresentationStack? { existing(Presentations.self)?.stack }

  /// The same, for what is to be presented; `nil` in a window without content.
  func makePresentations() -> PresentationStack? {
    if let presentations { return presentations }
    guard let root = root as? any LayeredRoot else { return nil }
    var made: PresentationStack?
    root.showAbove { inputs in
      let stack = PresentationStack(inputs: inputs)
      made = stack
      return stack
    }
    self[Presentations.self].stack = made
    return made
  }

  /// The sheets, covers and popovers that show, from back to front; also those on their way out.
  package var sheetNodes: [SheetNode] { presentations?.sheetNodes ?? [] }
}

/// The presented views as the elements of a list, so that they come and go as a container's children do.
private final class PresentationList: ViewList {
  private var nodes: [ViewNode] = []

  func setNodes(_ new: [ViewNode]) {
    nodes = new
    structureDidChange()
  }

  override var count: Int { nodes.count }
  override func node(at index: Int) -> ViewNode { nodes[index] }
  override func existingNode(at index: Int) -> ViewNode? { nodes[index] }
  override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) {
    for (index, node) in nodes.enumerated() { visit(index, node) }
  }
  override func forEachChild(_ visit: (GraphNode) -> Void) { nodes.forEach(visit) }
}
