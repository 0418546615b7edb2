import Foundation

extension TextInputNode: TextPressTarget {
  var selectsAlongLine: Bool { sizing == .line }
}

extension TextInputNode: PointerShaping {
  var pointerShape: PointerShape? { isEnabled ? .text : nil }
}

extension TextInputNode: GestureOwner {
  package var admitsInnerGestures: Bool { true }
  package var takesPresses: Bool { canTakeFocus }

  package func makeCompetitor() -> GestureCompetitor? {
    guard canTakeFocus else { return nil }
    let recognizer = TextInputRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  /// The places that a number of taps at a place select.
  private func range(at position: Int, taps: Int) -> Range<Int> {
    switch taps {
    case ...1: position..<position
    case 2: editing.word(at: position)
    default: currentLayout().paragraphRange(at: position)
    }
  }

  /// Gives the field the focus and puts the caret where it was tapped; further taps select a word and then the paragraph.
  func tap(at location: CGPoint, count: Int, extending: Bool, isMouse: Bool) {
    let goal = place(at: location)
    showsHandles = !isMouse
    graph.focus.focus(self)
    column = nil
    if count == 1 {
      edit { $0.moveCaret(to: goal.position, atLineEnd: goal.atLineEnd, extending: extending) }
    } else {
      let range = range(at: goal.position, taps: count)
      edit { $0.select(range) }
    }
  }

  /// Puts the caret under a finger that is held, and has it go along.
  func hold(at location: CGPoint) {
    let goal = place(at: location)
    graph.focus.focus(self)
    column = nil
    showsHandles = true
    edit { $0.moveCaret(to: goal.position, atLineEnd: goal.atLineEnd) }
  }

  func selectionStart(at location: CGPoint, taps: Int) -> Range<Int> { range(at: place(at: location).position, taps: taps) }

  /// Selects from what was selected first to a point, by characters, words or paragraphs as the taps before say.
  func select(from first: Range<Int>, to end: CGPoint, taps: Int) {
    let end = place(at: end)
    graph.focus.focus(self)
    column = nil
    showsHandles = false
    let last = range(at: end.position, taps: taps)
    // What was selected first may have gone.
    guard first.upperBound <= editing.count else { return }
    edit {
      let goesBack = last.lowerBound < first.lowerBound
      $0.moveCaret(to: goesBack ? first.upperBound : first.lowerBound)
      $0.moveCaret(to: goesBack ? last.lowerBound : last.upperBound, atLineEnd: end.atLineEnd, extending: true)
    }
  }
}

extension TextInputNode {
  /// An editor has more where its scroll view has, a field where its own text goes on.
  func hasMore(at location: CGPoint) -> Bool {
    guard sizing.isEditor, let scroll = scrollNode else { return false }
    let y = scroll.convertFromWindow(location).y, step: CGFloat = y < 0 ? -1 : y > scroll.size.height ? 1 : 0
    guard step != 0 else { return false }
    return scroll.clamped(CGPoint(x: scroll.offset.x, y: scroll.offset.y + step)).y != scroll.offset.y
  }
}

extension TextInputNode {
  /// The handles, while something is selected that a finger has selected.
  var handles: TextInputHandles? {
    guard showsHandles, isFocused, !editing.selection.isEmpty else { return nil }
    let origin = textOrigin, layout = currentLayout()
    let carets = [editing.selection.lowerBound, editing.selection.upperBound].map {
      layout.caretRect(at: $0, atLineEnd: $0 == editing.selection.upperBound).offsetBy(dx: origin.x, dy: origin.y)
    }
    return TextInputHandles(start: carets[0], end: carets[1], metrics: layout.style.metrics)
  }

  /// Takes hold of one end of the selection: the other one stays.
  func grab(_ end: TextInputHandles.End) {
    let range = editing.selection
    edit {
      $0.moveCaret(to: end == .start ? range.upperBound : range.lowerBound)
      $0.moveCaret(to: end == .start ? range.lowerBound : range.upperBound, extending: true)
    }
  }

  /// Moves the end that is held to a point of the window; at least one character stays selected.
  func moveHandle(to location: CGPoint) {
    let goal = place(at: location)
    guard goal.position != editing.anchor else { return }
    edit { $0.moveCaret(to: goal.position, atLineEnd: goal.atLineEnd, extending: true) }
  }
}
