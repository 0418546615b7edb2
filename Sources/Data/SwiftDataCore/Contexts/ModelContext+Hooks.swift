package import StoreEngine

/// Keeps a closure told of changes for as long as it lives.
package final class ChangeObservation {
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}

/// Runs what is to happen on the main actor a while from now. The window system has one; tests have one whose clock they turn.
@MainActor package protocol ModelContextScheduler: AnyObject {
  /// Seconds from any beginning.
  var now: Double { get }
  /// Runs an action once, not before so many seconds have passed.
  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void)
}

extension ModelContext {
  /// What became different in a context since its observers were last told.
  package typealias ChangeSet = GraphChanges

  /// Calls a closure with what became different, on the context's thread: whenever ``processPendingChanges()`` is called, by an
  /// app, by the window before a frame (``changesArePending``), and by fetches and saves.
  package func addChangeObserver(_ observer: @escaping (ChangeSet) -> Void) -> ChangeObservation { fatalError("contract") }
}
