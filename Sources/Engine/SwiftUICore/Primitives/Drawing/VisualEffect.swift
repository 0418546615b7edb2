public import CoreGraphicsTypes
public import Foundation

/// Changes how a view is drawn, and nothing of its layout.
///
/// Closures of `visualEffect` and `scrollTransition` build one from an `EmptyVisualEffect` by the methods below.
public protocol VisualEffect: Sendable, Animatable {
  /// Adds what is drawn differently to a request; called by the engine.
  func _apply(to request: inout _VisualEffectRequest)
}

/// Collects what effects do to a view.
public struct _VisualEffectRequest {
  let size: CGSize
  let environment: EnvironmentValues
  /// From the inside out.
  var effects: [DisplayEffect] = []
  /// How points of the view map to where they show.
  var transform = ProjectionTransform()
}

/// Changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes an effect that changes nothing, to which others can be added.
  public init() {}
  /// There is nothing to animate.
  public typealias AnimatableData = EmptyAnimatableData
  /// Adds what is drawn differently to a request; called by the engine.
  public func _apply(to request: inout _VisualEffectRequest) {}
}

// Safe: both effects are values: numbers, colours and angles.
/// One effect after others.
struct ChainedVisualEffect<Base: VisualEffect, Effect: EffectModifier>: VisualEffect, @unchecked Sendable {
  var base: Base
  var effect: Effect

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { .init(base.animatableData, effect.animatableData) }
    set {
      base.animatableData = newValue.first
      effect.animatableData = newValue.second
    }
  }

  func _apply(to request: inout _VisualEffectRequest) {
    base._apply(to: &request)
    let resolved = effect.resolved(in: request.environment)
    guard let drawn = resolved.effect(size: request.size, environment: request.environment) else { return }
    request.effects.append(drawn)
    if let transform = resolved.finiteTransform(size: request.size) {
      request.transform = request.transform.concatenating(transform)
    }
  }
}

extension VisualEffect {
  private func then<Effect: EffectModifier>(_ effect: Effect) -> ChainedVisualEffect<Self, Effect> {
    ChainedVisualEffect(base: self, effect: effect)
  }

  /// Makes the view translucent: 0 hides it, 1 changes nothing.
  public func opacity(_ opacity: Double) -> some VisualEffect { then(_OpacityEffect(opacity: opacity)) }
  /// Scales the view around a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Scales the view around a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor))
  }
  /// Scales the view around a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  /// Draws the view at a distance from its place, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { then(_DisplacementEffect(offset: offset)) }
  /// Draws the view at a distance from its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then(_DisplacementEffect(offset: CGSize(width: x, height: y)))
  }
  /// Turns the view clockwise around a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_RotationEffect(angle: angle, anchor: anchor))
  }
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      _Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Draws the view under a transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(_TransformEffect(transform: ProjectionTransform(transform)))
  }
  /// Blurs the view; the radius is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(_BlurEffect(radius: radius, isOpaque: opaque))
  }
  /// Adds to each colour component: −1…1.
  public func brightness(_ amount: Double) -> some VisualEffect { then(_ColorFilterEffect(.brightness(amount))) }
  /// Spreads colours around the middle: 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { then(_ColorFilterEffect(.contrast(amount))) }
  /// Strengthens or weakens colours: 1 changes nothing, 0 is gray.
  public func saturation(_ amount: Double) -> some VisualEffect { then(_ColorFilterEffect(.saturation(amount))) }
  /// Takes colour away: 0 changes nothing, 1 is gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { then(_ColorFilterEffect(.grayscale(amount))) }
  /// Turns hues around the colour circle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then(_ColorFilterEffect(.hueRotation(angle.radians))) }
}

/// A move as an effect.
nonisolated struct _DisplacementEffect: EffectModifier, Equatable {
  typealias Body = Never
  var offset: CGSize
  nonisolated init(offset: CGSize) { self.offset = offset }
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  func transform(size: CGSize) -> ProjectionTransform? {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    offset == .zero ? nil : transform(size: size).map { .transform($0) }
  }
}

