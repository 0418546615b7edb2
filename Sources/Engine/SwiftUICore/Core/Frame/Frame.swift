package import Foundation

extension ViewGraph {
  /// Brings everything up to date and returns what to paint, or `nil` if it looks as before.
  package func frame(at time: TimeInterval) -> DisplayList? {
    self.time = time
    frameBegins()
    defer { frameEnded() }
    fireTimers()
    advanceAnimations()
    beginRounds()
    if hasWork || needsDisplay { counters.frames += 1 }
    var rounds = 0
    while hasWork, !givesUp(after: rounds) {
      rounds += 1
      isUpdating = true
      updatePass()
      preferencePass()
      updatePass()
      layoutPass()
      endUpdate()
      isUpdating = false
      actionPass()
    }
    endRounds()
    return displayPass()
  }

  /// Applies pending writes, one transaction after the other, and evaluates what they made dirty.
  ///
  /// Where changes of place are to move, the layout belongs to the update, so that each transaction animates what it moved.
  /// What bodies write while they are evaluated comes after all that waited, in rounds of which a frame has only so many.
  private func updatePass() {
    var waiting = max(pendingWrites.count, 1)
    repeat {
      let writes = pendingWrites.isEmpty ? nil : pendingWrites.removeFirst()
      beginUpdate(writes?.transaction ?? Transaction())
      for write in writes?.writes ?? [] { write() }
      updateNodes()
      if animations.notesMovement {
        preferencePass()
        updateNodes()
        layoutPass()
      }
      endUpdate()
      animationsEnded(writes?.completions ?? [])
      waiting -= 1
      if waiting <= 0, !pendingWrites.isEmpty {
        settling.rounds += 1
        waiting = pendingWrites.count
      }
    } while !pendingWrites.isEmpty && !isOutOfRounds
  }

  /// Begins an update: what it changes is animated as its transaction says.
  func beginUpdate(_ transaction: Transaction) {
    animations.update += 1
    self.transaction = transaction
    animations.notesMovement = transaction.animation != nil || animations.implicitAnimations > 0
  }

  /// Ends an update, when its layout is done.
  func endUpdate() {
    for listener in features.updateListeners { listener.layoutDidEnd() }
    let moved = animations.moved
    animations.moved.removeAll(keepingCapacity: true)
    for node in moved where node.isMounted { node.animateMovement() }
    removeDetached()
    transaction = Transaction()
    animations.notesMovement = animations.implicitAnimations > 0
  }

  private func updateNodes() {
    var visits = NodeVisits()
    while let node = nextUpdate() {
      if settling.setsAside(updateOf: node, after: &visits) { continue }
      if node.isInactive {
        node.hasPendingUpdate = true
      } else if node.isMounted && node.needsUpdate {
        node.update()
      }
      node.needsUpdate = false
    }
  }

  /// Lets readers of preferences see what their subtrees now give.
  private func preferencePass() {
    let readers = preferenceReaders
    preferenceReaders.removeAll()
    for reader in readers {
      reader.isPreferenceReadQueued = false
      if reader.isMounted { reader.readPreference() }
    }
  }

  /// Lays out from the boundaries that something below asked for.
  private func layoutPass() {
    var visits = NodeVisits()
    while let node = nextLayout() {
      guard node.isMounted, node.needsLayout, !settling.setsAside(layoutOf: node, after: &visits) else { continue }
      node.layOutAsBoundary()
    }
  }

  /// Runs what waited for the layout: appear, change and preference actions, then task starts.
  func actionPass() {
    let queued = actions
    actions.removeAll()
    for action in queued {
      counters.actions += 1
      action()
    }
    let starts = taskStarts
    taskStarts.removeAll()
    for start in starts { start() }
  }

  /// Rebuilds the drawing where it changed.
  private func displayPass() -> DisplayList? {
    guard needsDisplay, let root else { return nil }
    isUpdating = true
    defer { isUpdating = false }
    let fragment = root.fragment()
    displayIsClean()
    verifyFragments(from: root)
    return DisplayList(root: fragment, size: root.size, scale: services.displayScale)
  }
}
