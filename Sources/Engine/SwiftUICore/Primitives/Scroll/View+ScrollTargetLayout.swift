import Foundation

extension View {
  /// Marks each view of the container inside as a place at which scroll views may rest.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// Marks the children of the container inside as targets.
nonisolated struct ScrollTargetLayoutModifier: PrimitiveModifier {
  typealias Body = Never
  let isEnabled: Bool
  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollTargetLayoutNode {
    ScrollTargetLayoutNode(modifier.isEnabled, inputs: inputs)
  }
  static func updateNode(_ node: ScrollTargetLayoutNode, with modifier: Self) { node.isEnabled = modifier.isEnabled }
}

final class ScrollTargetLayoutNode: WrapperNode {
  var isEnabled: Bool
  init(_ isEnabled: Bool, inputs: _ViewInputs) {
    self.isEnabled = isEnabled
    super.init(inputs: inputs)
    enclosingScrollNode()?.targetLayouts.append(Weak(self))
  }

  /// The children of the container inside that are awake, with their frames in this node's coordinates.
  fileprivate var targets: [ScrollTargetView] {
    var container: ViewNode = self
    var base = CGPoint.zero
    while let wrapper = container as? WrapperNode {
      container = wrapper.content
      base = CGPoint(x: base.x + container.position.x, y: base.y + container.position.y)
    }
    let ids = (container as? any IdentifiedChildren)?.childIDs ?? [:]
    var found: [ScrollTargetView] = []
    container.forEachViewChild { child in
      guard !child.isAsleep else { return }
      let origin = CGPoint(x: base.x + child.position.x, y: base.y + child.position.y)
      found.append(
        ScrollTargetView(id: ids[ObjectIdentifier(child)], node: child, frame: CGRect(origin: origin, size: child.size)))
    }
    return found
  }

  override var debugName: String { "ScrollTargetLayout" }
}

/// A view that is marked as a target.
struct ScrollTargetView {
  let id: AnyHashable?
  let node: ViewNode
  let frame: CGRect
}

extension ScrollNode {
  /// The frames of the views that are marked as targets, in the content's coordinates.
  var targetFrames: [CGRect] { targets.map(\.frame) }

  /// The views that are marked as targets, with their frames in the content's coordinates; those that have been made.
  var targets: [ScrollTargetView] {
    targetLayouts.removeAll { $0.value == nil }
    return targetLayouts.flatMap { box -> [ScrollTargetView] in
      guard let layout = box.value, layout.isMounted, layout.isEnabled, !layout.isAsleep,
        let origin = originInContent(of: layout)
      else { return [] }
      return layout.targets.map {
        ScrollTargetView(id: $0.id, node: $0.node, frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
  }
}
