import CoreGraphicsTypes
import SwiftUICore

/// How long views are that share a length, and how short and long each may be.
struct PaneArrangement: Equatable {
  var lengths: [CGFloat] = []
  var limits: [ClosedRange<CGFloat>] = []

  init() {}

  /// - Parameters:
  ///   - chosen: How long they are to be; `nil`: alike.
  ///   - limits: How short and long each may be.
  ///   - total: What they share.
  init(_ chosen: [CGFloat]?, limits: [ClosedRange<CGFloat>], in total: CGFloat) {
    self.limits = limits
    guard let last = limits.indices.last else { return }
    let wanted = chosen.flatMap { $0.count == limits.count ? $0 : nil }
    let share = max(total, 0) / CGFloat(limits.count)
    lengths = limits.enumerated().map { index, limit in min(max(wanted?[index] ?? share, limit.lowerBound), limit.upperBound) }
    // Each round either shares all that is left or brings a view to its limit.
    for _ in limits {
      let rest = total - lengths.reduce(0, +)
      let open = limits.indices.filter { rest > 0 ? lengths[$0] < limits[$0].upperBound : lengths[$0] > limits[$0].lowerBound }
      guard abs(rest) > 0.001, !open.isEmpty else { break }
      for index in open {
        let length = lengths[index] + rest / CGFloat(open.count)
        lengths[index] = min(max(length, limits[index].lowerBound), limits[index].upperBound)
      }
    }
    lengths[last] += max(total - lengths.reduce(0, +), 0)
  }

  /// The lengths after the line behind one of the views was moved, as far as both sides allow it.
  func moved(_ boundary: Int, by distance: CGFloat) -> [CGFloat] {
    guard distance.isFinite, boundary >= 0, boundary + 1 < lengths.count else { return lengths }
    let (before, after) = (limits[boundary], limits[boundary + 1])
    let (first, second) = (lengths[boundary], lengths[boundary + 1])
    let least = max(before.lowerBound - first, second - max(after.upperBound, second))
    let most = min(max(before.upperBound, first) - first, second - after.lowerBound)
    let way = min(max(distance, min(least, 0)), max(most, 0))
    var result = lengths
    result[boundary] += way
    result[boundary + 1] -= way
    return result
  }
}

/// What was laid out last, for fingers that move lines.
final class PaneRecord {
  var arrangement = PaneArrangement()
  /// The arrangement as a finger came down on a line.
  var dragged: PaneArrangement?
  nonisolated init() {}
}

enum IsDividerKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Puts views one after the other, each with a line of one point before the next.
nonisolated struct PanesLayout: Layout {
  /// The length of a line, and of what a finger finds of it, in points.
  static let line: CGFloat = 1
  private static let handle: CGFloat = 9

  let axis: Axis
  let chosen: [CGFloat]?
  let record: PaneRecord

  private func size(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func lines(_ panes: Int) -> CGFloat { Self.line * CGFloat(max(panes - 1, 0)) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let panes = subviews.filter { !$0[IsDividerKey.self] }
    let sizes = panes.map { $0.sizeThatFits(.unspecified) }
    let length = sizes.map(along).reduce(0, +) + lines(panes.count)
    let breadth = sizes.map(across).max() ?? 0
    return proposal.replacingUnspecifiedDimensions(
      by: axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let panes = subviews.filter { !$0[IsDividerKey.self] }
    let breadth = across(bounds.size)
    let limits = panes.map { pane in
      let least = max(along(pane.sizeThatFits(size(along: 0, across: breadth))), 0)
      let most = along(pane.sizeThatFits(size(along: .infinity, across: breadth)))
      return least...max(most, least)
    }
    let arrangement = PaneArrangement(chosen, limits: limits, in: along(bounds.size) - lines(panes.count))
    record.arrangement = arrangement
    var (position, next) = (CGFloat(0), 0)
    for subview in subviews {
      let isDivider = subview[IsDividerKey.self]
      let length = isDivider ? Self.line : arrangement.lengths[next]
      let middle = position + length / 2
      let place = axis == .horizontal ? CGPoint(x: middle, y: breadth / 2) : CGPoint(x: breadth / 2, y: middle)
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: .center,
        proposal: size(along: isDivider ? Self.handle : length, across: breadth))
      position += length
      if !isDivider { next += 1 }
    }
  }
}
