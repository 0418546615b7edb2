public import Foundation

extension OperationQueue {
  /// A moment of the calendar, as operation queues count time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// Creates a moment from a date.
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(date.distance(to: other.date)) }

    /// The moment that follows after `n`.
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date.advanced(by: n.timeInterval)) }

    /// A length of time in seconds.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Hashable, Sendable
    {
      /// The type of a floating-point literal, in seconds.
      public typealias FloatLiteralType = TimeInterval

      /// The type of an integer literal, in seconds.
      public typealias IntegerLiteralType = TimeInterval

      /// The type of a size, in seconds.
      public typealias Magnitude = TimeInterval

      /// The length in seconds.
      public var magnitude: TimeInterval

      /// The length in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates a length of some seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      /// Creates a length of some seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      /// Creates a length of some seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }

      /// Creates a length of some seconds, if the number fits.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether the first length is the shorter one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// The product of two lengths, in seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

      /// The sum of two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

      /// The difference of two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

      /// Multiplies a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// A length of some seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

      /// A length of some seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }

      /// A length of some thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }

      /// A length of some millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }

      /// A length of some nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }
  }

  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}
