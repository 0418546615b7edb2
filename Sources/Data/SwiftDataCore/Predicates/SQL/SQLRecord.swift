import StoreEngine

/// A model in SQL: a row of a table, or what a foreign key leads to.
struct SQLRecord {
  var entity: StoreEntity
  var layout: ModelLayout
  var scope: SQLScope
  /// The primary key, or the foreign key that leads to it.
  var key: String
  /// The table that its row is in; nil as long as nothing but the key was asked for.
  private var row: String?
  private let table: String
  /// Whether it may be missing.
  var isOptional = false
  /// Whether the predicate fails where it is missing.
  var isForced = false
  /// The numbers of the entities that it may have, where a cast narrowed them.
  var family: [Int32]?

  /// A row of a table.
  init(row alias: String, entity: StoreEntity, layout: ModelLayout, scope: SQLScope) {
    self.entity = entity
    self.layout = layout
    self.scope = scope
    key = "\(alias).Z_PK"
    row = alias
    table = ""
  }

  /// What a foreign key leads to.
  init(foreignKey: String, table: String, entity: StoreEntity, layout: ModelLayout, scope: SQLScope) {
    self.entity = entity
    self.layout = layout
    self.scope = scope
    key = foreignKey
    self.table = table
  }

  /// The table that its row is in.
  var alias: String { row ?? scope.join(key, to: table) }

  /// The condition that it is there; nil where it always is.
  var presence: String? {
    if let family { return "\(alias).Z_ENT IN (\(family.map(String.init).joined(separator: ", ")))" }
    return isOptional ? "\(key) IS NOT NULL" : nil
  }
}

/// Models of a relationship to many, some of which conditions may have left.
struct SQLRecords {
  var owner: SQLRecord
  var destination: StoreEntity
  var layout: ModelLayout
  /// The table of destinations, or `table JOIN table`, with the alias of the destinations.
  var source: String
  var alias: String
  /// What makes a row one of the owner's.
  var condition: SQLText
  /// Where its conditions join.
  var scope: SQLScope

  /// `SELECT … FROM …` over the models.
  func select(_ result: String, where further: SQLScalar? = nil) -> SQLText {
    var text = "SELECT \(result) FROM \(source)"
    for join in scope.joins { text += " " + join }
    text += " WHERE \(condition.text)"
    if let further { text += " AND (\(further.text))" }
    return SQLText(text, condition.arguments + (further?.arguments ?? []))
  }
}
