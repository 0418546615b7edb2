import Combine

/// A scheduler whose time moves when the test says so, in milliseconds.
final class VirtualScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable, Equatable {
    var milliseconds: Int

    func distance(to other: Self) -> Stride { Stride(magnitude: other.milliseconds - milliseconds) }
    func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var magnitude: Int
      init(magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value * 1000 }
      init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
      static func + (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude + b.magnitude) }
      static func - (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude - b.magnitude) }
      static func * (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude * b.magnitude) }
      static func *= (a: inout Self, b: Self) { a = a * b }
      static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      static func seconds(_ s: Int) -> Self { Self(magnitude: s * 1000) }
      static func seconds(_ s: Double) -> Self { Self(magnitude: Int(s * 1000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(magnitude: ms) }
      static func microseconds(_ us: Int) -> Self { Self(magnitude: us / 1000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns / 1_000_000) }
    }
  }

  private(set) var now = SchedulerTimeType(milliseconds: 0)
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  private var jobs: [(due: Int, order: Int, action: () -> Void)] = []
  private var scheduled = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(date, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func fire(_ moment: SchedulerTimeType) {
      guard !isCancelled else { return }
      action()
      add(moment.advanced(by: interval)) { fire(moment.advanced(by: interval)) }
    }
    add(date) { fire(date) }
    return AnyCancellable { isCancelled = true }
  }

  /// Runs what is due within the next `milliseconds`, in order.
  func advance(_ milliseconds: Int = 0) {
    let end = now.milliseconds + milliseconds
    while let next = jobs.filter({ $0.due <= end }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
      jobs.removeAll { $0.order == next.order }
      now.milliseconds = Swift.max(now.milliseconds, next.due)
      next.action()
    }
    now.milliseconds = end
  }

  private func add(_ moment: SchedulerTimeType, _ action: @escaping () -> Void) {
    scheduled += 1
    jobs.append((moment.milliseconds, scheduled, action))
  }
}
