/// What a store's connections have done so far; tests count by it.
package struct StoreWork: Hashable, Sendable {
  /// Statements that were compiled; those that are run again are not.
  package var compiledStatements = 0
  /// Rows that were inserted, updated or deleted, also by transactions that were taken back.
  package var writtenRows = 0

  package init(compiledStatements: Int = 0, writtenRows: Int = 0) {
    self.compiledStatements = compiledStatements
    self.writtenRows = writtenRows
  }

  package static func - (lhs: StoreWork, rhs: StoreWork) -> StoreWork {
    StoreWork(
      compiledStatements: lhs.compiledStatements - rhs.compiledStatements, writtenRows: lhs.writtenRows - rhs.writtenRows)
  }

  mutating func add(_ connection: Connection) {
    compiledStatements += connection.compiledStatements
    writtenRows += connection.writtenRows
  }
}

extension Store {
  /// What its connections have done so far, but for those that read at this moment.
  package var work: StoreWork { pool.work }
}
