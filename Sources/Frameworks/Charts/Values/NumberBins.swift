import Foundation

/// Ranges of numbers of one size, into which data is sorted.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  /// The place of a bin.
  public typealias Index = Int
  /// A bin.
  public typealias Element = ChartBinRange<Value>
  /// Where bins begin and end, in order.
  public let thresholds: [Value]

  private init(sorted thresholds: [Value]) { self.thresholds = thresholds }

  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The place behind the last bin.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A bin.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == thresholds.count - 2)
  }

  /// The place of the bin in which a value lies; the first or the last one for values beyond them.
  public func index(for value: Value) -> Int { BinCount.index(of: value, in: thresholds) }

  fileprivate static func edges(_ range: ClosedRange<Double>, _ count: Int, _ minimumStride: Double, isWhole: Bool) -> [Double] {
    let least = Swift.max(minimumStride.isFinite ? minimumStride : 0, isWhole ? 1 : 0)
    guard let choice = NiceTicks.choice(for: range, count: BinCount.edges(ofBins: count), minimumStride: least) else {
      return [range.lowerBound, range.upperBound + (range.lowerBound == range.upperBound ? 1 : 0)]
    }
    return choice.values(in: choice.lower...choice.upper)
  }

  fileprivate static func range(_ data: [Double]) -> ClosedRange<Double> {
    let finite = data.filter(\.isFinite)
    return (finite.min() ?? 0)...(finite.max() ?? 1)
  }

  fileprivate static func multiples(of size: Double, over range: ClosedRange<Double>) -> [Double] {
    guard size.isFinite, size > 0, (range.upperBound - range.lowerBound) / size < Double(BinCount.mostGiven) else {
      return [range.lowerBound, range.upperBound]
    }
    let (lower, upper) = (NiceTicks.floor(range.lowerBound, size), NiceTicks.ceiling(range.upperBound, size))
    let count = Swift.max(Int(clamping: ((upper - lower) / size).rounded()), 1)
    return (0...count).map { lower + Double($0) * size }
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins with given bounds.
  public init(thresholds: [Value]) { self.init(sorted: thresholds.sorted()) }
  /// About a number of bins with round bounds that hold all data; as many as Scott's rule says where no number is wished for.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let values = data.map { Double($0) }
    let edges = Self.edges(
      Self.range(values), desiredCount ?? BinCount.scott(values), Double(minimumStride), isWhole: false)
    self.init(thresholds: edges.map { Value($0) })
  }
  /// About a number of bins with round bounds over a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
  }
  /// A number of equal bins over a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(count, 1), BinCount.mostGiven), length = range.upperBound - range.lowerBound
    self.init(thresholds: (0...count).map { range.lowerBound + length * Value($0) / Value(count) })
  }
  /// Bins of a size, counted from zero, over a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let edges = Self.multiples(of: Double(size), over: Double(range.lowerBound)...Double(range.upperBound))
    self.init(thresholds: edges.map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Edges as numbers of the type; one that it does not have becomes the nearer end of what the bins are to hold.
  private static func whole(_ edges: [Double], around range: ClosedRange<Value>) -> [Value] {
    edges.map { edge in
      Value(exactly: edge.rounded()) ?? (edge < Double(range.lowerBound) ? range.lowerBound : range.upperBound)
    }
  }

  /// Bins with given bounds.
  public init(thresholds: [Value]) { self.init(sorted: thresholds.sorted()) }
  /// About a number of bins with round bounds that hold all data; as many as Scott's rule says where no number is wished for.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let values = data.map { Double($0) }
    let edges = Self.edges(Self.range(values), desiredCount ?? BinCount.scott(values), Double(minimumStride), isWhole: true)
    self.init(thresholds: Self.whole(edges, around: (data.min() ?? 0)...(data.max() ?? 1)))
  }
  /// About a number of bins with round bounds over a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
  }
  /// Bins of a size, counted from zero, over a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let edges = Self.multiples(of: Double(size), over: Double(range.lowerBound)...Double(range.upperBound))
    self.init(thresholds: Self.whole(edges, around: range))
  }
}
