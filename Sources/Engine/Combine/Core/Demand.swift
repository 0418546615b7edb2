extension Subscribers {
  /// A number of values that a subscriber is ready for; never negative, possibly unlimited.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    // `UInt.max` stands for unlimited, so that comparison is that of the numbers.
    private var rawValue: UInt

    private init(rawValue: UInt) { self.rawValue = rawValue }

    /// As many values as there are.
    public static let unlimited = Demand(rawValue: .max)

    /// No values.
    public static let none = Demand(rawValue: 0)

    /// At most `value` more values.
    ///
    /// Traps if `value` is negative.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else { fatalError("Subscribers.Demand.max(\(value)): a demand cannot be negative") }
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, or `nil` if unlimited.
    public var max: Int? { rawValue == .max ? nil : Int(rawValue) }

    /// The number as text, or "unlimited".
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Decodes a demand from its number.
    public init(from decoder: any Decoder) throws {
      rawValue = try decoder.singleValueContainer().decode(UInt.self)
    }

    /// Encodes the demand as a number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}

extension Subscribers.Demand {
  // The largest number that is not unlimited; sums beyond it become unlimited.
  private static func sum(_ lhs: UInt, _ rhs: UInt) -> Self {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow || sum > UInt(Int.max) ? .unlimited : Self(rawValue: sum)
  }

  /// Adds two demands; unlimited absorbs.
  public static func + (lhs: Self, rhs: Self) -> Self { sum(lhs.rawValue, rhs.rawValue) }

  /// Adds to a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Adds a number.
  ///
  /// Traps if the result would be negative.
  public static func + (lhs: Self, rhs: Int) -> Self { rhs < 0 ? lhs - -rhs : lhs + max(rhs) }

  /// Adds a number to a demand.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Multiplies a demand by a number.
  ///
  /// Traps if it is negative.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard rhs >= 0 else { fatalError("Subscribers.Demand: cannot multiply by \(rhs)") }
    guard let count = lhs.max else { return .unlimited }
    let (product, overflow) = count.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : max(product)
  }

  /// Multiplies a demand.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Subtracts a demand, never going below none; unlimited minus anything but unlimited stays unlimited.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return rhs == .unlimited ? .none : .unlimited }
    return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
  }

  /// Subtracts from a demand.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Subtracts a number.
  ///
  /// Traps if the result would be negative.
  public static func - (lhs: Self, rhs: Int) -> Self {
    if rhs < 0 { return lhs + -rhs }
    guard let count = lhs.max else { return .unlimited }
    return max(count - rhs)
  }

  /// Subtracts a number from a demand.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// Whether the demand is more than a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  /// Whether the demand is at least a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

  /// Whether a number is more than the demand.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs > $0 } ?? false }

  /// Whether a number is at least the demand.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs >= $0 } ?? false }

  /// Whether the demand is less than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { !(lhs >= rhs) }

  /// Whether a number is less than the demand.
  public static func < (lhs: Int, rhs: Self) -> Bool { !(lhs >= rhs) }

  /// Whether the demand is at most a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }

  /// Whether a number is at most the demand.
  public static func <= (lhs: Int, rhs: Self) -> Bool { !(lhs > rhs) }

  /// Whether the demand is less than another; nothing is more than unlimited.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether the demand is exactly a number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether the demand differs from a number.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Whether a number is exactly the demand.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// Whether a number differs from the demand.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}
