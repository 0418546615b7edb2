package import Foundation

/// Shows the last of several screens; those below stay, and the way from one to another is one number that a finger can hold.
nonisolated package struct ScreensView<Content: View>: ContainerView {
  package typealias Body = Never
  package typealias Node = ScreensNode
  let metrics: ScreensMetrics
  let goBack: () -> Void
  let content: Content

  /// - Parameters:
  ///   - metrics: How screens come and go.
  ///   - goBack: Takes the last screen away, because a finger or a key has asked for it.
  ///   - content: The screens, each a `ScreenView` with an identity.
  package nonisolated init(metrics: ScreensMetrics, goBack: @escaping () -> Void, content: Content) {
    self.metrics = metrics
    self.goBack = goBack
    self.content = content
  }

  func makeContainer(_ inputs: _ViewInputs) -> ScreensNode { ScreensNode(metrics: metrics, goBack: goBack, inputs: inputs) }
  func configure(_ node: ScreensNode) {
    node.metrics = metrics
    node.goBack = goBack
  }
}

/// How screens come and go.
package struct ScreensMetrics: Equatable, Sendable {
  /// The spring that a screen moves by.
  package var spring: Spring
  /// How far the screen below moves aside, as a part of the width.
  package var parallax: CGFloat
  /// How dark the screen below becomes, 0…1.
  package var dim: Double
  /// How wide the shadow is beside the screen that moves, as a part of the width, and how dark at its darkest.
  package var shadowWidth: CGFloat
  package var shadowOpacity: Double
  /// How near the leading edge a finger goes down that moves the screen, in points.
  package var edge: CGFloat
  /// Where a finger lets a screen go to; speeds in widths a second.
  package var release: ReleaseRule

  package init(
    spring: Spring, parallax: CGFloat, dim: Double, shadowWidth: CGFloat, shadowOpacity: Double, edge: CGFloat,
    release: ReleaseRule
  ) {
    self.spring = spring
    self.parallax = parallax
    self.dim = dim
    self.shadowWidth = shadowWidth
    self.shadowOpacity = shadowOpacity
    self.edge = edge
    self.release = release
  }
}

