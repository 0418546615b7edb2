public import Foundation
public import SwiftUI

extension ChartContent {
  /// Shows a symbol at each point.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let shape = AnyChartSymbolShape(symbol)
    return editing { if $0.style.symbol == nil, $0.style.symbolBy == nil { $0.style.symbol = .shape(shape) } }
  }

  /// Shows the symbol that stands for a value at each point.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return editing { if $0.style.symbol == nil, $0.style.symbolBy == nil { $0.style.symbolBy = datum } }
  }

  /// Shows a view at each point.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return editing { if $0.style.symbol == nil, $0.style.symbolBy == nil { $0.style.symbol = .view(view) } }
  }

  /// Makes symbols cover an area, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    editing { if $0.style.symbolArea == nil { $0.style.symbolArea = area.isFinite ? max(area, 0) : 0 } }
  }

  /// Makes symbols as large as a rectangle.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }

  /// Makes symbols as large as the scale of sizes says for a value.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return editing { if $0.style.symbolSizeBy == nil { $0.style.symbolSizeBy = datum } }
  }
}
