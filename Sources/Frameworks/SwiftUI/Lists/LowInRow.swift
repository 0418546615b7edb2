import CoreGraphicsTypes
import SwiftUICore

extension View {
  /// Makes a control or an icon as low as a line of text in a list's row, above and below which it then reaches, so that the row is
  /// no higher for it.
  nonisolated func lowInRow() -> some View { modifier(LowInRow()) }
}

private struct LowInRow: ViewModifier {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.look) private var look
  func body(content: Content) -> some View { LowInRowLayout(look: isInListRow ? look.lists : nil) { content } }
}

nonisolated private struct LowInRowLayout: GuideListingLayout {
  static var guides: [AlignmentKey] { [] }
  /// `nil` outside of rows.
  let look: ListLook?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    var size = view.sizeThatFits(proposal)
    if let look {
      size.height = max(min(size.height, look.lowHeight), size.height - 2 * (look.rowInset - look.controlInset))
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
