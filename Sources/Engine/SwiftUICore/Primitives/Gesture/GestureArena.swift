package import Foundation

/// How a gesture stands to others that the same fingers may mean.
package enum GesturePriority: Sendable {
  /// After those of the views inside, before those of the views around.
  case normal
  /// Before those of the views inside.
  case high
  /// Beside all others.
  case simultaneous
  /// It only looks on: it is asked for nothing, keeps nobody waiting and takes nothing away. It is given up where a gesture of a view
  /// around its own wins.
  case observing

  /// Whether gestures of this kind win against one another.
  fileprivate var competes: Bool { self == .normal || self == .high }
}

/// A gesture that takes part in the arena.
package final class GestureCompetitor {
  package let recognizer: GestureRecognizer
  package let priority: GesturePriority
  package fileprivate(set) var hasWon = false
  fileprivate var hasLost = false
  /// Its place among the gestures, from the innermost view to the outermost one.
  fileprivate var place = 0

  package init(_ recognizer: GestureRecognizer, priority: GesturePriority) {
    self.recognizer = recognizer
    self.priority = priority
  }

  fileprivate var isOpen: Bool { !hasLost && !hasWon }
  fileprivate var isRecognized: Bool { recognizer.stage == .active || recognizer.stage == .ended }
}

/// Decides which of the gestures under some fingers it is.
///
/// Its rules are those of docs/Gestures.md.
package final class GestureArena {
  /// In order of precedence.
  private let competitors: [GestureCompetitor]
  private var fingers: Set<Int> = []
  private var firstFinger: Int?

  /// - Parameter competitors: From the innermost view to the outermost one.
  package init(_ competitors: [GestureCompetitor]) {
    for (place, competitor) in competitors.enumerated() { competitor.place = place }
    let high = competitors.filter { $0.priority == .high }
    let others = competitors.filter { $0.priority != .high && $0.priority != .observing }
    // Fingers are observed by the innermost view that wants to, and after all others have had their say.
    let observing = competitors.first { $0.priority == .observing }
    // Of several high ones the outermost is first: each goes before what is inside its view.
    self.competitors = high.reversed() + others + (observing.map { [$0] } ?? [])
  }

  /// Whether everything is decided and over.
  package var isOver: Bool {
    fingers.isEmpty && !competitors.contains { $0.priority != .observing && ($0.isOpen || isGoingOn($0)) }
  }

  private func isGoingOn(_ competitor: GestureCompetitor) -> Bool {
    competitor.hasWon && (competitor.recognizer.stage == .active || competitor.recognizer.stage == .possible)
  }

  /// Whether any finger is down.
  package var hasFingers: Bool { !fingers.isEmpty }

  /// When `advance(to:)` is to be called if nothing happens before.
  package var deadline: TimeInterval? {
    competitors.filter { !$0.hasLost }.compactMap(\.recognizer.deadline).min()
  }

  package func handle(_ event: GestureEvent) {
    if event.phase == .down {
      if fingers.isEmpty { firstFinger = event.id }
      fingers.insert(event.id)
    }
    if event.phase == .up || event.phase == .cancel { fingers.remove(event.id) }
    for competitor in competitors where !competitor.hasLost {
      if event.id == firstFinger || competitor.recognizer.usesSeveralFingers { competitor.recognizer.handle(event) }
    }
    decide()
  }

  package func advance(to time: TimeInterval) {
    for competitor in competitors where !competitor.hasLost { competitor.recognizer.advance(to: time) }
    decide()
  }

  /// Gives everything up, as when the window loses the fingers.
  package func cancel() {
    fingers.removeAll()
    for competitor in competitors where !competitor.hasLost { lose(competitor) }
  }

  private func decide() {
    for competitor in competitors where competitor.isOpen && competitor.isRecognized {
      switch competitor.priority {
      case .observing: continue
      case .simultaneous: competitor.hasWon = true
      case .normal, .high: decide(competitor)
      }
    }
    for competitor in competitors where !competitor.hasLost {
      competitor.recognizer.fire(isWinner: competitor.hasWon)
      if competitor.recognizer.stage == .failed { competitor.hasLost = true }
    }
  }

  private func decide(_ competitor: GestureCompetitor) {
    let winners = competitors.filter { $0.hasWon && $0.priority.competes }
    if winners.contains(where: { $0.recognizer.prevents(competitor.recognizer) }) {
      lose(competitor)
    } else if !isHeldUp(competitor) {
      win(competitor)
    }
  }

  /// Whether a gesture that may still be recognised is waited for: one of higher precedence, as a double tap is before a tap, or one
  /// of which the gesture itself says so.
  private func isHeldUp(_ competitor: GestureCompetitor) -> Bool {
    var goesBefore = true
    return competitors.contains { other in
      if other === competitor {
        goesBefore = false
        return false
      }
      guard other.isOpen, other.priority.competes else { return false }
      let waits = competitor.recognizer.waits(for: other.recognizer)
      // What is waited for and recognised wins first.
      if other.isRecognized { return waits == true }
      guard other.recognizer.stage == .possible, other.recognizer.deadline != nil || !fingers.isEmpty else { return false }
      return waits ?? (goesBefore && competitor.recognizer.stage == .ended)
    }
  }

  private func win(_ winner: GestureCompetitor) {
    winner.hasWon = true
    for other in competitors where other !== winner && other.isOpen {
      switch other.priority {
      case .simultaneous: continue
      case .observing: if winner.place > other.place { lose(other) }
      case .normal, .high: if winner.recognizer.prevents(other.recognizer) { lose(other) }
      }
    }
  }

  private func lose(_ competitor: GestureCompetitor) {
    competitor.hasLost = true
    competitor.recognizer.cancel()
    competitor.recognizer.fire(isWinner: competitor.hasWon)
  }
}
