import CoreGraphicsTypes
package import Foundation

/// A shape's outline drawn with a style.
nonisolated public struct _StrokeShapeView<Content: Shape, Style: ShapeStyle>: View {
  /// The shape.
  public var shape: Content
  /// What the outline is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  nonisolated init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
  }
}

extension _StrokeShapeView: ShapeView {}

extension _StrokeShapeView: PrimitiveView {
  package static func makeNode(_ view: _StrokeShapeView, inputs: _ViewInputs) -> StrokeNode<Content, Style> {
    StrokeNode(view, inputs: inputs)
  }
  package static func updateNode(_ node: StrokeNode<Content, Style>, with view: _StrokeShapeView) { node.setView(view) }
}

extension _StrokeShapeView: PaintedShape {
  package nonisolated var outline: _StrokedShape<Content> { _StrokedShape(shape: shape, style: strokeStyle) }
}

/// Draws a shape's outline in its bounds.
package final class StrokeNode<Content: Shape, Style: ShapeStyle>: PaintedShapeNode<_StrokeShapeView<Content, Style>> {
  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let frame = shownBounds
    let line = shownOutline
    let path = path(of: line.shape, in: frame)
    let paint = paint(in: frame)
    let outset = line.style.lineWidth * max(line.style.lineJoin == .miter ? line.style.miterLimit : 1, 1) / 2
    builder.append(
      .stroke(
        DisplayStroke(
          path: path, style: line.style, paint: shownPaint(paint), isAntialiased: view.isAntialiased, snapFrame: frame)),
      bounds: path.boundingRect.insetBy(dx: -outset, dy: -outset))
    return finish(builder, paint)
  }

  /// Only the line takes presses: a border laid over a control leaves the control to them.
  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    path(of: view.shape, in: CGRect(origin: .zero, size: size)).strokedPath(view.strokeStyle).contains(point) ? self : nil
  }

  package override var debugName: String { "Stroke(\(Content.self))" }
}
