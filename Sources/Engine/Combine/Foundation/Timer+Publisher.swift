import EngineRuntime
public import Foundation

extension Timer {
  /// A publisher of the date, every `interval` seconds once connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates.
  ///   - tolerance: How late a date may be, in seconds; `nil` leaves it to the system.
  ///   - runLoop: Where dates are published.
  ///   - mode: The mode in which that run loop must be. The main one serves all.
  ///   - options: Nothing to choose yet.
  /// - Returns: A publisher that starts with `connect()`; `autoconnect()` does that for the first subscriber.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fired.
    public typealias Output = Date

    /// Time does not fail.
    public typealias Failure = Never

    /// Seconds between two dates.
    public final let interval: TimeInterval

    /// How late a date may be, in seconds.
    public final let tolerance: TimeInterval?

    /// Where dates are published.
    public final let runLoop: RunLoop

    /// The mode in which the run loop must be.
    public final let mode: RunLoop.Mode

    /// The scheduler's options.
    public final let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher that starts with `connect()`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      subject.subscribe(subscriber)
    }

    /// Starts the timer, until the result is cancelled.
    public final func connect() -> any Cancellable {
      let subject = subject
      if runLoop === RunLoop.main {
        return MainTime.schedule(after: interval, interval: interval) { subject.send(MainTime.timers.date) }
      }
      let action = UncheckedSendable { subject.send(Date()) }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in action.value() }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
