import Foundation

/// Something to be done once, when all the animations that a change began are over (Facts 7.2).
///
/// Each animation that the change begins is counted in and, by those whom `AnimatorState` names as ended, out again. `seal()`
/// says that no more will join, so that a change that animated nothing is over at once. Running is left to whoever drives the
/// frame, because the action may change state.
package final class AnimationCompletion {
  /// What the action waits for.
  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var runningCount = 0
  private var isSealed = false
  private var hasRun = false

  /// Creates a completion.
  package init(criteria: AnimationCompletionCriteria = .logicallyComplete, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Whether all animations are over and the action has still to run.
  package var isReady: Bool { isSealed && runningCount == 0 && !hasRun }

  /// An animation of the change began.
  package func animationBegan() { runningCount += 1 }

  /// An animation of the change ended.
  package func animationEnded() {
    guard runningCount > 0 else {
      fatalError("an animation's end was reported more often than its beginning; report each that began once")
    }
    runningCount -= 1
  }

  /// The update with the change is over: no more animations begin.
  package func seal() { isSealed = true }

  /// Runs the action when the main queue comes to it, for changes that no frame follows.
  package func runSoon() {
    // Safe: it is made and run on the main thread.
    nonisolated(unsafe) let completion = self
    DispatchQueue.main.async { _ = completion.runIfReady() }
  }

  /// Runs the action if it is time; returns whether it did.
  @discardableResult
  package func runIfReady() -> Bool {
    guard isReady else { return false }
    hasRun = true
    action()
    return true
  }
}
