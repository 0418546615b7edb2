public import SwiftUI

extension View {
  /// Lets people select a sector in the charts inside: the value is the sum of the sectors' values up to where they touch.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.selection.angle = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }
}