/// The container of a stack of screens.
///
/// At rest the last one shows and takes input; the others are covered. On the way from one to another both show, and nothing is
/// pressed. Layout knows nothing of the way: both lie at their places and are drawn elsewhere.
package final class ScreensNode: ContainerNode {
  var metrics: ScreensMetrics
  var goBack: () -> Void
  /// The screen that shows, or comes in.
  private(set) var top: ViewNode?
  var passage: ScreenPassage?

  init(metrics: ScreensMetrics, goBack: @escaping () -> Void, inputs: _ViewInputs) {
    self.metrics = metrics
    self.goBack = goBack
    super.init(inputs: inputs)
  }

  package override func listWasMade() {
    top = allChildren.last
    coverScreens()
  }

  package override func update() {
    needsUpdate = false
    let screens = allChildren
    let before = children.takeNodesBefore() ?? screens
    // What came back is a screen again; where it went once more before this looked it is seen until its way is over.
    for node in children.removals.returned {
      _ = children.removals.take(node)
      keepShowing(node)
    }
    guard let new = screens.last, new !== top else { return coverScreens() }
    let old = top
    top = new
    invalidatePlacement()
    invalidateDisplay()
    preferencesDidChange()
    if let focus = graph.focus.target, focus.selfAndAncestors.contains(where: { $0 === self }) { graph.focus.focus(nil) }
    guard let old, isPlaced, !transaction.disablesAnimations, !graph.isResuming else { return finish() }
    // A root in place of another one is there at once, as another column's choice.
    if screens.count == 1, !before.contains(where: { $0 === new }) { return finish() }
    let wasBelow = before.contains { $0 === new } || new.screen?.state.wasPassedOver == true
    let isPop = wasBelow && !screens.contains { $0 === old }
    if isPop { pop(old, to: new) } else { push(new, over: old) }
  }

  // MARK: The way

  private func push(_ new: ViewNode, over old: ViewNode) {
    end()
    keepShowing(old)
    begin(ScreenPassage(lower: old, upper: new, presence: 0), to: 1, speed: 0)
  }

  private func pop(_ old: ViewNode, to new: ViewNode) {
    guard let now = passage, now.upper === old else {
      end()
      guard keepShowing(old) else { return coverScreens() }
      var back = ScreenPassage(lower: new, upper: old, presence: 1)
      back.turnBack()
      return begin(back, to: 0, speed: 0)
    }
    // It was on its way, perhaps under a finger that has let it go at the end of the way.
    let speed = now.motion.speed(at: graph.time)
    guard now.presence > 0, keepShowing(old) else { return finish() }
    var back = ScreenPassage(lower: new, upper: old, presence: now.presence)
    back.back = now.back
    if now.lower === new {
      back.stage = now.stage
    } else {
      now.stage?.end()
      leave(now.lower)
    }
    back.turnBack()
    begin(back, to: 0, speed: speed)
  }

  /// Lets a screen that the update takes away be seen until its way is over; returns whether it can be seen.
  @discardableResult
  private func keepShowing(_ node: ViewNode) -> Bool {
    guard !allChildren.contains(where: { $0 === node }) else { return true }
    guard let subtree = leavingSubtree(of: node) else { return false }
    // Where the list of screens goes this node does, too, and its way is stopped after that.
    subtree.removalBegan(ending(of: node, leavingWith: subtree))
    children.removals.add(node, subtree)
    return true
  }

  private func begin(_ new: ScreenPassage, to target: CGFloat, speed: CGFloat) {
    passage = new
    coverScreens()
    release(to: target, speed: speed)
  }

  /// Lets the spring have the way from where it is now.
  func release(to target: CGFloat, speed: CGFloat) {
    guard passage != nil else { return }
    // A quarter of a pixel of the width, and as slow as nobody sees: a twentieth of the width a second.
    let tolerance = 0.25 / (max(size.width, 1) * graph.services.displayScale)
    passage?.motion.release(
      to: target, speed: speed, at: graph.time, isBetweenFrames: !graph.isInFrame,
      by: SpringReturn(by: metrics.spring, tolerance: tolerance, restingSpeed: 0.05, within: 0...1))
    passage?.isSettling = true
    show()
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
  }

  /// Finds out how the upper screen comes or goes, when its content has said so and its source has a place.
  func setStage() {
    guard let now = passage, now.stage == nil else { return }
    let transition = now.upper.preference(ScreenTransitionKey.self) ?? .automatic
    passage?.stage = TransitionStage(transition, of: now.upper, in: self)
    if passage?.ownStage != nil { show() }
  }

  /// Lets what follows the way know where it is now.
  func show() {
    guard let now = passage else { return }
    // The bars of a screen that does not come from the side are in place on it all the way.
    let isStaged = now.ownStage != nil
    now.upper.screen?.state.presence.set(isStaged ? 1 : now.presence)
    now.lower.screen?.state.cover.set(isStaged ? 0 : now.presence)
    now.lower.screen?.state.setTrace(now.trace)
    invalidateDisplay()
    graph.wantFrame()
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(isMoving: { passage?.isSettling ?? false }, advance: advancePassage, stop: stopPassage)
  }

  private func advancePassage() {
    passage?.motion.advance(for: self)
    show()
    guard let now = passage, !now.motion.isMoving else { return }
    passage?.isSettling = false
    if now.presence == 0, now.upper === top { askToGoBack() } else { finish() }
  }

  /// The stack goes while a screen is on its way: one that a finger has let go of for good goes from the path all the same.
  private func stopPassage() {
    guard let now = passage, now.isSettling, now.motion.target == 0, now.upper === top else { return }
    graph.enqueueAction(goBack)
  }

  /// Lets the path know that a finger has taken the screen away; where the path keeps it, it comes back.
  private func askToGoBack() {
    tellOwner(goBack) { [weak self] in
      guard let self, let now = self.passage, now.upper === self.top, now.presence == 0, !now.motion.isHeld else { return }
      self.release(to: 1, speed: 0)
    }
  }

  /// Ends the way where it leads.
  func finish() {
    end()
    coverScreens()
  }

  private func end() {
    guard let now = passage else { return }
    passage = nil
    now.stage?.end()
    leave(now.upper)
    leave(now.lower)
    invalidateDisplay()
  }

  package override func willUnmount() {
    super.willUnmount()
    passage?.stage?.end()
  }

  /// A screen is no longer on the way: it is in place, or gone for good where it only waited for the way's end.
  private func leave(_ node: ViewNode) {
    node.screen?.state.presence.set(1)
    node.screen?.state.cover.set(0)
    children.removals.take(node)?.removalEnded()
  }

  /// Tells screens whether they can be seen.
  private func coverScreens() {
    for node in allChildren {
      node.screen?.isCovered = node !== top && node !== passage?.lower
      if passage == nil { node.screen?.state.setTrace(node === top ? 0 : 1) }
    }
  }

  // MARK: As a container

  /// The screens that show, from back to front.
  private var visible: [ViewNode] { passage.map { [$0.lower, $0.upper] } ?? top.map { [$0] } ?? [] }

  package override var shownChildren: [ViewNode] { visible }
  package override var fillsSpace: Bool { true }
  package override var isGeometryGroup: Bool { true }
  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: top?.size(for: proposal) ?? CGSize(width: 10, height: 10))
  }
  package override func sizeDepends(on child: ViewNode) -> Bool {
    placedProposal.width == nil || placedProposal.height == nil
  }

  package override func placeChildren() {
    graph.withoutMovement {
      for node in visible { placeChild(node, at: .zero, proposal: ProposedViewSize(size)) }
    }
    setStage()
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    if let top, !top.isInactive { top.appendAccessibility(to: &builder) }
  }

  package override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceAccumulator<Key>
  ) {
    guard key.isOfWindow else {
      top?.reducePreference(key, into: &value)
      return
    }
    for screen in allChildren { screen.reducePreference(key, into: &value) }
    // A screen that leaves says it until it has gone: what it shows is not drawn again by what the others say.
    if let upper = passage?.upper, !allChildren.contains(where: { $0 === upper }) { upper.reducePreference(key, into: &value) }
  }

  package override func scrollTarget(forID id: AnyHashable) -> ScrollDestination? { top?.scrollTarget(forID: id) }
  override func scrolledTarget(forID id: AnyHashable) -> ScrollDestination? { top?.scrolledTarget(forID: id) }

  package override func makeFragment() -> DisplayFragment { drawnScreens() }
  package override func hitTest(_ point: CGPoint) -> ViewNode? { pressed(at: point) }

  package override var debugName: String { "Screens" }
}

extension ViewNode {
  /// The screen that an element of a stack of screens shows.
  var screen: AnyScreenNode? {
    var node: ViewNode? = self
    while let current = node {
      if let screen = current as? AnyScreenNode { return screen }
      if let wrapper = current as? WrapperNode {
        node = wrapper.content
      } else if let container = current as? ContainerNode, container.allChildren.count == 1 {
        node = container.allChildren[0]
      } else {
        return nil
      }
    }
    return nil
  }
}
