import Foundation

extension View {
  /// Calls an action when the tab in which this view shows is chosen again while it is the chosen one.
  ///
  /// The outermost view that asks is told first. An action that has done something, such as to go back to the first screen,
  /// returns `true`; else the next view inside is told, and where none did anything a scroll view goes to its beginning.
  package nonisolated func onTabReselected(perform action: @escaping () -> Bool) -> some View {
    modifier(TabReselectionModifier(action: action))
  }
}

nonisolated private struct TabReselectionModifier: PrimitiveModifier {
  typealias Body = Never
  let action: () -> Bool
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TabReselectionNode {
    TabReselectionNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: TabReselectionNode, with modifier: Self) { node.modifier = modifier }
}

private final class TabReselectionNode: WrapperNode {
  var modifier: TabReselectionModifier

  init(_ modifier: TabReselectionModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var debugName: String { "TabReselection" }
}

extension ViewNode {
  /// Does what the views inside want to be done when their tab is chosen again; returns whether one did something.
  @discardableResult
  final func reselectTab() -> Bool { tellOfReselection() || scrollToStart() }

  private func tellOfReselection() -> Bool {
    if let node = self as? TabReselectionNode, node.modifier.action() { return true }
    return anyActiveChild { $0.tellOfReselection() }
  }

  /// Moves the first scroll view inside that is not at its beginning there.
  private func scrollToStart() -> Bool {
    if let node = self as? ScrollNode, node.axes.contains(.vertical), node.isMounted {
      guard node.offset.y > node.minimumOffset.y else { return false }
      node.returnToStart(from: .vertical)
      return true
    }
    return anyActiveChild { $0.scrollToStart() }
  }

  private func anyActiveChild(_ isDone: (ViewNode) -> Bool) -> Bool {
    var done = false
    forEachViewChild { if !done, !$0.isInactive { done = isDone($0) } }
    return done
  }
}

extension ScrollNode {
  /// Moves the content to its beginning along one axis, in the time that a tap on the status bar takes (Facts 4.6).
  fileprivate func returnToStart(from axis: Axis) {
    edit(axis) { $0.stop() }
    var goal = offset
    goal[axis] = minimumOffset[axis]
    move(to: goal, transaction: Transaction(animation: .timingCurve(0.35, 0.91, 0.33, 0.97, duration: 0.5)))
    graph.wantFrame()
  }
}
