import StoreEngine

/// The tables of a statement, or of one within it.
final class SQLScope {
  private(set) var joins: [String] = []
  private var aliases: [String: String] = [:]
  private unowned let compiler: PredicateCompiler

  init(_ compiler: PredicateCompiler) { self.compiler = compiler }

  /// The table of what a foreign key leads to, joined where it is not yet.
  func join(_ foreignKey: String, to table: String) -> String {
    if let alias = aliases[foreignKey] { return alias }
    let alias = compiler.nextAlias()
    joins.append("LEFT JOIN \(table) \(alias) ON \(alias).Z_PK = \(foreignKey)")
    aliases[foreignKey] = alias
    return alias
  }

  /// How many tables are joined at most: SQLite takes 64.
  private static let limit = 50

  /// Runs a translation, and takes its joins back where it fails.
  func attempt<Result>(_ translation: () throws -> Result) throws -> Result {
    let before = (joins, aliases)
    do {
      let result = try translation()
      guard joins.count <= Self.limit else { throw InMemoryOnly("more than \(Self.limit) relationships are followed") }
      return result
    } catch {
      (joins, aliases) = before
      throw error
    }
  }
}
