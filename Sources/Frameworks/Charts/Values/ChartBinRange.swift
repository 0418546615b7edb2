/// The range of values of a bin: without its upper bound, but for the last bin, which has it.
public struct ChartBinRange<Bound> {
  /// The smallest value.
  public let lowerBound: Bound
  /// The greatest value, or where the next bin begins.
  public let upperBound: Bound
  let isClosed: Bool

  init(lowerBound: Bound, upperBound: Bound, isClosed: Bool) {
    (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
  }
}

extension ChartBinRange: RangeExpression where Bound: Comparable {

  /// Whether a value lies in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || (isClosed && element == upperBound))
  }

  /// The positions of a collection that lie in the range.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    isClosed ? (lowerBound...upperBound).relative(to: collection) : (lowerBound..<upperBound).relative(to: collection)
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
