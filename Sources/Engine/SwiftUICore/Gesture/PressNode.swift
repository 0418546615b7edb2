import Foundation

/// Makes a view something that can be pressed: the ground of buttons.
package struct PressModifier: PrimitiveModifier {
  package typealias Body = Never
  let action: () -> Void
  let pressChanged: ((Bool) -> Void)?

  /// - Parameters:
  ///   - action: What happens when the finger lifts over the view.
  ///   - pressChanged: Called when a finger goes down on the view, leaves it, comes back, or lifts.
  package nonisolated init(action: @escaping () -> Void, pressChanged: ((Bool) -> Void)? = nil) {
    self.action = action
    self.pressChanged = pressChanged
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PressNode { PressNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: PressNode, with modifier: Self) { node.modifier = modifier }
}

package final class PressNode: WrapperNode, GestureOwner {
  var modifier: PressModifier
  private var isPressed = false

  init(_ modifier: PressModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }

  package var admitsInnerGestures: Bool { true }

  package func makeCompetitor() -> GestureCompetitor? {
    guard isEnabled else { return nil }
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

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var inner = AccessibilityBuilder()
    content.appendAccessibility(to: &inner)
    var button = AccessibilityElement(role: .button, label: "", node: self)
    button.combine(inner.elements)
    button.role = .button
    button.identifier = inner.elements.first?.identifier ?? ""
    button.isEnabled = isEnabled
    button.activate = { [weak self] in
      guard let self, self.isMounted, self.isEnabled else { return }
      self.modifier.action()
    }
    builder.elements.append(button)
  }

  package override var debugName: String { "Button" }
}

/// Recognises a press of a button: a finger that goes down on it and lifts over it.
final class PressRecognizer: TypedRecognizer<Void> {
  /// How long a button in a scroll view waits before it shows that it is pressed, in seconds: the finger may be about to scroll
  /// (Facts 6.4).
  static let delayInScrollViews: TimeInterval = 0.15
  /// How far outside a press is lost, and taken up again when the finger comes back, in points (Facts 3.3).
  private static let reach: CGFloat = 70

  private var delay: TimeInterval = 0
  private var start: GestureEvent?
  private var isInside = false
  private var isShown = false

  convenience init(delay: TimeInterval) {
    self.init()
    self.delay = delay
  }

  private var button: PressNode? { node as? PressNode }

  override var deadline: TimeInterval? {
    guard case .possible = phase, let start, !isShown else { return nil }
    return start.time + delay
  }

  override func handle(_ event: GestureEvent) {
    guard case .possible = phase else { return }
    switch event.phase {
    case .down:
      guard start == nil else { return }
      start = event
      isInside = true
      isShown = delay == 0
    case .move: isInside = contains(event.location)
    case .up:
      guard start?.id == event.id else { return }
      phase = contains(event.location) ? .ended(()) : .failed
    case .cancel: phase = .failed
    }
  }

  override func advance(to time: TimeInterval) {
    if let deadline, time >= deadline { isShown = true }
  }

  private func contains(_ location: CGPoint) -> Bool {
    guard let node, node.isMounted else { return false }
    let bounds = CGRect(origin: .zero, size: node.size).insetBy(dx: -Self.reach, dy: -Self.reach)
    return bounds.contains(node.convertFromWindow(location))
  }

  override func fire(isWinner: Bool) {
    switch phase {
    case .possible: button?.setPressed(start != nil && isInside && isShown)
    case .ended where isWinner:
      // A quick tap shows that it was felt.
      button?.setPressed(true)
      button?.setPressed(false)
      guard start != nil else { return }
      start = nil
      button?.press()
    case .ended: break
    case .active, .failed: button?.setPressed(false)
    }
  }
}
