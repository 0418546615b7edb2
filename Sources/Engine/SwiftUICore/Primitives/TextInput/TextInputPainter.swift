import Foundation

/// Draws a text that is edited: selection, letters or prompt, what is composed, caret.
struct TextInputPainter {
  let layout: TextInputLayout
  let editing: EditableText
  let prompt: TextInputPrompt?
  let size: CGSize
  /// Where the text's top left corner is.
  let origin: CGPoint
  /// What is drawn of the text, downwards.
  let shown: ClosedRange<CGFloat>
  let isFocused: Bool
  let showsCaret: Bool
  let handles: TextInputHandles?

  private var style: TextInputStyle { layout.style }

  func fragment(of node: ViewNode, in environment: EnvironmentValues) -> DisplayFragment {
    var builder = FragmentBuilder(for: node)
    let frame = CGRect(origin: .zero, size: size)
    let request = _ShapeStyleRequest(environment: environment, frame: frame)
    let tint = Color.accentColor.displayColor(in: environment)
    if editing.isEmpty {
      appendPrompt(to: &builder, request: request, environment: environment)
    } else if needsClip {
      // What is longer than the field is cut at its edges, not at letters.
      var inner = FragmentBuilder(for: node)
      appendText(to: &inner, request: request)
      let clip = DisplayEffect.clip(Path(frame), isEvenOdd: false, isAntialiased: false, snapFrame: frame)
      builder.append(.group(clip, inner.finish(sharingOnlyChild: false), offset: .zero), bounds: frame)
    } else if style.sizing != .line || isFocused || style.isSecure {
      appendText(to: &builder, request: request)
    } else {
      let resolved = ResolvedSegment(layout.paragraph(0).string, style: style)
      append(resolved.cut(to: layout.room), to: &builder, request: request)
    }
    if showsCaret, editing.selection.isEmpty {
      let caret = layout.caretRect(at: editing.caret, atLineEnd: editing.isAtLineEnd).offsetBy(dx: origin.x, dy: origin.y)
      builder.append(.fill(DisplayFill(path: Path(caret), paint: .color(tint), snapFrame: caret)), bounds: caret)
    }
    if let handles { SelectionPainter.append(handles, to: &builder, tint: tint) }
    return builder.finish()
  }

  private var needsClip: Bool {
    switch style.sizing {
    case .line: (isFocused || style.isSecure) && layout.lineWidth > layout.room
    case .field: layout.height + style.slack > size.height + 0.5
    case .editor: false
    }
  }

  private func appendPrompt(
    to builder: inout FragmentBuilder, request: _ShapeStyleRequest, environment: EnvironmentValues
  ) {
    guard let prompt else { return }
    let shown = prompt.layout(in: layout.room, height: style.sizing == .line ? .infinity : size.height)
    let faint = Color(SystemColor.placeholderText).displayColor(in: environment)
    var paints = prompt.resolved.styles.map { $0._paint(request).paint }
    if prompt.isDefault { paints[0] = .color(faint) }
    append(shown, at: place(shown), paints: paints, to: &builder)
  }

  /// Where a layout that is narrower than the room lies in it.
  private func place(_ shown: TextLayout) -> CGPoint {
    let space = max(layout.room - shown.size.width, 0)
    let x: CGFloat =
      switch style.alignment {
      case .leading: style.isRightToLeft ? space : 0
      case .center: space / 2
      case .trailing: style.isRightToLeft ? 0 : space
      }
    return CGPoint(x: origin.x + x, y: origin.y)
  }

  private func append(_ shown: TextLayout, to builder: inout FragmentBuilder, request: _ShapeStyleRequest) {
    append(shown, at: place(shown), paints: style.resolved.styles.map { $0._paint(request).paint }, to: &builder)
  }

  private func appendText(to builder: inout FragmentBuilder, request: _ShapeStyleRequest) {
    let indices = layout.indices(from: shown.lowerBound, to: shown.upperBound)
    let selected = isFocused ? layout.boxes(of: editing.selection, in: indices, fillsLines: true) : []
    SelectionPainter.append(selected.map { $0.offsetBy(dx: origin.x, dy: origin.y) }, to: &builder, in: request.environment)
    let paints = style.resolved.styles.map { $0._paint(request).paint }
    for index in indices {
      let (paragraph, position) = (layout.paragraph(index), layout.origin(of: index))
      let corner = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
      if style.isSecure {
        append(paragraph.dots, at: corner, paint: paints[0], to: &builder)
      } else {
        append(paragraph.layout, at: corner, paints: paints, to: &builder)
      }
    }
    // What is composed has a line below it, and what of it is being converted one that is twice as strong.
    for (range, height) in [(editing.marked, style.metrics.markedLine), (editing.clause, style.metrics.clauseLine)] {
      for box in layout.boxes(of: range ?? 0..<0, in: indices, fillsLines: false) {
        let rect = CGRect(x: origin.x + box.minX, y: origin.y + box.maxY - height, width: box.width, height: height)
        builder.append(.fill(DisplayFill(path: Path(rect), paint: paints[0], snapFrame: rect)), bounds: rect)
      }
    }
  }

  private func append(_ dots: [CGRect], at corner: CGPoint, paint: DisplayPaint, to builder: inout FragmentBuilder) {
    var path = Path()
    for dot in dots {
      let rect = dot.offsetBy(dx: corner.x, dy: corner.y)
      if rect.maxX > 0, rect.minX < size.width { path.addEllipse(in: rect) }
    }
    if !path.isEmpty { builder.append(.fill(DisplayFill(path: path, paint: paint)), bounds: path.boundingRect) }
  }

  private func append(
    _ layout: TextLayout, at corner: CGPoint, paints: [DisplayPaint], to builder: inout FragmentBuilder
  ) {
    guard !layout.lines.isEmpty else { return }
    builder.append(
      .text(DisplayText(layout: layout, origin: corner, paints: paints)),
      bounds: layout.inkBounds.offsetBy(dx: corner.x, dy: corner.y).insetBy(dx: -1, dy: -1))
  }
}

/// A paragraph that is cut where it is longer than its room.
private struct ResolvedSegment {
  private let prepared: any PreparedText

  init(_ string: String, style: TextInputStyle) { prepared = style.text.prepare(style.styled(string)) }

  func cut(to width: CGFloat) -> TextLayout { prepared.layout(width: max(width, 0), height: .infinity) }
}

/// What shows while a text is empty.
struct TextInputPrompt {
  let resolved: ResolvedText
  /// Whether it is painted as prompts are, and not as it says itself.
  let isDefault: Bool
  private let prepared: any PreparedText

  init(_ text: Text, sizing: TextInputSizing, in environment: EnvironmentValues, services: EngineServices) {
    var environment = environment
    if sizing == .line { environment[LineLimitKey.self] = LineLimit(maximum: 1) }
    resolved = TextResolver.resolve(text, in: environment, services: services)
    isDefault = !text.modifiers.contains { $0.setsPaint }
    prepared = services.text.prepare(resolved.styled)
  }

  func layout(in width: CGFloat, height: CGFloat = .infinity) -> TextLayout {
    prepared.layout(width: max(width, 0), height: max(height, 0))
  }
}

extension Text.Modifier {
  /// Whether the modifier says what the letters are painted with.
  fileprivate var setsPaint: Bool {
    switch self {
    case .color, .style: true
    default: false
    }
  }
}
