/// Rows that scrolled away and may come back: their nodes stay, with their state, and take part in nothing.
///
/// What sleeps is not updated, not animated, drawn, hit or laid out; it hears that it has disappeared. Waking makes good what was
/// missed. The difference to a departure is that time does not end it.
extension ViewNode {
  /// Puts the node and everything below it to sleep.
  final func fallAsleep() {
    guard !isSleepRoot else { return }
    isSleepRoot = true
    setAsleep(true, isLeaving: false)
    forgetPlacement()
  }

  /// Brings the node and everything below it back.
  final func wakeUp() {
    guard isSleepRoot else { return }
    isSleepRoot = false
    setAsleep(false, isLeaving: viewParent?.isInactive ?? false)
  }
}

extension GraphNode {
  /// Children first, so that inner views appear before outer ones; what is leaving stays out of updates when it wakes, too.
  fileprivate func setAsleep(_ asleep: Bool, isLeaving: Bool) {
    guard isAsleep != asleep, isMounted else { return }
    isAsleep = asleep
    let isLeaving = isLeaving || isDetached
    setInactive(asleep || isLeaving)
    // What a container inside put to sleep itself sleeps on.
    forEachChild { if !$0.isSleepRoot { $0.setAsleep(asleep, isLeaving: isLeaving) } }
    if asleep { didFallAsleep() } else { didWake() }
    graph.tellSleep(of: self)
    if !asleep, hasPendingAnimation {
      hasPendingAnimation = false
      graph.requestAnimationFrames(for: self)
    }
  }
}
