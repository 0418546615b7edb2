import Foundation

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
  package static func makeNode(_ view: _StrokeShapeView, inputs: _ViewInputs) -> ViewNode {
    StrokeNode(view, inputs: inputs)
  }
  package static func updateNode(_ node: ViewNode, with view: _StrokeShapeView) {
    unsafeDowncast(node, to: StrokeNode<Content, Style>.self).setView(view)
  }
}

private final class StrokeNode<Content: Shape, Style: ShapeStyle>: ViewNode {
  private var view: _StrokeShapeView<Content, Style>

  init(_ view: _StrokeShapeView<Content, Style>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  func setView(_ new: _StrokeShapeView<Content, Style>) {
    if ValueComparator.areEqualViews(view, new) { return }
    view = new
    invalidateLayout()
    invalidateDisplay()
  }

  override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateDisplay()
  }

  override func update() { needsUpdate = false }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize { view.shape.sizeThatFits(proposal) }

  override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let frame = CGRect(origin: .zero, size: size)
    let path = view.shape.path(in: frame)
    let environment = EnvironmentValues(scope: scope, reader: self)
    let paint = view.style._paint(_ShapeStyleRequest(environment: environment, frame: frame))
    let reach = view.strokeStyle.lineWidth * max(view.strokeStyle.lineJoin == .miter ? view.strokeStyle.miterLimit : 1, 1) / 2
    builder.append(
      .stroke(
        DisplayStroke(
          path: path, style: view.strokeStyle, paint: paint.paint, isAntialiased: view.isAntialiased, snapFrame: frame)),
      bounds: path.boundingRect.insetBy(dx: -reach, dy: -reach))
    return builder.finish().applying(paint, for: self, environment)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    view.shape.path(in: CGRect(origin: .zero, size: size)).contains(point) ? self : nil
  }

  override var debugName: String { "Stroke(\(Content.self))" }
}
