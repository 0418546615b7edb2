public import SwiftUI

extension View {
  /// Shows a view behind the charts inside, made with a proxy of the chart.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartOptions { $0.backgrounds.insert(ChartLayer(alignment: alignment) { AnyView(content($0)) }, at: 0) }
  }
}
