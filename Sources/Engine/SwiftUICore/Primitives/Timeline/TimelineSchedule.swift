public import Foundation

/// When a timeline view's content is made anew.
public protocol TimelineSchedule {
  /// The points in time, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The points in time from a date on; the first one may lie before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  /// How often content is wanted.
  typealias Mode = TimelineScheduleMode
}

/// How often a timeline view may update.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// As often as the schedule says.
  case normal
  /// At most about once a minute.
  case lowFrequency
}

/// Points in time at an equal distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The points, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    /// Seconds to the next point; `nil`: there is only one.
    let interval: TimeInterval?
    /// The next point.
    public mutating func next() -> Date? {
      guard let date = upcoming else { return nil }
      let following = interval.map(date.addingTimeInterval) ?? date
      // Very far away from the reference date, a short interval leads nowhere.
      upcoming = following > date ? following : nil
      return date
    }
  }
  private let start: Date
  private let interval: TimeInterval?

  /// Makes a schedule with a point in time at a date and then every so many seconds.
  /// - Parameters:
  ///   - startDate: The first point.
  ///   - interval: Seconds from one to the next; a thousandth at least. Where it is not finite there is only one point.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.finiteInterval("timeline interval", atLeast: 1e-3)
  }

  /// The points in time from a date on; the first one may lie before it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard let interval else { return Entries(upcoming: start, interval: nil) }
    let step = mode == .lowFrequency ? max(interval, 60) : interval
    // The last point that has been, so that there is content at once.
    let passed = (startDate.timeIntervalSince(start) / step).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(max(passed, 0) * step), interval: step)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule of the first second of each minute.
  public init() {}
  /// The points in time from a date on; the first one may lie before it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule.Entries(upcoming: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// Points in time that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// The points in time.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or frames at a distance.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool
  /// Makes the schedule of every frame, or of frames at a least distance.
  /// - Parameters:
  ///   - minimumInterval: Seconds from one update to the next at least; `nil` for every frame.
  ///   - paused: Whether nothing is updated.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }
  /// The points in time from a date on; none while the schedule is paused, nor where updates are to be rare.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    guard !isPaused, mode == .normal else { return AnySequence([]) }
    return AnySequence(PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 1.0 / 60).entries(from: start, mode: mode))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Points in time at an equal distance, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Every frame, or frames at a distance in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// Points in time that are given, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
