public import SwiftUI

extension View {
  /// Shows or hides the y axis of the charts inside.
  ///
  /// What the axis would take is then the plot's.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.y.visibility = visibility }
  }

  /// Says what the y axis of the charts inside shows, in place of what it would show by itself.
  ///
  ///     Chart(names, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Rain", 12)) }
  ///       .chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
  public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let descriptions = _AxisDescriptions(of: content()).all
    return chartOptions {
      $0.y.descriptions = descriptions
      if $0.y.visibility == .hidden { $0.y.visibility = .automatic }
    }
  }
}
