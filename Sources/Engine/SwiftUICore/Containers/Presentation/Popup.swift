import CoreGraphicsTypes
package import Foundation

/// The way to a popup, for who opens and closes it.
///
/// A popup is a view above everything that the window shows, next to the view that opens it: a menu, or something like it. As
/// long as it is open nothing else is pressed or found.
package final class Popup {
  fileprivate(set) weak var anchor: PopupAnchorNode?
  /// Whether it stands above the view that opened it; known when its content is placed.
  package internal(set) var standsAbove = false
  /// Whether the view that opened it lies in the content of a scroll view; known when its content is placed.
  package internal(set) var opensFromScrolledContent = false

  package init() {}

  /// Whether it is open, and not only on its way out.
  package var isOpen: Bool { anchor?.isOpen ?? false }
  /// Opens it.
  package func open() { anchor?.open() }
  /// Closes it, and what was opened from it.
  package func close() { anchor?.close() }
  /// Closes it with all those from which it was opened.
  package func closeAll() {
    var node = anchor
    while let current = node {
      let outer = current.enclosingPopup?.anchor
      current.close()
      node = outer
    }
  }
}

/// Where a popup stands, and how it comes and goes; lengths in points.
package struct PopupMetrics: Equatable, Sendable {
  /// Where it stands by the view that opened it.
  package enum Position: Equatable, Sendable {
    case beside, over
    /// Beside it with an arrow that points to it, at the side named or at one where there is room; `foot` is what the arrow keeps
    /// from the popup's corners.
    case pointing(side: PopupSide?, arrow: CGSize, foot: CGFloat)
  }
  package var position: Position
  /// Between the view that opened it and the popup.
  package var gap: CGFloat
  /// What opens it counts as that much wider at each side, and as at least that high.
  package var sourceOutset: CGFloat = 0
  package var leastSourceHeight: CGFloat = 0
  /// From the window's edges to the popup at least.
  package var margin: CGFloat
  /// It stands below views whose middle is in this part of the window's height, else above.
  package var upperPart: CGFloat
  /// It is centred at views whose middle is in this part of the window's width, else stands flush with their outer side.
  package var middlePart: ClosedRange<CGFloat>
  /// How large it is where it comes from, as a part of its size.
  package var smallest: CGFloat
  package var opening: Animation
  package var closing: Animation
  /// How far a finger goes from it until it is as small as it gets, and how small that is.
  package var pullAwayDistance: CGFloat
  package var pullAwayScale: CGFloat
  /// How the view that opened it is lifted above what is behind; `nil` leaves it where it is.
  package var lift: PopupLift?

  package init(
    position: Position, gap: CGFloat, margin: CGFloat, upperPart: CGFloat, middlePart: ClosedRange<CGFloat>, smallest: CGFloat,
    opening: Animation, closing: Animation, pullAwayDistance: CGFloat, pullAwayScale: CGFloat, lift: PopupLift?
  ) {
    self.position = position
    self.gap = gap
    self.margin = margin
    self.upperPart = upperPart
    self.middlePart = middlePart
    self.smallest = smallest
    self.opening = opening
    self.closing = closing
    self.pullAwayDistance = pullAwayDistance
    self.pullAwayScale = pullAwayScale
    self.lift = lift
  }
}

/// A side of something in the window; not of something read in a direction.
package enum PopupSide: CaseIterable, Sendable { case bottom, top, right, left }

/// How a view is lifted that opened a popup.
package struct PopupLift: Equatable, Sendable {
  /// How large it becomes, and how large at least where there is no room for that.
  package var scale: CGFloat
  package var leastScale: CGFloat
  /// Between it and the popup.
  package var gap: CGFloat
  package var corner: CGFloat
  /// How what is behind it shows.
  package var blur: CGFloat
  package var dim: DisplayColor

  package init(scale: CGFloat, leastScale: CGFloat, gap: CGFloat, corner: CGFloat, blur: CGFloat, dim: DisplayColor) {
    self.scale = scale
    self.leastScale = leastScale
    self.gap = gap
    self.corner = corner
    self.blur = blur
    self.dim = dim
  }
}

/// How a finger on a view opens its popup.
package enum PopupPress {
  /// A finger does not open it.
  case never
  /// A finger that goes down does.
  case down
  /// A finger that stays down for some seconds does; one that lifts before does something else, if anything.
  case hold(TimeInterval, tap: (() -> Void)?)
}

