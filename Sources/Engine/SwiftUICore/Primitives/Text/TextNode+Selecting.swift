import Foundation

/// Text that shows and can be selected.
extension TextNode {
  var isSelectable: Bool { EnvironmentValues(scope: scope).allowsTextSelection && EnvironmentValues(scope: scope).isEnabled }

  /// The range that is selected while the text has the focus.
  var selectedRange: Range<Int> { min(selected.anchor, selected.caret)..<max(selected.anchor, selected.caret) }

  private func place(at location: CGPoint, in positions: TextPositions) -> Int {
    positions.place(at: convertFromWindow(location))
  }

  private func range(at position: Int, taps: Int, in positions: TextPositions) -> Range<Int> {
    switch taps {
    case ...1: return position..<position
    case 2: return positions.text.word(at: position)
    default:
      var text = positions.text
      text.moveCaret(to: position)
      let end = text.place(.forward, by: .paragraph)
      text.moveCaret(to: end)
      return text.place(.backward, by: .paragraph)..<end
    }
  }

  private func select(_ anchor: Int, _ caret: Int) {
    selected = (anchor, caret)
    graph.focus.focus(self)
    invalidateDisplay()
  }

  /// Copies what is selected.
  private func copySelection() {
    let text = currentPositions().text, range = selectedRange
    guard !range.isEmpty, range.upperBound <= text.count else { return }
    let string = String(text.string[text.indices(of: range)])
    let desktop = graph.services.desktop
    MainThread.isolated { desktop.clipboard.setString(string) }
  }
}

extension TextNode: TextPressTarget {
  var selectsAlongLine: Bool { false }

  var handles: TextInputHandles? {
    guard showsHandles, !selectedRange.isEmpty, graph.focus.target === self else { return nil }
    let positions = currentPositions()
    return TextInputHandles(
      start: positions.caretRect(at: selectedRange.lowerBound), end: positions.caretRect(at: selectedRange.upperBound),
      metrics: inputMetrics)
  }

  func tap(at location: CGPoint, count: Int, extending: Bool, isMouse: Bool) {
    if count == 1, let link = link(at: location) { return open(link) }
    let positions = currentPositions()
    let range = range(at: place(at: location, in: positions), taps: count, in: positions)
    showsHandles = !isMouse
    select(extending ? selected.anchor : range.lowerBound, range.upperBound)
  }

  func selectionStart(at location: CGPoint, taps: Int) -> Range<Int> {
    let positions = currentPositions()
    return range(at: place(at: location, in: positions), taps: taps, in: positions)
  }

  func select(from first: Range<Int>, to end: CGPoint, taps: Int) {
    let positions = currentPositions()
    guard first.upperBound <= positions.text.count else { return }
    let last = range(at: place(at: end, in: positions), taps: taps, in: positions)
    showsHandles = false
    if last.lowerBound < first.lowerBound {
      select(first.upperBound, last.lowerBound)
    } else {
      select(first.lowerBound, last.upperBound)
    }
  }

  /// A finger that is held selects a word.
  func hold(at location: CGPoint) {
    let positions = currentPositions()
    let word = positions.text.word(at: place(at: location, in: positions))
    showsHandles = true
    select(word.lowerBound, word.upperBound)
  }

  func grab(_ end: TextInputHandles.End) {
    let range = selectedRange
    selected = end == .start ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
  }

  func moveHandle(to location: CGPoint) {
    let position = place(at: location, in: currentPositions())
    if position != selected.anchor { select(selected.anchor, position) }
  }

  func showMenu(at location: CGPoint?) {}
  func hasMore(at location: CGPoint) -> Bool { false }
}

extension TextNode: PointerShaping {
  var pointerShape: PointerShape? { isSelectable ? .text : nil }
}

extension TextNode: FocusTarget {
  var canTakeFocus: Bool { isSelectable }
  /// Tab goes to what is edited or pressed.
  var isTabStop: Bool { false }
  var textInput: TextInputState? { nil }
  func handle(_ input: TextInput) {}

  func focusDidChange(isFocused: Bool) {
    if !isFocused { selected = (0, 0) }
    invalidateDisplay()
  }

  func handle(_ key: KeyInput) -> Bool {
    guard let command = TextEditCommand(key, isRightToLeft: false) else { return false }
    switch command {
    case .copy: copySelection()
    case .selectAll: select(0, currentPositions().text.count)
    case .leave: graph.focus.focus(nil)
    default: return false
    }
    return true
  }
}
