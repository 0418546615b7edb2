extension View {
  /// Makes the view one element for people who cannot see it: a control with a role, named after what is inside.
  ///
  /// `activate` is what the control does when it is chosen without a touch, if that does anything; nothing while it is disabled.
  package nonisolated func accessibilityControl(
    _ role: AccessibilityRole, activate: (() -> Void)?
  ) -> some View {
    modifier(ControlElementModifier(role: role, activate: activate))
  }
}

nonisolated private struct ControlElementModifier: PrimitiveModifier {
  typealias Body = Never
  let role: AccessibilityRole
  let activate: (() -> Void)?
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ControlElementNode {
    ControlElementNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: ControlElementNode, with modifier: Self) { node.modifier = modifier }
}

private final class ControlElementNode: WrapperNode {
  var modifier: ControlElementModifier

  init(_ modifier: ControlElementModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    let inner = content.spokenElements
    var control = AccessibilityElement(role: modifier.role, label: "", node: self)
    control.combine(inner)
    control.role = modifier.role
    control.identifier = inner.first?.identifier ?? ""
    control.isEnabled = isEnabled
    control.activate = modifier.activate.map { _ in
      { [weak self] in if let self, self.canBeUsed { self.use() } }
    }
    builder.elements.append(control)
  }

  override var debugName: String { "Control(\(modifier.role.rawValue))" }
}

extension ControlElementNode: InterfaceElement {
  var elementKind: InterfaceElementKind? { nil }
  var shownTexts: [String] {
    content.spokenElements.flatMap(\.flattened).filter { $0.role == .staticText || $0.role == .header }.map(\.label)
  }
}

extension ControlElementNode: ShortcutTarget {
  var canBeUsed: Bool { isMounted && isEnabled && modifier.activate != nil }
  func use() {
    guard let activate = modifier.activate else { return }
    let values = EnvironmentValues(scope: scope)
    if let around = values.controlActivation { around.perform(values, activate) } else { activate() }
  }
}

/// What activating a control does beside the control's own action, as a menu that closes.
package struct ControlActivation: Equatable {
  private let owner: ObjectIdentifier
  let perform: (EnvironmentValues, () -> Void) -> Void

  /// - Parameters:
  ///   - owner: Who does it; values of the same owner are equal.
  ///   - perform: Runs the control's action, and does what goes with it; told what holds for the control.
  package init(owner: AnyObject, perform: @escaping (EnvironmentValues, () -> Void) -> Void) {
    self.owner = ObjectIdentifier(owner)
    self.perform = perform
  }

  package static func == (a: Self, b: Self) -> Bool { a.owner == b.owner }
}

private enum ControlActivationKey: EnvironmentKey { static var defaultValue: ControlActivation? { nil } }

extension EnvironmentValues {
  /// What activating the controls here does beside what they do.
  package var controlActivation: ControlActivation? {
    get { self[ControlActivationKey.self] }
    set { self[ControlActivationKey.self] = newValue }
  }
}
