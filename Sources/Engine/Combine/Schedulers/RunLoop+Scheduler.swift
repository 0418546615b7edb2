import EngineRuntime
public import Foundation

extension RunLoop: Scheduler {
  private var isMain: Bool { self === RunLoop.main }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainTime.timers.date : Date()) }

  /// Runs an action in the loop's next pass.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    if isMain {
      MainTime.timers.schedule(after: 0) { action.value() }
    } else {
      perform { action.value() }
    }
  }

  /// Runs an action at some moment or soon after.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    if isMain {
      MainTime.timers.schedule(after: now.distance(to: date).timeInterval) { action.value() }
    } else {
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }
  }

  /// Runs an action at some moment and then again and again, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return MainTime.schedule(after: now.distance(to: date).timeInterval, interval: interval.timeInterval, action)
    }
    let action = UncheckedSendable(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
