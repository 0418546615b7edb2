package import Foundation

/// A text that is measured and painted by somebody else than a text view.
package struct PaintedText {
  private let resolved: ResolvedText
  private let prepared: any PreparedText
  private let environment: EnvironmentValues

  /// Resolves and shapes a text for an environment.
  package init(_ text: Text, in environment: EnvironmentValues, services: EngineServices) {
    self.environment = environment
    resolved = TextResolver.resolve(text, in: environment, services: services)
    prepared = services.text.prepare(resolved.styled)
  }

  /// The characters.
  package var string: String { resolved.plainString }

  /// The text in lines no wider than a width, and no more of them than fit a height, in points.
  package func layout(width: CGFloat = .infinity, height: CGFloat = .infinity) -> TextLayout {
    prepared.layout(width: width, height: height)
  }

  /// A layout of the text in a width as a node paints it, its top left corner at the origin, on what lies behind characters.
  ///
  /// `foreground` is what is painted with where the text says nothing else; `nil`: the foreground of the environment.
  package func fragment(
    _ layout: TextLayout, width: CGFloat = .infinity, of node: ViewNode, foreground: Foreground? = nil
  ) -> DisplayFragment {
    var builder = FragmentBuilder(for: node)
    let request = _ShapeStyleRequest(environment: environment, frame: CGRect(origin: .zero, size: layout.size))
    resolved.appendBackgrounds(
      in: layout, paints: resolved.paints(request),
      positions: { TextPositions(resolved, lines: prepared.caretLines(width: width), caretWidth: 0) }, to: &builder)
    append(layout, at: .zero, foreground: foreground, to: &builder, of: node)
    return builder.finish()
  }

  /// Adds a layout of the text at a place, without a fragment of its own: one that moves beside others of a node would be taken
  /// for one of them.
  package func append(
    _ layout: TextLayout, at origin: CGPoint, foreground: Foreground? = nil, to builder: inout FragmentBuilder, of node: ViewNode
  ) {
    let request = _ShapeStyleRequest(environment: environment, frame: CGRect(origin: origin, size: layout.size))
    var paints = resolved.paints(request)
    if let foreground { paints[0] = foreground(request) }
    resolved.append(layout, at: origin, paints: paints, request, to: &builder, of: node)
  }

  /// Makes the paint of the foreground for where the text lies.
  package typealias Foreground = (_ShapeStyleRequest) -> DisplayPaint
}

extension ResolvedText {
  /// What runs and lines are painted with that name them by index.
  func paints(_ request: _ShapeStyleRequest) -> [DisplayPaint] { styles.map { $0._paint(request).paint } }

  /// Adds what lies behind characters, as high as their lines.
  func appendBackgrounds(
    in layout: TextLayout, paints: @autoclosure () -> [DisplayPaint], positions: () -> TextPositions,
    to builder: inout FragmentBuilder
  ) {
    guard !backgrounds.isEmpty else { return }
    let (positions, paints) = (positions(), paints())
    for background in backgrounds {
      // Lines that are cut off have no letters either.
      for box in positions.boxes(of: background.bytes) where box.midY < layout.size.height {
        let fill = DisplayFill(path: Path(box), paint: paints[background.paintIndex], snapFrame: box)
        builder.append(.fill(fill), bounds: box)
      }
    }
  }

  /// Adds a layout of the text with the images in its lines.
  func append(
    _ layout: TextLayout, at origin: CGPoint = .zero, isExact: Bool = false, paints: [DisplayPaint],
    _ request: _ShapeStyleRequest, to builder: inout FragmentBuilder, of node: ViewNode
  ) {
    let text = DisplayItem.text(DisplayText(layout: layout, origin: origin, paints: paints, isExact: isExact))
    builder.append(text, bounds: text.bounds.insetBy(dx: -1, dy: -1))
    for attachment in layout.lines.flatMap(\.attachments) {
      let image = images[attachment.index]
      let drawn = image.graphic.fragment(in: attachment.frame, room: .line, of: node) { level in
        level == 0 || image.paintIndex != 0
          ? paints[image.paintIndex] : HierarchicalShapeStyle(level: level)._paint(request).paint
      }
      builder.append(drawn, at: origin)
    }
  }
}
