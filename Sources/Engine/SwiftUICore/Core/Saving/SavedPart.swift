package import SavedValues

/// Something of a node that a person would lose by a restart: the value of a property, where content is scrolled to.
protocol SavedPart: AnyObject {
  /// What is to be kept.
  func saved() -> SavedContent
  /// Begins with what was kept; returns whether it could. Called before anybody has seen the part.
  func restore(_ value: SavedValue, of node: GraphNode) -> Bool
}

/// What there is to keep of a part.
enum SavedContent {
  /// Nobody has changed it.
  case nothing
  case value(SavedValue)
  /// Its value cannot be written.
  case lost
}

/// An object in a view's state that can be as it was in another process, though it is another object.
package protocol RestorableObject: AnyObject {
  /// What is to be kept; `nil`: nothing.
  var saved: SavedValue? { get }
  /// Becomes as it was; returns whether it could.
  func restore(_ value: SavedValue) -> Bool
}

/// What a window keeps of all that a person would lose by a restart.
package struct SavedWindow: Codable, Equatable, Sendable {
  /// A value, and for how long it waits for its view.
  package struct Entry: Codable, Equatable, Sendable {
    package var value: SavedValue
    /// Whether its view does not show, so that nobody knows when it will be made.
    package var isAsleep: Bool

    package init(_ value: SavedValue, isAsleep: Bool = false) { (self.value, self.isAsleep) = (value, isAsleep) }
  }

  /// By the identities of their nodes and their names.
  package var entries: [String: Entry]

  package init(_ entries: [String: Entry] = [:]) { self.entries = entries }
}
