import Foundation

/// Draws a line of text that is edited: selection, letters or prompt, what is composed, caret.
struct TextInputPainter {
  let line: TextInputLine
  let editing: EditableText
  let size: CGSize
  let scrollOffset: CGFloat
  let isFocused: Bool
  let showsCaret: Bool

  func fragment(of node: ViewNode, in environment: EnvironmentValues, services: EngineServices) -> DisplayFragment {
    var builder = FragmentBuilder(for: node)
    let frame = CGRect(origin: .zero, size: size)
    let request = _ShapeStyleRequest(environment: environment, frame: frame)
    let tint = Color.accentColor.displayColor(in: environment)
    let room = max(size.width - TextInputLine.caretWidth, 0)
    if editing.count == 0 {
      appendPrompt(to: &builder, room: room, request: request, environment: environment)
    } else if isFocused || line.isSecure, line.width > room {
      // What is longer than the field is cut at its edges, not at letters.
      var inner = FragmentBuilder(for: node)
      appendText(to: &inner, request: request, tint: tint)
      let clip = DisplayEffect.clip(Path(frame), isEvenOdd: false, isAntialiased: false, snapFrame: frame)
      builder.append(.group(clip, inner.finish(sharingOnlyChild: false), offset: .zero), bounds: frame)
    } else if isFocused || line.isSecure {
      appendText(to: &builder, request: request, tint: tint)
    } else {
      let layout = line.cut(line.resolved, to: room)
      append(layout, line.resolved, at: line.origin(ofWidth: layout.size.width, in: size), to: &builder, request: request)
    }
    if showsCaret, editing.selection.isEmpty {
      let caret = line.caretRect(at: editing.caret, in: size, scrollOffset: scrollOffset)
      builder.append(.fill(DisplayFill(path: Path(caret), paint: .color(tint), snapFrame: caret)), bounds: caret)
    }
    return builder.finish()
  }

  private func appendPrompt(
    to builder: inout FragmentBuilder, room: CGFloat, request: _ShapeStyleRequest, environment: EnvironmentValues
  ) {
    guard let prompt = line.prompt else { return }
    let layout = line.cut(prompt, to: room)
    let origin = line.origin(ofWidth: layout.size.width, in: size)
    let faint = Color(SystemColor.placeholderText).displayColor(in: environment)
    append(
      layout, prompt, at: origin, to: &builder, request: request,
      foreground: line.promptIsDefault ? .color(faint) : nil)
  }

  private func appendText(to builder: inout FragmentBuilder, request: _ShapeStyleRequest, tint: DisplayColor) {
    var origin = line.origin(ofWidth: line.width, in: size)
    origin.x -= scrollOffset
    let behind = tint.multiplyingAlpha(by: Self.selectionOpacity)
    for box in line.boxes(of: editing.selection) {
      let rect = box.offsetBy(dx: origin.x, dy: origin.y)
      builder.append(.fill(DisplayFill(path: Path(rect), paint: .color(behind), snapFrame: rect)), bounds: rect)
    }
    if line.isSecure {
      appendDots(at: origin, to: &builder, paint: line.resolved.styles[0]._paint(request).paint)
    } else {
      append(line.layout, line.resolved, at: origin, to: &builder, request: request)
    }
    for box in line.boxes(of: editing.marked ?? 0..<0) {
      let rect = CGRect(x: origin.x + box.minX, y: origin.y + box.maxY - 1, width: box.width, height: 1)
      builder.append(
        .fill(DisplayFill(path: Path(rect), paint: line.resolved.styles[0]._paint(request).paint, snapFrame: rect)),
        bounds: rect)
    }
  }

  private func appendDots(at origin: CGPoint, to builder: inout FragmentBuilder, paint: DisplayPaint) {
    var path = Path()
    for dot in line.dots {
      let rect = dot.offsetBy(dx: origin.x, dy: origin.y)
      if rect.maxX > 0, rect.minX < size.width { path.addEllipse(in: rect) }
    }
    if !path.isEmpty { builder.append(.fill(DisplayFill(path: path, paint: paint)), bounds: path.boundingRect) }
  }

  /// Of the tint, behind selected letters; a choice (Facts 3.3).
  private static let selectionOpacity: Float = 0.2

  private func append(
    _ layout: TextLayout, _ resolved: ResolvedText, at origin: CGPoint, to builder: inout FragmentBuilder,
    request: _ShapeStyleRequest, foreground: DisplayPaint? = nil
  ) {
    var paints = resolved.styles.map { $0._paint(request).paint }
    if let foreground { paints[0] = foreground }
    builder.append(
      .text(DisplayText(layout: layout, origin: origin, paints: paints)),
      bounds: layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1))
  }
}
