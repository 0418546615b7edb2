public import SwiftUI

extension View {
  /// Says how much of the y domain shows at once in charts that scroll: a number, or seconds for dates.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.number
    return chartOptions { $0.y.visibleLength = length }
  }
}
