public import SwiftUICore

extension Slider {
  /// Creates a slider with ticks along its track, which show values and hold the knob nowhere.
  ///
  /// - Parameters:
  ///   - value: What the slider changes.
  ///   - bounds: The values from one end to the other.
  ///   - neutralValue: Where the filled part of the track begins; `nil`: at the lowest value.
  ///   - enabledBounds: The values that can be chosen; `nil`: all.
  ///   - label: Says what the slider is for, to people who cannot see it.
  ///   - currentValueLabel: Says the value to them; without one it is a percentage.
  ///   - minimumValueLabel: Shows before the track.
  ///   - maximumValueLabel: Shows after it.
  ///   - ticks: The ticks; those outside of the bounds do not show.
  ///   - onEditingChanged: Told when a change begins and when it is over.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(), enabledBounds: enabledBounds,
      details: SliderDetails(bounds: bounds, neutral: neutralValue, value: currentValueLabel(), ticks: Array(ticks().body)))
  }

  /// Creates a slider in steps, of which some have a tick.
  ///
  /// As the one with ticks; `tick` is asked for each step from the beginning of the bounds, a thousand of them at most.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(), enabledBounds: enabledBounds,
      details: SliderDetails(bounds: bounds, neutral: neutralValue, value: currentValueLabel(), step: step, tick: tick))
  }

  /// Creates a slider with a neutral value or with bounds for what can be chosen; as the one with ticks, without any.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(), enabledBounds: enabledBounds,
      details: SliderDetails(bounds: bounds, neutral: neutralValue, value: currentValueLabel(), ticks: []))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks and without labels for the ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), enabledBounds: enabledBounds,
      details: SliderDetails(bounds: bounds, neutral: neutralValue, value: currentValueLabel(), ticks: Array(ticks().body)))
  }

  /// Creates a slider in steps, of which some have a tick, without labels for the ends.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), enabledBounds: enabledBounds,
      details: SliderDetails(bounds: bounds, neutral: neutralValue, value: currentValueLabel(), step: step, tick: tick))
  }

  /// Creates a slider with a neutral value or with bounds for what can be chosen, without labels for the ends.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), enabledBounds: enabledBounds,
      details: SliderDetails(bounds: bounds, neutral: neutralValue, value: currentValueLabel(), ticks: []))
  }
}
