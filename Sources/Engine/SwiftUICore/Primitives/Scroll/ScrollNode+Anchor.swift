import Foundation

/// What shows stays where it is when something before it comes, goes, or changes its length.
///
/// Lazy containers see to their own rows; this is for all other content. Content that lies at its beginning shows what is new
/// there instead, and while something scrolls nothing is held: content may change because it scrolls.
extension ScrollNode {
  /// Something that was to be seen, and where its beginning was, in the coordinates of the content.
  struct ContentAnchor {
    let node: ViewNode
    let start: CGFloat
  }

  /// The first view along an axis of which something shows and that begins in what shows; before the content is placed anew.
  func contentAnchor(along axis: Axis) -> ContentAnchor? {
    guard axes.contains(Axis.Set(axis)), phase == .idle, offset == offsetOfLayout, offset[axis] > 0 else {
      return nil
    }
    let top = -content.position[axis]
    return anchor(in: content, at: 0, along: axis, from: top, to: top + size[axis])
  }

  private func anchor(
    in node: ViewNode, at origin: CGFloat, along axis: Axis, from top: CGFloat, to bottom: CGFloat
  ) -> ContentAnchor? {
    if node is LazyNode { return nil }
    var first: (node: ViewNode, start: CGFloat)?
    node.forEachViewChild { child in
      guard child.isPlaced, !child.isInactive else { return }
      let start = origin + child.position[axis]
      guard start + child.size[axis] > top, start < bottom, start < first?.start ?? .infinity else { return }
      first = (child, start)
    }
    guard let first else { return nil }
    if first.start < top, let inner = anchor(in: first.node, at: first.start, along: axis, from: top, to: bottom) {
      return inner
    }
    return ContentAnchor(node: first.node, start: first.start)
  }

  /// Moves the content along if an anchor has got another place.
  func hold(_ anchor: ContentAnchor?, along axis: Axis) {
    guard let anchor, anchor.node.isMounted, !anchor.node.isInactive, let origin = originInContent(of: anchor.node) else {
      return
    }
    let distance = origin[axis] - anchor.start
    if abs(distance) > 1e-6 { contentDidShift(by: distance, along: axis) }
  }
}
