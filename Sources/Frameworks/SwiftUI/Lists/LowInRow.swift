import CoreGraphicsTypes
import SwiftUICore

extension View {
  /// Makes a control or an icon as low as a line of text in a list's row, above and below which it then reaches, so that the row is
  /// no higher for it.
  nonisolated func lowInRow() -> some View { modifier(LowInRow()) }
}

private struct LowInRow: ViewModifier {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.metrics) private var metrics
  func body(content: Content) -> some View { LowInRowLayout(metrics: isInListRow ? metrics.lists : nil) { content } }
}

nonisolated private struct LowInRowLayout: GuideListingLayout {
  static var guides: [AlignmentKey] { [] }
  /// `nil` outside of rows.
  let metrics: ListMetrics?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    var size = view.sizeThatFits(proposal)
    if let metrics {
      size.height = max(min(size.height, metrics.lowHeight), size.height - 2 * (metrics.rowInset - metrics.controlInset))
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
