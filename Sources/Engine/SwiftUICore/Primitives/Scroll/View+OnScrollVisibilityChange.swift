import Foundation

extension View {
  /// Calls an action when the view comes into sight in the scroll view around it, or leaves it.
  /// - Parameters:
  ///   - threshold: The share of the view that has to show, 0…1.
  ///   - action: Told whether it does.
  /// - Returns: A view that watches how much of it shows.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

/// Watches how much of a view shows in its scroll view.
nonisolated struct _ScrollVisibilityModifier: PrimitiveModifier {
  typealias Body = Never
  let threshold: Double
  let action: (Bool) -> Void
  nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
    self.threshold = threshold
    self.action = action
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollVisibilityNode {
    ScrollVisibilityNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: ScrollVisibilityNode, with modifier: Self) { node.modifier = modifier }
}

final class ScrollVisibilityNode: PlacementWatchingNode {
  var modifier: _ScrollVisibilityModifier
  private var isVisible = false

  init(_ modifier: _ScrollVisibilityModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    trackPlacement()
  }

  override func look() {
    let now = isShown
    guard now != isVisible else { return }
    isVisible = now
    graph.answerChange { modifier.action(now) }
  }

  /// Whether enough of the view is inside the scroll view; without one it is.
  private var isShown: Bool {
    guard let scroll = enclosingScrollNode() else { return modifier.threshold <= 1 }
    return CGRect(origin: .zero, size: size).isShown(in: scroll.visibleRect(in: self), share: modifier.threshold)
  }

  override func willUnmount() {
    guard isVisible else { return }
    let action = modifier.action
    graph.enqueueAction { action(false) }
  }

  override var debugName: String { "ScrollVisibility" }
}
