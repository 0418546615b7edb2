public import SwiftUI

extension View {
  /// Lets the plots of the charts inside scroll along axes; how much shows at once is said by `chartXVisibleDomain(length:)`.
  ///
  ///     Chart(names, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Rain", 12)) }
  ///       .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartOptions { $0.scroll.axes = axes } }
}
