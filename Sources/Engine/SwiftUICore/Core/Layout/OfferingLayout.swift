package import Foundation

/// Proposes a size to its view, whatever it is offered itself: for views that are measured or shown outside of a window.
package struct OfferingLayout: Layout {
  private let proposal: ProposedViewSize

  /// Creates a layout that proposes a size.
  package init(proposal: ProposedViewSize) { self.proposal = proposal }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}
