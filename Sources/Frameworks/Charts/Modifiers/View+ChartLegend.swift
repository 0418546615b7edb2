public import Foundation
public import SwiftUI

extension View {
  /// Shows or hides the legend of the charts inside; `.automatic` leaves it to the chart.
  ///
  ///     Chart { PointMark(x: .value("Day", 3), y: .value("Rain", 2)) }.chartLegend(.hidden)
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }

  /// Says where the legend of the charts inside stands.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartOptions { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
  }

  /// Shows a view as the legend of the charts inside.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartOptions {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = content
    }
  }
}
