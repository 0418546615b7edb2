public import SwiftUI

extension View {
  /// Makes another view of the plot of the charts inside, such as one with a background or a size.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartOptions { $0.plotStyles.insert({ AnyView(content($0)) }, at: 0) }
  }
}
