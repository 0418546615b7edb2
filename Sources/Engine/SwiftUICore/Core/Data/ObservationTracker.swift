import Observation
import Synchronization

/// Follows which `@Observable` properties a computation reads, through the toolchain's Observation.
///
/// A registration ends when one of the properties changes; the toolchain offers no other way to end it. A tracker lets only its
/// newest registration through, so that a computation that ran again for other reasons is not asked for twice.
package final class ObservationTracker: Sendable {
  /// The number of the newest registration; read on whatever thread changes a property.
  private let generation = Atomic(0)

  /// Runs a computation; `onChange` is called, on any thread, before the first of the properties it read changes.
  ///
  /// The registrations before it end, unless it is only a part of what they are for.
  package static func track<Result>(
    _ tracker: inout ObservationTracker?, isPart: Bool = false, _ compute: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    let active = tracker ?? ObservationTracker()
    tracker = active
    let generation =
      isPart ? active.generation.load(ordering: .relaxed) : active.generation.add(1, ordering: .relaxed).newValue
    return withObservationTracking(compute) { [weak active] in
      guard active?.generation.load(ordering: .relaxed) == generation else { return }
      onChange()
    }
  }

  /// Lets no registration through any more.
  package func cancel() { generation.add(1, ordering: .relaxed) }
}
