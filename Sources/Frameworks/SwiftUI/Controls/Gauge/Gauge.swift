public import SwiftUICore

/// Shows where a value lies in a range.
///
/// What lies outside shows as the nearer end; a value that is no number, or a range of no length, shows as the lower end. So does
/// any value of a range without an end, which is reported.
///
///     Gauge(value: 17, in: -10...40) { Text("Kyoto") } currentValueLabel: { Text("17°") }
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// The labels of the lowest and the highest value.
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)
  @ControlStyle<GaugeStyleConfiguration> private var style

  private nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel,
    bounds: (minimum: BoundsLabel, maximum: BoundsLabel)
  ) {
    fraction = SliderScale(start: Double(range.lowerBound), end: Double(range.upperBound), step: nil)
      .checked(for: "gauge").fraction(of: Double(value))
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    let percent = fraction.percent
    style.body(
      of: GaugeStyleConfiguration(
        value: fraction, label: .init(content: style.part(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: style.part(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(content: style.part(bounds.minimum)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(content: style.part(bounds.maximum)))
    )
    .accessibilityElement(children: .combine)
    .modifier(AccessibilityModifier { if $0.value.isEmpty { $0.value = percent } })
  }
}

extension Gauge {
  /// Creates a gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: EmptyView(), bounds: (EmptyView(), EmptyView()))
  }

  /// Creates a gauge with a label and another one that tells the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(), bounds: (EmptyView(), EmptyView()))
  }

  /// Creates a gauge with a label and others that tell the value and mark some; iOS shows no marks.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(), bounds: (EmptyView(), EmptyView()))
  }

  /// Creates a gauge with a label and others that tell the value and its range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }

  /// Creates a gauge with a label and others that tell the value and its range and mark some; iOS shows no marks.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }
}
