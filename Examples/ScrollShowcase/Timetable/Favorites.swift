import SwiftUI

/// The talks that somebody wants to hear.
@MainActor @Observable
final class Favorites {
  private(set) var sessions: Set<Int>

  init(_ sessions: Set<Int> = []) { self.sessions = sessions }

  func contains(_ session: Session) -> Bool { sessions.contains(session.id) }

  /// Adds a talk or takes it away; returns whether it was added.
  @discardableResult
  func toggle(_ session: Session) -> Bool {
    if sessions.remove(session.id) != nil { return false }
    return sessions.insert(session.id).inserted
  }
}
