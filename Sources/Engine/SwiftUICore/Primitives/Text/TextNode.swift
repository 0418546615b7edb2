package import Foundation

/// Lays out and draws a text.
package final class TextNode: ViewNode {
  private var text: Text
  private var resolved: ResolvedText?
  private var prepared: (any PreparedText)?
  private var layouts: [Measured] = []
  /// Its renderer, and its layout as a value; `nil` where it needs neither.
  var rendering: TextRendering?
  /// What was drawn last, without what is still fading out.
  private var drawn: Drawn?
  /// The content on its way from what was drawn before: 0 at the start, 1 at the end.
  private var change = AnimatedValue(1.0)
  private var before: (drawn: Drawn, how: Change)?
  /// What is selected, as places among the characters, where people can select.
  var selected = (anchor: 0, caret: 0)
  /// Whether a finger has selected that.
  var showsHandles = false
  /// Wakes it when it is to tell another time.
  private var clock: UInt64?
  /// The update in which it was set on its way.
  private var changeUpdate: UInt64?

  /// The lines for a width and a height.
  private struct Measured {
    var width: CGFloat
    var height: CGFloat
    var layout: TextLayout
    /// Whether less height makes no difference.
    func fits(_ less: CGFloat) -> Bool { layout.size.height <= less && less < height }
  }

  private struct Drawn {
    var fragment: DisplayFragment
    var layout: TextLayout
    var paints: [DisplayPaint]
    /// The number that the text stood for, where its content transition says it.
    var number: Double?
  }

  /// How what was drawn before becomes what is drawn now.
  private enum Change {
    case recolor
    case fade
    case roll(countsDown: Bool)
  }

  init(_ text: Text, inputs: _ViewInputs) {
    self.text = text
    super.init(inputs: inputs)
  }

  func setText(_ new: Text) {
    guard new != text else { return }
    text = new
    refresh()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    setNeedsUpdate()
  }

  package override func update() {
    needsUpdate = false
    if rendering?.shown != nil { rendererReadsChanged() }
    refresh()
  }

  /// Resolves the text again and keeps what is laid out when only paints differ.
  private func refresh() {
    guard let old = resolved else { return }
    let (new, renderer) = resolve()
    resolved = new
    let isSameText = new.styled == old.styled
    // Where another renderer draws the same text, it is the renderer that moves.
    if !show(renderer) || !isSameText { beginChange(isSameText: isSameText) }
    if !isSameText || new.minimumLines != old.minimumLines {
      prepared = nil
      selected = (0, 0)
      layouts.removeAll()
      invalidateLayout()
    } else {
      layoutValueMayHaveChanged()
    }
    invalidateDisplay()
  }

  /// Lets the content that was drawn last fade, or its colours move, as the update's transaction says.
  private func beginChange(isSameText: Bool) {
    let animation = transaction.animation
    guard animation != nil, let drawn, isPlaced else {
      if animation == nil, !change.isAnimating { before = nil }
      return
    }
    // An update may come here twice: for the text, and for what its surroundings say of it.
    if isSameText, changeUpdate == graph.animations.update { return }
    changeUpdate = graph.animations.update
    switch EnvironmentValues(scope: scope, reader: self).contentTransition.kind {
    case .identity: return
    case .opacity, .symbol: before = (drawn, .fade)
    case .interpolate: before = (drawn, isSameText ? .recolor : .fade)
    case .numericText(let direction):
      before = (drawn, isSameText ? .recolor : .roll(countsDown: direction.countsDown(after: drawn.number)))
    }
    stop(&change)
    change = AnimatedValue(0)
    set(1, in: &change, transaction: transaction)
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    forEachRendererMotion(&pass)
    if pass.visit(&change, changing: .display) == .arrived { before = nil }
  }

  private func resolve() -> (text: ResolvedText, renderer: TextRendererSource?) {
    // A change that is due in this frame has come, whatever the clock's last digits are.
    let new = gatheringReads {
      let environment = EnvironmentValues(scope: scope, reader: self)
      let text = TextResolver.resolve(
        text, in: environment, services: graph.services, now: graph.date.addingTimeInterval(1e-6))
      return (text: text, renderer: environment.textRenderer)
    }
    follow(new.text.nextChange)
    return new
  }

  /// Lets it be resolved again when it tells another time; asleep it misses that until it wakes.
  private func follow(_ change: Date?) {
    guard change != nil || clock != nil else { return }
    clock.map(graph.cancelTimer)
    clock = change.map { change in
      graph.schedule(at: graph.time + change.timeIntervalSince(graph.date), isForEver: true) { [weak self] in
        guard let self, self.isMounted else { return }
        self.clock = nil
        self.setNeedsUpdate()
      }
    }
  }

  package override func willUnmount() {
    super.willUnmount()
    clock.map(graph.cancelTimer)
    layoutValueMayHaveChanged()
  }

  package override func didWake() { layoutValueMayHaveChanged() }
  package override func didFallAsleep() { layoutValueMayHaveChanged() }

  /// What carets and selections look like here.
  var inputMetrics: TextInputMetrics { EnvironmentValues(scope: scope).primitiveMetrics.textInput }

  /// Where its characters are.
  func currentPositions() -> TextPositions {
    TextPositions(
      current(), lines: preparedText().caretLines(width: max(shownProposal.width ?? .infinity, 0)),
      caretWidth: inputMetrics.caretWidth)
  }

  func current() -> ResolvedText {
    if let resolved { return resolved }
    let (new, renderer) = resolve()
    resolved = new
    if let renderer { showFirst(renderer) }
    return new
  }

  private func preparedText() -> any PreparedText {
    if let prepared { return prepared }
    let new = graph.services.text.prepare(current().styled)
    prepared = new
    return new
  }

  func layout(for proposal: ProposedViewSize) -> TextLayout {
    let width = max(proposal.width ?? .infinity, 0)
    let height = max(proposal.height ?? .infinity, 0)
    // Lines that did not need all the height are the same in any that they fit.
    if let cached = layouts.first(where: { $0.width == width && ($0.height == height || $0.fits(height)) }) {
      return cached.layout
    }
    let prepared = preparedText()
    graph.counters.textLayouts += 1
    let layout = prepared.layout(width: width, height: height)
    if layouts.count == 3 { layouts.removeFirst() }
    layouts.append(Measured(width: width, height: height, layout: layout))
    return layout
  }

  /// The lines that show.
  var shownLayout: TextLayout { layout(for: shownProposal) }

  /// The lines that show, glyph by glyph.
  func placedLines() -> [PlacedLine] {
    let shown = shownProposal
    return preparedText().placedLines(width: max(shown.width ?? .infinity, 0), height: max(shown.height ?? .infinity, 0))
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    // Whether there is a renderer is known with the text.
    _ = current()
    return renderedSize(for: proposal) ?? ownSize(for: proposal)
  }

  /// The size that the text takes without a renderer.
  func ownSize(for proposal: ProposedViewSize) -> CGSize {
    var size = layout(for: proposal).size
    if let lines = current().minimumLines { size.height = max(size.height, height(ofLines: lines)) }
    return size
  }

  package override func placeChildren() {
    layoutValueMayHaveChanged()
    rendering?.anchorReaders.tellAll()
  }

  package override func placementInWindowDidChange() { rendering?.anchorReaders.tellAll() }

  package override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceAccumulator<Key>
  ) {
    guard Key.self == Text.LayoutKey.self, let layouts = anchoredLayouts() as? Key.Value else { return }
    value.add(layouts)
  }

  package override func hugging(along axis: Axis) -> Hugging {
    _ = current()
    if rendering?.shown != nil { return .follows }
    return axis == .vertical ? .keeps : .hugs
  }

  /// The height of a number of lines of the text's font (Facts 1.2).
  private func height(ofLines count: Int) -> CGFloat {
    let font = current().largestFont
    // A height that the text says holds for each line.
    let own = current().styled.runs.compactMap(\.lineHeight).max()
    let line = own ?? font.size * TextStyleMetrics.lineHeight
    let extra = (own == nil ? max(0, font.leading - line) : 0) + current().styled.paragraph.lineSpacing
    let scale = graph.services.displayScale
    return ((CGFloat(count) * line + CGFloat(count - 1) * extra) * scale).rounded(.up) / scale
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.id == VerticalAlignment.FirstTextBaseline.self { return layout(for: proposal).firstBaseline }
    if key.id == VerticalAlignment.LastTextBaseline.self { return layout(for: proposal).lastBaseline }
    if key.id == VerticalAlignment.FirstTextLineCenter.self {
      let layout = layout(for: proposal)
      return (layout.size.height - (layout.lastBaseline - layout.firstBaseline)) / 2
    }
    if key.id == HorizontalAlignment.ListRowSeparatorLeading.self { return 0 }
    return nil
  }

  package override var spacing: ViewSpacing {
    ViewSpacing(textWith: current().largestFont, displayScale: graph.services.displayScale)
  }

  package override var animatesOwnFrame: Bool { true }

  package override func makeFragment() -> DisplayFragment {
    let layout = shownLayout
    guard !layout.lines.isEmpty else { return .empty }
    var builder = FragmentBuilder(for: self)
    let environment = EnvironmentValues(scope: scope, reader: self)
    let request = _ShapeStyleRequest(environment: environment, frame: CGRect(origin: .zero, size: size))
    var paints = current().paints(request)
    if environment.showsStandIns {
      return standIn(for: layout.lineBoxes(fontSize: current().largestFont.size), paint: paints[0])
    }
    let final = paints
    if rendering?.shown == nil {
      current().appendBackgrounds(in: layout, paints: paints, positions: currentPositions, to: &builder)
    }
    if !selectedRange.isEmpty {
      SelectionPainter.append(currentPositions().boxes(of: selectedRange), to: &builder, in: environment)
    }
    if let before, case .recolor = before.how {
      paints = paints.interpolated(from: before.drawn.paints, fraction: change.presentation)
    }
    if let rendered = renderedFragment(of: layout, paints: paints, request) {
      builder.append(rendered, at: .zero)
    } else {
      current().append(layout, paints: paints, request, to: &builder, of: self)
    }
    if let handles {
      SelectionPainter.append(handles, to: &builder, tint: Color.accentColor.displayColor(in: environment))
    }
    let fragment = builder.finish()
    drawn = Drawn(fragment: fragment, layout: layout, paints: final, number: environment.contentTransition.number)
    guard let before else { return fragment }
    switch before.how {
    case .recolor: return fragment
    case .fade: return fading(from: before.drawn.fragment, to: fragment)
    case .roll(let countsDown):
      guard rendering?.shown == nil,
        let transition = NumericTextTransition(from: before.drawn.layout, to: layout, countsDown: countsDown)
      else {
        return fading(from: before.drawn.fragment, to: fragment)
      }
      return transition.fragment(at: change.presentation, oldPaints: before.drawn.paints, paints: final, of: self)
    }
  }

  private func fading(from old: DisplayFragment, to new: DisplayFragment) -> DisplayFragment {
    let fraction = min(max(change.presentation, 0), 1)
    var builder = FragmentBuilder(for: self)
    builder.append(old.wrapped(in: .opacity(1 - fraction), id: displayID), at: .zero)
    builder.append(new.wrapped(in: .opacity(fraction), id: displayID), at: .zero)
    return builder.finish()
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    guard !EnvironmentValues(scope: scope).hidesSecrets else { return }
    builder.appendLeaf(role: .staticText, label: current().plainString, node: self)
    appendLinks(to: &builder)
  }

  package override var debugName: String { "Text(\"\(current().plainString.prefix(20))\")" }
}

