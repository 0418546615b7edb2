public import SwiftUI

extension View {
  /// Says how much of the x domain shows at once in charts that scroll: a number, or seconds for dates.
  ///
  ///     Chart { PointMark(x: .value("Day", 3), y: .value("Rain", 2)) }
  ///       .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 7)
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.number
    return chartOptions { $0.x.visibleLength = length }
  }
}
