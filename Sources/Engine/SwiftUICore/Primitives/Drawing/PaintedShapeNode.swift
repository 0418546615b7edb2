package import Foundation

/// A view that paints a shape with a style: fills it, or draws its outline.
nonisolated package protocol PaintedShape: ShapeView {
  /// The type of the style.
  associatedtype Style: ShapeStyle
  /// The type of what moves with animations.
  associatedtype Outline: Animatable
  /// What the shape is painted with.
  nonisolated var style: Style { get }
  /// What moves with animations: the shape, and the line's measures where it has a line.
  nonisolated var outline: Outline { get }
}

/// The node of a painted shape, in whatever way it is painted: its outline and its paint on their way, and what an app's shape
/// read.
package class PaintedShapeNode<Painted: PaintedShape>: ViewNode {
  final private(set) var view: Painted
  private final var outline: AnimatedValue<Painted.Outline>
  private final var paintAnimation = PaintAnimation()
  private final let reads = FollowedReads(asksApp: Painted.Content.asksApp, changing: [.layout, .display])

  init(_ view: Painted, inputs: _ViewInputs) {
    self.view = view
    outline = AnimatedValue(view.outline)
    super.init(inputs: inputs)
  }

  final func setView(_ new: Painted) {
    if ValueComparator.areEqualViews(view, new) { return }
    view = new
    set(new.outline, in: &outline, transaction: transaction)
    paintDidChange()
    invalidateLayout()
  }

  package final override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    paintDidChange()
  }

  /// What the shape has read has changed, or the environment.
  package final override func update() {
    needsUpdate = false
    reads.drop(in: self)
  }

  private func paintDidChange() {
    paintAnimation.set(paint(in: shownBounds).paint, for: self)
    invalidateDisplay()
  }

  private var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: self) }

  // MARK: Motion

  package final override var animatesOwnFrame: Bool { true }

  final override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(&outline, changing: .display)
    pass.visit(&paintAnimation, changing: .display)
  }

  // MARK: Layout and drawing

  package final override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    reads.ask(for: self) { view.shape.sizeThatFits(proposal) }
  }

  /// The shape and its line as they are now, on their way.
  final var shownOutline: Painted.Outline { outline.presentation }

  /// A shape's path in a rectangle, as it shows here.
  final func path(of shape: Painted.Content, in frame: CGRect) -> Path {
    withContainerShape { reads.ask(for: self) { shape.path(in: frame, layoutDirection) } }
  }

  /// What the style gives for a rectangle.
  final func paint(in frame: CGRect) -> _ShapeStylePaint {
    view.style._paint(_ShapeStyleRequest(environment: environment, frame: frame))
  }

  /// What shows of a paint that the style gives, on the way from the one before.
  final func shownPaint(_ paint: _ShapeStylePaint) -> DisplayPaint { paintAnimation.presentation(of: paint.paint) }

  /// The fragment of what has been painted, with what the style adds besides its paint.
  final func finish(_ builder: FragmentBuilder, _ paint: _ShapeStylePaint) -> DisplayFragment {
    builder.finish().applying(paint, for: self, environment)
  }
}
