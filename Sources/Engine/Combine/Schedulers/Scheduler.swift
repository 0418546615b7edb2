/// Says when and where an action runs.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment, as this scheduler counts time.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What can be said beyond the time; `Never` if nothing.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }

  /// The least lateness that may be asked for.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs an action at the next opportunity.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs an action at some moment or soon after.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs an action at some moment and then again and again, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A length of time that can be made from common units.
public protocol SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  static func seconds(_ s: Int) -> Self

  /// Seconds and fractions.
  static func seconds(_ s: Double) -> Self

  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// Thousand-millionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
  /// Runs an action at some moment or soon after.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action at the next opportunity.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs an action at some moment or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action at some moment and then again and again, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action at some moment and then again and again, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}
