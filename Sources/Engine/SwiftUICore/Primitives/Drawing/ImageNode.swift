import CoreGraphicsTypes
package import Foundation

/// Sizes and draws an image or a symbol.
package final class ImageNode: ViewNode {
  private var image: Image
  private var loaded: ImageGraphic?
  private var effects = SymbolEffectRunner()
  /// The size that lasting effects ask for.
  private var effectScale = AnimatedValue(CGFloat(1))
  /// The symbol before this one, while it goes.
  private var replaced: (fragment: DisplayFragment, frame: CGRect, how: SymbolReplacement, start: TimeInterval)?
  /// What was drawn last, without effects.
  private var drawn: (fragment: DisplayFragment, frame: CGRect)?

  init(_ image: Image, inputs: _ViewInputs) {
    self.image = image
    super.init(inputs: inputs)
  }

  func setImage(_ new: Image) {
    guard new != image else { return }
    beginReplacement(with: new)
    image = new
    reload()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    setNeedsUpdate()
  }

  package override func update() {
    needsUpdate = false
    reload()
    refreshEffects()
  }

  /// A symbol does not wait for an animation to be replaced by an effect; it does without one if the transaction forbids any.
  private func beginReplacement(with new: Image) {
    guard let name = image.symbolName, let next = new.symbolName, name != next, let drawn, !transaction.disablesAnimations,
      case .symbol(let how) = environment.contentTransition.kind
    else { return }
    replaced = (drawn.fragment, drawn.frame, how, graph.time)
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
  }

  private var isSymbol: Bool { image.isSymbol }

  /// Looks what the surroundings ask of symbols, and begins what is new.
  private func refreshEffects() {
    guard isSymbol else { return }
    effects.setRequests(environment.symbolEffects, at: graph.time)
    if effects.steadyScale != effectScale.model {
      // The length is a choice (Facts 7.6).
      let animation: Animation? =
        isPlaced && !transaction.disablesAnimations ? transaction.animation ?? .smooth(duration: 0.25) : nil
      set(effects.steadyScale, in: &effectScale, transaction: Transaction(animation: animation))
    }
    guard effects.isRunning else { return }
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
  }

  package override func layoutDidPlace() {
    super.layoutDidPlace()
    if !effects.hasRequests { refreshEffects() }
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(&effectScale, changing: .display)
    pass.visit(isMoving: { replaced != nil }, changing: .display) {
      if let replaced, graph.time >= replaced.start + replaced.how.duration { self.replaced = nil }
    }
    // Effects that have run out end as their pose is asked for.
    pass.visit(isMoving: { effects.isRunning }, changing: .display) { _ = effects.pose(at: graph.time) }
  }

  private func reload() {
    loaded = nil
    invalidateLayout()
    invalidateDisplay()
  }

  private var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: self) }

  private var graphic: ImageGraphic {
    if let loaded { return loaded }
    let graphic = ImageGraphic(image, environment: environment, services: graph.services)
    loaded = graphic
    return graphic
  }

  // MARK: Layout

  /// A symbol's box is its ink with bearings, whatever the line's height beside it (Facts 1.6).
  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let natural = graphic.naturalSize
    guard image.resizing != nil else { return natural }
    return CGSize(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }

  package override func hugging(along axis: Axis) -> Hugging { image.resizing == nil ? .keeps : .follows }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let baseline = graphic.baseline(inHeight: size.height), image.resizing == nil else { return nil }
    if key.id == VerticalAlignment.FirstTextLineCenter.self { return size.height / 2 }
    guard key.id == VerticalAlignment.FirstTextBaseline.self || key.id == VerticalAlignment.LastTextBaseline.self else {
      return nil
    }
    return baseline
  }

  package override var spacing: ViewSpacing {
    guard let font = graphic.font, image.resizing == nil else { return ViewSpacing() }
    return ViewSpacing(textWith: font, displayScale: graph.services.displayScale)
  }

  // MARK: Drawing

  package override var animatesOwnFrame: Bool { true }

  package override func makeFragment() -> DisplayFragment {
    let frame = shownBounds
    guard frame.width > 0, frame.height > 0 else { return .empty }
    let environment = environment
    if environment.showsStandIns {
      let request = _ShapeStyleRequest(environment: environment, frame: frame)
      return standIn(for: [frame], paint: HierarchicalShapeStyle.primary._paint(request).paint)
    }
    let still = graphic.fragment(in: frame, of: self) { level in
      HierarchicalShapeStyle(level: level)._paint(_ShapeStyleRequest(environment: environment, frame: frame)).paint
    }
    guard isSymbol else { return still }
    drawn = (still, frame)
    var pose = effects.pose(at: graph.time)
    pose.scale *= effectScale.presentation
    guard let replaced else { return pose.applied(to: still, in: frame, id: displayID) }
    let poses = replaced.how.poses(at: (graph.time - replaced.start) / replaced.how.duration)
    var builder = FragmentBuilder(for: self)
    // The old symbol goes in the middle of the new one's place.
    builder.append(
      poses.old.applied(to: replaced.fragment, in: replaced.frame, id: displayID),
      at: CGPoint(x: frame.midX - replaced.frame.midX, y: frame.midY - replaced.frame.midY))
    builder.append(poses.new.combined(with: pose).applied(to: still, in: frame, id: displayID), at: .zero)
    return builder.finish()
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    guard !image.isDecorative, !EnvironmentValues(scope: scope).hidesSecrets else { return }
    builder.appendLeaf(role: .image, label: image.spokenName, node: self)
  }

  package override var debugName: String {
    if case .symbol(let name, _) = image.source { "Image(systemName: \"\(name)\")" } else { "Image" }
  }
}
