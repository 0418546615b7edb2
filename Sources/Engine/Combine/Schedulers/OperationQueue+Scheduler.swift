import Dispatch
import EngineRuntime
public import Foundation

extension OperationQueue: Scheduler {
  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(self === OperationQueue.main ? MainTime.timers.date : Date()) }

  /// Adds an operation that runs the action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    if self === OperationQueue.main {
      MainTime.timers.schedule(after: 0) { action.value() }
    } else {
      addOperation { action.value() }
    }
  }

  /// Adds an operation at some moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    let delay = now.distance(to: date).timeInterval
    if self === OperationQueue.main {
      MainTime.timers.schedule(after: delay) { action.value() }
    } else {
      DispatchQueue.global().asyncAfter(deadline: .now() + max(delay, 0)) { self.addOperation { action.value() } }
    }
  }

  /// Adds an operation at some moment and then again and again, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = now.distance(to: date).timeInterval
    if self === OperationQueue.main {
      return MainTime.schedule(after: delay, interval: interval.timeInterval, action)
    }
    let action = UncheckedSendable(action)
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + max(delay, 0), repeating: interval.timeInterval)
    source.setEventHandler { self.addOperation { action.value() } }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
