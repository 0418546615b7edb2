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
  @Environment(\.metrics.steppers) private var metrics
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
    ControlLine(label: label, spacing: metrics.spacing) {
      StepperButtons(
        steps: steps, canIncrement: steps.canStep(.up), canDecrement: steps.canStep(.down), editingChanged: editingChanged)
    }
    .accessibilityControl(.stepper, activate: nil)
    .accessibilityValue(steps.valueDescription())
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
  @Environment(\.metrics.steppers) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let metrics = metrics
    HStack(spacing: 0) {
      half(.down, isActive: canDecrement)
      metrics.lineColor.frame(width: metrics.line.width, height: metrics.line.height)
      half(.up, isActive: canIncrement)
    }
    .frame(width: metrics.size.width, height: metrics.size.height)
    .background(metrics.fill, in: RoundedRectangle(cornerRadius: metrics.radius, style: .continuous))
    .opacity(isEnabled ? 1 : metrics.disabledOpacity)
    .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow], action: takeKey)
  }

  private func half(_ direction: StepperSteps.Direction, isActive: Bool) -> some View {
    let (steps, metrics) = (steps, metrics)
    let (leading, trailing) = direction == .down ? (metrics.radius, 0) : (0, metrics.radius)
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: leading, bottomLeadingRadius: leading, bottomTrailingRadius: trailing, topTrailingRadius: trailing)
    return Pressable(action: { steps.step(direction) }, repeats: true, pressChanged: editingChanged) { isPressed in
      StepperSign(isPlus: direction == .up)
        .stroke(metrics.signColor, lineWidth: metrics.signLine)
        .frame(width: metrics.sign, height: metrics.sign)
        .opacity(isActive ? 1 : metrics.disabledOpacity)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(isPressed && isActive ? metrics.pressedFill : .clear, in: shape)
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
