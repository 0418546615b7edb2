public import SwiftUI

extension View {
  /// Shows or hides the y axis of the charts inside.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.y.visibility = visibility }
  }

  /// Says what the y axis of the charts inside shows.
  public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let descriptions = _AxisDescriptions(of: content()).all
    return chartOptions {
      $0.y.descriptions = descriptions
      if $0.y.visibility == .hidden { $0.y.visibility = .automatic }
    }
  }
}
