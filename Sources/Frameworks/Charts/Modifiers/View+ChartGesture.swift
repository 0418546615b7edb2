public import SwiftUI

extension View {
  /// Adds a gesture to the plots of the charts inside, made with a proxy of the chart.
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartOptions { $0.gestures.append { view, proxy in AnyView(view.gesture(gesture(proxy))) } }
  }
}
