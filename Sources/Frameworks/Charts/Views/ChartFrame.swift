import Foundation
import SwiftUI

/// Divides a chart's room: axes, titles and legend take what they need, the plot has the rest.
struct ChartFrame: Layout {
  let scene: ChartScene
  /// A new model is laid out anew.
  let version: Int
  let legend: AnnotationPosition
  let legendSpacing: CGFloat?

  /// How high a chart is that nobody offers a height, in points; a choice.
  static let idealHeight: CGFloat = 100

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: Self.idealHeight))
    guard let plot = subviews.first(where: \.isPlot) else { return offered }
    // A plot that the app gives a size decides on that of the chart.
    let room = Arrangement(offered, subviews, self).plot
    let taken = plot.sizeThatFits(ProposedViewSize(room.size))
    func length(_ offered: CGFloat, _ taken: CGFloat, _ room: CGFloat) -> CGFloat {
      taken.isFinite && room.isFinite ? max(offered + taken - room, 0) : offered
    }
    return CGSize(
      width: length(offered.width, taken.width, room.width), height: length(offered.height, taken.height, room.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let arrangement = Arrangement(bounds.size, subviews, self)
    let plot = arrangement.plot.offsetBy(dx: bounds.minX, dy: bounds.minY)
    scene.axisSides = arrangement.axisSides
    scene.chartInset = arrangement.inset(in: bounds.size, scrolling: scene.model?.visibleFraction)
    for view in subviews {
      if case .plot = view[ChartPartKey.self] { view.place(in: plot) }
    }
    for view in subviews {
      switch view[ChartPartKey.self] {
      case .plot: break
      case .layer: view.place(in: bounds)
      case .insideAxis: view.place(in: plot)
      case .axis(let edge): view.place(in: arrangement.strip(edge, beside: plot))
      case .title(let place):
        let size = view.sizeThatFits(.unspecified)
        view.place(in: arrangement.frame(place.edge, size, place.alignment, plot, bounds, isTitle: true, place.spacing))
      case .legend(let place):
        let size = view.sizeThatFits(ProposedViewSize(width: place.isBeside ? nil : bounds.width, height: nil))
        view.place(in: arrangement.frame(place.edge, size, place.alignment, plot, bounds, isTitle: false, place.spacing))
      case .axisLabel(let plan, let entry, let part):
        placeLabel(view, plan, entry, part, plot)
      }
    }
  }

  private func placeLabel(_ view: LayoutSubview, _ plan: Int, _ entry: Int, _ part: Int, _ plot: CGRect) {
    guard let model = scene.model, plan < model.axes.count, entry < model.axes[plan].entries.count,
      let geometry = scene.geometry(
        scene.wholeSize(of: model.options.plotStyles.isEmpty || scene.plotSize == .zero ? plot.size : scene.plotSize))
    else { return }
    let size = view.sizeThatFits(.unspecified)
    let placer = LabelPlacer(plan: model.axes[plan], geometry: geometry, labelStrip: scene.labelStrip)
    let origin = placer.origin(entry: entry, part: model.axes[plan].entries[entry].parts[part], size: size)
    view.place(
      at: CGPoint(x: plot.minX + origin.x - scene.scroll.offset.x, y: plot.minY + origin.y - scene.scroll.offset.y),
      proposal: ProposedViewSize(size))
  }

  /// How much is taken on each side.
  struct Arrangement {
    let plot: CGRect
    /// What axes take on each side, without titles and legend.
    let axes: [Edge: CGFloat]
    let titles: [Edge: CGFloat]

    init(_ size: CGSize, _ subviews: Subviews, _ frame: ChartFrame) {
      var (axes, titles, legend): ([Edge: CGFloat], [Edge: CGFloat], [Edge: CGFloat]) = ([:], [:], [:])
      for view in subviews {
        switch view[ChartPartKey.self] {
        case .plot, .layer: break
        case .insideAxis: _ = view.sizeThatFits(ProposedViewSize(size))
        case .axis(let edge): Self.grow(&axes, edge, view.sizeThatFits(ProposedViewSize(size)), 0)
        case .axisLabel(let plan, _, _):
          guard let plan = frame.scene.model?.axes[plan], !plan.isInside else { break }
          Self.grow(&axes, plan.side, view.sizeThatFits(.unspecified), LabelPlacer.gap)
        case .title(let place): Self.grow(&titles, place.edge, view.sizeThatFits(.unspecified), place.spacing)
        case .legend(let place):
          guard !place.isOverlay else { break }
          let offered = ProposedViewSize(width: place.isBeside ? nil : size.width, height: nil)
          Self.grow(&legend, place.edge, view.sizeThatFits(offered), place.spacing)
        }
      }
      func inset(_ edge: Edge) -> CGFloat { axes[edge, default: 0] + titles[edge, default: 0] + legend[edge, default: 0] }
      let (width, height) = (size.width - inset(.leading) - inset(.trailing), size.height - inset(.top) - inset(.bottom))
      (self.axes, self.titles) = (axes, titles)
      plot = CGRect(x: inset(.leading), y: inset(.top), width: max(width, 0), height: max(height, 0))
    }

    /// How far a chart of a size reaches beyond the plot; where that scrolls, nothing of it shows there.
    func inset(in size: CGSize, scrolling fraction: CGSize?) -> EdgeInsets {
      let (across, down) = (fraction?.width ?? 1 < 1, fraction?.height ?? 1 < 1)
      return EdgeInsets(
        top: down ? 0 : plot.minY, leading: across ? 0 : plot.minX, bottom: down ? 0 : size.height - plot.maxY,
        trailing: across ? 0 : size.width - plot.maxX)
    }

    /// What axes take, without titles and legend.
    var axisSides: EdgeInsets {
      EdgeInsets(
        top: axes[.top, default: 0], leading: axes[.leading, default: 0], bottom: axes[.bottom, default: 0],
        trailing: axes[.trailing, default: 0])
    }

    private static func grow(_ insets: inout [Edge: CGFloat], _ edge: Edge, _ size: CGSize, _ spacing: CGFloat) {
      let length = edge == .top || edge == .bottom ? size.height : size.width
      insets[edge] = max(insets[edge, default: 0], length + spacing)
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

    /// The place of a title beyond the axis, or of the legend beyond the title.
    func frame(
      _ edge: Edge, _ size: CGSize, _ alignment: CGFloat, _ plot: CGRect, _ bounds: CGRect, isTitle: Bool, _ spacing: CGFloat
    ) -> CGRect {
      let away = axes[edge, default: 0] + (isTitle ? 0 : titles[edge, default: 0]) + spacing
      let across = isTitle ? plot : bounds
      let x = across.minX + max(across.width - size.width, 0) * alignment, y = plot.minY + (plot.height - size.height) * alignment
      let origin =
        switch edge {
        case .top: CGPoint(x: x, y: plot.minY - away - size.height)
        case .bottom: CGPoint(x: x, y: plot.maxY + away)
        case .leading: CGPoint(x: plot.minX - away - size.width, y: y)
        case .trailing: CGPoint(x: plot.maxX + away, y: y)
        }
      return CGRect(origin: origin, size: size)
    }
  }
}

extension LayoutSubview {
  fileprivate var isPlot: Bool { if case .plot = self[ChartPartKey.self] { true } else { false } }
  fileprivate func place(in frame: CGRect) { place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
}
