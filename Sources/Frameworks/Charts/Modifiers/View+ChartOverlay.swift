public import SwiftUI

extension View {
  /// Shows a view in front of the charts inside, made with a proxy of the chart.
  ///
  ///     Chart(names, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Rain", 12)) }
  ///       .chartOverlay { proxy in
  ///         Color.clear.contentShape(Rectangle()).onTapGesture { name = proxy.value(atX: $0.x) }
  ///       }
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartOptions { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }
}
