import Foundation

extension View {
  /// Lets the view extend into parts of the screen that bars and the device's shape cover.
  ///
  /// Its place in the layout stays; where it touches the safe area's edge it is offered the space beyond as well. Without
  /// `.container` in `regions` nothing changes, since there is no keyboard on the screen.
  ///
  ///     Color.blue.ignoresSafeArea(edges: .top)
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }
}

/// Extends a view over the edges of the safe area that it touches.
nonisolated public struct _SafeAreaIgnoringModifier: ViewModifier, Equatable {
  public typealias Body = Never
  /// Which coverings are ignored.
  public var regions: SafeAreaRegions
  /// At which edges.
  public var edges: Edge.Set
  nonisolated init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }
}

extension _SafeAreaIgnoringModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaIgnoringNode {
    SafeAreaIgnoringNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: SafeAreaIgnoringNode, with modifier: Self) { node.setModifier(modifier) }
}

/// Reports the content's size for the normal proposal, but offers and gives it the space up to the screen's edges.
package final class SafeAreaIgnoringNode: WrapperNode {
  private var modifier: _SafeAreaIgnoringModifier
  /// How far the content reaches beyond the bounds.
  private(set) var lastGrowth = SafeAreaOutset.Edges()

  init(_ modifier: _SafeAreaIgnoringModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    trackPlacement()
  }

  func setModifier(_ new: _SafeAreaIgnoringModifier) {
    guard new != modifier else { return }
    modifier = new
    invalidatePlacement()
  }

  package override var layoutNode: ViewNode { self }

  private func growth() -> SafeAreaOutset.Edges {
    guard modifier.regions.contains(.container) else { return .init() }
    var growth = safeAreaOutset().growth
    let leading: Edge.Set = isRightToLeft ? .trailing : .leading
    let trailing: Edge.Set = isRightToLeft ? .leading : .trailing
    if !modifier.edges.contains(.top) { growth.top = 0 }
    if !modifier.edges.contains(.bottom) { growth.bottom = 0 }
    if !modifier.edges.contains(leading) { growth.left = 0 }
    if !modifier.edges.contains(trailing) { growth.right = 0 }
    return growth
  }

  package override func placeChildren() {
    let (growth, before) = (growth(), lastGrowth)
    lastGrowth = growth
    let proposal = ProposedViewSize(
      width: (placedProposal.width ?? size.width) + growth.left + growth.right,
      height: (placedProposal.height ?? size.height) + growth.top + growth.bottom)
    let grown = content.size(for: proposal)
    // What does not take the larger space stays centred in it, as in any frame.
    let space = CGSize(width: size.width + growth.left + growth.right, height: size.height + growth.top + growth.bottom)
    content.place(
      at: CGPoint(
        x: -growth.left + (space.width - grown.width) / 2, y: -growth.top + (space.height - grown.height) / 2),
      proposal: proposal)
    // What is inside may be where it was, and reach over the safe area by another length all the same.
    if growth != before, content.subtreeTracksPlacement { content.placementInWindowDidChange() }
  }

  package override func placementInWindowDidChange() {
    if growth() != lastGrowth { placeNow { placeChildren() } }
    super.placementInWindowDidChange()
  }

  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    builder.append(content)
    return builder.finish()
  }

  package override var debugName: String { "IgnoresSafeArea" }
}