extension [DisplayPaint] {
  /// Paints on their way from others; those of another kind are there at once.
  fileprivate func interpolated(from old: [DisplayPaint], fraction: Double) -> [DisplayPaint] {
    enumerated().map { index, new in
      guard index < old.count, new.hasSameStructure(as: old[index]) else { return new }
      var paint = new
      var rest = old[index].animatableData - new.animatableData
      rest.scale(by: 1 - fraction)
      paint.animatableData += rest
      return paint
    }
  }
}

extension ViewSpacing {
  /// The distances of text to its neighbours above and below (Facts 3.2).
  init(textWith font: ResolvedFont, displayScale: CGFloat) {
    self.init()
    let line = font.size * TextStyleMetrics.lineHeight
    let up = { (x: CGFloat) in (x * displayScale - 1e-6).rounded(.up) / displayScale }
    let gap = up(0.1 * line)
    let ascent = font.size * TextStyleMetrics.ascent
    let descent = font.size * TextStyleMetrics.descent
    let capHeight = font.size * TextStyleMetrics.capHeight
    let metrics = TextMetrics(
      textToText: font.leading > 0 ? up(max(0, font.leading - line)) : 0,
      textToOther: max(line + gap - capHeight, gap + descent), otherToText: line + gap - ascent)
    top = .text(metrics)
    bottom = .text(metrics)
  }
}
