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

/// Draws a shape's outline in its bounds.
package final class StrokeNode<Content: Shape, Style: ShapeStyle>: ViewNode {
  private typealias Line = _StrokedShape<Content>
  private var view: _StrokeShapeView<Content, Style>
  /// The shape and the line's measures.
  private var line: AnimatedValue<Line>
  private var paintAnimation = PaintAnimation()
  private let followsReads = Content.asksApp

  init(_ view: _StrokeShapeView<Content, Style>, inputs: _ViewInputs) {
    self.view = view
    line = AnimatedValue(Line(shape: view.shape, style: view.strokeStyle))
    super.init(inputs: inputs)
  }

  func setView(_ new: _StrokeShapeView<Content, Style>) {
    if ValueComparator.areEqualViews(view, new) { return }
    view = new
    set(Line(shape: new.shape, style: new.strokeStyle), in: &line, transaction: transaction)
    paintDidChange()
    invalidateLayout()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    paintDidChange()
  }

  /// What the shape has read has changed, or the environment.
  package override func update() {
    needsUpdate = false
    guard followsReads else { return }
    forgetReads()
    invalidateLayout()
    invalidateDisplay()
  }

  private func paintDidChange() {
    paintAnimation.set(paint(in: shownBounds).paint, for: self)
    invalidateDisplay()
  }

  private var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: self) }

  private func paint(in frame: CGRect) -> _ShapeStylePaint {
    view.style._paint(_ShapeStyleRequest(environment: environment, frame: frame))
  }

  // MARK: Motion

  package override var animatesOwnFrame: Bool { true }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(&line, changing: .display)
    pass.visit(&paintAnimation, changing: .display)
  }

  // MARK: Layout and drawing

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    asking { view.shape.sizeThatFits(proposal) }
  }

  private func asking<Result>(_ ask: () -> Result) -> Result { followsReads ? following(ask) : ask() }

  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let frame = shownBounds
    let line = line.presentation
    let path = withContainerShape { asking { line.shape.path(in: frame, layoutDirection) } }
    let paint = paint(in: frame)
    let outset = line.style.lineWidth * max(line.style.lineJoin == .miter ? line.style.miterLimit : 1, 1) / 2
    builder.append(
      .stroke(
        DisplayStroke(
          path: path, style: line.style, paint: paintAnimation.presentation(of: paint.paint),
          isAntialiased: view.isAntialiased, snapFrame: frame)),
      bounds: path.boundingRect.insetBy(dx: -outset, dy: -outset))
    return builder.finish().applying(paint, for: self, environment)
  }

  /// Only the line takes presses: a border laid over a control leaves the control to them.
  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    let path = withContainerShape { view.shape.path(in: CGRect(origin: .zero, size: size), layoutDirection) }
    return path.strokedPath(view.strokeStyle).contains(point) ? self : nil
  }

  package override var debugName: String { "Stroke(\(Content.self))" }
}
