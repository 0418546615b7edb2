package import Foundation

/// Edits a line of text: holds the caret and the selection, takes keys and text while it has the focus.
///
/// The binding holds what is shown, also while an input method composes, as on iOS.
package final class TextInputNode: ViewNode {
  private(set) var input: TextInputOptions
  /// The label's views, which are in the tree for what they say.
  var label: ViewNode!
  private(set) var editing: EditableText
  private(set) var isFocused = false
  private var line: TextInputLine?
  /// How far the text is moved to the left so that the caret shows, in points.
  private(set) var scrollOffset: CGFloat = 0
  private var caretIsShown = true
  private var blinkTimer: UInt64?

  /// For how long the caret shows, and then for how long it does not, in seconds; a choice (Facts 3.3).
  private static let blinkTime: TimeInterval = 0.5

  init(_ input: TextInputOptions, inputs: _ViewInputs) {
    self.input = input
    editing = EditableText()
    super.init(inputs: inputs)
    editing = EditableText(tracking { input.text.wrappedValue })
  }

  func setInput(_ new: TextInputOptions) {
    input = new
    refresh()
  }

  package override func update() {
    needsUpdate = false
    refresh()
  }

  private func refresh() {
    readText()
    dropLine()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    setNeedsUpdate()
  }

  /// Takes over what the binding holds, if that is not what was typed.
  private func readText() {
    let text = tracking { input.text.wrappedValue }
    guard text != editing.string else { return }
    editing.set(text)
    dropLine()
  }

  private func dropLine() {
    line = nil
    invalidateLayout()
    invalidateDisplay()
  }

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }

  // MARK: Layout

  func currentLine() -> TextInputLine {
    if let line { return line }
    let new = TextInputLine(
      editing, of: input, prompt: prompt, in: EnvironmentValues(scope: scope, reader: self), services: graph.services,
      counters: &graph.counters)
    line = new
    return new
  }

  /// What shows while the text is empty: the prompt, else what the label says.
  private var prompt: Text? {
    if let prompt = input.prompt { return prompt }
    let name = label.spokenName
    return name.isEmpty ? nil : Text(verbatim: name)
  }

  /// The label has changed, and with it perhaps the prompt.
  package override func layoutWasInvalidated() { line = nil }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let line = currentLine()
    return CGSize(width: max(proposal.width ?? line.idealWidth, 0), height: line.height)
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key.id == VerticalAlignment.FirstTextBaseline.self || key.id == VerticalAlignment.LastTextBaseline.self else {
      return nil
    }
    return currentLine().baseline
  }

  package override func layoutDidPlace() {
    super.layoutDidPlace()
    scrollToCaret()
  }

  /// Moves the text by as little as needed for the caret to show.
  private func scrollToCaret() {
    let line = currentLine()
    let old = scrollOffset
    let room = max(size.width - TextInputLine.caretWidth, 0)
    if !isFocused || line.width <= room {
      scrollOffset = 0
    } else {
      let caret = line.x(of: editing.caret)
      scrollOffset = min(max(scrollOffset, caret - room), caret)
      scrollOffset = min(max(scrollOffset, 0), line.width - room)
    }
    if scrollOffset != old { invalidateDisplay() }
  }

  // MARK: Drawing

  package override var animatesOwnFrame: Bool { true }

  package override func makeFragment() -> DisplayFragment {
    let painter = TextInputPainter(
      line: currentLine(), editing: editing, size: size, scrollOffset: scrollOffset, isFocused: isFocused,
      showsCaret: isFocused && caretIsShown)
    return painter.fragment(of: self, in: EnvironmentValues(scope: scope, reader: self), services: graph.services)
  }

  /// Shows the caret now and lets it blink from here on.
  private func restartBlinking() {
    blinkTimer.map(graph.cancelTimer)
    blinkTimer = nil
    caretIsShown = true
    invalidateDisplay()
    guard isFocused else { return }
    scheduleBlink(at: graph.time + Self.blinkTime)
  }

  private func scheduleBlink(at time: TimeInterval) {
    let target = weakReference
    blinkTimer = graph.schedule(at: time, isForEver: true) {
      guard let node = target.object as? TextInputNode, node.isMounted, node.isFocused else { return }
      node.caretIsShown.toggle()
      node.invalidateDisplay()
      node.scheduleBlink(at: time + Self.blinkTime)
    }
  }

  // MARK: Editing

  /// Changes the text or the selection, and writes what came of it.
  func edit(_ change: (inout EditableText) -> Void) {
    let old = editing
    change(&editing)
    if editing.string != old.string { write() }
    if editing != old { dropLine() }
    scrollToCaret()
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
    case .move(let direction, let unit, let extending): edit { $0.moveCaret(direction, by: unit, extending: extending) }
    case .delete(.backward, _) where editing.selection.isEmpty && editing.caret == 0 && editing.marked == nil:
      input.deletedBefore()
    case .delete(let direction, let unit): edit { $0.delete(direction, by: unit) }
    case .selectAll: edit { $0.selectAll() }
    case .copy: copy()
    case .cut:
      guard !input.isSecure, !editing.selection.isEmpty else { return }
      copy()
      edit { $0.delete(.backward, by: .character) }
    case .paste: paste()
    case .submit: submit()
    case .leave:
      input.left()
      graph.focus.focus(nil)
    }
  }

  private func copy() {
    guard !input.isSecure, !editing.selection.isEmpty else { return }
    let string = editing.selectedString
    MainThread.isolated { GeneralClipboard.shared.setString(string) }
  }

  private func paste() {
    let target = weakReference
    MainThread.isolated {
      GeneralClipboard.shared.readString { string in
        guard let string, let node = target.object as? TextInputNode, node.isMounted, node.isFocused else { return }
        // A line takes what others send as a line.
        let line = String(string.prefix(Self.pasteLimit).map { $0.isNewline ? " " : $0 })
        node.edit { $0.insert(line) }
      }
    }
  }

  /// The most characters that are taken from another app at once.
  private static let pasteLimit = 100_000

  private func submit() {
    edit { $0.endComposition() }
    input.submitted()
    for action in EnvironmentValues(scope: scope).submitActions where action.triggers.contains(input.trigger) {
      action.perform()
    }
    graph.focus.focus(nil)
  }

  // MARK: Tree

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let label { visit(label) }
  }

  package override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {}

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  package override func didFallAsleep() {
    super.didFallAsleep()
    graph.focus.resign(self)
  }

  package override func willUnmount() {
    super.willUnmount()
    blinkTimer.map(graph.cancelTimer)
    graph.focus.resign(self)
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var element = AccessibilityElement(
      role: input.trigger == .search ? .searchField : .textField, label: label.spokenName, node: self)
    if element.label.isEmpty, let prompt = input.prompt {
      element.label =
        TextResolver.resolve(prompt, in: EnvironmentValues(scope: scope), services: graph.services).plainString
    }
    element.value = input.isSecure ? String(repeating: "•", count: editing.count) : editing.string
    element.isEnabled = isEnabled
    element.activate = { [weak self] in
      if let self { self.graph.focus.focus(self) }
    }
    builder.elements.append(element)
  }

  package override var debugName: String { input.isSecure ? "SecureInput" : "TextInput(\"\(editing.string.prefix(20))\")" }
}

