import Foundation

/// A shape that is painted over another view, or alone where that is an `EmptyView`.
nonisolated protocol LayeredShapeView: ShapeView where Body == Never {
  /// What is behind the shape.
  associatedtype Background: View
  /// What paints the shape.
  associatedtype Layer: PrimitiveView
  /// What is behind the shape, and decides the size.
  var background: Background { get }
  /// What paints the shape.
  var layer: Layer { get }
}

extension LayeredShapeView {
  private typealias Layered = ModifiedContent<Background, _OverlayModifier<Layer>>
  private static var isAlone: Bool { Background.self == EmptyView.self }
  private var layered: Layered { Layered(content: background, modifier: _OverlayModifier(overlay: layer)) }

  public var body: Never { primitiveBody("\(Self.self)") }

  public nonisolated static func _viewListCount() -> Int? { 1 }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    isAlone ? Layer._makeView(view.layer, inputs: inputs) : Layered._makeView(view.layered, inputs: inputs)
  }
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    if isAlone { Layer._updateView(view.layer, in: outputs) } else { Layered._updateView(view.layered, in: outputs) }
  }
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(UnaryViewList(view, inputs: inputs))
  }
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    outputs.list(as: UnaryViewList<Self>.self).setView(view)
  }
}

/// A shape filled with a style over another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// The view behind it.
  public var background: Background

  /// Fills a shape over a view.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: LayeredShapeView {
  var layer: _ShapeView<Content, Style> { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
}

/// A shape's outline drawn with a style over another view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What the outline is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The view behind it.
  public var background: Background

  /// Draws a shape's outline over a view.
  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: LayeredShapeView {
  var layer: _StrokeShapeView<Content, Style> {
    _StrokeShapeView(shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased)
  }
}

/// A shape's outline drawn with a style, all of it inside the shape, over another view.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What the outline is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The view behind it.
  public var background: Background

  /// Draws a shape's outline, all of it inside the shape, over a view.
  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: LayeredShapeView {
  var layer: _StrokeShapeView<Content.InsetShape, Style> {
    _StrokeShapeView(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased)
  }
}
