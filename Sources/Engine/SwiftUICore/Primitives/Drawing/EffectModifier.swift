package import Foundation

/// A modifier that changes how a view is drawn and nothing of its layout.
nonisolated package protocol EffectModifier: PrimitiveModifier, Animatable {
  /// The effect for content of a size; `nil` draws the content as it is.
  func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect?
  /// How points of the content map to the node's coordinates; `nil` for effects that move nothing.
  func transform(size: CGSize) -> ProjectionTransform?
  /// The modifier with what depends on the environment settled, so that it can be animated.
  func resolved(in environment: EnvironmentValues) -> Self
  /// Whether the effect is measured by the size, so that it moves and grows with the content.
  var dependsOnSize: Bool { get }
  /// Whether an app's code says what the effect is, such as a shape, which may read state for it.
  static var asksApp: Bool { get }
  /// Whether a press at a point reaches the content, where lines run in a direction.
  func accepts(_ point: CGPoint, size: CGSize, _ direction: LayoutDirection) -> Bool
  /// Has what a press hits looked for inside, where `accepts` lets it; a modifier may say something to those inside for that time.
  func lookInside<Hit>(at point: CGPoint, _ find: () -> Hit?) -> Hit?
}

extension EffectModifier {
  package func transform(size: CGSize) -> ProjectionTransform? { nil }
  package func resolved(in environment: EnvironmentValues) -> Self { self }
  package var dependsOnSize: Bool { false }
  package static var asksApp: Bool { false }
  package func accepts(_ point: CGPoint, size: CGSize, _ direction: LayoutDirection) -> Bool { true }
  package func lookInside<Hit>(at point: CGPoint, _ find: () -> Hit?) -> Hit? { find() }
  /// `transform(size:)`; `nil` where it is not finite and nothing is drawn with it.
  func finiteTransform(size: CGSize) -> ProjectionTransform? { transform(size: size).flatMap { $0.isFinite ? $0 : nil } }
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> EffectNode<Self> {
    EffectNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: EffectNode<Self>, with modifier: Self) { node.setModifier(modifier) }
}

/// The node of an effect.
package final class EffectNode<Modifier: EffectModifier>: WrapperNode {
  /// The modifier as the view gave it.
  private var modifier: Modifier
  private var animated: AnimatedValue<Modifier>
  private let reads = FollowedReads(asksApp: Modifier.asksApp, changing: .display)

  init(_ modifier: Modifier, inputs: _ViewInputs) {
    self.modifier = modifier
    animated = AnimatedValue(modifier)
    super.init(inputs: inputs)
    animated.set(modifier.resolved(in: environment), at: 0)
  }

  private var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: self) }

  func setModifier(_ new: Modifier) {
    if ValueComparator.areEqualViews(modifier, new) { return }
    modifier = new
    modifierDidChange()
  }

  private func modifierDidChange() {
    set(modifier.resolved(in: environment), in: &animated, transaction: transaction)
    invalidateDisplay()
    if subtreeTracksPlacement { placementInWindowDidChange() }
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    modifierDidChange()
  }

  /// What the modifier has read has changed, or the environment.
  package override func update() {
    needsUpdate = false
    reads.drop(in: self)
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(&animated, changing: .display)
  }

  package override var animatesOwnFrame: Bool { modifier.dependsOnSize }
  package override var isGeometryGroup: Bool { modifier.dependsOnSize }

  package override func makeFragment() -> DisplayFragment {
    let inner = content.fragment()
    let effect = withContainerShape {
      reads.ask(for: self) { animated.presentation.effect(size: shownSize, environment: environment) }
    }
    guard let effect else { return inner }
    return inner.wrapped(in: effect, id: displayID)
  }

  package override func convertToParent(_ point: CGPoint) -> CGPoint {
    let moved = modifier.finiteTransform(size: size).map { point.applying($0) } ?? point
    return super.convertToParent(moved)
  }

  package override func convertFromParent(_ point: CGPoint) -> CGPoint {
    let local = super.convertFromParent(point)
    guard var inverse = modifier.finiteTransform(size: size) else { return local }
    return inverse.invert() ? local.applying(inverse) : CGPoint(x: CGFloat.infinity, y: .infinity)
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard withContainerShape({ modifier.accepts(point, size: size, layoutDirection) }) else { return nil }
    return modifier.lookInside(at: point) { super.hitTest(point) }
  }

  package override var debugName: String { "\(Modifier.self)" }
}
