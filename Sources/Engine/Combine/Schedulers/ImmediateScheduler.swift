/// A scheduler without time: it runs actions at once, on the caller's thread.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// A moment of a scheduler without time.
  public struct SchedulerTimeType: Strideable, Sendable {
    fileprivate init() {}

    /// Nothing: all moments are the same.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    /// The same moment.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time that passes at once.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      /// The type of a floating-point literal.
      public typealias FloatLiteralType = Double

      /// The type of an integer literal.
      public typealias IntegerLiteralType = Int

      /// The type of a size.
      public typealias Magnitude = Int

      /// The number that the length was made of.
      public var magnitude: Int

      /// Creates a length from a number.
      public init(_ value: Int) { magnitude = value }

      /// Creates a length from a number; its fraction is dropped.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// Creates a length from a number.
      public init(integerLiteral value: Int) { magnitude = value }

      /// Creates a length from an integer, if it fits.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether the first length is the smaller one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// The product of two lengths.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }

      /// The sum of two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }

      /// The difference of two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }

      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// Multiplies a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      /// No length.
      public static func seconds(_ s: Int) -> Stride { 0 }

      /// No length.
      public static func seconds(_ s: Double) -> Stride { 0 }

      /// No length.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }

      /// No length.
      public static func microseconds(_ us: Int) -> Stride { 0 }

      /// No length.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The one instance.
  public static let shared = ImmediateScheduler()

  /// The only moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the action at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the action at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the action once, at once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
