import Foundation

/// Round numbers along an axis: as few steps as people like to read.
///
/// The rule is inferred from pictures of charts (Facts 11.1): of the steps 1, 2, 2.5 and 5 of every power of ten that one is
/// taken whose number of values is nearest to the wish; of two as near, that with more values, then that with the smaller domain.
/// A domain of which data would fill less than half is only taken where there is no other.
enum NiceTicks {
  /// A step and the domain that is counted in it.
  struct Choice: Equatable {
    var step: Double
    var lower: Double
    var upper: Double

    var count: Int { Int(clamping: ((upper - lower) / step).rounded() + 1) }

    /// The values that lie in a domain, at most a thousand.
    func values(in domain: ClosedRange<Double>) -> [Double] {
      let slack = step * 1e-6
      let first = ((domain.lowerBound - slack) / step).rounded(.up)
      let last = ((domain.upperBound + slack) / step).rounded(.down)
      guard first.isFinite, last.isFinite, last >= first, last - first < 1000 else { return [] }
      return (0...Int(clamping: last - first)).map { (first + Double($0)) * step + 0 }
    }
  }

  /// How many values there are where nobody wishes another number.
  static let usualCount = 4
  /// A wish for more values is one for so many; a choice.
  static let mostWished = 500
  /// The shortest domain that has values: far below what anybody measures, and far above where quotients of numbers have no
  /// logarithm; a choice.
  private static let leastLength = 1e-290

  /// The step for some data.
  /// - Parameters:
  ///   - range: The smallest and the greatest value.
  ///   - count: How many values are wished for; more than `mostWished` mean that many.
  ///   - isRounded: Whether the domain may grow to whole steps; where not, only values inside are counted.
  ///   - minimumStride: The least step.
  /// - Returns: `nil` for a range without length, or with next to none, and for one that numbers cannot divide.
  static func choice(
    for range: ClosedRange<Double>, count: Int = usualCount, isRounded: Bool = true, minimumStride: Double = 0
  ) -> Choice? {
    let length = range.upperBound - range.lowerBound
    let farthest = max(abs(range.lowerBound), abs(range.upperBound))
    guard length.isFinite, length > leastLength, length > farthest * 1e-12 else { return nil }
    let wish = Double(min(max(count, 1), mostWished))
    let power = Int(clamping: log10(length / wish).rounded(.down))
    var best: Candidate?
    for exponent in power - 1...power + 2 where abs(exponent) < 300 {
      for factor in [1, 2, 2.5, 5] where !(factor == 2.5 && exponent == 0) {
        let step = exponent < 0 ? factor / pow(10, Double(-exponent)) : factor * pow(10, Double(exponent))
        guard step > 0, step >= minimumStride * (1 - 1e-9) else { continue }
        let (lower, upper) = (floor(range.lowerBound, step), ceiling(range.upperBound, step))
        let choice = Choice(step: step, lower: lower, upper: upper)
        let count = isRounded ? choice.count : choice.values(in: range).count
        guard count > 0 else { continue }
        let isSpare = isRounded && upper - lower > length * mostRoom
        let candidate = Candidate(choice: choice, isSpare: isSpare, distance: abs(Double(count) - wish), count: count)
        if isBetter(candidate, than: best) { best = candidate }
      }
    }
    return best?.choice
  }

  /// How many times as long as the data a domain may be where there is a choice: data shall fill half of the plot; a choice.
  private static let mostRoom = 2.0

  private struct Candidate {
    var choice: Choice
    /// Whether more than half of the domain is empty.
    var isSpare: Bool
    var distance: Double
    var count: Int
  }

  private static func isBetter(_ new: Candidate, than old: Candidate?) -> Bool {
    guard let old else { return true }
    if new.isSpare != old.isSpare { return old.isSpare }
    if new.distance != old.distance { return new.distance < old.distance }
    if new.count != old.count { return new.count > old.count }
    return new.choice.upper - new.choice.lower < (old.choice.upper - old.choice.lower) * (1 - 1e-9)
  }

  /// The whole number of steps at or below a value; what is a rounding error away from one counts as it.
  static func floor(_ value: Double, _ step: Double) -> Double { ((value / step) + 1e-9).rounded(.down) * step + 0 }
  /// The whole number of steps at or above a value.
  static func ceiling(_ value: Double, _ step: Double) -> Double { ((value / step) - 1e-9).rounded(.up) * step + 0 }
}
