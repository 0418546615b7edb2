public import Foundation

/// Ranges of dates, such as months, into which data is sorted.
public struct DateBins: RandomAccessCollection, Equatable {
  /// The place of a bin.
  public typealias Index = Int
  /// A bin.
  public typealias Element = ChartBinRange<Date>
  /// Where bins begin and end, in order.
  public let thresholds: [Date]

  /// Bins with given bounds.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// About a number of bins of round units of the calendar that hold all data; as many as Scott's rule says where no number is
  /// wished for.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    let count = desiredCount ?? BinCount.scott(data.map(\.timeIntervalSinceReferenceDate))
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: count, calendar: calendar)
  }

  /// About a number of bins of round units of the calendar over a range.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let step = DateTicks.step(for: length, count: BinCount.edges(ofBins: desiredCount))
    self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
  }

  /// Bins of some units of the calendar each that hold a range.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    let (lower, upper) = (range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate)
    let edges = DateTicks.edges(around: lower...upper, by: unit, count: Swift.max(stride, 1), in: calendar)
    thresholds = edges.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Bins of some seconds each, the first of which begins where a range does, that hold the range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard timeInterval.isFinite, timeInterval > 0, length / timeInterval < 100_000 else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    let count = Swift.max(Int(clamping: (length / timeInterval).rounded(.up)), 1)
    thresholds = (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) }
  }

  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The place behind the last bin.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A bin.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == thresholds.count - 2)
  }

  /// The place of the bin in which a date lies; the first or the last one for dates beyond them.
  public func index(for value: Date) -> Int { BinCount.index(of: value, in: thresholds) }
}
