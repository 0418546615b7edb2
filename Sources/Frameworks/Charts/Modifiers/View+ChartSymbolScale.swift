public import SwiftUI

extension View {
  /// Says which looks stand for which values in the charts inside.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { (value: $0.key.plotted, style: AnyChartSymbolShape($0.value)) }
    return chartOptions { $0.symbol.pairs = pairs }
  }

  /// Says which looks, of several kinds, stand for which values in the charts inside.
  public nonisolated func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    let pairs = mapping.map { (value: $0.key.plotted, style: AnyChartSymbolShape(hiding: $0.value)) }
    return chartOptions { $0.symbol.pairs = pairs }
  }

  /// Says which values have looks in the charts inside, and which looks these are.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(domain: Domain, range: [S]) -> some View {
    let (domain, range) = (domain._domain, range.map { AnyChartSymbolShape($0) })
    return chartOptions { ($0.symbol.domain, $0.symbol.range) = (domain, range) }
  }

  /// Says which values have looks in the charts inside.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let domain = domain._domain
    return chartOptions { $0.symbol.domain = domain }
  }

  /// Says which looks values have in the charts inside.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let range = range.map { AnyChartSymbolShape($0) }
    return chartOptions { $0.symbol.range = range }
  }

  /// Says which looks, of several kinds, values have in the charts inside.
  public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    let range = range.map { AnyChartSymbolShape(hiding: $0) }
    return chartOptions { $0.symbol.range = range }
  }

  /// Says which values have looks in the charts inside, and which looks, of several kinds, these are.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View {
    let (domain, range) = (domain._domain, range.map { AnyChartSymbolShape(hiding: $0) })
    return chartOptions { ($0.symbol.domain, $0.symbol.range) = (domain, range) }
  }

  /// Says which values have looks in the charts inside; a closure says which.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain & RandomAccessCollection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let pairs = domain.map { (value: $0.plotted, style: AnyChartSymbolShape(mapping($0))) }
    return chartOptions { $0.symbol.pairs = pairs }
  }

  /// Says by a closure which looks values have in the charts inside.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartOptions { $0.symbol.mapping = { DataValue(plotted: $0).map { AnyChartSymbolShape(mapping($0)) } } }
  }
}
