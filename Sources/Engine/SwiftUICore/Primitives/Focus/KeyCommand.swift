/// Takes keys that what has the focus has no use for, while the view or something in it has the focus.
///
/// A modifier of keys (`onKeyPress`) has them before; a command leaves a text the keys that edit it.
nonisolated package struct KeyCommandModifier: PrimitiveModifier {
  package typealias Body = Never
  let action: (KeyPress) -> Bool

  /// Makes a modifier that offers keys to an action, which answers whether it had a use for them.
  package nonisolated init(_ action: @escaping (KeyPress) -> Bool) { self.action = action }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> KeyCommandNode {
    KeyCommandNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: KeyCommandNode, with modifier: Self) { node.modifier = modifier }
}

package final class KeyCommandNode: WrapperNode {
  fileprivate(set) var modifier: KeyCommandModifier

  init(_ modifier: KeyCommandModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  fileprivate func takes(_ press: KeyPress) -> Bool { EnvironmentValues(scope: scope).isEnabled && modifier.action(press) }

  package override var debugName: String { "KeyCommand" }
}

extension FocusCoordinator {
  /// Offers a key that what has the focus does not want to the commands around it, the innermost first.
  func offerCommand(_ input: KeyInput) -> Bool {
    guard let target, let press = KeyPress(input), press.phase != .up else { return false }
    for case let node as KeyCommandNode in target.selfAndAncestors where node.takes(press) { return true }
    return false
  }
}
