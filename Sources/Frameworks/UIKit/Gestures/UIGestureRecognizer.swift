public import Foundation
public import FoundationAdditions
package import SwiftUICore
public import UIKitTypes

/// A gesture that a view knows.
///
/// It takes part in one arena with the gestures of SwiftUI: those of the views inside have precedence, and of those that are recognised
/// one wins. Subclasses follow the fingers in ``touchesBegan(_:with:)`` and its kin and set ``state``.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It is not recognised yet.
    case possible
    /// A gesture that goes on is recognised.
    case began
    /// It goes on.
    case changed
    /// It is over, or it is recognised and does not go on.
    case ended
    /// It was recognised and is given up.
    case cancelled
    /// It is not this gesture.
    case failed
    /// A gesture that does not go on is recognised.
    public static let recognized = State.ended
  }

  // MARK: Making

  /// Creates a gesture that calls a method of a target, `action` or `action:`; the target is not kept.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Creates a gesture that calls nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Creates a gesture from an archive, of which there are none here: one that calls nobody yet.
  public required init?(coder: NSCoder) { super.init() }

  private var targets: [MessageTarget] = []
  /// Hears of what targets hear of.
  var handler: ((UIGestureRecognizer) -> Void)?

  /// Has a method of a target called when the gesture is recognised, goes on, or is over; the target is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    let new = MessageTarget(target, action)
    if !targets.contains(where: { $0.isSame(as: new) }) { targets.append(new) }
  }
  /// Has methods no longer called; `nil` stands for all targets and all methods.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.matches(target, action) } }

  // MARK: Settings

  /// The view that knows the gesture.
  public internal(set) weak var view: UIView?
  /// Whether it can be recognised; one that is switched off while it goes on is cancelled.
  open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }
  /// Is asked about touches and other gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether views lose the fingers of the gesture when it is recognised.
  open var cancelsTouchesInView = true
  /// Whether views hear of the fingers only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear that fingers have gone up only when the gesture has failed.
  open var delaysTouchesEnded = true
  /// Whether all fingers have to be of the kind of the first one; they always are here.
  open var requiresExclusiveTouchType = true
  /// A name for those who look for the gesture.
  open var name: String?
  /// The keys that are held down.
  public internal(set) var modifierFlags: UIKeyModifierFlags = []

  // MARK: State

  /// How far the gesture has come; subclasses set it.
  open var state: State {
    get { course.state }
    set { setState(newValue) }
  }
  var course = GestureCourse()
  /// Whether it is attached to a view of SwiftUI.
  var isOnViewOfSwiftUI = false
  /// Where the gesture's view is.
  package var place: GestureCoordinates?
  /// The fingers that the gesture follows.
  private(set) var touches: [UITouch] = []
  private var requirements: [WeakRecognizer] = []

  /// Whether the gesture goes on once it is recognised.
  var isContinuous: Bool { true }
  /// When ``timeHasPassed(_:)`` is to be called if nothing happens before.
  var waitsUntil: TimeInterval?
  /// Time has passed without an event.
  func timeHasPassed(_ time: TimeInterval) {}

  private func setState(_ new: State) {
    guard course.outcome == nil else { return }
    switch (course.state, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      guard mayBegin else { return course.state = .failed }
      course.state = new
    case (.possible, .cancelled): course.state = .failed
    default: course.state = new
    }
    course.isTold = false
  }

  /// Fingers have moved: a gesture that has begun goes on, another one begins once they have done enough for it.
  func goOn(once isEnough: Bool) {
    if state == .began || state == .changed { state = .changed } else if isEnough { state = .began }
  }

  /// The fingers are gone: a gesture that has begun is over in one way or another, another one has failed.
  func end(as outcome: State) { state = state == .possible ? .failed : outcome }

  private var mayBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func giveUp() {
    switch course.state {
    case .began, .changed: setState(.cancelled)
    case .possible: setState(.failed)
    default: return
    }
    tell(isWinner: course.hasBegun)
  }

  /// Tells targets what has become of the gesture since the last time.
  fileprivate func tell(isWinner: Bool) {
    guard course.outcome == nil else { return }
    if isWinner, !course.hasWon, course.state.isRecognized {
      course.hasWon = true
      if cancelsTouchesInView { TouchRouter.shared.cancelTouches(of: self) }
    }
    let state = course.state
    switch state {
    case .possible: return
    case .began, .changed:
      guard isWinner, !course.isTold else { return }
      send(course.hasBegun ? state : .began)
    case .ended:
      guard isWinner else { return }
      if isContinuous, !course.hasBegun { send(.began) }
      send(.ended)
      finish(.ended)
    case .cancelled:
      if course.hasBegun { send(.cancelled) }
      finish(.failed)
    case .failed: finish(.failed)
    }
  }

  private func send(_ state: State) {
    course.state = state
    course.hasBegun = true
    course.isTold = true
    for target in targets { target.send([self]) }
    handler?(self)
  }

  private func finish(_ outcome: GestureStage) {
    course.state = .possible
    course.outcome = outcome
    touches = []
    waitsUntil = nil
    reset()
  }

  // MARK: Others

  /// Has the gesture wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }
  /// Whether another gesture is given up when this one is recognised.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture is given up when another one is recognised.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the gesture waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the gesture takes notice of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  fileprivate func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  fileprivate func takesAway(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  // MARK: Touches

  /// Fingers of the gesture have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers of the gesture have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers of the gesture have gone up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers of the gesture are lost.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over, or has failed; subclasses begin anew.
  open func reset() {}
  /// Has the gesture no longer follow a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// How many fingers the gesture follows.
  open var numberOfTouches: Int { touches.count }
  /// The middle of the fingers in a view's coordinates; `nil` stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    let points = (touches.isEmpty ? course.lastTouches : touches).map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
  /// Where one of the fingers is in a view's coordinates; `nil` stands for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      fatalError("location(ofTouch: \(touchIndex)): the gesture has \(touches.count) touches")
    }
    return touches[touchIndex].location(in: view)
  }

  fileprivate func follow(_ event: GestureEvent) {
    modifierFlags = UIKeyModifierFlags(event.modifiers)
    let mount = view?.topView.mount
    guard course.outcome == nil, mount != nil || isOnViewOfSwiftUI else { return }
    guard let touch = TouchRouter.shared.touch(for: event, in: mount), let uiEvent = TouchRouter.shared.event else { return }
    if event.phase == .down, takes(touch, uiEvent) {
      touches.append(touch)
      TouchRouter.shared.note(self, of: touch)
    }
    if touches.contains(where: { $0 === touch }) { pass(touch, event.phase, uiEvent) }
    // What is not recognised when no finger is left, and waits for nothing, is not this gesture.
    let isUp = event.phase == .up || event.phase == .cancel
    if isUp, touches.isEmpty, state == .possible, waitsUntil == nil { state = .failed }
  }

  private func pass(_ touch: UITouch, _ phase: GestureEvent.Phase, _ uiEvent: UIEvent) {
    course.lastTouches = touches
    switch phase {
    case .down: touchesBegan([touch], with: uiEvent)
    case .move: touchesMoved([touch], with: uiEvent)
    case .up: touchesEnded([touch], with: uiEvent)
    case .cancel: touchesCancelled([touch], with: uiEvent)
    }
    if phase == .up || phase == .cancel { touches.removeAll { $0 === touch } }
  }

  private func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    if let view, touch.view?.isDescendant(of: view) != true { return false }
    guard shouldReceive(event) else { return false }
    guard delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  // MARK: View

  func leaveView() { view?.removeGestureRecognizer(self) }

  /// The view with the gesture.
  func attached(to content: AnyView) -> AnyView { AnyView(content.gestureClient(self)) }
}

