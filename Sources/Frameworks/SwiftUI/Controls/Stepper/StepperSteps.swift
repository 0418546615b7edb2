import SwiftUICore

/// What a stepper's steps change, without its type.
nonisolated struct StepperSteps {
  /// A way to go.
  enum Direction { case up, down }
  /// Whether a step leads anywhere.
  let canStep: (Direction) -> Bool
  /// Makes a step.
  let step: (Direction) -> Void
  /// The value as it is read to somebody who cannot see it; empty where there is none.
  let valueDescription: () -> Text

  /// Steps that an app makes by itself; `nil`: there are none in this direction.
  init(up: (() -> Void)?, down: (() -> Void)?) {
    canStep = { ($0 == .up ? up : down) != nil }
    step = { ($0 == .up ? up : down)?() }
    valueDescription = { Text(verbatim: "") }
  }

  /// Steps of a value, within bounds if there are any.
  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
    description: @escaping (V) -> Text = { Text(verbatim: "\($0)") }
  ) {
    let next = { (direction: Direction) in Self.value(after: value.wrappedValue, direction, step: step, in: bounds) }
    canStep = { next($0) != nil }
    self.step = { direction in if let next = next(direction) { value.wrappedValue = next } }
    valueDescription = { description(value.wrappedValue) }
  }

  /// The value one step farther: the bound where the step leads beyond it, and `nil` from there on.
  static func value<V: Strideable>(
    after value: V, _ direction: Direction, step: V.Stride, in bounds: ClosedRange<V>?
  ) -> V? {
    guard step != 0 else { return nil }
    let grows = (step > 0) == (direction == .up)
    if let bounds, grows ? value >= bounds.upperBound : value <= bounds.lowerBound { return nil }
    let end = bounds.map { grows ? $0.upperBound : $0.lowerBound }
    let moved: V
    if let integer = value as? any FixedWidthInteger, let distance = step as? Int {
      // Where the numbers of the type end there are no more steps.
      guard let sum = integer.moved(by: distance.magnitude, grows: grows) as? V else { return end }
      moved = sum
    } else {
      moved = value.advanced(by: direction == .up ? step : 0 - step)
    }
    // A value beyond the other bound comes back at once.
    return bounds.map { min(max(moved, $0.lowerBound), $0.upperBound) } ?? moved
  }
}

extension FixedWidthInteger {
  /// The integer that lies a distance away, if the type has it.
  fileprivate func moved(by distance: UInt, grows: Bool) -> Self? {
    guard let distance = Self(exactly: distance) else { return nil }
    let (sum, isTooFar) = grows ? addingReportingOverflow(distance) : subtractingReportingOverflow(distance)
    return isTooFar ? nil : sum
  }
}