extension View {
  /// Draws the view differently, as its size and place say; the layout does not know.
  ///
  /// The closure runs again when the view moves, without a new body.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { node in effect(EmptyVisualEffect(), node.geometryProxy) })
  }
}

/// Draws a view with an effect that depends on where it is.
nonisolated struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  typealias Body = Never
  let effect: (VisualEffectNode<Effect>) -> Effect
  nonisolated init(_ effect: @escaping (VisualEffectNode<Effect>) -> Effect) { self.effect = effect }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> VisualEffectNode<Effect> {
    VisualEffectNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: VisualEffectNode<Effect>, with modifier: Self) { node.setModifier(modifier) }
}

/// Evaluates its effect when the view moves in the window, and when it grows or shrinks.
///
/// A new closure in a transaction with an animation moves what shows to the effect that it gives; moves of the view itself show at
/// once, also on that way.
final class VisualEffectNode<Effect: VisualEffect>: WrapperNode {
  private var modifier: _VisualEffectModifier<Effect>
  /// The effect as it was last evaluated; `nil` before that.
  private var animated: AnimatedValue<Effect>?
  /// Whether the effect is that of the present geometry.
  private var isCurrent = false
  private var isEvaluating = false
  private var applied: _VisualEffectRequest?

  init(_ modifier: _VisualEffectModifier<Effect>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    trackPlacement()
  }

  func setModifier(_ new: _VisualEffectModifier<Effect>) {
    let before = animated == nil ? nil : transform
    modifier = new
    if animated != nil, transaction.animation != nil { evaluateEffect(in: transaction) }
    forget()
    if subtreeTracksPlacement, before != transform { placementInWindowDidChange() }
  }

  private func forget() {
    isCurrent = false
    applied = nil
    invalidateDisplay()
  }

  /// The node's geometry as its own effect is to see it.
  var geometryProxy: GeometryProxy { GeometryProxy(node: self, reads: GeometryReads()) }

  @discardableResult
  private func evaluateEffect(in transaction: Transaction) -> AnimatedValue<Effect> {
    isEvaluating = true
    let effect = following { modifier.effect(self) }
    isEvaluating = false
    isCurrent = true
    var value = animated ?? AnimatedValue(effect)
    if animated != nil { set(effect, in: &value, transaction: transaction) }
    animated = value
    return value
  }

  /// The effect to which what shows may still be on its way.
  private var effect: AnimatedValue<Effect> {
    if isCurrent, let animated { return animated }
    return evaluateEffect(in: Transaction())
  }

  override func placeChildren() {
    forget()
    super.placeChildren()
    forget()
  }

  override func placementInWindowDidChange() {
    // Before the views inside look where they are.
    forget()
    super.placementInWindowDidChange()
  }

  override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    forget()
  }

  override func anchorSourceMoved() { forget() }

  /// What the closure has read has changed, or the environment.
  override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    forgetReads()
    setModifier(modifier)
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    if pass.visit(&animated, changing: .display) != .resting { applied = nil }
  }

  private func request(of effect: Effect) -> _VisualEffectRequest {
    var request = _VisualEffectRequest(size: size, environment: EnvironmentValues(scope: scope, reader: self))
    effect._apply(to: &request)
    return request
  }

  private var request: _VisualEffectRequest {
    if let applied { return applied }
    let request = request(of: effect.presentation)
    applied = request
    return request
  }

  override func makeFragment() -> DisplayFragment {
    request.effects.reduce(content.fragment()) { $0.wrapped(in: $1, id: displayID) }
  }

  /// How points map to where they show once what is on its way has arrived.
  private var transform: ProjectionTransform {
    let effect = effect
    return effect.isAnimating ? request(of: effect.model).transform : request.transform
  }

  override func convertToParent(_ point: CGPoint) -> CGPoint {
    super.convertToParent(isEvaluating ? point : point.applying(transform))
  }

  override func convertFromParent(_ point: CGPoint) -> CGPoint {
    let local = super.convertFromParent(point)
    guard !isEvaluating else { return local }
    var inverse = transform
    return inverse.invert() ? local.applying(inverse) : CGPoint(x: CGFloat.infinity, y: .infinity)
  }

  override var debugName: String { "VisualEffect" }
}
