import Foundation

/// Numbers along a length: each has a fraction of it, in a straight or a curved measure.
struct NumberScale: Equatable {
  /// What is measured evenly.
  enum Measure: Equatable {
    case linear
    case log
    case power(Double)
    /// Straight around zero, as steep there as `slope` says, logarithmic far from it.
    case symmetricLog(slope: Double)

    func of(_ value: Double) -> Double {
      switch self {
      case .linear: value
      case .log: Foundation.log10(value)
      case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
      case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
      }
    }

    func inverse(_ measured: Double) -> Double {
      switch self {
      case .linear: measured
      case .log: pow(10, measured)
      case .power(let exponent): measured < 0 ? -pow(-measured, 1 / exponent) : pow(measured, 1 / exponent)
      case .symmetricLog(let slope): (measured < 0 ? -1 : 1) * expm1(abs(measured)) / slope
      }
    }
  }

  var measure = Measure.linear
  /// The values at both ends, the smaller one first.
  var lower: Double
  var upper: Double
  var isReversed = false

  /// How far along the length a value lies: 0 at the beginning, 1 at the end; `nil` for what has no place.
  func fraction(of value: Double) -> Double? {
    let (start, end, position) = (measure.of(lower), measure.of(upper), measure.of(value))
    guard position.isFinite, start.isFinite, end.isFinite, end > start else {
      return position.isFinite && value == lower ? 0.5 : nil
    }
    let fraction = (position - start) / (end - start)
    return isReversed ? 1 - fraction : fraction
  }

  /// The value at a fraction of the length.
  func value(at fraction: Double) -> Double {
    let (start, end) = (measure.of(lower), measure.of(upper))
    return measure.inverse(start + (end - start) * (isReversed ? 1 - fraction : fraction))
  }

  /// The values that an axis names.
  func ticks(count: Int, minimumStride: Double = 0) -> [Double] {
    // Within a decade or two, powers of ten would be too few.
    if measure == .log, case let powers = powersOfTen(count: count), powers.count > 1 { return powers }
    guard
      let choice = NiceTicks.choice(for: lower...upper, count: count, isRounded: false, minimumStride: minimumStride)
    else { return lower == upper ? [lower] : [] }
    return choice.values(in: lower...upper)
  }

  private func powersOfTen(count: Int) -> [Double] {
    let first = log10(lower) - 1e-9, last = log10(upper) + 1e-9
    guard first.isFinite, last.isFinite, last >= first else { return [] }
    let lowest = Int(clamping: first.rounded(.up))
    let powers = Array(lowest...max(Int(clamping: last.rounded(.down)), lowest))
    let stride = max(1, Int(clamping: (Double(powers.count) / (Double(max(count, 1)) + 2)).rounded(.up)))
    return powers.filter { ($0 - powers[0]) % stride == 0 }.map { pow(10, Double($0)) }.filter { $0 <= upper * (1 + 1e-9) }
  }
}
