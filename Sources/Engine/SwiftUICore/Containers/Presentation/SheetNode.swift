import CoreGraphicsTypes
package import Foundation

/// A modal view in its window: a sheet that rests at one of its heights, a card in the middle, a cover over everything, or a popover.
///
/// Its motion is its extent: how much of it shows above the window's lower edge, in points. Nothing of its way evaluates a body.
package final class SheetNode: ModalNode, PreferenceReading {
  private(set) var variant: SheetVariant
  /// What it is in its window now.
  package private(set) var kind: SheetKind
  private(set) var behavior = SheetBehavior()
  private(set) var space: SheetSpace?
  /// How its content says that it comes and goes.
  private(set) var transition = ScreenTransition.automatic
  /// How it comes, or goes, now; kept while it rests, since what it came out of does not show then.
  var stage: TransitionStage?
  /// The extent at which it is in place on that way; `nil`: the lowest at which it rests.
  var extentInPlace: CGFloat?
  /// Holds what its content knows of it.
  private let innerScope: EnvironmentScope
  @Late private var inner: ImplicitContainerNode<AnyView>
  /// Keeps the content out of a popover's arrow.
  @Late private var room: SafeAreaNode
  /// The extent for which the content is laid out.
  private var laidOut: CGFloat = 0
  /// Whether the content is as high as what shows, on the way between two heights.
  var isResizing = false
  /// Where it rests or is about to.
  private(set) var detent: AnyHashable?
  /// How it is to come in, once it is known where to; `nil`: it has.
  private var arrival: Arrival?
  private enum Arrival { case animated, atOnce }
  var isPreferenceReadQueued = false

  init(_ view: ModalView, variant: SheetVariant, inputs: _ViewInputs) {
    self.variant = variant
    kind = variant.kind
    innerScope = EnvironmentScope(parent: inputs.scope)
    super.init(view, inputs: inputs)
    graph.hasPreferenceReaders = true
    room = SafeAreaNode(insets: EdgeInsets(), inputs: _ViewInputs(graph: graph, parent: self, scope: innerScope))
    adapt()
    inner = ImplicitContainerNode(view.request.content, inputs: room.childInputs)
    room.setContent(inner)
    setContent(room)
  }

  override func setView(_ view: ModalView) {
    if let new = view.request.variant as? SheetVariant { variant = new }
    super.setView(view)
    adapt()
    invalidatePlacement()
  }

  override func updateModalContent(with content: AnyView) { inner.setView(content) }

  // MARK: What it is

  package override func contentWasSet() { graph.enqueuePreferenceReader(self) }

  func readPreference() {
    behavior = content.preference(SheetBehaviorKey.self)
    transition = content.preference(ScreenTransitionKey.self) ?? .automatic
    space = nil
    adapt()
    invalidatePlacement()
    invalidateDisplay()
    if let requested = behavior.selection?.id, !motion.isHeld { detent = requested }
  }

  package override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {}

  /// The environment of the window, whatever holds where it is declared.
  private var windowEnvironment: EnvironmentValues { EnvironmentValues(scope: graph.root?.scope ?? scope, reader: self) }

  /// Finds out what it is in a window like this one, and lets the content know.
  private func adapt() {
    let window = windowEnvironment
    var new = variant.kind
    if window.horizontalSizeClass == .compact {
      new = new.adapted(by: behavior.compactKind.horizontal)
    } else if window.verticalSizeClass == .compact {
      // A popover stays one in a low window, unless its content says otherwise.
      new = behavior.compactKind.vertical.map { new.adapted(by: $0) } ?? new
    }
    if new == .popover, variant.popover == nil { new = .sheet }
    if new != kind {
      kind = new
      space = nil
      if let anchor, anchor.presentation != nil, !isGoing, arrival == nil { arrival = .atOnce }
      invalidatePlacement()
      invalidateDisplay()
    }
    var values = EnvironmentValues()
    values.sheetKind = kind
    let changed = innerScope.replaceEntries(values.overrides)
    if !changed.isEmpty { contentIfSet?.propagateEnvironmentChange(changed) }
  }

  // MARK: Coming and going

  override var spring: Spring { kind == .popover ? variant.popover?.spring ?? super.spring : super.spring }

  override func come(animated: Bool) {
    isGoing = false
    arrival = animated ? .animated : .atOnce
    if !needsLayout { invalidatePlacement() }
    graph.wantFrame()
  }

  override func go(animated: Bool) {
    if animated { return go(speed: nil) }
    motion.jump(to: 0)
    go(speed: nil)
  }

  /// Leaves, with a speed in points a second or the one that it has.
  override func go(speed: CGFloat?) {
    isGoing = true
    isResizing = false
    arrival = nil
    if presence == 1 {
      setStage()
      extentInPlace = space.map { max(motion.value, $0.lowest) }
    }
    motion.release(to: 0, speed: speed, at: graph.time, isBetweenFrames: !graph.isInFrame, by: springReturn)
    move()
  }

  /// Goes to where it is to rest.
  func settle(at stop: SheetSpace.Stop, speed: CGFloat?) {
    isGoing = false
    extentInPlace = nil
    detent = stop.detent?.id
    motion.release(to: stop.extent, speed: speed, at: graph.time, isBetweenFrames: !graph.isInFrame, by: springReturn)
    move()
  }

  override func show() {
    if kind != .popover { invalidatePlacement() }
    tellRecession()
    super.show()
  }

  override func cameToRest() {
    isResizing = false
    extentInPlace = nil
    super.cameToRest()
  }

  override var tolerance: CGFloat { 0.25 / graph.services.displayScale }

  package override func willUnmount() {
    super.willUnmount()
    stage?.end()
  }

  // MARK: Layout

  package override func placeChildren() {
    trackPlacement()
    let new = currentSpace()
    let hasChanged = new != space
    space = new
    if let arrival { arrive(arrival, in: new) } else if hasChanged { fit(new) }
    if isResizing { laidOut = max(motion.value, new.lowest) }
    if case .popover(let arrangement) = new.variant {
      room.insets = arrangement.pointerInsets(arrow: arrow, isRightToLeft: isRightToLeft)
    } else {
      room.insets = EdgeInsets()
    }
    // What its stage moves is laid out in place.
    let shown = ownStage == nil ? motion.value : max(motion.value, extentInPlace ?? new.lowest)
    let frame = new.frame(laidOutFor: laidOut, showing: shown)
    place(at: frame.origin, proposal: ProposedViewSize(frame.size), in: new.window)
    anchor?.presentation?.isModal = !isBehindReachable
  }

  private func currentSpace() -> SheetSpace {
    let (window, safe) = (window, CGRect(origin: .zero, size: size))
    if kind == .popover, let popover = variant.popover, let anchor {
      return SheetSpace(popover: arrangement(popover, at: anchor, window: window, safe: safe), window: window, safe: safe)
    }
    var environment = EnvironmentValues(scope: scope, reader: self)
    environment.horizontalSizeClass = windowEnvironment.horizontalSizeClass
    let card = behavior.cardSize?({ [inner = $inner] in inner?.size(for: $0) ?? .zero }) ?? variant.metrics.cardSize
    return SheetSpace(
      isCover: kind == .cover, card: card, metrics: variant.metrics, behavior: behavior, window: window, safe: safe,
      environment: environment)
  }

  private func arrangement(_ popover: PopoverVariant, at anchor: ViewNode, window: CGRect, safe: CGRect) -> PopupArrangement {
    let origin = convertToWindow(.zero)
    let source = popover.source(of: anchor).offsetBy(dx: -origin.x, dy: -origin.y)
    let margin = popover.popup.margin
    let bounds = safe.overlap(with: window.insetBy(dx: margin, dy: margin))
    var ideal = inner.size(for: .unspecified)
    if ideal.width > bounds.width { ideal = inner.size(for: ProposedViewSize(width: bounds.width, height: nil)) }
    return PopupArrangement(metrics: popover.popup, source: source, bounds: bounds, window: window, ideal: ideal)
  }

  override func anchorDidMove() {
    if kind == .popover { invalidatePlacement() }
  }

  /// The size of a popover's arrow: how wide its foot is, and how far it reaches.
  var arrow: CGSize {
    if case .pointing(_, let arrow, _)? = variant.popover?.popup.position { return arrow }
    return .zero
  }

  private func arrive(_ arrival: Arrival, in space: SheetSpace) {
    self.arrival = nil
    let stop = space.stop(withID: detent) ?? space.stops[0]
    detent = stop.detent?.id
    laidOut = stop.extent
    if motion.value == 0 {
      setStage()
      extentInPlace = stop.extent
    }
    if case .atOnce = arrival { motion.jump(to: stop.extent) }
    motion.release(to: stop.extent, at: graph.time, isBetweenFrames: !graph.isInFrame, by: springReturn)
    if motion.isMoving { graph.requestAnimationFrames(for: self) }
    graph.wantFrame()
    tellRecession()
  }

  /// Takes its place in a window of another size, or goes to another height.
  private func fit(_ space: SheetSpace) {
    guard !isGoing, !motion.isHeld else { return }
    let stop = space.stop(withID: detent) ?? space.stops[0]
    guard stop.extent != motion.target else { return }
    extentInPlace = nil
    detent = stop.detent?.id
    if transaction.disablesAnimations || !isPlaced {
      motion.jump(to: stop.extent)
      laidOut = stop.extent
    } else {
      isResizing = true
      motion.release(to: stop.extent, at: graph.time, isBetweenFrames: !graph.isInFrame, by: springReturn)
      graph.requestAnimationFrames(for: self)
    }
    tellRecession()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    adapt()
    invalidatePlacement()
    invalidateDisplay()
  }

  // MARK: Drawing and pressing

  package override func makeFragment() -> DisplayFragment { picture() }

  /// Where it is now, in the window.
  package var shownFrame: CGRect {
    let onWay = presence < 1 ? ownStage?.shownFrame(of: outline.boundingRect, presence: presence, for: self) : nil
    return (onWay ?? frame).offsetBy(dx: convertToWindow(.zero).x, dy: convertToWindow(.zero).y)
  }

  /// Where its content lies.
  var frame: CGRect { CGRect(origin: content.position, size: content.size) }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let space else { return nil }
    let isCovered = space.variant == .cover || frame.covers(CGPoint(x: point.x, y: min(point.y, frame.maxY - 1)))
    // What is on its way out can be caught, but nothing in it is pressed.
    if isCovered { return isGoing ? self : content.hitTest(content.convertFromParent(point)) ?? self }
    return isBehindReachable ? nil : backdrop
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    content.appendAccessibility(to: &builder)
  }

  package override var debugName: String { "Sheet" }
}
