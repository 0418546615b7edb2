import Observation

/// Follows which `@Observable` properties a computation reads, through the toolchain's Observation.
///
/// A registration ends when one of the properties changes; the toolchain offers no other way to end it. A tracker lets only its
/// newest registration through, so that a computation that ran again for other reasons is not asked for twice.
package final class ObservationTracker: @unchecked Sendable {
  private var generation = 0

  /// Runs a computation; `onChange` is called, on any thread, before the first of the properties it read changes.
  package static func track<Result>(
    _ tracker: inout ObservationTracker?, _ compute: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    let active = tracker ?? ObservationTracker()
    tracker = active
    active.generation += 1
    let generation = active.generation
    return withObservationTracking(compute) { [weak active] in
      guard active?.generation == generation else { return }
      onChange()
    }
  }

  /// Lets no registration through any more.
  package func cancel() { generation += 1 }
}
