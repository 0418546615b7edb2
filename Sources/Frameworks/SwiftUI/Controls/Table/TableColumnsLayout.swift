import CoreGraphicsTypes
import SwiftUICore

/// Columns side by side, as wide in each row as in all others.
nonisolated struct TableColumnsLayout: Layout {
  let columns: [(width: TableColumnWidth, alignment: HorizontalAlignment)]
  let metrics: TableMetrics
  /// Of the list on whose rows' texts the columns stand; `nil` where they have the whole width.
  var list: (metrics: ListMetrics, style: _ListStyleKind)?

  private func inset(_ width: CGFloat) -> CGFloat { list.map { $0.metrics.textInset(forWidth: width, style: $0.style) } ?? 0 }

  /// The columns' widths in a width: those that say one have it, the others share the rest within their bounds.
  func widths(in width: CGFloat) -> [CGFloat] {
    let room = width - metrics.columnSpacing * CGFloat(max(columns.count - 1, 0))
    var widths = columns.map { column -> CGFloat? in
      if case .fixed(let width) = column.width { width } else { nil }
    }
    while true {
      let open = widths.indices.filter { widths[$0] == nil }
      guard !open.isEmpty else { return widths.map { $0 ?? 0 } }
      let share = (room - widths.reduce(0) { $0 + ($1 ?? 0) }) / CGFloat(open.count)
      // The column whose bound lies farthest from its share gets that bound first.
      let requested = open.map { (index: $0, width: bounded(share, columns[$0].width)) }
      let farthest = requested.max { abs($0.width - share) < abs($1.width - share) }
      guard let farthest, abs(farthest.width - share) > 1e-6 else {
        for index in open { widths[index] = share }
        return widths.map { max($0 ?? 0, 0) }
      }
      widths[farthest.index] = farthest.width
    }
  }

  private func bounded(_ share: CGFloat, _ width: TableColumnWidth) -> CGFloat {
    guard case .flexible(let minimum, let ideal, let maximum) = width else { return share }
    let low = minimum ?? min(metrics.columnWidth, ideal ?? metrics.columnWidth)
    // A column with an ideal width takes no more than that, unless it may be wider.
    return max(min(share, maximum ?? ideal ?? .infinity), low)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let gaps = metrics.columnSpacing * CGFloat(max(columns.count - 1, 0))
    let width = proposal.width ?? subviews.reduce(gaps) { $0 + $1.sizeThatFits(.unspecified).width }
    let heights = zip(subviews, widths(in: width - 2 * inset(width))).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inset = inset(bounds.width)
    var x = bounds.minX + inset
    for ((subview, column), width) in zip(zip(subviews, columns), widths(in: bounds.width - 2 * inset)) {
      let (position, anchor): (CGFloat, UnitPoint) =
        switch column.alignment {
        case .center: (x + width / 2, .center)
        case .trailing: (x + width, .trailing)
        default: (x, .leading)
        }
      subview.place(
        at: CGPoint(x: position, y: bounds.midY), anchor: anchor, proposal: ProposedViewSize(width: width, height: nil))
      x += width + metrics.columnSpacing
    }
  }
}
