import CoreGraphicsTypes
package import Foundation

/// A view that is dragged, above everything else in the window: a picture that follows the finger.
///
/// Only its drawing moves: no layout, no body.
package final class DragPreviewNode: WrapperNode {
  private weak var source: DragSourceNode?
  private let metrics: DragMetrics
  /// The view as it was when it was picked up, where it has no preview of its own.
  private let picture: DisplayFragment?
  private let pictureSize: CGSize
  /// The middle of the source, and of what shows, in points of the window.
  private let home: CGPoint
  private var middle: CGPoint
  /// From the finger to the middle of the source.
  private let extent: CGSize
  private let grip: CGPoint
  /// How far it is lifted, how much of the way from home it shows, and how much of it is there.
  private var elevation = AnimatedValue(0.0)
  private var way = AnimatedValue(1.0)
  private var presence = AnimatedValue(1.0)
  private var isEnding = false

  init(_ view: DragPreviewView, inputs: _ViewInputs) {
    let source = view.source
    self.source = source
    metrics = source.modifier.metrics
    let frame = source.frameInWindow
    home = CGPoint(x: frame.midX, y: frame.midY)
    middle = home
    grip = view.grip
    // A picture is held where the finger took it, a view of its own in its middle.
    extent = view.content == nil ? CGSize(width: home.x - grip.x, height: home.y - grip.y) : .zero
    picture = view.content == nil ? source.content.fragment() : nil
    pictureSize = source.size
    super.init(inputs: inputs)
    setContent(ImplicitContainerNode(view.content ?? AnyView(EmptyView()), inputs: childInputs))
  }

  // MARK: The way

  func lift() { go(to: 1, in: \.elevation, by: metrics.lifting) }

  func move(to finger: CGPoint) {
    middle = CGPoint(x: finger.x + extent.width, y: finger.y + extent.height)
    invalidateDisplay()
  }

  /// Goes back to where it came from, and goes.
  func goHome() {
    isEnding = true
    go(to: 0, in: \.elevation, by: metrics.returning)
    go(to: 0, in: \.way, by: metrics.returning)
    endIfResting()
  }

  /// Goes where it is, since it was taken.
  func land() {
    isEnding = true
    go(to: 0, in: \.elevation, by: metrics.landing)
    go(to: 0, in: \.presence, by: metrics.landing)
    endIfResting()
  }

  private func go(
    to target: Double, in value: ReferenceWritableKeyPath<DragPreviewNode, AnimatedValue<Double>>, by motion: Animation
  ) {
    set(target, in: &self[keyPath: value], transaction: Transaction(animation: motion))
    invalidateDisplay()
    graph.wantFrame()
  }

  private func endIfResting() {
    guard isEnding, !isInMotion else { return }
    graph.enqueueAction { [weak source] in source?.endPreview() }
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    let lifts = pass.visit(&elevation, changing: .display), comesBack = pass.visit(&way, changing: .display)
    let fades = pass.visit(&presence, changing: .display)
    if lifts == .arrived || comesBack == .arrived || fades == .arrived { endIfResting() }
  }

  // MARK: Layout

  package override var layoutNode: ViewNode { self }
  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  package override func hugging(along axis: Axis) -> Hugging { .follows }
  package override func sizeDepends(on child: ViewNode) -> Bool { false }
  package override func placeChildren() { graph.withoutMovement { content.place(at: .zero, proposal: ProposedViewSize(size)) } }
  package override func hitTest(_ point: CGPoint) -> ViewNode? { nil }
  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {}

  // MARK: Drawing

  package override func makeFragment() -> DisplayFragment {
    let shown = presence.presentation
    guard shown > 0 else { return .empty }
    let size = picture == nil ? content.size : pictureSize
    let lifted = elevation.presentation
    let far = way.presentation
    let origin = convertToWindow(.zero)
    let center = CGPoint(
      x: home.x + (middle.x - home.x) * far - origin.x, y: home.y + (middle.y - home.y) * far - origin.y)
    let scale = (1 + (metrics.scale - 1) * lifted) * (0.5 + 0.5 * shown)
    var fragment = picture ?? content.fragment()
    if lifted > 0 {
      let color = metrics.shadowColor.multiplyingAlpha(by: Float(min(max(lifted, 0), 1)))
      fragment = fragment.wrapped(
        in: .shadow(color: color, radius: metrics.shadowRadius, offset: metrics.shadowOffset), id: displayID)
    }
    if shown < 1 { fragment = fragment.wrapped(in: .opacity(min(max(shown, 0), 1)), id: displayID) }
    let position = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x - size.width * scale / 2, ty: center.y - size.height * scale / 2)
    var builder = FragmentBuilder(for: self)
    builder.append(fragment.wrapped(in: .transform(ProjectionTransform(position)), id: displayID), at: .zero)
    return builder.finish()
  }

  package override var debugName: String { "DragPreview" }
}
