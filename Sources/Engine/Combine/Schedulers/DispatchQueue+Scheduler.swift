public import Dispatch
import EngineRuntime

/// Set on the main queue alone.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

extension DispatchQueue: Scheduler {
  /// A moment, as dispatch counts it: nanoseconds since the machine started.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var dispatchTime: DispatchTime

    /// Creates a moment from dispatch's.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The time from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(.nanoseconds(dispatchTime.nanoseconds(to: other.dispatchTime)))
    }

    /// The moment that follows after `n`.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// Decodes a moment from its nanoseconds.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Encodes the moment as nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// A length of time in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The type of a floating-point literal, in seconds.
      public typealias FloatLiteralType = Double

      /// The type of an integer literal, in seconds.
      public typealias IntegerLiteralType = Int

      /// The type of a size, in nanoseconds.
      public typealias Magnitude = Int

      /// The length in nanoseconds.
      public var magnitude: Int

      /// The length, as dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a length from dispatch's.
      public init(_ timeInterval: DispatchTimeInterval) { magnitude = timeInterval.nanoseconds }

      /// Creates a length of some seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Creates a length of some seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Creates a length of some nanoseconds, if the number fits.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Whether the first length is the shorter one.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// The product of two lengths, in nanoseconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude.multipliedClamping(by: rhs.magnitude))
      }

      /// The sum of two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }

      /// The difference of two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }

      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// Multiplies a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      /// A length of some seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(clamping: s * 1e9)) }

      /// A length of some seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }

      /// A length of some thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }

      /// A length of some millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }

      /// A length of some nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }

  /// How work is submitted to the queue.
  public struct SchedulerOptions {
    /// The quality of service of the work.
    public var qos: DispatchQoS

    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// A group that the work belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  // Not by identity: `DispatchQueue.main` is a new object each time on this platform.
  private var isMain: Bool { getSpecific(key: mainQueueMark) != nil }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainTime.timers.uptime : .now()) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs an action at the next opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    if let options {
      async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
    } else if isMain {
      MainTime.timers.schedule(after: 0) { action.value() }
    } else {
      async { action.value() }
    }
  }

  /// Runs an action at some moment or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    if isMain {
      MainTime.timers.schedule(after: now.distance(to: date).timeInterval.seconds) { action.value() }
    } else {
      let qos = options?.qos ?? .unspecified
      asyncAfter(deadline: date.dispatchTime, qos: qos, flags: options?.flags ?? []) { action.value() }
    }
  }

  /// Runs an action at some moment and then again and again, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      let delay = now.distance(to: date).timeInterval.seconds
      return MainTime.schedule(after: delay, interval: interval.timeInterval.seconds, action)
    }
    let action = UncheckedSendable(action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    source.setEventHandler { action.value() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

extension Int {
  /// The whole part of a number, or the nearest that there is; 0 for what is not a number.
  init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else {
      self = value >= Double(Int.max) ? .max : value <= Double(Int.min) ? .min : Int(value)
    }
  }
}
