public import Foundation

extension View {
  /// Runs an action when a key goes down, or repeats, while the view or something in it has the focus.
  ///
  /// With `.ignored` the key goes on, to what is around and in the end to the window's own use of it.
  ///
  ///     Text("Kyoto").focusable().onKeyPress("k") {
  ///       isLarge.toggle()
  ///       return .handled
  ///     }
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], isRequested: { $0.key == key }, action: { _ in action() }))
  }

  /// Runs an action in some phases of a key while the view or something in it has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isRequested: { $0.key == key }, action: action))
  }

  /// Runs an action in some phases of any of several keys while the view or something in it has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isRequested: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action in some phases of keys that type a character of a set, while the view or something in it has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases, isRequested: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action: action))
  }

  /// Runs an action in some phases of any key while the view or something in it has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isRequested: { _ in true }, action: action))
  }
}

/// Takes keys before what has the focus inside.
nonisolated struct KeyPressModifier: PrimitiveModifier {
  typealias Body = Never
  let phases: KeyPress.Phases
  let isRequested: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> KeyPressNode { KeyPressNode(modifier, inputs: inputs) }
  static func updateNode(_ node: KeyPressNode, with modifier: Self) { node.modifier = modifier }
}

final class KeyPressNode: WrapperNode {
  fileprivate(set) var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  fileprivate func takes(_ press: KeyPress) -> Bool {
    guard modifier.phases.contains(press.phase), EnvironmentValues(scope: scope).isEnabled, modifier.isRequested(press) else {
      return false
    }
    return modifier.action(press) == .handled
  }

  override var debugName: String { "KeyPress" }
}

extension FocusCoordinator {
  /// Offers a key to the views around what has the focus, the innermost first; answers whether one took it.
  func offer(_ input: KeyInput) -> Bool {
    guard let target, let press = KeyPress(input) else { return false }
    for case let node as KeyPressNode in target.selfAndAncestors where node.takes(press) { return true }
    return false
  }
}
