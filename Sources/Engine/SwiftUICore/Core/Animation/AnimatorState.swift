package import Foundation

/// What an animator shows at a time.
package struct AnimatorUpdate<Value> {
  /// What is to be added to the model's value.
  package var offset: Value
  /// Whether nothing moves any more.
  package var isFinished: Bool
  /// Whether the newest animation is done for the user.
  package var isLogicallyComplete: Bool
  /// The completions that have one animation less to wait for, in order.
  package var ended: [AnimationCompletion]
}

/// The animations of one value that are going on: how far the value that is shown is from the one that was set.
///
/// Time is passed in, in seconds of any clock. The first frame shows the old value, and the second one is at most a sixtieth of a
/// second later for the animation, so that nothing is skipped where the first frame of a new screen takes long. Frames at the
/// same time show the same.
package struct AnimatorState<Value: VectorArithmetic> {
  private enum Phase {
    case waiting
    case shown(TimeInterval)
    case running(since: TimeInterval)
  }

  /// An animation that was replaced and is followed on, unseen, for those who wait for its logical end.
  private struct Fork {
    var animation: Animation
    var state: AnimationState<Value>
    var interval: Value
    var completions: [AnimationCompletion]

    mutating func isOver(at time: TimeInterval, in environment: EnvironmentValues) -> Bool {
      var context = AnimationContext(state: state, environment: environment)
      let shown = animation.animate(value: interval, time: time, context: &context)
      state = context.state
      return shown == nil || context.isLogicallyComplete
    }
  }

  /// How much later than the first frame the second one is at most, in seconds; a choice (Facts 7.2).
  private static var longestFirstStep: TimeInterval { 1.0 / 60 }

  /// The animation that is played.
  package private(set) var animation: Animation
  /// The way from the value before the first change to the present target.
  package private(set) var interval: Value
  private var state = AnimationState<Value>()
  private var phase = Phase.waiting
  private var elapsed: TimeInterval = 0
  private var isLogicallyComplete = false
  private var forks: [Fork] = []
  private var logicalCompletions: [AnimationCompletion] = []
  private var removalCompletions: [AnimationCompletion] = []

  /// Begins an animation of a change.
  ///
  /// Its completions must have counted it in.
  package init(interval: Value, animation: Animation, completions: [AnimationCompletion] = []) {
    self.interval = interval
    self.animation = animation
    add(completions)
  }

  private mutating func add(_ completions: [AnimationCompletion]) {
    logicalCompletions += completions.filter { $0.criteria == .logicallyComplete }
    removalCompletions += completions.filter { $0.criteria == .removed }
  }

  /// Animates a further change of the value, at a time.
  ///
  /// Its completions must have counted it in.
  ///
  /// Changes before the first frame make one way, of the last one's animation. Later the new animation takes over from the old
  /// one if it says so (springs do), or else runs on top of it.
  package mutating func combine(
    interval change: Value, animation new: Animation, at time: TimeInterval, completions: [AnimationCompletion] = [],
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    fork()
    if case .waiting = phase {
      animation = new
      state = AnimationState()
    } else {
      let elapsed = elapsed(at: time)
      var context = AnimationContext(state: state, environment: environment)
      if new.shouldMerge(previous: animation, value: interval, time: elapsed, context: &context) {
        animation = new
        state = context.state
      } else {
        animation = CombiningAnimation.adding(
          new, to: animation, target: interval, time: elapsed, state: &state)
      }
    }
    interval += change
    isLogicallyComplete = false
    add(completions)
  }

  private mutating func fork() {
    guard !logicalCompletions.isEmpty else { return }
    forks.append(Fork(animation: animation, state: state, interval: interval, completions: logicalCompletions))
    logicalCompletions = []
  }

  /// What to show in the frame at a time.
  package mutating func update(
    at time: TimeInterval, environment: EnvironmentValues = EnvironmentValues()
  ) -> AnimatorUpdate<Value> {
    tick(time)
    var context = AnimationContext(
      state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
    guard let shown = animation.animate(value: interval, time: elapsed, context: &context) else {
      return AnimatorUpdate(
        offset: .zero, isFinished: true, isLogicallyComplete: true, ended: takeAllCompletions())
    }
    state = context.state
    isLogicallyComplete = context.isLogicallyComplete
    return AnimatorUpdate(
      offset: shown - interval, isFinished: false, isLogicallyComplete: isLogicallyComplete,
      ended: takeLogicalCompletions(in: environment))
  }

  /// The velocity in the last frame, per second.
  package func velocity(environment: EnvironmentValues = EnvironmentValues()) -> Value {
    let context = AnimationContext(state: state, environment: environment)
    return animation.velocity(value: interval, time: elapsed, context: context) ?? .zero
  }

  /// The completions that still wait, which then no longer do: for when the animated value goes away.
  package mutating func takeAllCompletions() -> [AnimationCompletion] {
    defer { (forks, logicalCompletions, removalCompletions) = ([], [], []) }
    return forks.flatMap(\.completions) + logicalCompletions + removalCompletions
  }

  private mutating func takeLogicalCompletions(in environment: EnvironmentValues) -> [AnimationCompletion] {
    var ended: [AnimationCompletion] = []
    var remaining: [Fork] = []
    for var fork in forks {
      if fork.isOver(at: elapsed, in: environment) { ended += fork.completions } else { remaining.append(fork) }
    }
    forks = remaining
    if isLogicallyComplete {
      ended += logicalCompletions
      logicalCompletions = []
    }
    return ended
  }

  private func elapsed(at time: TimeInterval) -> TimeInterval {
    guard case .running(let since) = phase else { return 0 }
    // A frame never shows a time before the one that was shown last.
    return max(elapsed, time - since)
  }

  private mutating func tick(_ time: TimeInterval) {
    switch phase {
    case .waiting: phase = .shown(time)
    case .shown(let first):
      guard time > first else { return }
      phase = .running(since: max(first, time - Self.longestFirstStep))
      elapsed = elapsed(at: time)
    case .running: elapsed = elapsed(at: time)
    }
  }
}
