package import StoreEngine

/// Keeps a closure told of changes for as long as it lives.
package final class ChangeObservation {
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}

/// Runs what is to happen on the main actor a while from now.
///
/// The window system has one; tests have one whose clock they turn.
@MainActor package protocol ModelContextScheduler: AnyObject {
  /// Seconds from any beginning.
  var now: Double { get }
  /// Runs an action once, not before so many seconds have passed.
  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void)
}

/// Hears, on a context's thread, that something in it is about to differ: calls ``ModelContext/processPendingChanges()`` soon, such as
/// before the next frame.
package protocol PendingChangesListener: AnyObject {
  func changesArePending()
}

struct WeakListener {
  weak var listener: (any PendingChangesListener)?
}

extension ModelContext {
  /// What became different in a context since its observers were last told.
  package typealias ChangeSet = GraphChanges

  /// What saves a container's main context by itself, half a second after the last change and five after the first.
  ///
  /// Nil where no window is; then nothing is saved by itself.
  @MainActor package static var autosaveScheduler: (any ModelContextScheduler)?

  /// Calls a closure with what became different, on the context's thread: whenever ``processPendingChanges()`` is called, by an
  /// app, by the window before a frame (``PendingChangesListener``), and by saves.
  package func addChangeObserver(_ observer: @escaping (ChangeSet) -> Void) -> ChangeObservation {
    let records = graph, number = records.addObserver(observer)
    return ChangeObservation { [weak records] in records?.removeObserver(number) }
  }

  /// Saves now what is to be saved by itself: where a window closes, the app loses the focus or is told to end.
  @MainActor package func autosaveNow() {
    guard autosaveEnabled, hasChanges else { return }
    autosave.save()
  }

  /// Tells somebody of the first change after each ``processPendingChanges()``, until one of both is gone.
  package func addListener(_ listener: any PendingChangesListener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  func changesArePending() {
    for entry in listeners { entry.listener?.changesArePending() }
  }
}

/// Saves a main context by itself.
@MainActor final class Autosave {
  /// Seconds without a change after which it saves.
  static let idle = 0.5
  /// Seconds after the first change within which it saves.
  static let longest = 5.0

  private unowned let context: ModelContext
  private var first: Double?
  private var last = 0.0
  private var isScheduled = false
  /// What the last attempt failed with.
  private(set) var failure: (any Error)?

  init(_ context: ModelContext) { self.context = context }

  func contextDidChange() {
    guard context.autosaveEnabled, let scheduler = ModelContext.autosaveScheduler else { return }
    last = scheduler.now
    if first == nil { first = last }
    if !isScheduled { schedule(scheduler, after: Self.idle) }
  }

  private func schedule(_ scheduler: any ModelContextScheduler, after seconds: Double) {
    isScheduled = true
    scheduler.schedule(after: seconds) { [weak self] in self?.timeIsUp(scheduler) }
  }

  private func timeIsUp(_ scheduler: any ModelContextScheduler) {
    isScheduled = false
    guard let first else { return }
    let remaining = min(last + Self.idle, first + Self.longest) - scheduler.now
    if remaining > 0.001 { schedule(scheduler, after: remaining) } else if context.autosaveEnabled { save() }
  }

  func save() {
    first = nil
    do {
      try context.save()
      failure = nil
    } catch {
      // Nobody called: the console and a question are all there is.
      failure = error
      ModelNotes.say("changes could not be saved by themselves: \(error)")
    }
  }
}
