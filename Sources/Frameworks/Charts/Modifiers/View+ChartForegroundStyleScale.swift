public import SwiftUI

extension View {
  /// Says which styles stand for which values in the charts inside.
  ///
  ///     Chart(names, id: \.self) { name in
  ///       BarMark(x: .value("Town", name), y: .value("Rain", 12)).foregroundStyle(by: .value("Town", name))
  ///     }
  ///       .chartForegroundStyleScale(["Kyoto": .red, "Nara": .green])
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { (value: $0.key.plotted, style: AnyShapeStyle($0.value)) }
    return chartOptions { $0.foreground.pairs = pairs }
  }

  /// Says which values have styles in the charts inside, and which styles these are.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let (domain, range) = (domain._domain, Self.styles(range))
    return chartOptions { ($0.foreground.domain, $0.foreground.range, $0.foreground.type) = (domain, range, type) }
  }

  /// Says which values have styles in the charts inside.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chartOptions { ($0.foreground.domain, $0.foreground.type) = (domain, type) }
  }

  /// Says which styles values have in the charts inside.
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    let range = Self.styles(range)
    return chartOptions { ($0.foreground.range, $0.foreground.type) = (range, type) }
  }

  /// Says whether styles stand for names or for numbers in the charts inside.
  public nonisolated func chartForegroundStyleScale(type: ScaleType?) -> some View {
    chartOptions { $0.foreground.type = type }
  }

  /// Says which values have styles in the charts inside; a closure says which.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain & RandomAccessCollection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let pairs = domain.map { (value: $0.plotted, style: AnyShapeStyle(mapping($0))) }
    return chartOptions { $0.foreground.pairs = pairs }
  }

  /// Says by a closure which styles values have in the charts inside.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartOptions { $0.foreground.mapping = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  private nonisolated static func styles<Range: ScaleRange>(_ range: Range) -> [AnyShapeStyle]
  where Range.VisualValue: ShapeStyle {
    if let gradient = range as? Gradient { return gradient.stops.map { AnyShapeStyle($0.color) } }
    return (range as? [Range.VisualValue] ?? []).map { AnyShapeStyle($0) }
  }
}

extension Gradient: ScaleRange {
  /// Colours.
  public typealias VisualValue = Color
}
