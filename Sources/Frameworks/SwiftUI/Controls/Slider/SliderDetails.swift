import SwiftUICore

/// What a slider may have besides its range and steps; places are fractions of the track.
nonisolated struct SliderDetails {
  /// A mark at the track, and what stands below it.
  struct Tick: Identifiable {
    let id: Int
    let position: Double
    let label: AnyView?
  }

  /// Where the filled part begins.
  let neutral: Double?
  /// Says the value.
  let value: AnyView?
  let ticks: [Tick]

  static var none: SliderDetails { SliderDetails(neutral: nil, value: nil, ticks: []) }

  private init(neutral: Double?, value: AnyView?, ticks: [Tick]) {
    (self.neutral, self.value, self.ticks) = (neutral, value, ticks)
  }

  init<V: BinaryFloatingPoint, Spoken: View>(
    bounds: ClosedRange<V>, neutral: V?, value: Spoken, ticks: [SliderTick<V>]
  ) {
    let scale = SliderScale(start: Double(bounds.lowerBound), end: Double(bounds.upperBound), step: nil)
    self.neutral = neutral.map { scale.fraction(of: Double($0)) }
    self.value = Spoken.self == EmptyView.self ? nil : AnyView(value)
    self.ticks = ticks.filter { bounds.contains($0.value) }.enumerated().map { index, tick in
      Tick(id: index, position: scale.fraction(of: Double(tick.value)), label: tick.label)
    }
  }

  /// With the ticks of steps, a thousand of which are asked for at most.
  init<V: BinaryFloatingPoint, Spoken: View>(
    bounds: ClosedRange<V>, neutral: V?, value: Spoken, step: V.Stride, tick: (V) -> SliderTick<V>?
  ) where V.Stride: BinaryFloatingPoint {
    let steps = step > 0 ? Array(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(1000)) : []
    self.init(bounds: bounds, neutral: neutral, value: value, ticks: steps.compactMap(tick))
  }
}
