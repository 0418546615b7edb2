public import SwiftUI

extension View {
  /// Lets the plots of the charts inside scroll along axes; how much shows at once is said by `chartXVisibleDomain(length:)`.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartOptions { $0.scroll.axes = axes } }
}
