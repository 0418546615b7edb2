package import Foundation

/// What drives the bars of a screen: where the screen is on its way in or out, and where its content has scrolled.
package final class ScreenState {
  /// How far the screen has come in over the one below: 0 beside it, 1 in place.
  package let presence = DrivenValue(1)
  /// How far the next screen has come in over this one, 0…1.
  package let cover = DrivenValue(0)
  /// How far the content has scrolled up, in points; below zero while it is pulled down.
  package let scroll = DrivenValue(0)
  /// How far the content can still scroll up, in points.
  package let remaining = DrivenValue(0)
  /// How much of the inline title shows while there is a large one, 0…1.
  package let inlineTitle = DrivenValue(0)
  /// What led from here to the next screen, as a link; it follows how much of that still shows: 1 from the beginning of the way
  /// there on, less and less on the way back.
  package weak var followed: DrivenValue? {
    didSet { if oldValue !== followed { oldValue?.set(0) } }
  }
  /// Whether the screen lay below others before it had views: a way to it leads back.
  package var wasPassedOver = false
  private var trace: CGFloat = 0
  /// Whether something on the screen takes text now.
  package internal(set) var isTyping = false

  package init() {}

  /// Sets how much shows of what led to the next screen.
  func setTrace(_ new: CGFloat) {
    guard new != trace else { return }
    trace = new
    followed?.set(new)
  }
}

/// What a screen's bars mean for its layout and its scrolling.
package struct ScreenMetrics: Equatable {
  /// How much of the upper bar goes as the content scrolls up, in points.
  package var collapsible: CGFloat = 0
  /// How much more of it the content can be pulled down for, in points.
  package var revealable: CGFloat = 0
  /// Whether what the content could be pulled down for is held in sight, at no cost to the content's place.
  package var holdsRevealed = false
  /// How many points before the end of the collapse the inline title begins to show.
  package var titleLead: CGFloat = 10
  /// How long the inline title takes to show, in seconds.
  package var titleFade: TimeInterval = 0.15
  /// How far the upper bar reaches into the safe area above it, by how high that is.
  package var overlaps: [CGFloat: CGFloat] = [:]
  /// Whether a finger at the edge and keys lead back.
  package var leadsBack = true

  package init() {}
}

/// Watches the scroll view of a screen for its bars.
final class ScreenScrollObserver: ScrollObserver {
  private let state: ScreenState
  var metrics = ScreenMetrics()
  /// The first scroll view that touches the upper bar.
  private var main = WeakReference<GraphNode>?.none
  unowned let screen: AnyScreenNode

  init(state: ScreenState, screen: AnyScreenNode) {
    self.state = state
    self.screen = screen
  }

  override var followsAll: Bool { true }

  private func isMain(_ node: ScrollNode) -> Bool {
    if let cached = main?.object as? ScrollNode, cached.isMounted { return cached === node }
    guard node.axes.contains(.vertical), node.reachesUp, node.viewScreen === screen else { return false }
    main = node.weakReference
    return true
  }

  override func scrollDidChange(_ node: ScrollNode) {
    guard isMain(node) else { return }
    state.scroll.set(node.offset.y)
    state.remaining.set(max(node.maximumOffset.y - node.offset.y, 0))
    screen.scrollDidChange()
  }

  override func restingPosition(of node: ScrollNode, proposed: CGPoint) -> CGPoint? {
    guard isMain(node), metrics.collapsible > 0 || metrics.revealable > 0 else { return nil }
    var position = proposed
    let limit = node.maximumOffset.y
    if (0...metrics.collapsible).contains(position.y), limit >= metrics.collapsible {
      position.y = position.y * 2 > metrics.collapsible ? metrics.collapsible : 0
    } else if position.y < 0 {
      position.y = position.y * 2 < -metrics.revealable ? -metrics.revealable : 0
    } else {
      return nil
    }
    return position
  }

  override func revealableLength(of node: ScrollNode) -> CGFloat { isMain(node) ? metrics.revealable : 0 }

  override func collapsibleLength(of node: ScrollNode) -> CGFloat { isMain(node) ? metrics.collapsible : 0 }

  /// Content that leaves room for what could be pulled down for leaves it there.
  override func restsPulledDown(_ node: ScrollNode) -> Bool {
    revealableLength(of: node) > 0 && node.contentSize.height + metrics.revealable <= node.size.height
  }

  /// A wheel brings what is hidden into sight, or takes it away, as a whole.
  override func wheelPosition(of node: ScrollNode, proposed: CGPoint) -> CGPoint? {
    let length = revealableLength(of: node)
    guard length > 0, proposed.y < 0, proposed.y > -length else { return nil }
    return CGPoint(x: proposed.x, y: proposed.y < node.offset.y ? -length : 0)
  }

  override func shownScrollViewsDidChange(in graph: ViewGraph) { if metrics.revealable > 0 { screen.invalidatePlacement() } }

  /// Whether there is a scroll view that touches the bar.
  var hasMain: Bool { mainNode != nil }
  private var mainNode: ScrollNode? { (main?.object as? ScrollNode).flatMap { $0.isMounted ? $0 : nil } }

  /// Lets the content come along where what could be pulled down for is held in sight from now on, or no longer.
  func metricsDidChange(from old: ScreenMetrics) {
    guard let node = mainNode, node.isPlaced, old.holdsRevealed != metrics.holdsRevealed, node.offset.y <= 0 else { return }
    node.move(to: CGPoint(x: node.offset.x, y: -metrics.revealable), transaction: node.transaction)
  }
}

extension ViewNode {
  /// The screen that the node is part of.
  fileprivate var viewScreen: AnyScreenNode? { enclosing(AnyScreenNode.self) }
}
