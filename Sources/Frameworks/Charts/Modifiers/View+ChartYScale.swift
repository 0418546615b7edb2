public import SwiftUI

extension View {
  /// Sets domain, range and measure of the y scale of the charts inside.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._domain, range._range)
    return chartOptions { $0.y.scale.set(domain: domain, range: range, type: type) }
  }

  /// Sets domain and measure of the y scale of the charts inside.
  ///
  /// Two numbers are both ends, the larger one first for a scale that runs downwards; names are all that there are, in their
  /// order. Numbers that are not finite are left out. On a logarithmic scale an end of 0 or less is moved above 0.
  ///
  ///     Chart { PointMark(x: .value("Hour", 7), y: .value("Rain", 12)) }.chartYScale(domain: 1...1000, type: .log)
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chartOptions { $0.y.scale.set(domain: domain, range: nil, type: type) }
  }

  /// Sets range and measure of the y scale of the charts inside.
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._range
    return chartOptions { $0.y.scale.set(domain: nil, range: range, type: type) }
  }

  /// Sets the measure of the y scale of the charts inside.
  public nonisolated func chartYScale(type: ScaleType?) -> some View {
    chartOptions { $0.y.scale.set(domain: nil, range: nil, type: type) }
  }
}
