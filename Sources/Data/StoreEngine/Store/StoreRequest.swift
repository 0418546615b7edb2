/// A part of a statement, with the values that are bound to its question marks.
package struct SQLText: Sendable, Hashable {
  package var text: String
  package var arguments: [StoreValue]

  package init(_ text: String, _ arguments: [StoreValue] = []) {
    self.text = text
    self.arguments = arguments
  }
}

/// Which rows are asked for, and in which order.
///
/// Texts call the entity's table `t0` and take names of tables and columns from the store's ``TableLayout``.
package struct StoreRequest: Sendable, Hashable {
  /// The number of the entity.
  package var entity: Int32
  /// Whether records of entities that inherit from it count.
  package var includesSubentities = true
  /// `LEFT JOIN …` that the condition and the order speak of.
  package var joins: [SQLText] = []
  package var condition: SQLText?
  /// Expressions with `ASC` or `DESC`; `Z_PK` decides last.
  package var order: [SQLText] = []
  /// Nil is no limit.
  package var limit: Int?
  package var offset = 0

  package init(entity: Int32) { self.entity = entity }
}
