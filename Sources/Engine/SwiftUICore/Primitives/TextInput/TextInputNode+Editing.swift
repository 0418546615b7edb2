import Foundation
import FoundationAdditions

/// What keys and input methods do to a text.
extension TextInputNode {
  /// Changes the text or the selection, writes what came of it, and records how to take it back.
  func edit(named name: String = "Typing", recording: Bool = true, _ change: (inout EditableText) -> Void) {
    let old = editing
    change(&editing)
    if recording {
      undo.note(from: old, to: editing, at: graph.time, in: undoManager) { register($0, name: name) }
    } else {
      undo = TextInputUndo()
    }
    tellSelection()
    if editing.string != old.string {
      textDidChange()
      write()
    }
    scrollToCaret()
    revealCaret()
    restartBlinking()
  }

  private func write() {
    input.text.wrappedValue = editing.string
    // Who does not take it as it is has the last word.
    graph.enqueueAction { [weak self] in
      if let self, self.isMounted { self.readText() }
    }
  }

  func perform(_ command: TextEditCommand) {
    switch command {
    case .insert(let string): edit { $0.insert(string) }
    case .move(let direction, let unit, let extending): move(direction, by: unit, extending: extending)
    case .delete(.backward, _) where editing.selection.isEmpty && editing.caret == 0 && editing.marked == nil:
      input.deletedBefore()
    case .delete(let direction, let unit):
      let position = destination(direction, by: unit).position
      edit { $0.delete(to: position) }
    case .selectAll: edit { $0.selectAll() }
    case .copy: copy()
    case .cut:
      guard !input.isSecure, !editing.selection.isEmpty else { return }
      copy()
      edit(named: "Cut") { $0.delete(to: $0.caret) }
    case .paste: paste()
    case .undo: undoManager?.undo()
    case .redo: undoManager?.redo()
    case .enter: if sizing == .line { submit() } else { edit { $0.insert("\n") } }
    case .leave:
      input.left()
      graph.focus.focus(nil)
    }
  }

  /// Takes away all of the text, in one edit.
  func removeAll() {
    guard !editing.isEmpty else { return }
    edit {
      $0.selectAll()
      $0.delete(to: $0.caret)
    }
  }

  /// Puts something made of it in place of what is selected, in one edit; it stays selected.
  func replaceSelection(_ change: (String) -> String) {
    let selection = editing.selection
    guard !input.isSecure, !selection.isEmpty else { return }
    let new = change(editing.selectedString)
    edit(named: "Transformation") {
      $0.insert(new)
      $0.select(selection.lowerBound..<selection.lowerBound + new.utf8.count)
    }
  }

  // MARK: Moving

  private func move(_ direction: EditableText.Direction, by unit: EditableText.Unit, extending: Bool) {
    switch unit {
    case .line, .page: moveVertically(direction, by: unit, extending: extending)
    case .lineEdge:
      let goal = destination(direction, by: unit)
      edit { $0.moveCaret(to: goal.position, atLineEnd: goal.atLineEnd, extending: extending) }
      column = nil
    case .character, .word, .paragraph, .all:
      edit { $0.moveCaret(direction, by: unit, extending: extending) }
      column = nil
    }
  }

  /// Where a step from the caret leads.
  private func destination(_ direction: EditableText.Direction, by unit: EditableText.Unit) -> (position: Int, atLineEnd: Bool) {
    guard unit == .lineEdge else { return (editing.place(direction, by: unit), false) }
    let layout = currentLayout()
    let line = layout.line(of: editing.caret, atLineEnd: editing.isAtLineEnd)
    let ends = layout.ends(of: line)
    if direction == .backward { return (ends.start, false) }
    return (ends.end, !ends.endsParagraph)
  }

