import Foundation
import SwiftUI

/// What modifiers say of the charts inside.
struct ChartOptions {
  var x = AxisOptions()
  var y = AxisOptions()
  var foreground = StyleScaleOptions<AnyShapeStyle>()
  var symbol = StyleScaleOptions<AnyChartSymbolShape>()
  var lineStyle = StyleScaleOptions<StrokeStyle>()
  var symbolSize = StyleScaleOptions<CGFloat>()
  var legend = LegendOptions()
  /// What the app makes of the plot, the innermost first.
  var plotStyles: [(ChartPlotContent) -> AnyView] = []
  var backgrounds: [ChartLayer] = []
  var overlays: [ChartLayer] = []
  /// What adds gestures of the app to the plot.
  var gestures: [(AnyView, ChartProxy) -> AnyView] = []
  var scroll = ScrollOptions()
  var selection = SelectionOptions()
}

/// What modifiers say of one dimension.
struct AxisOptions {
  var scale = PositionScaleOptions()
  var visibility = Visibility.automatic
  /// The axes; `nil`: the usual one.
  var descriptions: [AxisDescription]?
  var titles: [AxisTitle] = []
  /// What the app makes of the axis, the outermost first.
  var styles: [(ChartAxisContent) -> AnyView] = []
  /// How much of the domain shows at once, where it scrolls.
  var visibleLength: Double?
}

/// A title beside an axis.
struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView
}

/// What modifiers say of the looks that stand for values.
struct StyleScaleOptions<Style> {
  var domain: _ScaleDomain?
  var range: [Style]?
  var pairs: [(value: _PlottedValue, style: Style)]?
  var mapping: ((_PlottedValue) -> Style?)?
  var type: ScaleType?
}

/// What modifiers say of the legend.
struct LegendOptions {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

/// A view in front of or behind a chart.
struct ChartLayer {
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

private enum ChartOptionsKey: EnvironmentKey { static var defaultValue: ChartOptions { ChartOptions() } }

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  /// Changes what the charts inside are told.
  nonisolated func chartOptions(_ edit: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: edit)
  }
}
