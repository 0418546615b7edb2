@_spi(SwiftUI) import Observation

/// Follows which `@Observable` properties a computation reads, through the toolchain's Observation.
///
/// `withObservationTracking` cannot be taken back, so a body evaluated often beside an object that never changes would pile up
/// registrations. This keeps exactly one for each node, and none for a computation that read nothing.
package final class ObservationTracker {
  private var tracking: ObservationTracking?

  /// Runs a computation; `onChange` is called, on any thread, before the first of the properties it read changes.
  package static func track<Result>(
    _ tracker: inout ObservationTracker?, _ compute: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    var accesses: ObservationTracking._AccessList?
    let result = withUnsafeMutablePointer(to: &accesses) { pointer in
      let outer = observationThreadLocal()
      setObservationThreadLocal(pointer)
      defer { setObservationThreadLocal(outer) }
      return compute()
    }
    tracker?.cancel()
    guard accesses != nil else {
      tracker = nil
      return result
    }
    let active = tracker ?? ObservationTracker()
    let tracking = ObservationTracking(accesses)
    ObservationTracking._installTracking(tracking, willSet: { _ in onChange() }, didSet: nil)
    active.tracking = tracking
    tracker = active
    return result
  }

  /// Ends the registration.
  package func cancel() {
    tracking?.cancel()
    tracking = nil
  }
}

@_silgen_name("_swift_observation_tls_get")
private func observationThreadLocal() -> UnsafeMutableRawPointer?

@_silgen_name("_swift_observation_tls_set")
private func setObservationThreadLocal(_ value: UnsafeMutableRawPointer?)