extension UIGestureRecognizer: @MainActor GestureClient {
  package var stage: GestureStage {
    if let outcome = course.outcome { return outcome }
    return switch course.state {
    case .possible: .possible
    case .began, .changed: .active
    case .ended: .ended
    case .cancelled, .failed: .failed
    }
  }
  package var deadline: TimeInterval? { waitsUntil }
  package var priority: GesturePriority { .normal }

  package func begin() -> Bool {
    course = GestureCourse()
    touches = []
    waitsUntil = nil
    reset()
    return isEnabled && (view != nil || isOnViewOfSwiftUI)
  }
  package func handle(_ event: GestureEvent) { follow(event) }
  package func advance(to time: TimeInterval) {
    guard let waitsUntil, time >= waitsUntil, course.outcome == nil else { return }
    self.waitsUntil = nil
    timeHasPassed(time)
  }
  package func fire(isWinner: Bool) { tell(isWinner: isWinner) }
  package func cancel() { setState(course.hasBegun ? .cancelled : .failed) }
  package func waits(for other: any GestureClient) -> Bool {
    (other as? UIGestureRecognizer).map { requiresFailure(of: $0) } ?? false
  }
  package func prevents(_ other: any GestureClient) -> Bool { (other as? UIGestureRecognizer).map { takesAway($0) } ?? true }
}

/// What a gesture has come to with the fingers of now.
struct GestureCourse {
  var state = UIGestureRecognizer.State.possible
  /// What came of it; `nil` while it is not over.
  var outcome: GestureStage?
  var hasWon = false
  /// Whether targets have heard of it.
  var hasBegun = false
  /// Whether targets know the state.
  var isTold = true
  /// The fingers of the last event.
  var lastTouches: [UITouch] = []
}

extension UIGestureRecognizer.State {
  fileprivate var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