extension TextInputNode: FocusTarget {
  var canTakeFocus: Bool { isEnabled }

  var textInput: TextInputState? {
    guard isPlaced else { return nil }
    let origin = convertToWindow(caretRect.origin)
    return TextInputState(
      caret: CGRect(origin: origin, size: caretRect.size), isComposing: editing.marked != nil, isSecure: input.isSecure,
      traits: EnvironmentValues(scope: scope).textInputTraits)
  }

  private var caretRect: CGRect {
    currentLine().caretRect(at: editing.caret, in: size, scrollOffset: scrollOffset)
  }

  func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused {
      revealInScrollViews()
    } else {
      editing.moveCaret(to: editing.caret)
    }
    scrollToCaret()
    restartBlinking()
    input.editingChanged(isFocused)
  }

  /// Scrolls what is around until the line shows.
  private func revealInScrollViews() {
    var scroll = enclosingScrollNode()
    while let current = scroll {
      current.show(anchor: nil, transaction: Transaction()) { [weak self] in
        self.map { ScrollPlace(node: $0, rect: CGRect(origin: .zero, size: $0.size)) }
      }
      scroll = current.enclosingScrollNode()
    }
  }

  func handle(_ key: KeyInput) -> Bool {
    guard let command = TextEditCommand(key, isRightToLeft: isRightToLeft) else { return false }
    perform(command)
    return true
  }

  func handle(_ input: TextInput) {
    switch input {
    case .insert(let string): edit { $0.insert(string) }
    case .compose(let string, let caret): edit { $0.compose(string, caret: caret) }
    }
  }
}
