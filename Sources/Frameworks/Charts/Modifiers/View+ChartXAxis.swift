public import SwiftUI

extension View {
  /// Shows or hides the x axis of the charts inside.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.x.visibility = visibility }
  }

  /// Says what the x axis of the charts inside shows.
  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let descriptions = _AxisDescriptions(of: content()).all
    return chartOptions {
      $0.x.descriptions = descriptions
      if $0.x.visibility == .hidden { $0.x.visibility = .automatic }
    }
  }
}
