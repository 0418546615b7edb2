package import Foundation

extension View {
  /// Lets fingers beside what can be pressed inside press it, so that nothing is smaller to them than a size; of several the
  /// nearest is pressed.
  package nonisolated func hitSlop(_ least: CGSize) -> some View { modifier(HitSlopModifier(least: least)) }
}

nonisolated private struct HitSlopModifier: PrimitiveModifier {
  typealias Body = Never
  let least: CGSize

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> HitSlopNode { HitSlopNode(modifier, inputs: inputs) }
  static func updateNode(_ node: HitSlopNode, with modifier: Self) { node.least = modifier.least }
}

private final class HitSlopNode: WrapperNode {
  var least: CGSize

  init(_ modifier: HitSlopModifier, inputs: _ViewInputs) {
    least = modifier.least
    super.init(inputs: inputs)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    let hit = super.hitTest(point)
    // An outer search goes on here, with its own size.
    let presses = graph[PressSearches.self]
    guard presses.current == nil, !takesFingers(hit) else { return hit }
    let search = PressSearch(least: least)
    presses.current = search
    _ = super.hitTest(point)
    presses.current = nil
    return search.found ?? hit
  }

  /// Whether something between what was hit and this node has a use for fingers.
  private func takesFingers(_ hit: ViewNode?) -> Bool {
    guard let hit else { return false }
    for node in hit.selfAndAncestors {
      if node === self { return false }
      if let owner = node as? any GestureOwner, owner.hasGestures { return true }
    }
    return false
  }

  override var debugName: String { "HitSlop" }
}

/// Who looks for what can be pressed near a point, in a window where anybody does.
final class PressSearches: GraphFeature {
  static let slot = FeatureSlot()
  /// Told of what can be pressed, while a hit test asks for that.
  var current: PressSearch?

  init(graph: ViewGraph) {}
}

/// A search for what can be pressed near a point: hit tests do not stop at what they find, but tell of it.
final class PressSearch {
  private let least: CGSize
  private(set) var found: PressableNode?
  private var distance = CGFloat.infinity

  init(least: CGSize) { self.least = least }

  /// Takes a node into account; the point is in the coordinates of the node.
  func consider(_ node: PressableNode, at point: CGPoint) {
    let (dx, dy) = (abs(point.x - node.size.width / 2), abs(point.y - node.size.height / 2))
    guard dx <= max(node.size.width, least.width) / 2, dy <= max(node.size.height, least.height) / 2 else { return }
    let (x, y) = (max(dx - node.size.width / 2, 0), max(dy - node.size.height / 2, 0))
    let new = x * x + y * y
    if new < distance { (found, distance) = (node, new) }
  }
}
