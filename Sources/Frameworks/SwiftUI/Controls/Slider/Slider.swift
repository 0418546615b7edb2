public import SwiftUICore

/// A control that picks a value of a range by a knob on a track.
///
/// The knob follows a finger that goes down on it; a tap elsewhere on the track does nothing, as on iOS. With a step the value is
/// always a whole number of steps from the beginning of the range. It writes no value outside of the range. A range without an end
/// is reported: the knob stands at its beginning, and nothing is written.
///
///     Slider(value: .constant(0.5), in: 0...1, step: 0.1)
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let position: Binding<Double>
  /// The fraction of the track of one step; `nil` without steps.
  let step: Double?
  let editingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let details: SliderDetails
  @Environment(\.metrics.sliders) private var metrics

  init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, editingChanged: @escaping (Bool) -> Void, label: Label,
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, enabledBounds: ClosedRange<V>? = nil,
    details: SliderDetails = .none
  ) where V.Stride: BinaryFloatingPoint {
    let limits = enabledBounds?.clamped(to: bounds) ?? bounds
    let scale = SliderScale(
      start: Double(bounds.lowerBound), end: Double(bounds.upperBound), step: step.map { Double($0) }
    ).checked(for: "slider")
    position = Binding(
      get: { scale.fraction(of: Double(value.wrappedValue)) },
      set: {
        guard let new = scale.value(at: $0) else { return }
        value.wrappedValue = min(max(V(new), limits.lowerBound), limits.upperBound)
      })
    self.step = scale.stepFraction
    self.editingChanged = editingChanged
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.details = details
  }

  @MainActor public var body: some View {
    HStack {
      minimumValueLabel
      if details.ticks.contains(where: { $0.label != nil }) {
        VStack(spacing: 0) {
          bar
          SliderTickLabels(ticks: details.ticks)
        }
      } else {
        bar.lowInRow()
      }
      maximumValueLabel
    }
  }

  @MainActor private var bar: some View {
    SliderBar(position: position, step: step, neutral: details.neutral, editingChanged: editingChanged) {
      SliderTrack().overlay {
        if !details.ticks.isEmpty {
          SliderTickMarks(positions: details.ticks.map(\.position), metrics: metrics).fill(metrics.tickColor)
        }
      }
    } filled: {
      SliderFill()
    }
    .accessibilityValue(from: details.value)
    .accessibilityName(from: label)
  }
}

/// The values along a slider's track.
struct SliderScale {
  let start: Double
  let end: Double
  let step: Double?

  // Half of everything is counted with: from one number to another it may be farther than any number says.
  private var halfStart: Double { start / 2 }
  private var halfLength: Double { end / 2 - halfStart }
  private var halfStep: Double? { step.flatMap { $0 > 0 && $0.isFinite ? $0 / 2 : nil } }
  private var hasEnds: Bool { start.isFinite && end.isFinite }

  /// The scale itself; a range without an end is reported.
  func checked(for control: StaticString) -> SliderScale {
    if !hasEnds { Diagnostics.report("invalid \(control) range \(start)...\(end) (non-finite) is ignored") }
    return self
  }

  /// Where a value is, from 0 at the beginning of the track to 1 at its end; 0 where the range has no length, or no end.
  func fraction(of value: Double) -> Double {
    hasEnds && halfLength > 0 ? ((value / 2 - halfStart) / halfLength).asFraction : 0
  }

  /// The value at a fraction of the track, at a whole step where there are steps; `nil` where the range has no end.
  func value(at fraction: Double) -> Double? {
    guard hasEnds else { return nil }
    let way = fraction.asFraction * halfLength
    guard let halfStep else { return (halfStart + way) * 2 }
    // The last step may be shorter than the others: the end is then out of reach, as on iOS.
    let last = (halfLength / halfStep + 1e-9).rounded(.down)
    return (halfStart + min((way / halfStep).rounded(), last) * halfStep) * 2
  }

  /// The fraction of the track of one step; `nil` without steps.
  var stepFraction: Double? {
    guard let halfStep, hasEnds, halfLength > 0 else { return nil }
    return min(halfStep / halfLength, 1)
  }
}

extension Slider {
  /// Creates a slider with a label and labels for both ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
  /// Creates a slider in steps with a label and labels for both ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
  /// Creates a slider with a label and labels for both ends.
  @available(*, deprecated, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
  /// Creates a slider in steps with a label and labels for both ends.
  @available(*, deprecated, renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which only somebody hears who cannot see it.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
  /// Creates a slider in steps with a label, which only somebody hears who cannot see it.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, editingChanged: onEditingChanged, label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
  /// Creates a slider with a label, which only somebody hears who cannot see it.
  @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
  /// Creates a slider in steps with a label, which only somebody hears who cannot see it.
  @available(*, deprecated, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a value of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, editingChanged: onEditingChanged, label: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
  /// Creates a slider in steps for a value of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, editingChanged: onEditingChanged, label: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}
