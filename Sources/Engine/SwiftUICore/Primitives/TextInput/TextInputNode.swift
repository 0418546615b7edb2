package import Foundation
import FoundationAdditions

/// Edits a text: holds the caret and the selection, takes keys and text while it has the focus.
///
/// The binding holds what is shown, also while an input method composes, as on iOS.
package final class TextInputNode: ViewNode {
  private(set) var input: TextInputOptions
  /// The label's views, which are in the tree for what they say.
  @Late var label: ViewNode
  var editing: EditableText
  var isFocused = false
  private var cachedStyle: TextInputStyle?
  private var cachedPrompt: TextInputPrompt??
  /// For the widths that were asked for last, the latest first.
  private var layouts: [TextInputLayout] = []
  /// How far the text is moved to the left and up so that the caret shows, in points; the content of a scroll view is not.
  var scrollOffset = CGPoint.zero
  /// What is drawn of a text in a scroll view, downwards.
  var shownRange: ClosedRange<CGFloat> = 0...0
  var isShowing = false
  /// How far from the left the caret stays while it goes up and down.
  var column: CGFloat?
  var undo = TextInputUndo()
  /// The selection that the binding held when it was read or written last.
  private var toldSelection: TextSelection?
  /// Whether a finger has selected what is selected.
  var showsHandles = false
  private var caretIsShown = true
  private var blinkTimer: UInt64?
  private(set) weak var scrollNode: ScrollNode?

  init(_ input: TextInputOptions, inputs: _ViewInputs) {
    self.input = input
    editing = EditableText()
    super.init(inputs: inputs)
    input.menu?.node = self
    editing = EditableText(following { input.text.wrappedValue })
    if input.sizing.isEditor {
      trackPlacement()
      scrollNode = enclosingScrollNode(along: .vertical)
      scrollNode?.register(self)
    }
  }

  func setInput(_ new: TextInputOptions) {
    input = new
    input.menu?.node = self
    refresh()
  }

  package override func update() {
    needsUpdate = false
    refresh()
  }

  private func refresh() {
    forgetReads()
    readText()
    readSelection()
    cachedStyle = nil
    cachedPrompt = nil
    invalidateLayout()
    invalidateDisplay()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    setNeedsUpdate()
  }

  /// Takes over what the binding holds, if that is not what was typed.
  func readText() {
    let text = following { input.text.wrappedValue }
    guard text != editing.string else { return }
    editing.set(text)
    undo = TextInputUndo()
    undoManager?.removeAllActions(withTarget: self)
    textDidChange()
  }

  /// Selects what the binding says, if that is not what it was told.
  private func readSelection() {
    guard let binding = input.selection else { return }
    let requested = following { binding.wrappedValue }
    guard requested != toldSelection else { return }
    toldSelection = requested
    guard let bounds = requested?.bounds else { return }
    let string = editing.string
    // Indices of another text may lie beyond the end of this one.
    let positions = [bounds.lowerBound, bounds.upperBound].map {
      editing.place(of: min(max($0, string.startIndex), string.endIndex))
    }
    editing.select(positions[0]..<positions[1])
    revealCaret()
    invalidateDisplay()
  }

  /// Tells the binding what is selected.
  func tellSelection() {
    guard let binding = input.selection else { return }
    let now = TextSelection(range: editing.indices(of: editing.selection))
    guard now != toldSelection else { return }
    toldSelection = now
    binding.wrappedValue = now
  }

  /// Another text shows.
  func textDidChange() {
    column = nil
    invalidateLayout()
    invalidateDisplay()
  }

  var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }
  var sizing: TextInputSizing { input.sizing }

  // MARK: Layout

  private var style: TextInputStyle {
    if let cachedStyle { return cachedStyle }
    let new = TextInputStyle(
      sizing: input.sizing, isSecure: input.isSecure, in: EnvironmentValues(scope: scope, reader: self), services: graph.services)
    cachedStyle = new
    return new
  }

  /// The text in a width; `nil`: each paragraph is one line.
  private func layout(inWidth width: CGFloat?) -> TextInputLayout {
    let (style, width) = (style, sizing == .line ? .infinity : max(width ?? .infinity, 0))
    layouts.removeAll { !$0.style.isLaidOut(as: style) }
    let layout: TextInputLayout
    if let index = layouts.firstIndex(where: { $0.width == width }) {
      layout = layouts.remove(at: index)
    } else {
      layout = TextInputLayout(width: width, style: style, graph: graph)
      makeRoomForLayout()
    }
    layout.style = style
    layouts.insert(layout, at: 0)
    layout.update(to: editing.string)
    return layout
  }

  private static let layoutLimit = 3

  /// Drops the layout that was not asked for for longest, but not the one that shows: its heights, measured where the text was
  /// seen, would begin as estimates again, and a size that was right would not be any more.
  private func makeRoomForLayout() {
    guard layouts.count == Self.layoutLimit else { return }
    layouts.remove(at: layouts.lastIndex { $0.width != placedWidth } ?? layouts.count - 1)
  }

  /// The width in which the text is laid out where it is placed.
  private var placedWidth: CGFloat { max(size.width - sizing.insets.leading - sizing.insets.trailing, 0) }

  /// The text as it is placed.
  func currentLayout() -> TextInputLayout {
    let layout = layout(inWidth: placedWidth)
    if sizing == .line {
      layout.room = max(size.width - style.metrics.caretWidth, 0)
      layout.shownParagraph = isFocused ? layout.paragraphs.index(at: editing.caret) : 0
    } else {
      layout.room = layout.width
    }
    return layout
  }

  private var prompt: TextInputPrompt? {
    if let cachedPrompt { return cachedPrompt }
    let environment = EnvironmentValues(scope: scope, reader: self)
    let new = promptText.map { TextInputPrompt($0, sizing: sizing, in: environment, services: graph.services) }
    cachedPrompt = .some(new)
    return new
  }

  /// What shows while the text is empty: the prompt, else what the label says.
  private var promptText: Text? {
    if let prompt = input.prompt { return prompt }
    let name = label.spokenName
    return name.isEmpty ? nil : Text(verbatim: name)
  }

  /// The label has changed, and with it perhaps the prompt.
  package override func layoutWasInvalidated() { cachedPrompt = nil }

  package override var sizeIsEstimate: Bool { sizing.isEditor }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let insets = sizing.insets
    switch sizing {
    case .line:
      return CGSize(
        width: max(proposal.width ?? idealWidth, 0), height: style.fieldHeight(isEmpty: editing.isEmpty))
    case .field:
      let width = max(proposal.width ?? idealWidth, 0)
      return CGSize(width: width, height: fieldHeight(in: width))
    case .editor:
      let width = max(proposal.width ?? idealWidth, 0)
      let layout = layout(inWidth: width - insets.leading - insets.trailing)
      return CGSize(width: width, height: layout.height + insets.top + insets.bottom)
    }
  }

  package override func hugging(along axis: Axis) -> Hugging { axis == .vertical ? .keeps : .follows }

  /// As wide as what it shows, with the caret behind it.
  private var idealWidth: CGFloat {
    let promptWidth = prompt?.layout(in: .infinity).size.width ?? 0
    return max(layout(inWidth: nil).idealWidth, promptWidth) + style.metrics.caretWidth + sizing.insets.leading
      + sizing.insets.trailing
  }

  private func fieldHeight(in width: CGFloat) -> CGFloat {
    let (layout, style) = (layout(inWidth: width), style)
    layout.layOut(lines: min(style.lineLimit.maximum ?? .max, Self.mostLines))
    var height = layout.height
    if editing.isEmpty, let prompt { height = max(height, prompt.layout(in: width).size.height) }
    if let least = style.lineLimit.minimum { height = max(height, style.height(ofLines: least)) }
    if let most = style.lineLimit.maximum { height = min(height, style.height(ofLines: most)) }
    let greatest = style.height(ofLines: Self.mostLines)
    guard height > greatest else { return height + style.slack }
    Diagnostics.report(
      "a text field has more than \(Self.mostLines) lines; it is as high as these, and its text scrolls: edit long texts in a"
        + " TextEditor")
    return greatest + style.slack
  }

  /// How many lines of a field are laid out to measure it, and show at most: fewer than are kept; a choice.
  private static let mostLines = 400

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let isFirst = key.id == VerticalAlignment.FirstTextBaseline.self
    guard isFirst || key.id == VerticalAlignment.LastTextBaseline.self, !sizing.isEditor else { return nil }
    let layout = layout(inWidth: size.width)
    let line = layout.paragraph(sizing == .line ? layout.shownParagraph : 0).layout
    if sizing == .line { return (size.height - line.size.height) / 2 + line.firstBaseline }
    let below = isFirst ? 0 : max(size.height - style.slack - style.height(ofLines: 1), 0)
    return style.slack / 2 + line.firstBaseline + below
  }

  package override func layoutDidPlace() {
    super.layoutDidPlace()
    showParagraphs()
    scrollToCaret()
  }

  package override func placementInWindowDidChange() {
    viewportDidChange()
    super.placementInWindowDidChange()
  }

  /// Where the text's top left corner is.
  var textOrigin: CGPoint {
    switch sizing {
    case .line: CGPoint(x: -scrollOffset.x, y: (size.height - currentLayout().lineHeight) / 2)
    case .field: CGPoint(x: 0, y: style.slack / 2 - scrollOffset.y)
    case .editor(let insets): CGPoint(x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top)
    }
  }

  /// The place between characters that is nearest to a point of the window.
  func place(at location: CGPoint) -> (position: Int, atLineEnd: Bool) {
    let (point, origin) = (convertFromWindow(location), textOrigin)
    return currentLayout().place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The caret, in the node's coordinates.
  var caretRect: CGRect {
    let origin = textOrigin
    return currentLayout().caretRect(at: editing.caret, atLineEnd: editing.isAtLineEnd).offsetBy(dx: origin.x, dy: origin.y)
  }

  // MARK: Drawing

  package override var animatesOwnFrame: Bool { true }

  package override func makeFragment() -> DisplayFragment {
    let layout = currentLayout()
    let painter = TextInputPainter(
      layout: layout, editing: editing, prompt: editing.isEmpty ? prompt : nil, size: size, origin: textOrigin,
      shown: sizing.isEditor ? shownRange : scrollOffset.y...(scrollOffset.y + size.height), isFocused: isFocused,
      showsCaret: isFocused && caretIsShown, handles: handles)
    return painter.fragment(of: self, in: EnvironmentValues(scope: scope, reader: self))
  }

  /// Shows the caret now and lets it blink from here on.
  func restartBlinking() {
    blinkTimer.map(graph.cancelTimer)
    blinkTimer = nil
    caretIsShown = true
    invalidateDisplay()
    guard isFocused else { return }
    scheduleBlink(at: graph.time + blinkTime)
  }

  private var blinkTime: TimeInterval { EnvironmentValues(scope: scope).primitiveMetrics.textInput.blinkTime }

  private func scheduleBlink(at time: TimeInterval) {
    let target = weakReference
    blinkTimer = graph.schedule(at: time, isForEver: true) {
      guard let node = target.object as? TextInputNode, node.isMounted, node.isFocused else { return }
      node.caretIsShown.toggle()
      node.invalidateDisplay()
      node.scheduleBlink(at: time + node.blinkTime)
    }
  }

  // MARK: Tree

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let label = $label { visit(label) }
  }

  package override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {}

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    if CGRect(origin: .zero, size: size).covers(point) { return self }
    // Below the last line of a text in a scroll view is still the text.
    return scrollNode?.visibleRect(in: self).covers(point) == true ? self : nil
  }

  package override func willUnmount() {
    super.willUnmount()
    blinkTimer.map(graph.cancelTimer)
    scrollNode?.unregister(self)
    undoManager?.removeAllActions(withTarget: self)
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var element = AccessibilityElement(
      role: input.trigger == .search ? .searchField : .textField, label: label.spokenName, node: self)
    if element.label.isEmpty, let prompt = input.prompt {
      element.label =
        TextResolver.resolve(prompt, in: EnvironmentValues(scope: scope), services: graph.services).plainString
    }
    element.value = input.isSecure ? String(repeating: "•", count: editing.string.count) : editing.string
    element.isEnabled = isEnabled
    // An editor is where its text shows, which may be a small part of a long one.
    if sizing.isEditor, let scrollNode { element.frame = scrollNode.frameInWindow }
    element.activate = { [weak self] in
      if let self { self.graph.focus.focus(self) }
    }
    builder.elements.append(element)
  }

  package override var debugName: String { input.isSecure ? "SecureInput" : "TextInput(\"\(editing.string.prefix(20))\")" }
}

extension TextInputNode: InterfaceElement {
  package var elementKind: InterfaceElementKind? { input.isSecure ? .secureTextField : sizing.isEditor ? .textEditor : nil }
}
