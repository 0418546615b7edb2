import Foundation
import SwiftUI

/// How a chart's room is divided: axes, titles and legend take what they need, the plot has the rest.
struct ChartArrangement {
  /// What is left for the plot.
  private(set) var plot = CGRect.zero
  /// Where titles and the legend stand, by their place among the subviews.
  private(set) var frames: [Int: CGRect] = [:]
  private let bounds: CGSize
  /// What axes take on each side, without titles and legend.
  private var axes: [Edge: CGFloat] = [:]
  private var titles: [Edge: TitleRows] = [:]
  private var legend: (index: Int, position: LegendPosition, size: CGSize)?
  /// How far labels of y reach beyond the plot, above and below.
  private var overhang: [Edge: CGFloat] = [:]

  /// Divides the room of a chart.
  /// - Parameters:
  ///   - size: The chart's size.
  ///   - subviews: The views of a ``ChartFrame``.
  ///   - scene: The chart.
  init(_ size: CGSize, _ subviews: LayoutSubviews, _ scene: ChartScene) {
    bounds = size
    for (index, view) in subviews.enumerated() {
      switch view[ChartRoleKey.self] {
      case .plot, .layer: break
      case .insideAxis: _ = view.sizeThatFits(ProposedViewSize(size))
      case .axis(let edge): grow(edge, view.sizeThatFits(ProposedViewSize(size)))
      case .axisLabels(let plan):
        let size = view.sizeThatFits(.unspecified)
        guard let plan = scene.model?.axes[plan], !plan.isInside else { break }
        grow(plan.side, CGSize(width: size.width + LabelPlacer.gap, height: size.height + LabelPlacer.gap))
      case .title(let position): titles[position.edge, default: TitleRows()].estimate(view.sizeThatFits(.unspecified), position)
      case .legend(let position):
        let offered = ProposedViewSize(width: position.isBeside ? nil : size.width, height: nil)
        legend = (index, position, view.sizeThatFits(offered))
      }
    }
    divide()
    addTitles(subviews)
    overhang = Self.overhang(of: scene, plot.height)
    divide()
    for (edge, rows) in titles {
      for title in rows.titles { frames[title.index] = frame(edge, title.size, title.away + axes[edge, default: 0], title.start) }
    }
    placeLegend()
  }

  private mutating func grow(_ edge: Edge, _ size: CGSize) {
    axes[edge] = max(axes[edge, default: 0], edge.isAcross ? size.height : size.width)
  }

  /// Titles beside the plot are no longer than it, those above and below no longer than the chart.
  ///
  /// These take of the plot's height, those beside it of its width, along which titles are aligned.
  private mutating func addTitles(_ subviews: LayoutSubviews) {
    for isAcross in [true, false, true] {
      for edge in Edge.allCases where edge.isAcross == isAcross && titles[edge] != nil {
        var rows = TitleRows()
        for (index, view) in subviews.enumerated() {
          guard case .title(let position) = view[ChartRoleKey.self], position.edge == edge else { continue }
          let room = room(isAcross: isAcross), length = room.upperBound - room.lowerBound
          let offered = ProposedViewSize(width: isAcross ? length : nil, height: isAcross ? nil : length)
          rows.add(index, view.sizeThatFits(offered), position, along: isAcross ? plot.width : plot.height, in: room)
        }
        titles[edge] = rows
      }
      divide()
    }
  }

  /// Between which places along the plot titles may stand.
  private func room(isAcross: Bool) -> ClosedRange<CGFloat> {
    guard isAcross else { return 0...plot.height }
    func legend(_ edge: Edge) -> CGFloat { self.legend?.position.edge == edge ? self.legend?.size.width ?? 0 : 0 }
    let start = legend(.leading) - plot.minX
    return start...max(bounds.width - legend(.trailing) - plot.minX, start)
  }

  /// How far the legend is from the plot.
  private var legendDistance: CGFloat {
    guard let legend else { return 0 }
    let edge = legend.position.edge
    let others = axes[edge, default: 0] + (titles[edge]?.length ?? 0) + legend.position.spacing
    // It may stand below labels of y, or above them.
    return legend.position.isBeside ? others : max(others, overhang[edge, default: 0])
  }

  /// What is taken on a side.
  private func inset(_ edge: Edge) -> CGFloat {
    if let legend, legend.position.edge == edge, !legend.position.isOverlay {
      return legendDistance + (legend.position.isBeside ? legend.size.width : legend.size.height)
    }
    return axes[edge, default: 0] + (titles[edge]?.length ?? 0)
  }

  private mutating func divide() {
    let (width, height) = (
      bounds.width - inset(.leading) - inset(.trailing), bounds.height - inset(.top) - inset(.bottom)
    )
    plot = CGRect(x: inset(.leading), y: inset(.top), width: max(width, 0), height: max(height, 0))
  }

  private mutating func placeLegend() {
    guard let (index, position, size) = legend else { return }
    guard position.isBeside else {
      let x = max(bounds.width - size.width, 0) * position.alignment - plot.minX
      return frames[index] = frame(position.edge, size, legendDistance, x)
    }
    // Beside the plot, and within the chart where it is higher than that.
    let y = plot.minY + (plot.height - size.height) * position.alignment
    frames[index] = frame(
      position.edge, size, legendDistance, max(min(y, bounds.height - size.height), 0) - plot.minY)
  }

