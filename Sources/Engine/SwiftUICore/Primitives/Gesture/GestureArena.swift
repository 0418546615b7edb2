package import Foundation

/// How a gesture stands to others that the same fingers may mean.
package enum GesturePriority: Sendable {
  /// After those of the views inside, before those of the views around.
  case normal
  /// Before those of the views inside.
  case high
  /// Beside all others.
  case simultaneous
}

/// A gesture that takes part in the arena.
package final class GestureCompetitor {
  package let recognizer: GestureRecognizer
  package let priority: GesturePriority
  package fileprivate(set) var hasWon = false
  fileprivate var hasLost = false

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
    let high = competitors.filter { $0.priority == .high }
    // Of several high ones the outermost is first: each goes before what is inside its view.
    self.competitors = high.reversed() + competitors.filter { $0.priority != .high }
  }

  /// Whether everything is decided and over.
  package var isOver: Bool { fingers.isEmpty && !competitors.contains { $0.isOpen || isGoingOn($0) } }

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
    for (index, competitor) in competitors.enumerated() where competitor.isOpen && competitor.isRecognized {
      if competitor.priority == .simultaneous {
        competitor.hasWon = true
      } else if competitors.contains(where: { $0.hasWon && $0.priority != .simultaneous }) {
        lose(competitor)
      } else if competitor.recognizer.stage == .ended, isHeldUp(index) {
        continue
      } else {
        win(competitor)
      }
    }
    for competitor in competitors where !competitor.hasLost {
      competitor.recognizer.fire(isWinner: competitor.hasWon)
      if competitor.recognizer.stage == .failed { competitor.hasLost = true }
    }
  }

  /// Whether a gesture of higher precedence may still be recognised: it is waited for, as a double tap is before a tap.
  private func isHeldUp(_ index: Int) -> Bool {
    competitors[..<index].contains {
      $0.isOpen && $0.priority != .simultaneous && $0.recognizer.stage == .possible
        && ($0.recognizer.deadline != nil || !fingers.isEmpty)
    }
  }

  private func win(_ winner: GestureCompetitor) {
    winner.hasWon = true
    for other in competitors where other !== winner && other.isOpen && other.priority != .simultaneous { lose(other) }
  }

  private func lose(_ competitor: GestureCompetitor) {
    competitor.hasLost = true
    competitor.recognizer.cancel()
    competitor.recognizer.fire(isWinner: competitor.hasWon)
  }
}
