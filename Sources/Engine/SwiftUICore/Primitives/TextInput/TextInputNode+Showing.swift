import Foundation

/// What shows of a text that is longer than its room.
extension TextInputNode: ViewportDependent {
  /// How much more than what shows is drawn, above and below, in points; a choice.
  private static let margin: CGFloat = 200

  func viewportDidChange() {
    guard isPlaced, !needsLayout, let visible = visibleRange else { return }
    if shownRange.lowerBound <= visible.lowerBound, shownRange.upperBound >= visible.upperBound { return }
    showParagraphs()
  }

  /// What shows of the text in its scroll view, downwards.
  private var visibleRange: ClosedRange<CGFloat>? {
    guard let visible = scrollNode?.visibleRect(in: self), visible.minY.isFinite, visible.height.isFinite else { return nil }
    let top = visible.minY - sizing.insets.top
    return top...(top + max(visible.height, 0))
  }

  /// Lays out the paragraphs that show; the first that is laid out already stays where it is in the scroll view.
  func showParagraphs() {
    guard sizing.isEditor, !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    let layout = currentLayout()
    for _ in 0..<4 {
      guard let visible = visibleRange else {
        shownRange = 0...layout.height
        return
      }
      let anchor = anchor(in: visible, of: layout)
      let before = anchor.map(layout.top(of:))
      shownRange = max(visible.lowerBound - Self.margin, 0)...max(visible.upperBound + Self.margin, 0)
      _ = layout.indices(from: shownRange.lowerBound, to: shownRange.upperBound)
      guard let anchor, let before, layout.top(of: anchor) != before else { break }
      scrollNode?.contentDidShift(by: layout.top(of: anchor) - before, along: .vertical)
    }
    invalidateDisplay()
    if abs(layout.height + sizing.insets.top + sizing.insets.bottom - size.height) > 0.01 { invalidateLayout() }
  }

  /// The first paragraph that shows and whose height is known, unless the text stands at its beginning.
  private func anchor(in visible: ClosedRange<CGFloat>, of layout: TextInputLayout) -> Int? {
    guard let scrollNode, scrollNode.offset.y > 0 else { return nil }
    var index = layout.index(atTop: visible.lowerBound)
    while index < layout.paragraphs.count, layout.top(of: index) < visible.upperBound {
      if layout.isLaidOut(index) { return index }
      index += 1
    }
    return nil
  }

  // MARK: The caret

  /// Moves the text of a field by as little as needed for the caret to show.
  func scrollToCaret() {
    guard isPlaced else { return }
    let (layout, old) = (currentLayout(), scrollOffset)
    switch sizing {
    case .line:
      let (width, room) = (layout.lineWidth, layout.room)
      if !isFocused || width <= room {
        scrollOffset.x = 0
      } else {
        let caret = layout.x(of: editing.caret, atLineEnd: false)
        scrollOffset.x = min(max(scrollOffset.x, caret - room), caret)
        scrollOffset.x = min(max(scrollOffset.x, 0), width - room)
      }
    case .field:
      if isFocused {
        let caret = layout.caretRect(at: editing.caret, atLineEnd: editing.isAtLineEnd)
        scrollOffset.y = min(max(scrollOffset.y, caret.maxY + layout.style.slack - size.height), caret.minY)
      }
      scrollOffset.y = min(max(scrollOffset.y, 0), greatestOffset)
    case .editor: break
    }
    if scrollOffset != old { invalidateDisplay() }
  }

  /// How far the text of a field can be moved up.
  private var greatestOffset: CGFloat { max(currentLayout().height + currentLayout().style.slack - size.height, 0) }

  /// Scrolls what is around until the caret shows, after the next layout.
  func revealCaret() {
    guard isFocused, enclosingScrollNode() != nil else { return }
    let target = weakReference
    graph.enqueueAction {
      guard let node = target.object as? TextInputNode, node.isMounted, node.isPlaced, node.isFocused else { return }
      var scroll = node.enclosingScrollNode()
      while let current = scroll {
        current.show(anchor: nil, transaction: Transaction()) {
          guard let node = target.object as? TextInputNode, node.isMounted else { return nil }
          return ScrollDestination(node: node, rect: node.rectToReveal)
        }
        scroll = current.enclosingScrollNode()
      }
    }
    graph.wantFrame()
  }

  /// A field of one line shows as a whole; of a longer text the caret and the room around lines do.
  private var rectToReveal: CGRect {
    if sizing == .line { return CGRect(origin: .zero, size: size) }
    let around = max(sizing.insets.top, currentLayout().style.slack / 2)
    return caretRect.insetBy(dx: 0, dy: -around)
  }
}

extension TextInputNode: WheelTarget {
  package var followsTouchpad: Bool { false }

  /// Moves the text of a field that is higher than its line limit.
  package func wheel(_ event: WheelEvent) -> Bool {
    guard sizing == .field, isPlaced else { return false }
    let goal = min(max(scrollOffset.y + event.delta.height, 0), greatestOffset)
    guard goal != scrollOffset.y else { return false }
    scrollOffset.y = goal
    invalidateDisplay()
    graph.wantFrame()
    return true
  }
}
