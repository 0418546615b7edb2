import Accessibility
import SwiftUICore

extension View {
  /// Describes the view as a chart to people who cannot see it: a view of one element gets the description itself, one of several is
  /// found as a group of these.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
    modifier(ChartDescription(representable: representable))
  }
}

/// Keeps what a chart's description was made as.
nonisolated private struct ChartDescription<Representable: AXChartDescriptorRepresentable>: ViewModifier {
  let representable: Representable
  @State private var kept = KeptDescriptor()

  init(representable: Representable) { self.representable = representable }

  @MainActor func body(content: Content) -> some View {
    let (kept, representable) = (kept, representable)
    kept.isCurrent = false
    return content.modifier(
      AccessibilityModifier(behavior: .one) { element in
        MainThread.isolated {
          let chart = AccessibilityChart(kept.descriptor(of: representable))
          if element.label.isEmpty { element.label = chart.title }
          element.chart = chart
        }
      })
  }
}

/// The description of a chart, which is brought up to date when somebody asks after the view has changed.
@MainActor private final class KeptDescriptor {
  private var descriptor: AXChartDescriptor?
  var isCurrent = false

  nonisolated init() {}

  func descriptor(of representable: some AXChartDescriptorRepresentable) -> AXChartDescriptor {
    defer { isCurrent = true }
    guard let descriptor else {
      let made = representable.makeChartDescriptor()
      descriptor = made
      return made
    }
    if !isCurrent { representable.updateChartDescriptor(descriptor) }
    return descriptor
  }
}

extension AccessibilityChart {
  /// What a description says, in words.
  @MainActor fileprivate init(_ descriptor: AXChartDescriptor) {
    let (x, y, others) = (descriptor.xAxis, descriptor.yAxis, descriptor.additionalAxes ?? [])
    self.init(
      title: descriptor.title ?? "", summary: descriptor.summary ?? "",
      axes: ([x] + [y].compactMap { $0 } + others).map { Axis(title: $0.title, values: $0.spokenValues) },
      series: descriptor.series.map { series in
        Series(
          name: series.name ?? "", isContinuous: series.isContinuous,
          points: series.dataPoints.map { point in
            var values = [x.text(of: point.xValue)]
            if let y, let value = point.yValue { values.append(y.text(of: value)) }
            values += zip(others, point.additionalValues).map { $0.text(of: $1) }
            return Point(label: point.label, values: values)
          })
      })
  }
}

extension AXDataAxisDescriptor {
  /// The names of an axis, or its first and last number as they are said.
  fileprivate var spokenValues: [String] {
    if let names = self as? AXCategoricalDataAxisDescriptor { return names.categoryOrder }
    guard let numbers = self as? AXNumericDataAxisDescriptor else { return [] }
    return [numbers.range.lowerBound, numbers.range.upperBound].map(numbers.valueDescriptionProvider)
  }

  /// A value on the axis as it is said.
  fileprivate func text(of value: AXDataPointValue) -> String {
    (self as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number) ?? value.category
  }
}
