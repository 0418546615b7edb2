public import SwiftUI

extension View {
  /// Decides where plots that scroll come to rest.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartOptions { $0.scroll.target = behavior }
  }
}