/// Gives a view a popup.
package struct PopupModifier: PrimitiveModifier {
  package typealias Body = Never
  let popup: Popup
  let metrics: PopupMetrics
  let press: PopupPress
  let openChanged: ((Bool) -> Void)?
  let isEmpty: (() -> Void)?
  let preview: (() -> AnyView?)?
  let content: () -> AnyView?

  /// - Parameters:
  ///   - popup: Opens and closes it.
  ///   - metrics: Where it stands and how it moves.
  ///   - press: How a finger opens it.
  ///   - openChanged: Told when it opens, and when it begins to close.
  ///   - isEmpty: Told when it goes at once because nothing is in its content.
  ///   - preview: What is lifted in place of the view, asked for when the popup opens; by default the view itself.
  ///   - content: What it shows, asked for when it opens and again while it is open; `nil` where there is nothing to show.
  package nonisolated init(
    _ popup: Popup, metrics: PopupMetrics, press: PopupPress, openChanged: ((Bool) -> Void)? = nil,
    isEmpty: (() -> Void)? = nil, preview: (() -> AnyView?)? = nil, content: @escaping () -> AnyView?
  ) {
    self.popup = popup
    self.metrics = metrics
    self.press = press
    self.openChanged = openChanged
    self.isEmpty = isEmpty
    self.preview = preview
    self.content = content
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PopupAnchorNode {
    PopupAnchorNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: PopupAnchorNode, with modifier: Self) { node.setModifier(modifier) }
}

/// The node of a view that has a popup: it opens it, and knows where it is.
package final class PopupAnchorNode: WrapperNode {
  private(set) var modifier: PopupModifier
  private var presentation: Presentation?
  /// The node of the popup, while it shows.
  fileprivate(set) weak var node: PopupNode?
  private var showsPress = false

  init(_ modifier: PopupModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    modifier.popup.anchor = self
  }

  fileprivate func setModifier(_ new: PopupModifier) {
    modifier = new
    new.popup.anchor = self
    guard isOpen, let view = popupView() else { return }
    presentation?.update(view)
  }

  var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }
  var isOpen: Bool { presentation.map { $0.isShown && !$0.isLeaving } ?? false }

  /// The popup from which this one is opened.
  var enclosingPopup: PopupNode? { enclosing(PopupNode.self) }

  private func popupView() -> PopupView? {
    modifier.content().map { PopupView(anchor: self, metrics: modifier.metrics, content: $0) }
  }

  /// What is lifted, and beside which the popup stands: the view, or the row of a list whose view it is.
  var source: ViewNode { row?.content ?? self }

  /// The list's row that is held in place of the view.
  var row: ListRowNode? {
    guard modifier.metrics.lift != nil, EnvironmentValues(scope: scope).isInListRow else { return nil }
    return enclosing(ListRowNode.self)
  }

  /// Where that shows, in the window.
  var sourceFrame: CGRect {
    let source = source, size = source.size
    let (a, b) = (source.convertToWindow(.zero), source.convertToWindow(CGPoint(x: size.width, y: size.height)))
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  func open() {
    guard isMounted, isEnabled, !isOpen else { return }
    if let presentation, presentation.isShown {
      presentation.stay()
      node?.takeKeys()
    } else {
      guard let view = popupView() else { return }
      presentation = graph.present(view, isModal: true, borrowsFocus: true, from: self)
      node?.lift(modifier.preview?(), from: self)
    }
    node?.move(to: 1)
    showPress(true)
    modifier.openChanged?(true)
  }

  func close() {
    guard isOpen, let presentation else { return }
    node?.closeInner()
    presentation.leave()
    showPress(false)
    modifier.openChanged?(false)
    node?.move(to: 0)
  }

  /// Called when there is nothing in the popup: it goes without having been seen.
  func popupIsEmpty() {
    guard isOpen, node?.hasContent == false else { return }
    modifier.isEmpty?()
    close()
    node?.stopAnimations()
    popupHasGone()
  }

  /// Called when the popup has come to where it began.
  func popupHasGone() {
    guard let presentation, presentation.isLeaving else { return }
    presentation.dismiss()
    self.presentation = nil
    node = nil
    row?.isLifted = false
    invalidateDisplay()
  }

  /// Lets what can be pressed inside look as if it were.
  func showPress(_ isShown: Bool) {
    guard isShown != showsPress else { return }
    showsPress = isShown
    func visit(_ node: ViewNode) {
      if let pressable = node as? PressableNode { return pressable.setPressed(isShown) }
      node.forEachViewChild(visit)
    }
    if case .hold(_, tap: nil) = modifier.press { return }
    visit(content)
  }

  /// While it is lifted it shows there, and not here.
  package override func makeFragment() -> DisplayFragment { hidesHere && row == nil ? .empty : super.makeFragment() }

  var hidesHere: Bool { node?.hidesSource == true }

  package override func willUnmount() {
    super.willUnmount()
    if presentation != nil { modifier.openChanged?(false) }
    presentation = nil
  }

  package override var debugName: String { "PopupAnchor" }
}

/// What a window shows of a popup: its content, by the view that opened it.
nonisolated struct PopupView: PrimitiveView {
  typealias Body = Never
  let anchor: PopupAnchorNode
  let metrics: PopupMetrics
  let content: AnyView

  static func makeNode(_ view: Self, inputs: _ViewInputs) -> PopupNode {
    let node = PopupNode(view, inputs: inputs)
    view.anchor.node = node
    return node
  }
  static func updateNode(_ node: PopupNode, with view: Self) { node.setView(view) }
}

extension ViewGraph {
  /// Whether a popup is open.
  package var isPopupOpen: Bool {
    presentations?.presentations.contains { $0.presenter.object is PopupAnchorNode && !$0.isLeaving } ?? false
  }
}
