public import SwiftUI

extension View {
  /// Says which looks stand for which values in the charts inside.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let pairs = mapping.map { (value: $0.key.plotted, style: $0.value) }
    return chartOptions { $0.lineStyle.pairs = pairs }
  }

  /// Says which values have looks in the charts inside, and which looks these are.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle]) -> some View {
    let (domain, range) = (domain._domain, range.map { $0 })
    return chartOptions { ($0.lineStyle.domain, $0.lineStyle.range) = (domain, range) }
  }

  /// Says which values have looks in the charts inside.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let domain = domain._domain
    return chartOptions { $0.lineStyle.domain = domain }
  }

  /// Says which looks values have in the charts inside.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    let range = range.map { $0 }
    return chartOptions { $0.lineStyle.range = range }
  }

  /// Says which values have looks in the charts inside; a closure says which.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain & RandomAccessCollection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    let pairs = domain.map { (value: $0.plotted, style: mapping($0)) }
    return chartOptions { $0.lineStyle.pairs = pairs }
  }

  /// Says by a closure which looks values have in the charts inside.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chartOptions { $0.lineStyle.mapping = { DataValue(plotted: $0).map { mapping($0) } } }
  }
}
