import Foundation
import SwiftUI

/// Divides a chart's room: axes, titles and legend take what they need, the plot has the rest.
struct ChartFrame: Layout {
  let scene: ChartScene
  /// A new model is laid out anew.
  let version: Int

  /// How high a chart is that nobody offers a height, in points; a choice.
  static let idealHeight: CGFloat = 100

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: Self.idealHeight))
    guard let plot = subviews.first(where: \.isPlot) else { return offered }
    // A plot that the app gives a size decides on that of the chart.
    let room = ChartArrangement(offered, subviews, scene).plot
    let taken = plot.sizeThatFits(ProposedViewSize(room.size))
    func length(_ offered: CGFloat, _ taken: CGFloat, _ room: CGFloat) -> CGFloat {
      taken.isFinite && room.isFinite ? max(offered + taken - room, 0) : offered
    }
    return CGSize(
      width: length(offered.width, taken.width, room.width), height: length(offered.height, taken.height, room.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let arrangement = ChartArrangement(bounds.size, subviews, scene)
    let plot = arrangement.plot.offsetBy(dx: bounds.minX, dy: bounds.minY)
    scene.axisSides = arrangement.axisSides
    scene.chartInset = arrangement.inset(scrolling: scene.model?.visibleFraction)
    scene.beside = arrangement.frames.values.map { $0.offsetBy(dx: -arrangement.plot.minX, dy: -arrangement.plot.minY) }
    for view in subviews {
      if case .plot = view[ChartRoleKey.self] { view.place(in: plot) }
    }
    // Views as labels before those that are painted, which make room for them.
    for view in subviews {
      if case .axisLabels = view[ChartRoleKey.self] { view.place(in: plot) }
    }
    for (index, view) in subviews.enumerated() {
      switch view[ChartRoleKey.self] {
      case .plot, .axisLabels: break
      case .layer: view.place(in: bounds)
      case .insideAxis: view.place(in: plot)
      case .axis(let edge): view.place(in: arrangement.strip(edge, beside: plot))
      case .title, .legend:
        view.place(in: (arrangement.frames[index] ?? .zero).offsetBy(dx: bounds.minX, dy: bounds.minY))
      }
    }
  }
}

extension LayoutSubview {
  fileprivate var isPlot: Bool { if case .plot = self[ChartRoleKey.self] { true } else { false } }
  fileprivate func place(in frame: CGRect) { place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
}
