public import SwiftUI

extension View {
  /// Shows the x axis of the charts inside as a closure makes it: its ticks and labels, but not the grid lines, which lie in the
  /// plot, nor labels that are views of the app.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartOptions { $0.x.styles.append { AnyView(content($0)) } }
  }
}
