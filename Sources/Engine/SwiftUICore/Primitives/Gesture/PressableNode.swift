package import Foundation

/// Makes a view something that can be pressed: the ground of buttons, switches and links.
///
/// It knows fingers and keys only; `accessibilityControl(_:activate:)` says what is found by people who cannot see it.
package struct PressableModifier: PrimitiveModifier {
  package typealias Body = Never
  let action: () -> Void
  let row: ListRowPress?
  let isRow: Bool
  let isActive: Bool
  let repeats: Bool
  let pressChanged: ((Bool) -> Void)?
  /// What happens when an arrow key leads from another row to this one.
  private(set) var keyArrived: (() -> Void)?

  /// - Parameters:
  ///   - action: What happens when the finger lifts over the view.
  ///   - row: How it shows in a list's row, to which it then leaves the press; `nil` keeps the press everywhere.
  ///   - isRow: Whether the view is a row, which is not pressed where something in it is.
  ///   - isActive: Whether it can be pressed at all now.
  ///   - repeats: Whether it acts again and again while a finger or a key stays down on it.
  ///   - pressChanged: Called when a finger goes down on the view, leaves it, comes back, or lifts.
  package nonisolated init(
    action: @escaping () -> Void, row: ListRowPress? = nil, isRow: Bool = false, isActive: Bool = true,
    repeats: Bool = false, pressChanged: ((Bool) -> Void)? = nil
  ) {
    self.action = action
    self.row = row
    self.isRow = isRow
    self.isActive = isActive
    self.repeats = repeats
    self.pressChanged = pressChanged
  }

  /// The row with something that happens when an arrow key leads to it from another one.
  package nonisolated func whenKeysArrive(_ action: (() -> Void)?) -> Self {
    var modifier = self
    modifier.keyArrived = action
    return modifier
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PressableNode { PressableNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: PressableNode, with modifier: Self) { node.modifier = modifier }
}

package final class PressableNode: WrapperNode, GestureOwner {
  var modifier: PressableModifier {
    didSet { if modifier.row != oldValue.row { preferencesDidChange() } }
  }
  private var isPressed = false

  init(_ modifier: PressableModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  private var environment: EnvironmentValues { EnvironmentValues(scope: scope) }

  /// Whether the row around it is pressed in its place.
  private var leavesPressToRow: Bool { modifier.row != nil && environment.isInListRow }

  package var admitsInnerGestures: Bool { true }
  package var hasGestures: Bool { modifier.isActive && !leavesPressToRow }
  package var yieldsToInnerPresses: Bool { modifier.isRow }
  package var isPress: Bool { true }
  package var takesPresses: Bool { environment.isEnabled }

  package override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {
    if Key.self == ListRowPressKey.self, let row = modifier.row, leavesPressToRow {
      var presses = ListRowPresses()
      if environment.isEnabled { presses.actions = [{ [weak self] in self?.press() }] }
      presses.row = row
      if let presses = presses as? Key.Value { value.add(presses) }
    }
    super.reducePreference(key, into: &value)
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let search = graph.existing(PressSearches.self)?.current else { return super.hitTest(point) }
    if hasGestures { search.consider(self, at: point) }
    return nil
  }

  package func makeCompetitor() -> GestureCompetitor? {
    guard takesPresses else { return nil }
    let recognizer = PressRecognizer(delay: enclosingScrollNode() != nil ? PressRecognizer.delayInScrollViews : 0)
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  func setPressed(_ pressed: Bool) {
    guard pressed != isPressed, isMounted else { return }
    isPressed = pressed
    modifier.pressChanged?(pressed)
  }

  func press() {
    if isMounted { modifier.action() }
  }

  /// Lets a press that was over before it could show be felt, and acts before it is over.
  func pressAtOnce() {
    setPressed(true)
    press()
    setPressed(false)
  }

  /// Whether it acts again while it is held.
  fileprivate var repeatsNow: Bool { isMounted && modifier.repeats && environment.isEnabled }

  package override func makeFragment() -> DisplayFragment {
    FocusRing.drawn(over: super.makeFragment(), of: self, isRow: modifier.isRow)
  }

  package override var debugName: String { "Press" }
}

extension PressableNode: FocusTarget {
  var canTakeFocus: Bool { environment.isEnabled && environment.keyboardReachesControls && hasGestures }
  var textInput: TextInputState? { nil }

  func focusDidChange(isFocused: Bool) { invalidateDisplay() }

  /// Space and Return press it; from a row arrows lead to its neighbours.
  func handle(_ key: KeyInput) -> Bool {
    guard key.modifiers.isSubset(of: .capsLock) else { return false }
    if modifier.isRow, key.key == "ArrowDown" || key.key == "ArrowUp" {
      return graph.focus.moveFocus(from: self, forward: key.key == "ArrowDown")
    }
    guard key.key == " " || key.key == "Enter" else { return false }
    if !key.isRepeat || modifier.repeats, environment.isEnabled { pressAtOnce() }
    return true
  }

  func handle(_ input: TextInput) {}
}

/// Recognises a press: a finger that goes down on a node and lifts over it.
///
/// Where the node repeats, a finger that stays makes it act again and again; from the first time on no other gesture takes the
/// finger, and lifting it does nothing more.
final class PressRecognizer: TypedRecognizer<Void> {
  /// How long a button in a scroll view waits before it shows that it is pressed, in seconds: the finger may be about to scroll
  /// (Facts 6.4).
  static let delayInScrollViews: TimeInterval = 0.15
  /// How far outside a press is lost, and taken up again when the finger comes back, in points (Facts 3.3).
  private static let slop: CGFloat = 70
  /// How long a finger stays down before the press repeats, and from one time to the next, in seconds (Facts 3.3).
  private static let repetition = (delay: 0.5, interval: 0.1)

  private var delay: TimeInterval = 0
  private var start: GestureEvent?
  private var isInside = false
  private var isShown = false
  /// When the press repeats next, if it does.
  private var nextRepetition: TimeInterval = .infinity
  private var repetitionIsDue = false
  private var hasRepeated = false

  convenience init(delay: TimeInterval) {
    self.init()
    self.delay = delay
  }

  private var target: PressableNode? { node as? PressableNode }

  override var deadline: TimeInterval? {
    guard let start, stage == .possible || stage == .active else { return nil }
    if !isShown { return start.time + delay }
    return isInside && target?.repeatsNow == true ? nextRepetition : nil
  }

  override func handle(_ event: GestureEvent) {
    guard stage == .possible || stage == .active else { return }
    switch event.phase {
    case .down:
      guard start == nil else { return }
      start = event
      isInside = true
      isShown = delay == 0
      nextRepetition = event.time + Self.repetition.delay
    case .move:
      let wasInside = isInside
      isInside = contains(event.location)
      if isInside, !wasInside { nextRepetition = max(nextRepetition, event.time + Self.repetition.interval) }
    case .up:
      guard start?.id == event.id else { return }
      phase = contains(event.location) || hasRepeated ? .ended(()) : .failed
    case .cancel: phase = .failed
    }
  }

  override func advance(to time: TimeInterval) {
    guard let deadline, time >= deadline else { return }
    guard isShown else { return isShown = true }
    repetitionIsDue = true
    hasRepeated = true
    // After a pause of the clock it does not catch up.
    nextRepetition = max(nextRepetition + Self.repetition.interval, time)
    phase = .active(())
  }

  private func contains(_ location: CGPoint) -> Bool {
    guard let node, node.isMounted else { return false }
    let bounds = CGRect(origin: .zero, size: node.size).insetBy(dx: -Self.slop, dy: -Self.slop)
    return bounds.covers(node.convertFromWindow(location))
  }

  override func fire(isWinner: Bool) {
    switch phase {
    case .possible: target?.setPressed(start != nil && isInside && isShown)
    case .active:
      target?.setPressed(isInside)
      guard isWinner, repetitionIsDue else { return }
      repetitionIsDue = false
      target?.press()
    case .ended where isWinner:
      guard start != nil else { return }
      start = nil
      if hasRepeated { target?.setPressed(false) } else { target?.pressAtOnce() }
    case .ended: break
    case .failed: target?.setPressed(false)
    }
  }
}
