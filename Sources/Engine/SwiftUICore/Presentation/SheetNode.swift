import CoreGraphicsTypes
package import Foundation

/// A modal view in its window: a sheet that rests at one of its heights, a card in the middle, or a cover over everything.
///
/// One number, the extent, says how much of it shows above the window's lower edge. A finger holds it, or a spring moves it from
/// wherever it is; nothing of that evaluates a body.
package final class SheetNode: ModalNode, PreferenceReading {
  private(set) var look: SheetLook?
  private(set) var behavior = SheetBehavior()
  private(set) var space: SheetSpace?
  var extent = HeldMotion(0)
  private var backdrop: SheetBackdropNode!
  /// The extent at which a finger took hold of it.
  var heldFrom: CGFloat = 0
  /// The extent for which the content is laid out.
  private var laidOut: CGFloat = 0
  /// Whether the content is as high as what shows, on the way between two heights.
  var isResizing = false
  /// Where it rests or is about to.
  private(set) var detent: AnyHashable?
  /// How it is to come in, once it is known where to; `nil`: it has.
  private var arrival: Arrival?
  private enum Arrival { case animated, atOnce }
  private var isGoing = false
  var isPreferenceReadQueued = false

  override init(_ view: ModalView, inputs: _ViewInputs) {
    look = (view.request.form as? SheetForm)?.look
    super.init(view, inputs: inputs)
    graph.hasPreferenceReaders = true
    backdrop = SheetBackdropNode(inputs: childInputs)
    setContent(ImplicitContainerNode(view.request.content, inputs: childInputs))
  }

  override func setView(_ view: ModalView) {
    look = (view.request.form as? SheetForm)?.look
    super.setView(view)
    invalidatePlacement()
  }

  // MARK: What the content says

  package override func contentWasSet() { graph.enqueuePreferenceReader(self) }

  func readPreference() {
    behavior = content.preference(SheetBehaviorKey.self)
    space = nil
    invalidatePlacement()
    invalidateDisplay()
    if let wanted = behavior.selection?.id, !extent.isHeld { detent = wanted }
  }

  package override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {}

  // MARK: Coming and going

  override func come(animated: Bool) {
    isGoing = false
    arrival = animated ? .animated : .atOnce
    if !needsLayout { invalidatePlacement() }
    graph.wantFrame()
  }

  override func go(animated: Bool) {
    if animated { return go(speed: nil) }
    extent.jump(to: 0)
    go(speed: nil)
  }

  /// Leaves, with a speed in points a second or the one that it has.
  override func go(speed: CGFloat?) {
    isGoing = true
    isResizing = false
    arrival = nil
    extent.release(to: 0, speed: speed, at: graph.time, by: spring)
    move()
  }

  /// Goes to where it is to rest.
  func settle(at new: AnyHashable?, speed: CGFloat? = nil) {
    guard let space else { return }
    detent = new
    let stop = space.stop(withID: new) ?? space.stops[0]
    extent.release(to: stop.extent, speed: speed, at: graph.time, by: spring)
    move()
  }

  private func move() {
    show()
    if extent.isMoving { return graph.requestAnimationFrames(for: self) }
    rest()
  }

  /// Shows where it is now.
  func show() {
    invalidatePlacement()
    invalidateDisplay()
    tellRecession()
    graph.wantFrame()
  }

  private func rest() {
    isResizing = false
    guard isGoing else { return }
    graph.enqueueAction { [weak self] in
      guard let self, self.isGoing, self.extent.value <= 0 else { return }
      self.anchor?.hasGone()
    }
  }

  package override func advanceAnimations() -> Bool {
    let frameMoves = super.advanceAnimations()
    guard extent.isMoving else { return frameMoves }
    let goesOn = extent.advance(to: graph.time, by: spring, tolerance: 0.25 / graph.services.displayScale)
    show()
    if !goesOn { rest() }
    return goesOn || frameMoves
  }

  // MARK: Layout

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let backdrop { visit(backdrop) }
    super.forEachChild(visit)
  }

  package override func placeChildren() {
    trackPlacement()
    let new = currentSpace()
    let hasChanged = new != space
    space = new
    if let arrival { arrive(arrival, in: new) } else if hasChanged { fit(new) }
    if isResizing { laidOut = max(extent.value, new.lowest) }
    let frame = new.frame(laidOutFor: laidOut, showing: extent.value, look: look)
    graph.withoutMovement {
      backdrop.place(at: new.window.origin, proposal: ProposedViewSize(new.window.size))
      content.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
    anchor?.presentation?.isModal = !isBehindReachable
  }

  private func currentSpace() -> SheetSpace {
    let growth = safeAreaReach().growth
    let safe = CGRect(origin: .zero, size: size)
    let window = CGRect(
      x: -growth.left, y: -growth.top, width: size.width + growth.left + growth.right,
      height: size.height + growth.top + growth.bottom)
    return SheetSpace(
      look: look, behavior: behavior, window: window, safe: safe, environment: EnvironmentValues(scope: scope, reader: self))
  }

  private func arrive(_ arrival: Arrival, in space: SheetSpace) {
    self.arrival = nil
    let stop = space.stop(withID: detent) ?? space.stops[0]
    detent = stop.detent?.id
    laidOut = stop.extent
    if case .atOnce = arrival { extent.jump(to: stop.extent) }
    extent.release(to: stop.extent, at: graph.time, by: spring)
    if extent.isMoving { graph.requestAnimationFrames(for: self) }
    graph.wantFrame()
    tellRecession()
  }

  /// Takes its place in a window of another size, or goes to another height.
  private func fit(_ space: SheetSpace) {
    guard !isGoing, !extent.isHeld else { return }
    let stop = space.stop(withID: detent) ?? space.stops[0]
    guard stop.extent != extent.target else { return }
    detent = stop.detent?.id
    if transaction.disablesAnimations || !isPlaced {
      extent.jump(to: stop.extent)
      laidOut = stop.extent
    } else {
      isResizing = true
      extent.release(to: stop.extent, at: graph.time, by: spring)
      graph.requestAnimationFrames(for: self)
    }
    tellRecession()
  }

  package override func placementInWindowDidChange() {
    super.placementInWindowDidChange()
    invalidatePlacement()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidatePlacement()
    invalidateDisplay()
  }

  // MARK: What is behind

  /// How far the sheet has come from where nothing behind it changes, 0…1.
  private var presence: CGFloat {
    guard let space else { return 0 }
    let free = freeStop(in: space)
    let next = space.stops.first { $0.extent > free }?.extent ?? space.highest
    guard next > free else { return 0 }
    return min(max((extent.value - free) / (next - free), 0), 1)
  }

  /// The highest extent at which what is behind is as bright as ever; 0 where it never is.
  private func freeStop(in space: SheetSpace) -> CGFloat {
    switch behavior.reachBehind {
    case .never: 0
    case .always: space.highest
    case .upThrough(let id): space.stop(withID: id)?.extent ?? 0
    }
  }

  private var isBehindReachable: Bool {
    guard let space, behavior.reachBehind != .never else { return false }
    return (space.stop(withID: detent) ?? space.stops[0]).extent <= freeStop(in: space)
  }

  private func tellRecession() {
    guard let look, let space, space.form == .sheet, space.stops.last?.detent.map(\.isLarge) ?? true else {
      anchor?.presentation?.recession = nil
      return
    }
    let below = space.stops.dropLast().last?.extent ?? 0
    let way = max(space.highest - below, 1)
    let progress = min(max((extent.value - below) / way, 0), 1)
    let top = space.window.height - space.highest
    anchor?.presentation?.recession = Recession(
      progress: progress, scale: look.behindScale, drop: max(top - look.gap, 0), corner: look.corner)
  }

  // MARK: Drawing and pressing

  private var frame: CGRect { CGRect(origin: content.position, size: content.size) }

  package override func makeFragment() -> DisplayFragment {
    guard let space, extent.value > 0 else { return .empty }
    var builder = FragmentBuilder(for: self)
    if let look {
      let isDark = EnvironmentValues(scope: scope, reader: self).colorScheme == .dark
      backdrop.dim = (isDark ? look.darkDim : look.dim) * presence
      builder.append(backdrop)
      appendShadow(look, to: &builder)
    }
    var card = FragmentBuilder(for: self)
    card.append(content)
    let shape = space.shape(of: frame, corner: behavior.corner ?? look?.corner ?? 0)
    let clip = DisplayEffect.clip(shape, isEvenOdd: false, isAntialiased: look != nil, snapFrame: nil)
    let clipped = card.finish(sharingOnlyChild: false).wrapped(in: clip, id: displayID)
    if var recession = anchor?.presentation?.recessionHere, let look {
      // A sheet goes back behind the next one by as much as the screen has gone back behind it.
      recession.drop = -look.gap
      builder.append(recession.applied(to: clipped, in: shape.boundingRect, id: displayID), at: .zero)
    } else {
      builder.append(clipped, at: .zero)
    }
    return builder.finish()
  }

  /// Tells a sheet from what is behind it where that is as bright.
  private func appendShadow(_ look: SheetLook, to builder: inout FragmentBuilder) {
    guard behavior.reachBehind != .never, presence < 1, let space else { return }
    let strip = CGRect(
      x: space.window.minX, y: frame.minY - look.shadowHeight, width: space.window.width,
      height: look.shadowHeight + look.corner)
    let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    let dark = DisplayColor(red: 0, green: 0, blue: 0, alpha: Float(look.shadowOpacity))
    let stops = [DisplayGradientStop(color: clear, location: 0), DisplayGradientStop(color: dark, location: 1)]
    let paint = DisplayPaint.linearGradient(
      stops: stops, start: CGPoint(x: 0, y: strip.minY), end: CGPoint(x: 0, y: frame.minY))
    builder.append(.fill(DisplayFill(path: Path(strip), paint: paint, snapFrame: strip)), bounds: strip)
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let space, !isGoing else { return nil }
    let covered = space.form == .cover || frame.contains(CGPoint(x: point.x, y: min(point.y, frame.maxY - 1)))
    if covered { return content.hitTest(content.convertFromParent(point)) ?? self }
    return isBehindReachable ? nil : backdrop
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    content.appendAccessibility(to: &builder)
  }

  package override var debugName: String { "Sheet" }
}
