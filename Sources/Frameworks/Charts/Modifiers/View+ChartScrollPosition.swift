public import SwiftUI

extension View {
  /// Ties the value of x at which a plot that scrolls begins to a binding; numbers stand for dates in seconds.
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    let position = ScrollStart(x)
    return chartOptions { $0.scroll.x = position }
  }

  /// Ties the value of y at which a plot that scrolls begins to a binding.
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    let position = ScrollStart(y)
    return chartOptions { $0.scroll.y = position }
  }

  /// Says at which value of x a plot that scrolls begins at first.
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View {
    let position = ScrollStart(value: initialX.plotted)
    return chartOptions { $0.scroll.x = position }
  }

  /// Says at which value of y a plot that scrolls begins at first.
  public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View {
    let position = ScrollStart(value: initialY.plotted)
    return chartOptions { $0.scroll.y = position }
  }
}

extension ScrollStart {
  fileprivate nonisolated init<P: Plottable>(_ binding: Binding<P>) {
    value = binding.wrappedValue.plotted
    set = { if let value = P(plotted: $0) { binding.wrappedValue = value } }
  }
}
