import Foundation

/// What an app says of a scale of places.
struct PositionScaleOptions {
  var domain: _ScaleDomain?
  var type: ScaleType?
  var range: _PositionRange?

  /// Takes what a modifier says, and keeps what it says nothing of.
  mutating func set(domain: _ScaleDomain?, range: _PositionRange?, type: ScaleType?) {
    if let domain { self.domain = domain }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}

/// Finds the scale of one dimension from the values of its marks.
struct ScaleInference {
  let kind: ScaleKind
  let options: PositionScaleOptions
  /// The values of all marks, ends of intervals and stacks included.
  var values: [_PlottedValue]
  /// What the axes say: the values that they name, and whether they round.
  var axes: [AxisRounding] = []

  /// How an axis takes part in the domain.
  struct AxisRounding: Equatable {
    /// Values that the domain is to hold.
    var values: [_PlottedValue] = []
    /// The number of values for whose step the domain is rounded; `nil`: it is not.
    var count: Int?
    var minimumStride = 0.0
    /// The step for which the domain is rounded, where the app gives it.
    var step: Double?
    var roundsLower = true
    var roundsUpper = true
  }

  /// The scale.
  func scale() -> PositionScale {
    switch kind {
    case .category: return .category(CategoryScale(names, isReversed: options.domain?.isReversed ?? false))
    case .date: return .date(dates())
    case .number: return .number(numbers())
    }
  }

  private var names: [_PlottedValue] {
    if let given = options.domain?.values { return given.filter(\.isFinite) }
    return options.domain?.modify.map { $0(CategoryScale(values).values).filter(\.isFinite) } ?? values
  }

  /// The ends that an app gives, with the larger one first where the scale runs backwards.
  private func givenEnds() -> (Double, Double)? {
    guard let given = options.domain?.values?.compactMap(\.number).filter(\.isFinite), let first = given.first else { return nil }
    if given.count == 2 { return (first, given[1]) }
    return (given.min() ?? first, given.max() ?? first)
  }

  private func modified(_ inferred: ClosedRange<Double>, _ wrap: (Double) -> _PlottedValue) -> ClosedRange<Double> {
    guard let modify = options.domain?.modify else { return inferred }
    let values = modify([wrap(inferred.lowerBound), wrap(inferred.upperBound)]).compactMap(\.number).filter(\.isFinite)
    guard let lower = values.min(), let upper = values.max() else { return inferred }
    return lower...upper
  }

  private func dates() -> NumberScale {
    if let (first, last) = givenEnds() { return Self.scale(first, last, .linear) }
    let seconds = values.compactMap(\.number).filter { abs($0) < CalendarUnits.limit }
    var range = modified((seconds.min() ?? 0)...(seconds.max() ?? 86400)) { .date($0) }
    for value in axes.flatMap(\.values).compactMap(\.number).filter(\.isFinite) {
      range = min(range.lowerBound, value)...max(range.upperBound, value)
    }
    if range.lowerBound == range.upperBound { range = range.lowerBound - 43200...range.upperBound + 43200 }
    return NumberScale(lower: range.lowerBound, upper: range.upperBound, isReversed: options.domain?.isReversed ?? false)
  }

  private func numbers() -> NumberScale {
    let measure = options.type?.measure ?? .linear
    if let (first, last) = givenEnds() { return Self.scale(first, last, measure) }
    let isLog = measure == .log
    let numbers = values.compactMap(\.number).filter { $0.isFinite && (!isLog || $0 > 0) }
    var range = (numbers.min() ?? (isLog ? 1 : 0))...(numbers.max() ?? (isLog ? 10 : 1))
    if options.domain?.includesZero ?? !isLog, !isLog {
      range = min(range.lowerBound, 0)...max(range.upperBound, 0)
    }
    range = modified(range) { .number($0) }
    for value in axes.flatMap(\.values).compactMap(\.number) where value.isFinite && (!isLog || value > 0) {
      range = min(range.lowerBound, value)...max(range.upperBound, value)
    }
    if range.lowerBound == range.upperBound { range = Self.widened(range.lowerBound, isLog: isLog) }
    for axis in axes {
      // Zero, a multiple of every step, has no place on a logarithmic scale.
      if !isLog, let step = axis.step, step.isFinite, step > 0, (range.upperBound - range.lowerBound) / step < 1e6 {
        let lower = axis.roundsLower ? NiceTicks.floor(range.lowerBound, step) : range.lowerBound
        let upper = axis.roundsUpper ? NiceTicks.ceiling(range.upperBound, step) : range.upperBound
        range = lower...upper
      }
      guard let count = axis.count else { continue }
      let inferred = range
      range = isLog ? Self.wholePowers(range) : Self.rounded(range, axis, count: count)
      // What is next to nothing on a straight scale may be far from it on a curved one.
      if measure != .linear {
        range = min(inferred.lowerBound, range.lowerBound)...max(inferred.upperBound, range.upperBound)
      }
    }
    return NumberScale(
      measure: measure, lower: range.lowerBound, upper: range.upperBound, isReversed: options.domain?.isReversed ?? false)
  }

  private static func rounded(_ range: ClosedRange<Double>, _ axis: AxisRounding, count: Int) -> ClosedRange<Double> {
    guard let nice = NiceTicks.choice(for: range, count: count, minimumStride: axis.minimumStride) else { return range }
    return (axis.roundsLower ? nice.lower : range.lowerBound)...(axis.roundsUpper ? nice.upper : range.upperBound)
  }

  private static func wholePowers(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = pow(10, (log10(range.lowerBound) + 1e-9).rounded(.down))
    let upper = pow(10, (log10(range.upperBound) - 1e-9).rounded(.up))
    return lower > 0 && upper.isFinite && lower < upper ? lower...upper : range
  }

  /// Room around the only value.
  private static func widened(_ value: Double, isLog: Bool) -> ClosedRange<Double> {
    if isLog { return value / 10...value * 10 }
    let limit = max(abs(value) * 0.5, value == 0 ? 1 : 1e-300)
    return value == 0 ? 0...1 : value - limit...value + limit
  }

  /// The scale for given ends, in either order.
  static func scale(_ first: Double, _ last: Double, _ measure: NumberScale.Measure) -> NumberScale {
    var (lower, upper) = (min(first, last), max(first, last))
    if measure == .log {
      if upper <= 0 { upper = 10 }
      if lower <= 0 { lower = min(1, upper / 1000) }
    }
    return NumberScale(measure: measure, lower: lower, upper: upper, isReversed: first > last)
  }
}
