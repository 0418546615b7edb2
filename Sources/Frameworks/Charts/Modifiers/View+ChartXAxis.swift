public import SwiftUI

extension View {
  /// Shows or hides the x axis of the charts inside.
  ///
  /// What the axis would take is then the plot's.
  ///
  ///     Chart(names, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Rain", 12)) }.chartXAxis(.hidden)
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.x.visibility = visibility }
  }

  /// Says what the x axis of the charts inside shows, in place of what it would show by itself.
  ///
  ///     Chart(names, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Rain", 12)) }
  ///       .chartXAxis { AxisMarks(position: .top) }
  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let descriptions = _AxisDescriptions(of: content()).all
    return chartOptions {
      $0.x.descriptions = descriptions
      if $0.x.visibility == .hidden { $0.x.visibility = .automatic }
    }
  }
}
