import Foundation

/// A node that takes keys and text while it has the focus.
protocol FocusTarget: ViewNode {
  /// Whether it can have the focus now.
  var canTakeFocus: Bool { get }
  /// Whether there may be others inside.
  var holdsOtherTargets: Bool { get }
  /// Whether Tab stops at it.
  var isTabStop: Bool { get }
  /// Where typed text goes, while the target takes text; for input methods.
  var textInput: TextInputState? { get }
  /// Called when the focus came or went.
  func focusDidChange(isFocused: Bool)
  /// Answers whether the key meant something.
  func handle(_ key: KeyInput) -> Bool
  func handle(_ input: TextInput)
}

extension FocusTarget {
  var holdsOtherTargets: Bool { false }
  var isTabStop: Bool { true }
}

/// A node that wants to know when something inside got the focus, or lost it.
protocol FocusObserver: ViewNode {
  /// Called when the focus came or went.
  func focusInsideDidChange()
}

/// Knows which node of a window has the focus, and moves it.
package final class FocusCoordinator: UnmountListener, SleepListener {
  package static let slot = FeatureSlot()
  unowned let graph: ViewGraph
  private var weakReference: WeakReference<GraphNode>?
  /// What has the focus as far as the app can see, while keys go to a menu.
  private var lender: WeakReference<GraphNode>?

  package init(graph: ViewGraph) { self.graph = graph }

  /// Whether it was moved by the keyboard last, so that a ring shows around it.
  var showsRing = false

  /// The pointer is used: the ring goes.
  func pointerIsUsed() {
    guard showsRing else { return }
    showsRing = false
    target?.invalidateDisplay()
  }

  /// What has the focus.
  var target: (any FocusTarget)? { weakReference?.object as? any FocusTarget }

  /// Where text goes that is typed now.
  package var textInput: TextInputState? { target?.textInput }

  /// Puts something made of it in place of the text that is selected where text goes that is typed, in one edit; it stays selected.
  ///
  /// What is typed as dots stays as it is.
  package func replaceSelectedText(_ change: (String) -> String) { (target as? TextInputNode)?.replaceSelection(change) }

  /// Takes away, in one edit, all of the text that more would be typed to.
  package func removeText() { (target as? TextInputNode)?.removeAll() }

  /// Gives the focus to a node, or takes it from all.
  func focus(_ new: (any FocusTarget)?) {
    let old = target
    guard old !== new else { return }
    if let new, !(new.isMounted && new.canTakeFocus && isReachable(new)) { return }
    weakReference = new?.weakReference
    old?.focusDidChange(isFocused: false)
    new?.focusDidChange(isFocused: true)
    for node in [old, new] { node.map(Self.observers(around:))?.forEach { $0.focusInsideDidChange() } }
    let left = old.map(Self.links(around:)) ?? []
    let entered = new.map(Self.links(around:)) ?? []
    for link in left where !entered.contains(where: { $0.state === link.state }) { link.state.focusLeft() }
    for link in entered { link.enter() }
    graph.wantFrame()
  }

  package func nodeWillUnmount(_ node: GraphNode) { nodeGoes(node) }

  package func sleepDidChange(of node: GraphNode) {
    if node.isAsleep { nodeGoes(node) }
  }

  /// Takes the focus from a node that falls asleep or leaves the tree, if it has it.
  private func nodeGoes(_ node: GraphNode) {
    if let weakReference, weakReference.object === node { focus(nil) }
  }

  /// Takes the focus from a node that does not want it any more, if it has it.
  func resign(_ node: any FocusTarget) {
    if target === node { focus(nil) }
    if lender?.object === node { lose(node) }
  }

  /// Lets keys go elsewhere for a while, of which what has the focus hears nothing; answers whether something has it.
  func lend() -> Bool {
    guard lender == nil, let target else { return false }
    (lender, weakReference) = (target.weakReference, nil)
    return true
  }

  /// Ends that: what lent the focus has it again, if it can and nothing else has got it; else it hears now that it has not.
  func giveBack(isFree: Bool) {
    guard let node = lender?.object as? any FocusTarget, node.isMounted else {
      lender = nil
      return isFree ? focus(nil) : ()
    }
    guard isFree, node.canTakeFocus, isReachable(node) else {
      lose(node)
      return isFree ? focus(nil) : ()
    }
    let borrower = target
    (weakReference, lender) = (node.weakReference, nil)
    borrower?.focusDidChange(isFocused: false)
    // What states have been told meanwhile counts now.
    for link in Self.links(around: node) { follow(link.state) }
    graph.wantFrame()
  }

  private func lose(_ node: any FocusTarget) {
    lender = nil
    node.focusDidChange(isFocused: false)
    let kept = target.map(Self.links(around:)) ?? []
    for link in Self.links(around: node) where !kept.contains(where: { $0.state === link.state }) { link.state.focusLeft() }
  }

  /// Gives the focus to the next node that can have it, or the one before; from the last one it goes to the first.
  func moveFocus(forward: Bool) {
    showsRing = true
    guard let root = graph.reachableRoot else { return }
    let targets = Self.targets(below: root).filter { $0.isTabStop || $0 === target }
    guard !targets.isEmpty else { return }
    let before = target
    guard let present = targets.firstIndex(where: { $0 === target }) else {
      focus(forward ? targets.first : targets.last)
      return entered(from: before)
    }
    focus(targets[(present + (forward ? 1 : targets.count - 1)) % targets.count])
    entered(from: before)
  }

  /// Gives the focus to what a state asks for; where it asks for nothing, takes it from what belongs to the state.
  func follow(_ state: FocusLinkState) {
    if let node = lender?.object as? ViewNode, Self.links(around: node).contains(where: { $0.state === state }) { return }
    for link in state.links where link.isRequested() {
      guard let node = link.node.object as? ViewNode, node.isMounted else { continue }
      if let target, target.selfAndAncestors.contains(where: { $0 === node }) { return }
      if let requested = Self.targets(below: node).first { return focus(requested) }
    }
    guard let target else { return }
    if Self.links(around: target).contains(where: { $0.state === state }) { focus(nil) }
  }

  /// How often the states that a node belongs to have been written; what an action writes decides where the focus goes.
  func requests(of node: ViewNode) -> Int { Self.links(around: node).reduce(0) { $0 + $1.state.requests } }

  /// Whether nothing modal lies above a node.
  private func isReachable(_ node: ViewNode) -> Bool {
    guard let layer = graph.upperLayer, layer.modalScope != nil else { return true }
    return layer.isReachable(node)
  }

  /// The nodes that can have the focus, in the order of the tree, without what goes, sleeps, is covered or disabled.
  static func targets(below node: ViewNode) -> [any FocusTarget] {
    guard !node.isOutOfReach else { return [] }
    var found: [any FocusTarget] = []
    if let target = node as? any FocusTarget, target.canTakeFocus {
      found = [target]
      if !target.holdsOtherTargets { return found }
    }
    node.forEachViewChild { found += targets(below: $0) }
    return found
  }

  private static func observers(around node: ViewNode) -> [any FocusObserver] {
    node.selfAndAncestors.compactMap { $0 as? any FocusObserver }
  }

  private static func links(around node: ViewNode) -> [FocusLink] {
    node.selfAndAncestors.compactMap { ($0 as? FocusedNode)?.link }
  }
}

extension ViewGraph {
  /// Who takes keys and text.
  package var focus: FocusCoordinator { self[FocusCoordinator.self] }
}

// Not the graph: the window is remembered weakly, and what anybody refers to weakly keeps its count of references elsewhere, so
// that each retain of it takes a slower way. Layout retains the graph at each step.
extension FocusCoordinator: EditingWindow {
  package func endEditing() -> Bool {
    guard target != nil else { return false }
    focus(nil)
    return true
  }
}

extension AppWindow {
  /// Shows a view in front of what the window shows, or takes it away; answers whether there is a window.
  @discardableResult
  package func showInFront(_ view: AnyView?) -> Bool {
    guard let focus = window as? FocusCoordinator, focus.graph.root != nil else { return false }
    focus.graph.showInFront(view, in: .windows)
    return true
  }
}
