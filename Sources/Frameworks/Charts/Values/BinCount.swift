import Foundation

/// How many bins suit some data.
enum BinCount {
  /// How many bins there are where only the range of data is known.
  static let usual = 10
  /// There are never more.
  private static let most = 200
  /// There are never more where an app says how many; a choice.
  static let mostGiven = 100_000

  /// How many edges are wished for where that many bins are.
  static func edges(ofBins count: Int) -> Int { min(max(count, 1), NiceTicks.mostWished) + 1 }

  /// By Scott's rule: a bin is 3.49 standard deviations wide, divided by the cube root of the number of values.
  static func scott(_ values: [Double]) -> Int {
    let finite = values.filter(\.isFinite)
    guard finite.count > 1, let lower = finite.min(), let upper = finite.max(), upper > lower else { return 1 }
    let count = Double(finite.count), mean = finite.reduce(0, +) / count
    let variance = finite.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / (count - 1)
    let width = 3.49 * variance.squareRoot() / cbrt(count)
    guard width > 0, width.isFinite else { return 1 }
    return min(max(Int(clamping: ((upper - lower) / width).rounded(.up)), 1), most)
  }

  /// The place of the bin in which a value lies; the first or the last one for values beyond them.
  static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    let position = thresholds.firstIndex { value < $0 } ?? thresholds.count
    return min(max(position - 1, 0), max(thresholds.count - 2, 0))
  }
}
