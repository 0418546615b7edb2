import Foundation
import SwiftUI

/// A view turned by a quarter, which takes as much room as it shows.
struct TurnedView<Content: View>: View {
  let content: Content

  var body: some View {
    Turned { content.rotationEffect(.degrees(-90)) }
  }

  private struct Turned: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.height, height: proposal.width)) ?? .zero
      return CGSize(width: size.height, height: size.width)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
    }
  }
}
