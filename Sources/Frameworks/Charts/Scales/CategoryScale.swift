import Foundation

/// Names along a length, in bands of one width; numbers and dates may stand among them, each as a name of its own.
struct CategoryScale: Equatable {
  let values: [_PlottedValue]
  private let positions: [_PlottedValue: Int]
  var isReversed = false

  /// Keeps the first of each value.
  init(_ all: [_PlottedValue], isReversed: Bool = false) {
    var positions: [_PlottedValue: Int] = [:]
    var values: [_PlottedValue] = []
    for value in all where positions[value] == nil {
      positions[value] = values.count
      values.append(value)
    }
    (self.values, self.positions, self.isReversed) = (values, positions, isReversed)
  }

  /// The part of the length that is a value's; `nil` for a value that is not on the scale.
  func band(of value: _PlottedValue) -> ClosedRange<Double>? {
    guard let position = positions[value] else { return nil }
    let index = Double(isReversed ? values.count - 1 - position : position)
    return index / Double(values.count)...(index + 1) / Double(values.count)
  }

  /// The value whose band holds a fraction of the length.
  func value(at fraction: Double) -> _PlottedValue? {
    guard !values.isEmpty, fraction >= 0, fraction <= 1 else { return nil }
    let index = min(Int(clamping: fraction * Double(values.count)), values.count - 1)
    return values[isReversed ? values.count - 1 - index : index]
  }
}
