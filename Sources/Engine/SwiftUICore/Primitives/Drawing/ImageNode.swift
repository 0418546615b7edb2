import CoreGraphicsTypes
package import Foundation

/// Sizes and draws an image or a symbol.
package final class ImageNode: ViewNode {
  private var image: Image
  private var loaded: ImageGraphic?
  private var effects = SymbolEffectRunner()
  private var lastingEffects = SymbolLastingEffects()
  /// Ends the rest that the effects have between their turns; `nil`: they have none.
  private var effectRest: UInt64?
  /// The symbol before this one, while it goes.
  private var replaced: (symbol: DrawnSymbol, plan: SymbolReplacement.Plan)?
  /// The symbol that was drawn last.
  private var drawn: DrawnSymbol?

  /// A symbol as it was drawn.
  private struct DrawnSymbol {
    let graphic: ImageGraphic
    let frame: CGRect
    /// The paints of the levels that it has.
    let paints: [Int: DisplayPaint]
  }

  init(_ image: Image, inputs: _ViewInputs) {
    self.image = image
    super.init(inputs: inputs)
  }

  func setImage(_ new: Image) {
    guard new != image else { return }
    let old = image
    image = new
    reload()
    beginReplacement(of: old)
    if effects.hasRequests { refreshEffects() }
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
  private func beginReplacement(of old: Image) {
    guard let name = old.symbolName, let next = image.symbolName, name != next, let drawn, !transaction.disablesAnimations,
      case .symbol(let how) = environment.contentTransition.kind, let before = drawn.graphic.symbol, let after = graphic.symbol
    else { return }
    let plan = SymbolReplacement.Plan(
      how, from: before, to: after, reducesMotion: environment.accessibilityReduceMotion, at: graph.time)
    replaced = (drawn, plan)
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
  }

  private var isSymbol: Bool { image.isSymbol }

  /// Looks what the surroundings ask of symbols, and begins what is new.
  private func refreshEffects() {
    guard isSymbol else { return }
    let requests = environment.symbolEffects, reducesMotion = environment.accessibilityReduceMotion
    lastingEffects.setRequests(requests, reducesMotion: reducesMotion, isAnimated: effects.hasRequests && isPlaced, for: self)
    let parts = requests.isEmpty ? SymbolParts([]) : parts
    effects.setRequests(requests, parts: parts, reducesMotion: reducesMotion, at: graph.time)
    endEffectRest()
  }

  /// Lets the effects that run be drawn in each frame.
  private func endEffectRest() {
    effectRest.map(graph.cancelTimer)
    effectRest = nil
    guard effects.isRunning else { return }
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
  }

  /// Ends effects that are over, and needs no frames while those that run rest between two turns.
  private func advanceEffects() {
    effects.finish(at: graph.time)
    guard let end = effects.restEnd(at: graph.time) else { return }
    effectRest = graph.schedule(at: end, isForEver: !effects.hasEnd) { [weak self] in
      if let self, self.isMounted { self.endEffectRest() }
    }
  }

  private var parts: SymbolParts { SymbolParts(graphic.symbol?.layers ?? []) }

  /// Lets the symbol come or go with a view around it.
  func setPresence(
    _ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isHidden: Bool,
    by owner: SymbolLastingEffects.Owner
  ) {
    guard isSymbol else { return }
    lastingEffects.set(
      configuration, options, isActive: isHidden, by: owner, reducesMotion: environment.accessibilityReduceMotion,
      isAnimated: true, for: self)
  }

  package override func layoutDidPlace() {
    super.layoutDidPlace()
    if !effects.hasRequests { refreshEffects() }
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    lastingEffects.forEachMotion(&pass)
    pass.visit(isMoving: { replaced != nil }, changing: .display) {
      if let replaced, replaced.plan.isOver(at: graph.time) { self.replaced = nil }
    }
    pass.visit(isMoving: { effects.isRunning && effectRest == nil }, changing: .display) { advanceEffects() }
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
    let paint = { (level: Int) in
      HierarchicalShapeStyle(level: level)._paint(_ShapeStyleRequest(environment: environment, frame: frame)).paint
    }
    return isSymbol ? symbolFragment(in: frame, paint: paint) : graphic.fragment(in: frame, of: self, paint: paint)
  }

  /// The symbol as its effects show it, and before it the one that it replaces.
  private func symbolFragment(in frame: CGRect, paint: @escaping (Int) -> DisplayPaint) -> DisplayFragment {
    var paints: [Int: DisplayPaint] = [:]
    let known = { (level: Int) in
      if let paint = paints[level] { return paint }
      let new = paint(level)
      paints[level] = new
      return new
    }
    var moment = effects.moment(at: graph.time, isRightToLeft: isRightToLeft)
    lastingEffects.add(to: &moment) { parts }
    var before = SymbolMoment()
    replaced?.plan.add(to: &before, &moment, at: graph.time)
    let shown = graphic.fragment(in: frame, of: self, moment: moment, paint: known)
    drawn = DrawnSymbol(graphic: graphic, frame: frame, paints: paints)
    guard let old = replaced?.symbol else { return shown }
    var builder = FragmentBuilder(for: self)
    // The old symbol goes in the middle of the new one's place.
    builder.append(
      old.graphic.fragment(in: old.frame, of: self, moment: before) { old.paints[$0] ?? paint($0) },
      at: CGPoint(x: frame.midX - old.frame.midX, y: frame.midY - old.frame.midY))
    builder.append(shown, at: .zero)
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
