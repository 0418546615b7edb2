public import SwiftUI

extension View {
  /// Lets people select a value of x in the charts inside; there is none when nothing touches the plot.
  ///
  /// The binding is `nil` then. It is written as the finger or pointer moves, and bodies that read it are evaluated: keep what
  /// shows the selection in a view of its own where the chart is large.
  ///
  ///     Chart(names, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Rain", 12)) }.chartXSelection(value: $name)
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.selection.xValue = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Lets people select a range of values of x in the charts inside, by dragging over it.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartOptions { $0.selection.xRange = SelectionOptions.range(range) }
  }
}