  /// The place of a view at a distance from the plot.
  private func frame(_ edge: Edge, _ size: CGSize, _ away: CGFloat, _ start: CGFloat) -> CGRect {
    let origin =
      switch edge {
      case .top: CGPoint(x: plot.minX + start, y: plot.minY - away - size.height)
      case .bottom: CGPoint(x: plot.minX + start, y: plot.maxY + away)
      case .leading: CGPoint(x: plot.minX - away - size.width, y: plot.minY + start)
      case .trailing: CGPoint(x: plot.maxX + away, y: plot.minY + start)
      }
    return CGRect(origin: origin, size: size)
  }

  /// How far labels of y reach above a plot of a height, and below it.
  private static func overhang(of scene: ChartScene, _ height: CGFloat) -> [Edge: CGFloat] {
    var overhang: [Edge: CGFloat] = [:]
    for plan in scene.model?.axes ?? [] where plan.axis == .vertical && !plan.isInside {
      let outset = (scene.labelExtents[plan.position]?.size.height ?? 0) / 2
      for entry in plan.entries {
        let position = entry.isBand ? (entry.start + entry.end) / 2 : entry.start
        overhang[.top] = max(overhang[.top, default: 0], outset - (1 - position) * height)
        overhang[.bottom] = max(overhang[.bottom, default: 0], outset - position * height)
      }
    }
    return overhang
  }

  /// How far a chart reaches beyond the plot; where that scrolls, nothing of it shows there.
  func inset(scrolling fraction: CGSize?) -> EdgeInsets {
    let (across, down) = (fraction?.width ?? 1 < 1, fraction?.height ?? 1 < 1)
    return EdgeInsets(
      top: down ? 0 : plot.minY, leading: across ? 0 : plot.minX, bottom: down ? 0 : bounds.height - plot.maxY,
      trailing: across ? 0 : bounds.width - plot.maxX)
  }

  /// What axes take, without titles and legend.
  var axisSides: EdgeInsets {
    EdgeInsets(
      top: axes[.top, default: 0], leading: axes[.leading, default: 0], bottom: axes[.bottom, default: 0],
      trailing: axes[.trailing, default: 0])
  }

  /// The place of an axis beside the plot.
  func strip(_ edge: Edge, beside plot: CGRect) -> CGRect {
    let length = axes[edge, default: 0]
    return switch edge {
    case .top: CGRect(x: plot.minX, y: plot.minY - length, width: plot.width, height: length)
    case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: length)
    case .leading: CGRect(x: plot.minX - length, y: plot.minY, width: length, height: plot.height)
    case .trailing: CGRect(x: plot.maxX, y: plot.minY, width: length, height: plot.height)
    }
  }
}

/// The titles of one side, in rows from the plot outwards: titles that would lie over each other stand in different ones.
private struct TitleRows {
  struct Title {
    var index: Int
    var size: CGSize
    /// Where it begins along the plot.
    var start: CGFloat
    /// How far it is from the axis.
    var away: CGFloat
  }
  private(set) var titles: [Title] = []
  private var rows: [(start: CGFloat, length: CGFloat, taken: [ClosedRange<CGFloat>])] = []

  /// Between two titles beside each other, in points; a choice.
  private static let gap: CGFloat = 8

  /// What the titles take, with their distances.
  var length: CGFloat { rows.last.map { $0.start + $0.length } ?? 0 }

  /// Counts with a title whose place is not known yet, in one row with the others.
  mutating func estimate(_ size: CGSize, _ position: TitlePosition) {
    let length = (position.edge.isAcross ? size.height : size.width) + position.spacing
    rows = [(0, max(rows.first?.length ?? 0, length), [])]
  }

  /// Adds a title to the first row in which it has room.
  mutating func add(_ index: Int, _ size: CGSize, _ position: TitlePosition, along plot: CGFloat, in room: ClosedRange<CGFloat>) {
    let (own, length) = position.edge.isAcross ? (size.width, size.height) : (size.height, size.width)
    let start = max(min((plot - own) * position.alignment, room.upperBound - own), room.lowerBound)
    let range = start...start + max(own, 0)
    let requested = range.lowerBound - Self.gap...range.upperBound + Self.gap
    let row = rows.firstIndex { row in !row.taken.contains { $0.overlaps(requested) } } ?? rows.count
    if row == rows.count { rows.append((self.length, 0, [])) }
    rows[row].taken.append(range)
    rows[row].length = max(rows[row].length, length + position.spacing)
    for later in rows.indices.dropFirst() { rows[later].start = rows[later - 1].start + rows[later - 1].length }
    titles.append(Title(index: index, size: size, start: start, away: 0))
    positions.append((row, position.spacing))
    for (title, position) in positions.enumerated() { titles[title].away = rows[position.row].start + position.spacing }
  }

  /// The row of each title, and its distance to what is before it.
  private var positions: [(row: Int, spacing: CGFloat)] = []
}

extension Edge {
  /// Whether it runs across the chart, above the plot or below it.
  var isAcross: Bool { self == .top || self == .bottom }
}
