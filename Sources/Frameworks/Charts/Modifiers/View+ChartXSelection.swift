public import SwiftUI

extension View {
  /// Lets people select a value of x in the charts inside; there is none when nothing touches the plot.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.selection.xValue = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Lets people select a range of values of x in the charts inside, by dragging over it.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartOptions { options in
      options.selection.xRange = { ends in
        guard let ends, let first = P(plotted: ends.0), let last = P(plotted: ends.1) else {
          range.wrappedValue = nil
          return
        }
        range.wrappedValue = min(first, last)...max(first, last)
      }
    }
  }
}