  /// Moves the caret by lines as they are laid out; it keeps its distance from the left.
  private func moveVertically(_ direction: EditableText.Direction, by unit: EditableText.Unit, extending: Bool) {
    let layout = currentLayout()
    // Without Shift it leaves what is selected at the end that it points to.
    let leaves = !extending && !editing.selection.isEmpty
    let from = leaves ? (direction == .forward ? editing.selection.upperBound : editing.selection.lowerBound) : editing.caret
    let atLineEnd = !leaves && editing.isAtLineEnd
    let column = column ?? layout.x(of: from, atLineEnd: atLineEnd)
    let count = (unit == .page ? linesOfPage : 1) * (direction == .forward ? 1 : -1)
    let start = layout.line(of: from, atLineEnd: atLineEnd)
    guard let line = layout.line(count, below: start) ?? (unit == .page ? lastLine(direction, in: layout) : nil),
      line != start
    else {
      // Beyond the first and the last line are the ends of the text.
      edit { $0.moveCaret(direction, by: .all, extending: extending) }
      return
    }
    let goal = layout.place(at: column, in: line)
    edit { $0.moveCaret(to: goal.position, atLineEnd: goal.atLineEnd, extending: extending) }
    self.column = column
  }

  private func lastLine(_ direction: EditableText.Direction, in layout: TextInputLayout) -> TextInputLayout.Line {
    layout.line(of: direction == .forward ? editing.count : 0)
  }

  /// As many lines as show, less one that stays to be seen.
  private var linesOfPage: Int {
    let (height, style) = (scrollNode?.size.height ?? size.height, currentLayout().style)
    return min(max(Int(height / max(style.lineHeight + style.gap, 1)) - 1, 1), NumberLimits.lines)
  }

  // MARK: Clipboard

  private func copy() {
    guard !input.isSecure, !editing.selection.isEmpty else { return }
    let string = editing.selectedString
    let desktop = graph.services.desktop
    MainThread.isolated { desktop.clipboard.setString(string) }
  }

  private func paste() {
    let (target, desktop) = (weakReference, graph.services.desktop)
    MainThread.isolated {
      desktop.clipboard.readString { string in
        guard let string, let node = target.object as? TextInputNode, node.isMounted, node.isEnabled else { return }
        let taken = node.sizing == .line ? Self.line(of: string) : String(string.prefix(Self.pasteLimit))
        node.edit(named: "Paste") { $0.insert(taken) }
      }
    }
  }

  /// A line takes what others send as a line.
  private static func line(of string: String) -> String {
    String(string.prefix(linePasteLimit).map { $0.isNewline ? " " : $0 })
  }

  /// The most characters that are taken from another app at once, in texts of several lines and in others.
  private static let pasteLimit = 10_000_000
  private static let linePasteLimit = 100_000

  private func submit() {
    edit { $0.endComposition() }
    let requests = graph.focus.requests(of: self)
    input.submitted()
    for action in EnvironmentValues(scope: scope).submitActions where action.triggers.contains(input.trigger) {
      action.perform()
    }
    // An action may say that the focus goes elsewhere, or stays.
    if graph.focus.requests(of: self) == requests { graph.focus.focus(nil) }
  }
}

extension TextInputNode: FocusTarget {
  var canTakeFocus: Bool { isEnabled }

  var textInput: TextInputState? {
    guard isPlaced else { return nil }
    let caret = caretRect
    return TextInputState(
      caret: CGRect(origin: convertToWindow(caret.origin), size: caret.size), isComposing: editing.marked != nil,
      isSecure: input.isSecure, traits: EnvironmentValues(scope: scope).textInputTraits,
      surroundingText: input.isSecure ? nil : editing.surroundingText)
  }

  func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    if !isFocused { edit { $0.endComposition() } }
    scrollToCaret()
    revealCaret()
    restartBlinking()
    input.editingChanged(isFocused)
  }

  func handle(_ key: KeyInput) -> Bool {
    showsHandles = false
    guard let command = TextEditCommand(key, isRightToLeft: isRightToLeft, sizing: sizing) else { return false }
    perform(command)
    return true
  }

  func handle(_ input: TextInput) {
    showsHandles = false
    switch input {
    case .insert(let string): edit { $0.insert(string) }
    case .compose(let string, let caret, let clause): edit { $0.compose(string, caret: caret, clause: clause) }
    case .delete(let offsets): edit { $0.delete(around: offsets) }
    }
  }
}
