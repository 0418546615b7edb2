public import Foundation
public import SwiftUI

extension View {
  /// Says which looks stand for which values in the charts inside.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let pairs = mapping.map { (value: $0.key.plotted, style: $0.value) }
    return chartOptions { $0.symbolSize.pairs = pairs }
  }

  /// Says which values have looks in the charts inside, and which looks these are.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    let (domain, range) = (domain._domain, Self.areas(range))
    return chartOptions { ($0.symbolSize.domain, $0.symbolSize.range, $0.symbolSize.type) = (domain, range, type) }
  }

  /// Says which values have looks in the charts inside.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chartOptions { ($0.symbolSize.domain, $0.symbolSize.type) = (domain, type) }
  }

  /// Says which looks values have in the charts inside.
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue == CGFloat {
    let range = Self.areas(range)
    return chartOptions { ($0.symbolSize.range, $0.symbolSize.type) = (range, type) }
  }

  /// Says whether sizes stand for names or for numbers in the charts inside, and how these are measured.
  public nonisolated func chartSymbolSizeScale(type: ScaleType?) -> some View {
    chartOptions { $0.symbolSize.type = type }
  }

  /// Says which values have looks in the charts inside; a closure says which.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain & RandomAccessCollection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    let pairs = domain.map { (value: $0.plotted, style: mapping($0)) }
    return chartOptions { $0.symbolSize.pairs = pairs }
  }

  /// Says by a closure which looks values have in the charts inside.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chartOptions { $0.symbolSize.mapping = { DataValue(plotted: $0).map { mapping($0) } } }
  }

  private nonisolated static func areas<Range: ScaleRange>(_ range: Range) -> [CGFloat] where Range.VisualValue == CGFloat {
    if let ends = range as? ClosedRange<CGFloat> { return [ends.lowerBound, ends.upperBound] }
    return range as? [CGFloat] ?? []
  }
}
