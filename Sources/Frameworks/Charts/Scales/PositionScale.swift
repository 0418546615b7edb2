import Foundation

/// What turns values into places along one dimension of the plot, as fractions of its range.
enum PositionScale: Equatable {
  case number(NumberScale)
  /// Seconds since the reference date.
  case date(NumberScale)
  case category(CategoryScale)

  /// How far along the range a value lies; the middle of a name's band.
  func fraction(of value: _PlottedValue) -> Double? {
    switch self {
    case .number(let scale), .date(let scale): value.number.flatMap { scale.fraction(of: $0) }
    case .category(let scale):
      scale.band(of: value).map { ($0.lowerBound + $0.upperBound) / 2 }
    }
  }

  /// The part of the range that a value takes: a name's band, a unit of the calendar, or nothing but a place.
  func band(of datum: Datum) -> ClosedRange<Double>? {
    if case .category(let scale) = self { return scale.band(of: datum.value) }
    guard let start = fraction(of: datum.value) else { return nil }
    guard let upper = datum.upper, let end = fraction(of: upper) else { return start...start }
    return min(start, end)...max(start, end)
  }

  /// The value at a fraction of the range.
  func value(at fraction: Double) -> _PlottedValue? {
    guard fraction.isFinite else { return nil }
    switch self {
    case .number(let scale): return .number(scale.value(at: fraction))
    case .date(let scale): return .date(scale.value(at: fraction))
    case .category(let scale): return scale.value(at: fraction)
    }
  }

  /// Whether every value has a band of its own.
  var isBanded: Bool { if case .category = self { true } else { false } }

  /// The ends of the domain, or all its names.
  var domain: [_PlottedValue] {
    switch self {
    case .number(let scale): [.number(scale.lower), .number(scale.upper)]
    case .date(let scale): [.date(scale.lower), .date(scale.upper)]
    case .category(let scale): scale.values
    }
  }

  /// How long the domain is, in numbers, seconds or names.
  var length: Double {
    switch self {
    case .number(let scale), .date(let scale): scale.upper - scale.lower
    case .category(let scale): Double(scale.values.count)
    }
  }

  /// The scale of numbers or dates.
  var continuous: NumberScale? {
    switch self {
    case .number(let scale), .date(let scale): scale
    case .category: nil
    }
  }

  /// Where bars and areas begin: at zero where the scale has it, else at the end that is nearest to it.
  var baseline: Double {
    guard case .number(let scale) = self else { return 0 }
    let zero = min(max(0, scale.lower), scale.upper)
    return scale.fraction(of: zero) ?? 0
  }
}
