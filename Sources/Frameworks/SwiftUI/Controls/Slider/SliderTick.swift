public import SwiftUICore

/// A mark at a slider's track, at a value, with a label or without.
nonisolated public struct SliderTick<V: BinaryFloatingPoint> {
  /// What tells ticks apart: their values.
  nonisolated public struct ID: Hashable {
    let value: V
  }

  let value: V
  /// `nil` for a tick without a label.
  let label: AnyView?

  /// Creates a tick without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a tick with the views of a closure below it.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// Creates a tick with a text below it.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.value = value
    label = AnyView(Text(titleKey))
  }
}

extension SliderTick: Identifiable {
  /// What tells the tick from others of its slider.
  public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
  /// Whether two ticks are at the same value.
  public static func == (a: SliderTick, b: SliderTick) -> Bool { a.value == b.value }
  /// Whether a tick comes before another one.
  public static func < (a: SliderTick, b: SliderTick) -> Bool { a.value < b.value }
}

extension SliderTick: SliderTickContent {
  /// The type of the values.
  public typealias Value = V
  /// The tick itself.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}
