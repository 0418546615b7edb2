package import Foundation

/// The base of containers that show one of their views, in the size that is offered to it.
package class SoleChildNode: ContainerNode {
  /// The view that shows; `nil` where there is none.
  var chosen: ViewNode? { nil }

  package final override func computeSize(for proposal: ProposedViewSize) -> CGSize { chosen?.size(for: proposal) ?? .zero }
  package final override func hugging(along axis: Axis) -> Hugging { chosen?.hugging(along: axis) ?? .keeps }
  package final override func placeChildren() { chosen?.place(at: .zero, proposal: placedProposal) }
  package final override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    chosen?.explicitAlignment(key, size: size, proposal: proposal)
  }
  package final override var spacingOfContent: ViewSpacing { chosen?.spacing ?? ViewSpacing() }
  package final override var shownChildren: [ViewNode] { chosen.map { [$0] } ?? [] }
}
