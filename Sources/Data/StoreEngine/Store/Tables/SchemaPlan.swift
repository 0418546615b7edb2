/// What a file lacks of a model's tables; all of it where the file is new.
struct SchemaPlan {
  struct Column: Hashable {
    var name: String
    var type: String
    /// By which columns of one type are ordered: what belongs to a property stands together.
    var order = ""
  }

  struct Table {
    var name: String
    var columns: [Column]
  }

  struct AddedColumn {
    var table: String
    var column: Column
  }

  /// A table of pairs.
  struct JoinTable {
    var name: String
    /// The column of the first side's rows, and that of the second's.
    var first: String
    var second: String
    /// The places of the second's rows among those of one of the first's, and the other way round.
    var orders: [String]
  }

  /// Rows without a value get one.
  struct Fill {
    var table: String
    var column: String
    var value: StoreValue
    /// The entities whose rows are meant, as the file numbers them.
    var entities: [Int32]
  }

  /// No row may be without a value in all of some columns.
  struct Requirement {
    var table: String
    var columns: [String]
    var entities: [Int32]
    var entity: String
    var property: String
  }

  /// Values that come to stand in files beside the store, or back.
  struct External {
    var table: String
    var column: String
    var isExternal: Bool
  }

  struct Entity {
    var number: Int32
    var name: String
    var parent: Int32
  }

  struct Index: Hashable {
    var name: String
    var table: String
    var columns: [String]
    var isUnique = false
    /// Whether the first column alone will do: the entity beside a foreign key adds nothing.
    var isOfKey = false
    /// Whose constraint it keeps.
    var entity = ""
    var properties: [String] = []
  }

  /// Foreign keys whose destinations' entities have subentities now.
  struct EntityFill {
    var table: String
    var column: String
    var key: String
    var number: Int32
  }

  /// Foreign keys that become pairs, as their relationship is to-many now.
  struct PairFill {
    var join: TableLayout.JoinTable
    var table: String
    var column: String
  }

  /// Foreign keys that change sides, as their relationship is to-many now.
  struct KeyFill {
    var table: String
    var key: TableLayout.ForeignKey
    var source: String
    var column: String
  }

  var tables: [Table] = []
  var columns: [AddedColumn] = []
  var joinTables: [JoinTable] = []
  var newEntities: [Entity] = []
  var renamedEntities: [Entity] = []
  var fills: [Fill] = []
  var entityFills: [EntityFill] = []
  var pairFills: [PairFill] = []
  var keyFills: [KeyFill] = []
  var requirements: [Requirement] = []
  var externals: [External] = []
  var indexes: [Index] = []
  var obsoleteIndexes: [String] = []

  /// Whether rows can be read although nothing of it is done.
  var isReadable: Bool { tables.isEmpty && columns.isEmpty && joinTables.isEmpty && externals.isEmpty }

  /// Whether the file has all.
  var isEmpty: Bool {
    isReadable && newEntities.isEmpty && renamedEntities.isEmpty && fills.isEmpty && entityFills.isEmpty && requirements.isEmpty
      && pairFills.isEmpty && keyFills.isEmpty
      && indexes.isEmpty && obsoleteIndexes.isEmpty
  }
}
