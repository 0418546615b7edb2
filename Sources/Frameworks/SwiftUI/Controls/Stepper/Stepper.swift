public import SwiftUICore

/// A control that changes a value up and down by steps.
///
/// A tap on one of its halves is one step; a finger that stays on it makes one after the other. A half that would lead out of the
/// range does nothing.
///
///     Stepper("Guests", value: .constant(2), in: 1...8)
nonisolated public struct Stepper<Label: View>: View {
  private let steps: StepperSteps
  private let editingChanged: (Bool) -> Void
  private let label: Label
  @Environment(\.look.steppers) private var look
  @Environment(\.isEnabled) private var isEnabled

  init(_ steps: StepperSteps, label: Label, editingChanged: @escaping (Bool) -> Void) {
    self.steps = steps
    self.label = label
    self.editingChanged = editingChanged
  }

  /// The number of views that a view of this type stands for: one.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    let (steps, editingChanged, isEnabled) = (steps, editingChanged, isEnabled)
    ControlLine(label: label, spacing: look.spacing) {
      StepperButtons(
        steps: steps, canIncrement: steps.canStep(.up), canDecrement: steps.canStep(.down), editingChanged: editingChanged)
    }
    .accessibilityControl(.stepper, activate: nil)
    .accessibilityValue(Text(verbatim: steps.valueDescription()))
    .accessibilityAdjustableAction { change in
      let direction: StepperSteps.Direction = change == .increment ? .up : .down
      guard isEnabled, steps.canStep(direction) else { return }
      editingChanged(true)
      steps.step(direction)
      editingChanged(false)
    }
  }
}

/// The two halves with their signs, to the measures of iOS (Facts 3.3).
private struct StepperButtons: View {
  let steps: StepperSteps
  let canIncrement: Bool
  let canDecrement: Bool
  let editingChanged: (Bool) -> Void
  @Environment(\.look.steppers) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let look = look
    HStack(spacing: 0) {
      half(.down, isActive: canDecrement)
      look.lineColor.frame(width: look.line.width, height: look.line.height)
      half(.up, isActive: canIncrement)
    }
    .frame(width: look.size.width, height: look.size.height)
    .background(look.fill, in: RoundedRectangle(cornerRadius: look.radius, style: .continuous))
    .opacity(isEnabled ? 1 : look.disabledOpacity)
    .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow], action: takeKey)
  }

  private func half(_ direction: StepperSteps.Direction, isActive: Bool) -> some View {
    let (steps, look) = (steps, look)
    let (leading, trailing) = direction == .down ? (look.radius, 0) : (0, look.radius)
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: leading, bottomLeadingRadius: leading, bottomTrailingRadius: trailing, topTrailingRadius: trailing)
    return Pressable(action: { steps.step(direction) }, repeats: true, pressChanged: editingChanged) { isPressed in
      StepperSign(isPlus: direction == .up)
        .stroke(look.signColor, lineWidth: look.signLine)
        .frame(width: look.sign, height: look.sign)
        .opacity(isActive ? 1 : look.disabledOpacity)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(isPressed && isActive ? look.pressedFill : .clear, in: shape)
        .contentShape(Rectangle())
    }
    .disabled(!isActive)
  }

  /// The arrow keys, whichever half has the focus.
  private func takeKey(_ press: KeyPress) -> KeyPress.Result {
    let forwards: KeyEquivalent = layoutDirection == .rightToLeft ? .leftArrow : .rightArrow
    let direction: StepperSteps.Direction = press.key == .upArrow || press.key == forwards ? .up : .down
    if direction == .up ? canIncrement : canDecrement { steps.step(direction) }
    return .handled
  }
}

/// A line, with another one across for a plus.
private struct StepperSign: Shape {
  let isPlus: Bool
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      guard isPlus else { return }
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
  }
}
