import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Which part of a navigation bar a view is.
enum BarRole { case leading, title, trailing, largeTitle, accessory }

private struct BarRoleKey: LayoutValueKey { static let defaultValue = BarRole.title }
private struct BarOverflowsKey: LayoutValueKey { static let defaultValue = false }

extension View {
  /// Whether a part shows less where the bar has no room for it.
  func barOverflows(_ overflows: Bool) -> some View { layoutValue(key: BarOverflowsKey.self, value: overflows) }
  func barRole(_ role: BarRole) -> some View { layoutValue(key: BarRoleKey.self, value: role) }
}

/// Places the parts of a navigation bar: buttons at the sides, the title in the middle of the row where it fits there, a large one
/// below, and below that what goes with the screen's content.
struct NavigationBarLayout: Layout {
  let metrics: BarMetrics
  /// How high the row with the inline title is.
  let rowHeight: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = rowHeight + (subviews[.largeTitle] == nil ? 0 : metrics.largeTitleHeight)
    return CGSize(width: proposal.width ?? 320, height: height + subviews.reservedAccessoryHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width
    let middle = bounds.minY + metrics.height / 2
    let titleWidth = subviews[.title]?.sizeThatFits(.unspecified).width ?? 0
    let trailingProposal = proposalForTrailing(subviews, in: width, titleWidth: titleWidth)
    let trailing = subviews[.trailing]?.sizeThatFits(trailingProposal).width ?? 0
    // Buttons may have the room beside a title that stands in the middle, and half of the bar where there is none.
    let room = max((width - (titleWidth > 0 ? titleWidth + 2 * metrics.titleGap : 0)) / 2, metrics.backMinimum)
    let leadingProposal = ProposedViewSize(width: min(room, max(width - trailing, 0)), height: metrics.height)
    let leading = subviews[.leading]?.sizeThatFits(leadingProposal).width ?? 0
    subviews[.leading]?.place(
      at: CGPoint(x: bounds.minX, y: middle), anchor: .leading, proposal: leadingProposal)
    subviews[.trailing]?.place(at: CGPoint(x: bounds.maxX, y: middle), anchor: .trailing, proposal: trailingProposal)
    let least = metrics.margin - metrics.titleGap
    let (from, to) = (max(leading, least) + metrics.titleGap, width - max(trailing, least) - metrics.titleGap)
    let shown = min(titleWidth, max(to - from, 0))
    let x = min(max((width - shown) / 2, from), max(to - shown, from))
    subviews[.title]?.place(
      at: CGPoint(x: bounds.minX + x, y: middle), anchor: .leading,
      proposal: ProposedViewSize(width: shown, height: metrics.height))
    var y = bounds.minY + rowHeight
    if let large = subviews[.largeTitle] {
      large.place(
        at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: metrics.largeTitleHeight))
      y += metrics.largeTitleHeight
    }
    subviews[.accessory]?.place(
      at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: ProposedViewSize(width: width, height: nil))
  }

  /// Items take what room they want, unless some of them can leave: those have what the title and the other side do not need.
  private func proposalForTrailing(_ subviews: Subviews, in width: CGFloat, titleWidth: CGFloat) -> ProposedViewSize {
    guard let trailing = subviews[.trailing], trailing[BarOverflowsKey.self] else { return .unspecified }
    let leading = subviews[.leading]?.sizeThatFits(.unspecified).width ?? 0
    let title = titleWidth > 0 ? titleWidth + 2 * metrics.titleGap : 0
    return ProposedViewSize(width: max(width - leading - title, 0), height: metrics.height)
  }
}

/// Puts a large title on its baseline.
struct LargeTitleLayout: Layout {
  let metrics: BarMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: metrics.largeTitleHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let margin = bounds.width >= metrics.wideMargin.from ? metrics.wideMargin.margin : metrics.margin
    let offered = ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: metrics.largeTitleHeight)
    for title in subviews {
      let baseline = title.dimensions(in: offered)[.lastTextBaseline]
      title.place(
        at: CGPoint(x: bounds.minX + margin, y: bounds.maxY - metrics.largeTitleBaseline - baseline), anchor: .topLeading,
        proposal: offered)
    }
  }
}

private struct ReservedHeightKey: LayoutValueKey { static let defaultValue: CGFloat = 0 }

extension View {
  /// How much of the bar's height a part takes that lies below the titles.
  func barHeight(_ height: CGFloat) -> some View { layoutValue(key: ReservedHeightKey.self, value: height) }
}

extension LayoutSubviews {
  fileprivate subscript(role: BarRole) -> LayoutSubview? { first { $0[BarRoleKey.self] == role } }
  fileprivate var reservedAccessoryHeight: CGFloat { self[.accessory]?[ReservedHeightKey.self] ?? 0 }
}

/// Spreads views over the width, the first at the leading and the last at the trailing end; where some of them take all the room
/// they get, they share what is left, and the others keep their distance.
struct SpreadLayout: Layout {
  /// Between neighbours of which none takes what is left; none to a spacer.
  let spacing: CGFloat
  /// Whether it takes the width that it gets also where nothing in it does.
  var fills = true

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var result = subviews.reduce(into: ViewSpacing.absent) { $0.formUnion($1.spacing, edges: [.top, .bottom]) }
    if let first = subviews.first, let last = subviews.last {
      (result.leading, result.trailing) = (first.spacing.leading, last.spacing.trailing)
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let own = sizes.map(\.width).reduce(0, +) + gaps(of: subviews).reduce(0, +)
    let width = fills || flexibility(of: subviews).contains(true) ? proposal.width ?? own : own
    return CGSize(width: max(width, 0), height: sizes.map(\.height).max() ?? 0)
  }

  /// Which views take all the room that they get.
  private func flexibility(of subviews: Subviews) -> [Bool] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: 10_000, height: nil)).width >= 10_000 }
  }

  /// The distance after each view but the last one.
  private func gaps(of subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { view, next in
      view.spacing.distance(to: next.spacing, along: .horizontal) == 0 ? 0 : spacing
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let isFlexible = flexibility(of: subviews)
    var widths = zip(subviews, isFlexible).map { $1 ? 0 : $0.sizeThatFits(.unspecified).width }
    var gaps = gaps(of: subviews)
    let rest = max(bounds.width - widths.reduce(0, +), 0)
    var x = bounds.minX
    let flexible = isFlexible.count { $0 }
    if flexible > 0 {
      let share = max(rest - gaps.reduce(0, +), 0) / CGFloat(flexible)
      for index in widths.indices where isFlexible[index] { widths[index] = share }
    } else if subviews.count > 1 {
      gaps = gaps.map { _ in rest / CGFloat(gaps.count) }
    } else {
      x += rest / 2
    }
    for (subview, (width, gap)) in zip(subviews, zip(widths, gaps + [0])) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + gap
    }
  }
}
