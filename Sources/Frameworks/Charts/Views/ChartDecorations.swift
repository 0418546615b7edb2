import Foundation
import SwiftUI

/// The parts of a chart around its plot.
struct ChartDecorations: View {
  let scene: ChartScene
  let version: Int
  let model: ChartModel

  var body: some View {
    let options = model.options
    ChartFrame(scene: scene, version: version) {
      // The plot first: what stands beside it, and behind it, asks where it is.
      plot.layoutValue(key: ChartRoleKey.self, value: .plot)
      ForEach(Edge.allCases, id: \.self) { edge in
        let plans = model.axes.filter { $0.side == edge && !$0.isInside }
        if !plans.isEmpty {
          axis(AxisDrawing(scene: scene, version: version, edge: edge, plans: plans, isInside: false))
            .layoutValue(key: ChartRoleKey.self, value: .axis(edge))
        }
        let inside = model.axes.filter { $0.side == edge && $0.isInside }
        if !inside.isEmpty {
          axis(AxisDrawing(scene: scene, version: version, edge: edge, plans: inside, isInside: true))
            .layoutValue(key: ChartRoleKey.self, value: .insideAxis(edge))
        }
      }
      ForEach(options.backgrounds.indices, id: \.self) { index in
        layer(options.backgrounds[index]).layoutValue(key: ChartRoleKey.self, value: .layer).zIndex(-1)
      }
      AxisLabelViews(scene: scene, version: version, model: model)
      titles(options.x.titles, .horizontal)
      titles(options.y.titles, .vertical)
      legend
      ForEach(options.overlays.indices, id: \.self) { index in
        layer(options.overlays[index]).layoutValue(key: ChartRoleKey.self, value: .layer)
      }
    }
  }

  /// An axis, as the app wants it; the innermost modifier comes first.
  private func axis(_ drawing: AxisDrawing) -> AnyView {
    let styles = drawing.edge.isAcross ? model.options.x.styles : model.options.y.styles
    return styles.reversed().reduce(AnyView(DrawingView(drawing).font(.caption2))) { $1(ChartAxisContent($0)) }
  }

  private var plot: AnyView {
    var content = ChartPlotContent(scene: scene, version: version, model: model)
    guard !model.options.plotStyles.isEmpty else { return AnyView(content) }
    for style in model.options.plotStyles { content = ChartPlotContent(wrapping: style(content), of: content) }
    return AnyView(content)
  }

  private func layer(_ layer: ChartLayer) -> some View {
    let proxy = ChartProxy(scene: scene)
    return GeometryReader { _ in
      layer.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
    }
  }

  @ViewBuilder private func titles(_ titles: [AxisTitle], _ axis: Axis) -> some View {
    ForEach(titles.indices, id: \.self) { index in
      let title = titles[index]
      let position = TitlePosition(title, axis)
      title.content.font(.caption2).foregroundStyle(.secondary)
        .rotationEffectIfUpright(position.isUpright)
        .layoutValue(key: ChartRoleKey.self, value: .title(position))
    }
  }

  @ViewBuilder private var legend: some View {
    let options = model.options.legend
    if options.visibility != .hidden {
      let position = LegendPosition(options)
      if let content = options.content {
        content.layoutValue(key: ChartRoleKey.self, value: .legend(position))
      } else {
        let entries = LegendEntries(model.styles, model.context)
        if !entries.parts.isEmpty {
          ChartLegend(entries: entries, styles: model.styles, context: model.context, isVertical: position.isBeside)
            .layoutValue(key: ChartRoleKey.self, value: .legend(position))
        }
      }
    }
  }
}

extension View {
  @ViewBuilder fileprivate func rotationEffectIfUpright(_ isUpright: Bool) -> some View {
    if isUpright { TurnedView(content: self) } else { self }
  }
}

/// What a view is in a chart.
enum ChartRole {
  case plot
  case axis(Edge)
  case insideAxis(Edge)
  /// The labels of an axis that are views.
  case axisLabels(plan: Int)
  case title(TitlePosition)
  case legend(LegendPosition)
  case layer
}

struct ChartRoleKey: LayoutValueKey { static var defaultValue: ChartRole { .plot } }

/// Where a title stands beside a chart.
struct TitlePosition {
  var edge: Edge
  /// 0 at the beginning of the edge, 1 at its end.
  var alignment: CGFloat
  var spacing: CGFloat
  var isUpright: Bool

  init(_ title: AxisTitle, _ axis: Axis) {
    spacing = title.spacing ?? 4
    switch title.position.storage {
    case .leading: edge = .leading
    case .trailing: edge = .trailing
    case .top, .topLeading, .topTrailing: edge = .top
    case .bottom, .bottomLeading, .bottomTrailing: edge = .bottom
    case .automatic, .overlay: edge = axis == .horizontal ? .bottom : .top
    }
    isUpright = edge == .leading || edge == .trailing
    switch (title.position.storage, title.alignment) {
    case (_, let alignment?): self.alignment = isUpright ? alignment.vertical.fraction : alignment.horizontal.fraction
    case (.topLeading, nil), (.bottomLeading, nil): alignment = 0
    case (.topTrailing, nil), (.bottomTrailing, nil): alignment = 1
    case (.automatic, nil): alignment = axis == .horizontal ? 0.5 : 1
    default: alignment = 0.5
    }
  }
}

extension HorizontalAlignment {
  /// How far along the edge it is.
  var fraction: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// How far along the edge it is.
  var fraction: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}

/// Where the legend stands beside a chart.
struct LegendPosition {
  var edge: Edge
  var alignment: CGFloat
  var spacing: CGFloat
  /// Whether it stands in the plot instead.
  var isOverlay = false
  var isBeside: Bool { edge == .leading || edge == .trailing }

  init(_ options: LegendOptions) {
    // As far below the axis as measured (Facts 11.2).
    spacing = options.spacing ?? 6
    switch options.position.storage {
    case .top, .topLeading, .topTrailing: edge = .top
    case .leading: edge = .leading
    case .trailing: edge = .trailing
    case .automatic, .bottom, .bottomLeading, .bottomTrailing: edge = .bottom
    case .overlay:
      edge = .bottom
      isOverlay = true
    }
    alignment = 0
    if [.topTrailing, .bottomTrailing].contains(options.position.storage) { alignment = 1 }
    if let own = options.alignment { alignment = isBeside ? own.vertical.fraction : own.horizontal.fraction }
  }

}
