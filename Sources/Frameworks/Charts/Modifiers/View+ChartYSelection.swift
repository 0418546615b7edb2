public import SwiftUI

extension View {
  /// Lets people select a value of y in the charts inside; there is none when nothing touches the plot.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.selection.yValue = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Lets people select a range of values of y in the charts inside, by dragging over it.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartOptions { $0.selection.yRange = SelectionOptions.range(range) }
  }
}
