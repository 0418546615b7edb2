import Foundation

/// Makes a view something that can be pressed: the ground of buttons and tap actions.
package struct PressModifier: PrimitiveModifier {
  package typealias Body = Never
  let count: Int
  let action: () -> Void
  let pressChanged: ((Bool) -> Void)?
  let isButton: Bool

  /// - Parameters:
  ///   - count: Presses in a row that make one action.
  ///   - isButton: Whether the view is a button to people who cannot see it.
  ///   - action: What happens when the pointer lifts over the view.
  ///   - pressChanged: Called when the pointer goes down on the view, leaves it, comes back, or lifts.
  package nonisolated init(
    count: Int = 1, isButton: Bool, action: @escaping () -> Void, pressChanged: ((Bool) -> Void)? = nil
  ) {
    self.count = count
    self.isButton = isButton
    self.action = action
    self.pressChanged = pressChanged
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PressNode { PressNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: PressNode, with modifier: Self) { node.modifier = modifier }
}

package final class PressNode: WrapperNode {
  var modifier: PressModifier
  private var isPressed = false
  private var recentTaps = 0
  private var lastTapTime: TimeInterval = -.infinity

  init(_ modifier: PressModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }

  func pressBegan() { setPressed(true) }

  /// The press is lost when the pointer is this far outside, and taken up again when it comes back (FACTS 3.3).
  func pressMoved(to point: CGPoint) {
    setPressed(CGRect(origin: .zero, size: size).insetBy(dx: -70, dy: -70).contains(point))
  }

  func pressEnded(at time: TimeInterval) {
    let wasPressed = isPressed
    setPressed(false)
    guard wasPressed else { return }
    // Taps of a multiple tap are at most 0.35 s apart (FACTS 3.4).
    recentTaps = time - lastTapTime <= 0.35 ? recentTaps + 1 : 1
    lastTapTime = time
    guard recentTaps >= modifier.count else { return }
    recentTaps = 0
    modifier.action()
  }

  func pressCancelled() { setPressed(false) }

  private func setPressed(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    modifier.pressChanged?(pressed)
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    guard modifier.isButton else {
      super.appendAccessibility(to: &builder)
      return
    }
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

  package override var debugName: String { modifier.isButton ? "Button" : "Tap" }
}

extension View {
  /// Calls an action when the view is tapped a number of times in a row.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(PressModifier(count: count, isButton: false, action: action))
  }

  /// Lets presses reach the view and those inside, or pass through.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled, shape: nil))
  }

  /// Makes a shape the area that takes presses.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(HitTestingModifier(isEnabled: true, shape: { shape.path(in: $0) }, isEvenOdd: eoFill))
  }
}

/// Decides which presses reach a view.
struct HitTestingModifier: PrimitiveModifier {
  typealias Body = Never
  let isEnabled: Bool
  let shape: ((CGRect) -> Path)?
  var isEvenOdd = false
  nonisolated init(isEnabled: Bool, shape: ((CGRect) -> Path)?, isEvenOdd: Bool = false) {
    self.isEnabled = isEnabled
    self.shape = shape
    self.isEvenOdd = isEvenOdd
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> HitTestingNode { HitTestingNode(modifier, inputs: inputs) }
  static func updateNode(_ node: HitTestingNode, with modifier: Self) { node.modifier = modifier }
}

final class HitTestingNode: WrapperNode {
  var modifier: HitTestingModifier
  init(_ modifier: HitTestingModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard modifier.isEnabled else { return nil }
    guard let shape = modifier.shape else { return super.hitTest(point) }
    guard shape(CGRect(origin: .zero, size: size)).contains(point, eoFill: modifier.isEvenOdd) else { return nil }
    return super.hitTest(point) ?? self
  }
}
