public import Accessibility

/// What can describe a chart to people who cannot see it.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Makes the description, when somebody first asks.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings the description up to date, once the view has changed; unless said otherwise it becomes what is made anew.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Makes the description say what is made anew.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
    let new = makeChartDescriptor()
    (descriptor.title, descriptor.summary, descriptor.series) = (new.title, new.summary, new.series)
    (descriptor.xAxis, descriptor.yAxis, descriptor.additionalAxes) = (new.xAxis, new.yAxis, new.additionalAxes)
    (descriptor.contentDirection, descriptor.contentFrame) = (new.contentDirection, new.contentFrame)
  }
}
