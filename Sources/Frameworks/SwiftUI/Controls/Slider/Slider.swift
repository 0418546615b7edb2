public import SwiftUICore

/// A control that picks a value of a range by a knob on a track.
///
/// The knob follows a finger that goes down on it; a tap elsewhere on the track does nothing, as on iOS. With a step the value is
/// always a whole number of steps from the beginning of the range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let position: Binding<Double>
  /// The fraction of the track of one step; `nil` without steps.
  let step: Double?
  let editingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  private init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, editingChanged: @escaping (Bool) -> Void, label: Label,
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      start: Double(bounds.lowerBound), end: Double(bounds.upperBound), step: step.map { Double($0) })
    position = Binding(
      get: { scale.fraction(of: Double(value.wrappedValue)) },
      set: { value.wrappedValue = min(max(V(scale.value(at: $0)), bounds.lowerBound), bounds.upperBound) })
    self.step = scale.stepFraction
    self.editingChanged = editingChanged
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  @MainActor public var body: some View {
    HStack {
      minimumValueLabel
      SliderTrack(position: position, step: step, editingChanged: editingChanged)
        .accessibilityName(from: label)
      maximumValueLabel
    }
  }
}

/// The values along a slider's track.
struct SliderScale {
  let start: Double
  let end: Double
  let step: Double?

  private var length: Double { end - start }

  /// Where a value is, from 0 at the beginning of the track to 1 at its end.
  func fraction(of value: Double) -> Double {
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - start) / length, 0), 1)
  }

  /// The value at a fraction of the track, at a whole step where there are steps.
  func value(at fraction: Double) -> Double {
    let value = start + min(max(fraction, 0), 1) * length
    guard let step, step > 0 else { return value }
    // The last step may be shorter than the others: the end is then out of reach, as on iOS.
    let last = ((end - start) / step + 1e-9).rounded(.down)
    return start + min(((value - start) / step).rounded(), last) * step
  }

  /// The fraction of the track of one step; `nil` without steps.
  var stepFraction: Double? {
    guard let step, step > 0, length > 0 else { return nil }
    return min(step / length, 1)
  }
}

/// The track and the knob, to the measures of iOS (Facts 3.3).
private struct SliderTrack: View {
  let position: Binding<Double>
  let step: Double?
  let editingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  /// The fraction at which the knob was when the finger went down on it.
  @State private var start: Double?
  @State private var space = SliderSpace()

  private static let height: CGFloat = 34
  private static let knob: CGFloat = 27
  private static let trackHeight: CGFloat = 4
  private static let trackInset: CGFloat = 2
  /// How far the middle of the knob is above that of the track, in points.
  private static let knobRise: CGFloat = 1.2
  /// What a screen reader's step moves the knob by where the slider has no steps; a choice (Facts 3.3).
  private static let accessibilityStep = 0.1

  var body: some View {
    GeometryReader { geometry in
      let way = max(geometry.size.width - Self.knob, 0)
      let fraction = position.wrappedValue
      ZStack(alignment: .leading) {
        Capsule().fill(Color(UIColor.secondarySystemFill))
          .frame(height: Self.trackHeight).padding(.horizontal, Self.trackInset)
        Capsule().fill(Color.accentColor)
          .frame(width: max(Self.knob / 2 + way * fraction - Self.trackInset, 0), height: Self.trackHeight)
          .padding(.leading, Self.trackInset)
        Circle().fill(.white)
          .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
          .overlay(Circle().strokeBorder(.black.opacity(0.04), lineWidth: 0.5))
          .frame(width: Self.knob, height: Self.knob)
          .contentShape(Rectangle().inset(by: -10))
          .gesture(drag(along: way))
          .offset(x: way * fraction * (direction == .rightToLeft ? -1 : 1), y: -Self.knobRise)
      }
      .frame(height: Self.height)
    }
    .frame(height: Self.height)
    .coordinateSpace(name: space)
    .opacity(isEnabled ? 1 : 0.5)
    .allowsHitTesting(isEnabled)
    .accessibilityElement()
    .accessibilityValue(Text(verbatim: "\(Int((position.wrappedValue * 100).rounded())) %"))
    .accessibilityAdjustableAction { direction in
      let change = step ?? Self.accessibilityStep
      position.wrappedValue += direction == .increment ? change : -change
    }
  }

  private func drag(along way: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(space))
      .onChanged { drag in
        guard way > 0 else { return }
        if start == nil { editingChanged(true) }
        let origin = start ?? position.wrappedValue
        start = origin
        let distance = drag.translation.width * (direction == .rightToLeft ? -1 : 1)
        position.wrappedValue = origin + distance / way
      }
      .onEnded { _ in
        start = nil
        editingChanged(false)
      }
  }
}

/// Names the coordinate space of one slider, in which the knob moves.
private final class SliderSpace: Hashable {
  static func == (a: SliderSpace, b: SliderSpace) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
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
