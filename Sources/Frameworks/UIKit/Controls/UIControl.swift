import EngineRuntime
public import Foundation
public import FoundationAdditions
import SwiftUICore
public import UIKitTypes

/// A view that is touched to do something, and tells others of it.
@MainActor @preconcurrency
open class UIControl: UIView {
  // MARK: Making

  /// Creates a control at a place, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control that calls an action when it does what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Creates a control without size.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a control from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether it shows that a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// What it is like now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Where contents lie from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { stateChanged() } }
  /// Where contents lie from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { stateChanged() } }
  /// The same, without `leading` and `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// What a pointer that rests on the control is told.
  open var toolTip: String? { didSet { stateChanged() } }
  /// Whether a touch shows the control's menu.
  open var showsMenuAsPrimaryAction = false { didSet { stateChanged() } }

  /// The look follows what the control is like.
  func stateChanged() { (self as? any FacedView)?.faceChanged(resizes: false) }

  // MARK: Who hears

  private var registrations: [ControlRegistration] = []

  /// Has a method called at events: `action`, `action:` or `action:forEvent:`; the target is not kept.
  ///
  /// Without a target those are asked who come after the control, up to the app.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = MessageTarget(target, action)
    if let index = registrations.firstIndex(where: { $0.target?.isSame(as: new) == true }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(ControlRegistration(events: controlEvents, target: new))
    }
  }
  /// Has methods no longer called at events; `nil` stands for all targets and all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.target?.matches(target, action) ?? false }
  }
  /// Has an action called at events; one of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ControlRegistration(events: controlEvents, action: action))
  }
  /// Has an action no longer called at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Has the action of an identifier no longer called at events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, where isMeant: (ControlRegistration) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index]) { registrations[index].events.subtract(events) }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Those whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target?.object as? NSObject })
  }
  /// The events that somebody hears of.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }
  /// The names of a target's methods that are called at an event; `nil` where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = registrations.filter { registration in
      guard let own = registration.target, registration.events.contains(controlEvent) else { return false }
      return own.object === target.map { $0 as AnyObject }
    }
    return found.isEmpty ? nil : found.compactMap { $0.target?.action.description }
  }
  /// Goes through all that is called, until `stop` is set.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for registration in registrations {
      iterator(registration.action, registration.target.map { ($0.object, $0.action) }, registration.events, &stop)
      if stop { return }
    }
  }

  /// Tells all who hear of events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver =
      target.map { $0 as AnyObject }
      ?? sequence(first: self as UIResponder, next: \.next).first {
        SelectorCall.responds($0, to: action)
      }
    if let receiver { SelectorCall.perform(action, on: receiver, [self, event]) }
  }
  /// Calls an action.
  open func sendAction(_ action: UIAction) { action.call(from: self) }

  /// Tells all who hear of events, with what the person did.
  func send(_ events: Event, _ event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      if let action = registration.action { sendAction(action) }
      guard let target = registration.target else { continue }
      if target.isForAnybody {
        sendAction(target.action, to: nil, for: event)
      } else if let object = target.object {
        sendAction(target.action, to: object, for: event)
      }
    }
  }

  // MARK: Touches

  /// Whether a finger that came down on it is still down.
  public private(set) var isTracking = false
  /// Whether that finger is inside, or not far outside.
  public private(set) var isTouchInside = false
  /// Points outside at which a finger still counts as inside, as for buttons of SwiftUI (Facts 3.3).
  private static let slop: CGFloat = 70
  /// Whether the look of a touch follows the finger; controls whose faces know presses show them themselves.
  var highlightsItself: Bool { true }

  /// A finger has come down; returns whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has moved; returns whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has gone up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A gesture has taken the finger over.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    if highlightsItself { isHighlighted = true }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isTracking = continueTracking(touch, with: event)
    if highlightsItself { isHighlighted = isTouchInside && isTracking }
    guard isTracking else { return }
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    finishTracking()
    endTracking(touch, with: event)
    touchHasEnded(inside: isInside, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// Tells of a finger that has gone up.
  func touchHasEnded(inside isInside: Bool, _ event: UIEvent?) { send(isInside ? .touchUpInside : .touchUpOutside, event) }

  private func finishTracking() {
    isTracking = false
    isTouchInside = false
    if highlightsItself { isHighlighted = false }
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
  }

  // MARK: Messages

  open nonisolated override class func method(for selector: String) -> ((AnyObject, [Any?]) -> Any?)? {
    guard selector == "sendActionsForControlEvents:" else { return super.method(for: selector) }
    return { object, values in
      guard let control = object as? UIControl, let events = values.first as? Event else { return nil }
      return MainThread.isolated { control.sendActions(for: events) }
    }
  }
}

/// Who hears of events of a control.
@MainActor
private struct ControlRegistration {
  var events: UIControl.Event
  var target: MessageTarget?
  var action: UIAction?
}
