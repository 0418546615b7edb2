package import Foundation

/// A modifier that changes the size or place of one view: a value with two rules.
///
/// Coordinates are measured from the leading edge; right-to-left mirroring happens when the node is placed.
nonisolated package protocol LayoutModifier: PrimitiveModifier {
  /// The size for a proposal, given the content.
  func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize
  /// How the size follows what is offered along an axis; unless said otherwise nobody knows.
  func hugging(of content: ViewNode, along axis: Axis) -> Hugging
  /// Where the content goes, and what it is offered, once the size is settled.
  func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement
  /// The distances to neighbours; those of the content unless said otherwise.
  func spacing(of content: ViewNode) -> ViewSpacing
  /// Whether the size is independent of the content.
  var isLayoutBoundary: Bool { get }
  /// The guide that the modifier may set; `nil`: none.
  var guide: AlignmentKey? { get }
  /// The guide that the modifier itself sets; `nil` asks the content.
  func ownAlignment(_ key: AlignmentKey, size: CGSize, content: ViewNode, proposal: ProposedViewSize) -> CGFloat?
  /// Whether places are mirrored from right to left.
  var flipsForRightToLeft: Bool { get }
}

/// Where one child goes.
package struct LayoutPlacement {
  package var origin: CGPoint
  package var proposal: ProposedViewSize
  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

extension LayoutModifier {
  package func hugging(of content: ViewNode, along axis: Axis) -> Hugging { .follows }
  package func spacing(of content: ViewNode) -> ViewSpacing { content.spacing }
  package var isLayoutBoundary: Bool { false }
  package var flipsForRightToLeft: Bool { true }
  package var guide: AlignmentKey? { nil }
  package func ownAlignment(
    _ key: AlignmentKey, size: CGSize, content: ViewNode, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> LayoutModifierNode<Self> {
    LayoutModifierNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: LayoutModifierNode<Self>, with modifier: Self) { node.setModifier(modifier) }
}

/// The node of a layout modifier.
package final class LayoutModifierNode<Modifier: LayoutModifier>: WrapperNode {
  private var modifier: Modifier

  init(_ modifier: Modifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    if let guide = modifier.guide { graph[UsedGuides.self].insert(guide) }
  }

  func setModifier(_ new: Modifier) {
    if ValueComparator.areEqualViews(modifier, new) { return }
    modifier = new
    if let guide = new.guide { graph[UsedGuides.self].insert(guide) }
    invalidateLayout()
  }

  package override var layoutNode: ViewNode { self }
  package override func sizeDepends(on child: ViewNode) -> Bool { !modifier.isLayoutBoundary }
  package override var spacing: ViewSpacing { modifier.spacing(of: content) }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    modifier.size(of: content, for: proposal)
  }

  package override func hugging(along axis: Axis) -> Hugging { modifier.hugging(of: content, along: axis) }

  package override func placeChildren() {
    let placement = modifier.placement(of: content, in: size, for: placedProposal)
    if modifier.flipsForRightToLeft {
      placeChild(content, at: placement.origin, proposal: placement.proposal)
    } else {
      content.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let own = ownAlignment(key, size: size, proposal: proposal) { return own }
    let placement = modifier.placement(of: content, in: size, for: proposal)
    let contentSize = content.size(for: placement.proposal)
    return content.explicitAlignment(key, size: contentSize, proposal: placement.proposal)
      .map { $0 + placement.origin[key.axis] }
  }

  /// What the modifier says of its guide; an app's closure may read state for that.
  private func ownAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard modifier.guide == key else { return nil }
    return reads.ask(for: self) { modifier.ownAlignment(key, size: size, content: content, proposal: proposal) }
  }

  private var reads: FollowedReads { FollowedReads(asksApp: modifier.guide != nil, changing: .layout) }

  package override func update() {
    guard needsUpdate else { return }
    reads.drop(in: self)
  }

  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    builder.append(content)
    return builder.finish()
  }

  package override var debugName: String { "\(Modifier.self)" }
}

extension LayoutModifier {
  /// The origin that aligns content of a size inside another size, both by the same guides.
  package func aligned(
    _ content: ViewNode, for proposal: ProposedViewSize, in size: CGSize, by alignment: Alignment
  ) -> CGPoint {
    content.alignedOrigin(for: proposal, in: size, by: alignment)
  }
}

extension ViewNode {
  /// The origin that aligns this node, offered `proposal`, inside a rectangle at zero of a size.
  package final func alignedOrigin(
    for proposal: ProposedViewSize, in container: CGSize, by alignment: Alignment
  ) -> CGPoint {
    let own = dimensions(for: proposal)
    let outer = ViewDimensions(node: nil, size: container, proposal: ProposedViewSize(container))
    return CGPoint(
      x: AlignedExtent.distance(from: own[alignment.horizontal], to: outer[alignment.horizontal]),
      y: AlignedExtent.distance(from: own[alignment.vertical], to: outer[alignment.vertical]))
  }
}
