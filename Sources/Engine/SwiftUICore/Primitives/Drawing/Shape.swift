import CoreGraphicsTypes
public import Foundation

/// How a shape is used by default.
public enum ShapeRole: Sendable {
  /// Filled.
  case fill
  /// Stroked.
  case stroke
  /// A line between things.
  case separator
}

/// Whether a shape mirrors where leading is on the right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never mirrors.
  case fixed
  /// Mirrors in one direction.
  case mirrors(in: LayoutDirection)
  /// Mirrors from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// An outline that fills the space it is given.
///
/// An app's own shape draws `path(in:)`; as a view it is filled with the foreground.
///
/// It takes all the space that it is offered, and 10 points where a side is left open.
///
///     struct Roof: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///         }
///       }
///     }
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// How the shape is used by default.
  nonisolated static var role: ShapeRole { get }
  /// Whether the shape mirrors where leading is on the right.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size the shape takes; the whole proposal by default.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The shape is filled, unless it says otherwise.
  public nonisolated static var role: ShapeRole { .fill }
  /// The shape mirrors from right to left, unless it says otherwise.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// The whole proposal; 10 points where a dimension is left open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The outline in a rectangle as it shows where lines run in a direction: as in a mirror, where the shape says so.
  nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by an amount, in points, on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A view that shows a shape.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Shows a shape filled with a style.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView {}

extension _ShapeView: PrimitiveView {
  package static func makeNode(_ view: _ShapeView, inputs: _ViewInputs) -> ShapeNode<Content, Style> {
    ShapeNode(view, inputs: inputs)
  }
  package static func updateNode(_ node: ShapeNode<Content, Style>, with view: _ShapeView) { node.setView(view) }
}

extension _ShapeView: PaintedShape {
  package nonisolated var outline: Content { shape }
}

/// Fills a shape in its bounds.
package final class ShapeNode<Content: Shape, Style: ShapeStyle>: PaintedShapeNode<_ShapeView<Content, Style>> {
  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let frame = shownBounds
    let path = path(of: shownOutline, in: frame)
    let paint = paint(in: frame)
    let shown = shownPaint(paint)
    if case .color(let color) = shown, color.alpha == 0 { return .empty }
    let fill = DisplayFill(
      path: path, paint: shown, isEvenOdd: view.fillStyle.isEOFilled,
      isAntialiased: view.fillStyle.isAntialiased, snapFrame: frame)
    builder.append(.fill(fill), bounds: path.boundingRect)
    return finish(builder, paint)
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    path(of: view.shape, in: CGRect(origin: .zero, size: size)).contains(point, eoFill: view.fillStyle.isEOFilled)
      ? self : nil
  }

  package override var debugName: String { "\(Content.self)" }
}

extension DisplayFragment {
  /// The fragment with what a style adds besides its paint.
  package func applying(_ paint: _ShapeStylePaint, for node: ViewNode, _ environment: EnvironmentValues) -> DisplayFragment {
    var result = self
    if let material = paint.material { result = result.wrapped(in: .material(material), id: node.displayID) }
    if let shadow = paint.shadow {
      let color = shadow.color.displayColor(in: environment)
      result = result.wrapped(in: .shadow(color: color, radius: shadow.radius, offset: shadow.offset), id: node.displayID)
    }
    if let mode = paint.blendMode { result = result.wrapped(in: .blendMode(mode), id: node.displayID) }
    return result
  }
}

/// A view that shows as a rectangle or shape of another view, without a node or a body of its own.
nonisolated protocol ShapeShorthand: View where Body: PrimitiveView {
  /// What is shown; the same as `body`, free of isolation.
  var shapeView: Body { get }
}

extension ShapeShorthand {
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(view.shapeView, inputs: inputs)
  }
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    Body._updateView(view.shapeView, in: outputs)
  }
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    Body._makeViewList(view.shapeView, inputs: inputs)
  }
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    Body._updateViewList(view.shapeView, in: outputs)
  }
}

extension Color: ShapeShorthand {
  var shapeView: _ShapeView<Rectangle, Color> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(_ShapeView(shape: view, style: ForegroundStyle()), inputs: inputs)
  }
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    Body._updateView(_ShapeView(shape: view, style: ForegroundStyle()), in: outputs)
  }
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    Body._makeViewList(_ShapeView(shape: view, style: ForegroundStyle()), inputs: inputs)
  }
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    Body._updateViewList(_ShapeView(shape: view, style: ForegroundStyle()), in: outputs)
  }
}
