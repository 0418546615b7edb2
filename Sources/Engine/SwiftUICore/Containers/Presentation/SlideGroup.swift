import Foundation

/// Lets a finger slide over several views, of which the one under it is highlighted and the one that it lifts over is chosen;
/// arrow keys and Return do the same.
package struct SlideGroupModifier: PrimitiveModifier {
  package typealias Body = Never
  /// Called for Escape, and for the arrow that leads back; `nil` leaves Escape to others, and views may be side by side.
  let leave: (() -> Void)?
  package nonisolated init(leave: (() -> Void)?) { self.leave = leave }
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SlideGroupNode {
    SlideGroupNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: SlideGroupNode, with modifier: Self) { node.modifier = modifier }
}

/// Makes a view one of those over which a finger slides.
package struct SlideItemModifier: PrimitiveModifier {
  package typealias Body = Never
  /// What an item of a dialog is to keys that nothing else takes.
  package enum KeyUse: Sendable {
    case none
    /// What Escape does.
    case cancel
    /// What Return does.
    case main
  }
  let opensMore: Bool
  let keyUse: KeyUse
  let action: () -> Void
  let highlightChanged: (Bool) -> Void

  /// - Parameters:
  ///   - opensMore: Whether it leads further, as the arrow key that points onwards does.
  ///   - keyUse: What it is to the keys of a dialog.
  ///   - action: What choosing it does.
  ///   - highlightChanged: Called when a finger or a key comes to the view, and when it leaves.
  package nonisolated init(
    opensMore: Bool = false, keyUse: KeyUse = .none, action: @escaping () -> Void, highlightChanged: @escaping (Bool) -> Void
  ) {
    self.opensMore = opensMore
    self.keyUse = keyUse
    self.action = action
    self.highlightChanged = highlightChanged
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SlideItemNode { SlideItemNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: SlideItemNode, with modifier: Self) { node.modifier = modifier }
}

package final class SlideItemNode: WrapperNode {
  fileprivate(set) var modifier: SlideItemModifier
  private var isHighlighted = false

  init(_ modifier: SlideItemModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  var isEnabled: Bool { isMounted && !isInactive && EnvironmentValues(scope: scope).isEnabled }

  fileprivate func setHighlighted(_ highlighted: Bool) {
    guard highlighted != isHighlighted, isMounted else { return }
    isHighlighted = highlighted
    modifier.highlightChanged(highlighted)
  }

  package override var debugName: String { "SlideItem" }
}

package final class SlideGroupNode: WrapperNode {
  fileprivate(set) var modifier: SlideGroupModifier
  private weak var current: SlideItemNode?

  init(_ modifier: SlideGroupModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  /// Keys come here while the views can be reached.
  package override func contentWasSet() {
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, self.graph.focus.target == nil else { return }
      self.graph.focus.focus(self)
    }
  }

  private func highlight(_ item: SlideItemNode?) {
    guard item !== current else { return }
    current?.setHighlighted(false)
    current = item
    item?.setHighlighted(true)
  }

  private func item(at location: CGPoint) -> SlideItemNode? {
    guard let hit = graph.root?.hitTest(location) else { return nil }
    var found: SlideItemNode?
    for node in hit.selfAndAncestors {
      if found == nil { found = node as? SlideItemNode }
      if node === self { return found.flatMap { $0.isEnabled ? $0 : nil } }
    }
    return nil
  }

  /// Follows a finger, in points of the window.
  func slide(to location: CGPoint) { highlight(item(at: location)) }

  /// Chooses what a finger lifts over.
  func lift(at location: CGPoint) {
    let chosen = item(at: location)
    highlight(nil)
    chosen?.modifier.action()
  }

  func cancelSlide() { highlight(nil) }

  // MARK: Keys

  private var items: [SlideItemNode] {
    var found: [SlideItemNode] = []
    func visit(_ node: ViewNode) {
      if let item = node as? SlideItemNode, item.isEnabled { found.append(item) }
      node.forEachViewChild(visit)
    }
    visit(content)
    // Containers may show the last one first.
    func place(_ item: (offset: Int, element: SlideItemNode)) -> (CGFloat, CGFloat, Int) {
      let frame = item.element.frameInWindow
      return (frame.minY, isRightToLeft ? -frame.maxX : frame.minX, item.offset)
    }
    return found.enumerated().sorted { place($0) < place($1) }.map(\.element)
  }

  /// Whether there is one more where the Tab key leads.
  private func canMove(forward: Bool) -> Bool {
    guard let current else { return true }
    return (forward ? items.last : items.first) !== current
  }

  private func move(forward: Bool) {
    let items = items
    guard !items.isEmpty else { return }
    let present = items.firstIndex { $0 === current }
    let next = present.map { ($0 + (forward ? 1 : items.count - 1)) % items.count } ?? (forward ? 0 : items.count - 1)
    highlight(items[next])
    items[next].enclosingScrollNode()?.reveal(items[next])
  }

  package override var debugName: String { "SlideGroup" }
}

extension SlideGroupNode: FocusTarget {
  var canTakeFocus: Bool { true }
  var holdsOtherTargets: Bool { modifier.leave == nil }
  var textInput: TextInputState? { nil }
  func focusDidChange(isFocused: Bool) {
    if !isFocused { highlight(nil) }
  }
  func handle(_ input: TextInput) {}

  func handle(_ key: KeyInput) -> Bool {
    let onwards = isRightToLeft ? "ArrowLeft" : "ArrowRight", back = isRightToLeft ? "ArrowRight" : "ArrowLeft"
    switch key.key {
    case "ArrowDown": move(forward: true)
    case "ArrowUp": move(forward: false)
    case "Tab":
      let forward = !key.modifiers.contains(.shift)
      // Behind the last one are the fields of a dialog.
      if modifier.leave == nil, !canMove(forward: forward) { return false }
      move(forward: forward)
    case "Home", "End":
      highlight(nil)
      move(forward: key.key == "Home")
    case onwards where modifier.leave == nil: move(forward: true)
    case back where modifier.leave == nil: move(forward: false)
    case "Escape", back:
      guard let leave = modifier.leave else { return false }
      leave()
    case onwards: if let current, current.modifier.opensMore { choose(current) }
    case "Enter", " ":
      guard let current else { return modifier.leave != nil }
      if !key.isRepeat { choose(current) }
    default: return false
    }
    return true
  }

  private func choose(_ item: SlideItemNode) {
    guard item.isEnabled else { return highlight(nil) }
    highlight(nil)
    item.modifier.action()
  }
}

// MARK: - Fingers

extension SlideGroupNode: GestureOwner {
  package var admitsInnerGestures: Bool { true }

  package func makeCompetitor() -> GestureCompetitor? {
    let recognizer = SlideRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  /// The popup that a finger pulls away from.
  fileprivate var popup: PopupNode? { enclosing(PopupNode.self) }
}

/// A finger that goes down in a group and lifts over one of its views.
private final class SlideRecognizer: TypedRecognizer<Void> {
  private var last: CGPoint?
  private var isDown = false

  private var group: SlideGroupNode? { node as? SlideGroupNode }

  override func handle(_ event: GestureEvent) {
    guard case .possible = phase else { return }
    last = event.location
    switch event.phase {
    case .down: isDown = true
    case .move: break
    case .up: phase = isDown ? .ended(()) : .failed
    case .cancel: phase = .failed
    }
  }

  override func fire(isWinner: Bool) {
    guard let group, group.isMounted else { return }
    switch phase {
    case .possible:
      guard isDown, let last else { return }
      if let popup = group.popup { popup.slide(to: last) } else { group.slide(to: last) }
    case .ended where isWinner:
      guard isDown, let last else { return }
      isDown = false
      group.lift(at: last)
      group.popup?.release()
    case .failed:
      group.cancelSlide()
      group.popup?.release()
    case .ended, .active: break
    }
  }
}

extension ScrollNode {
  /// Scrolls as little as shows all of a view inside.
  fileprivate func reveal(_ node: ViewNode) {
    let (frame, port) = (node.frameInWindow, frameInWindow)
    let distance = frame.minY < port.minY ? frame.minY - port.minY : max(frame.maxY - port.maxY, 0)
    if distance != 0 { scroll(to: CGPoint(x: offset.x, y: offset.y + distance)) }
  }
}
