package import Foundation

/// What a module above the engine draws by itself in the place of a view, such as the plot of a chart.
package protocol ViewDrawing {
  /// The size the view takes for a proposal.
  func size(for proposal: ProposedViewSize, in context: DrawingContext) -> CGSize
  /// What the view shows, in its own coordinates.
  func fragment(in context: DrawingContext) -> DisplayFragment
  /// Called when the view was given its place and its size.
  func didPlace(in context: DrawingContext)
  /// Called in place of another picture; returns whether it leads there step by step, by the fraction of the context.
  ///
  /// The old fraction says how far the picture before had come.
  func changes(from old: Self, fraction: Double) -> Bool
  /// Adds what the picture is to somebody who cannot see it.
  func appendAccessibility(to builder: inout AccessibilityBuilder, in context: DrawingContext)
  /// Whether it takes presses in its bounds.
  var takesPresses: Bool { get }
}

extension ViewDrawing {
  /// All it is offered.
  package func size(for proposal: ProposedViewSize, in context: DrawingContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  package func didPlace(in context: DrawingContext) {}
  package func changes(from old: Self, fraction: Double) -> Bool { false }
  package func appendAccessibility(to builder: inout AccessibilityBuilder, in context: DrawingContext) {}
  package var takesPresses: Bool { false }
}

/// Shows a picture.
nonisolated package struct DrawingView<Picture: ViewDrawing>: PrimitiveView {
  package typealias Body = Never
  let picture: Picture
  package nonisolated init(_ picture: Picture) { self.picture = picture }

  package static func makeNode(_ view: DrawingView, inputs: _ViewInputs) -> DrawingNode<Picture> {
    DrawingNode(view.picture, inputs: inputs)
  }
  package static func updateNode(_ node: DrawingNode<Picture>, with view: DrawingView) { node.setPicture(view.picture) }
}

/// Places and draws a picture.
package final class DrawingNode<Picture: ViewDrawing>: ViewNode {
  private var picture: Picture
  private var change = AnimatedValue(1.0)

  init(_ picture: Picture, inputs: _ViewInputs) {
    self.picture = picture
    super.init(inputs: inputs)
  }

  func setPicture(_ new: Picture) {
    if ValueComparator.areEqual(picture, new) { return }
    let old = picture
    picture = new
    if isPlaced, new.changes(from: old, fraction: change.presentation) {
      stop(&change)
      change = AnimatedValue(0)
      set(1, in: &change, transaction: transaction)
    }
    invalidateLayout()
    invalidateDisplay()
  }

  private var context: DrawingContext {
    DrawingContext(
      node: self, environment: EnvironmentValues(scope: scope, reader: self), fraction: change.presentation)
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateLayout()
    invalidateDisplay()
  }

  package override func update() { needsUpdate = false }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(&change, changing: .display)
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { picture.size(for: proposal, in: context) }
  package override func layoutDidPlace() { picture.didPlace(in: context) }
  // It moves at its final size: pictures that belong together, such as a plot and its axes, count with each other's sizes.
  package override var animatesOwnFrame: Bool { true }
  package override func makeFragment() -> DisplayFragment { picture.fragment(in: context) }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    picture.takesPresses && CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    picture.appendAccessibility(to: &builder, in: context)
  }

  package override var debugName: String { "Picture(\(Picture.self))" }
}
