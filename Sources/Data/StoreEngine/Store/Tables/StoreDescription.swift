/// What a store of ours says about the model that it was last opened with, and which column is whose.
///
/// It stands as JSON in the store's property list; Apple's stores have none.
struct StoreDescription: Codable, Equatable {
  /// Stores with a later format are not opened.
  static let currentFormat = 1

  /// What descriptions of all formats have.
  struct Format: Decodable {
    var format: Int
  }

  struct Column: Codable, Equatable {
    var path: [String]
    var kind: ColumnKind
    var column: String
  }

  struct Attribute: Codable, Equatable {
    var name: String
    var isOptional: Bool
    var isExternal: Bool
    var columns: [Column]
  }

  struct Join: Codable, Equatable {
    var table: String
    var owner: String
    var member: String
    var order: String?
  }

  struct Relationship: Codable, Equatable {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany: Bool
    var isOrdered: Bool
    var column: String?
    var entityColumn: String?
    var orderColumn: String?
    var join: Join?
  }

  struct Entity: Codable, Equatable {
    var name: String
    var number: Int32
    var table: String
    var parent: String?
    var attributes: [Attribute]
    var relationships: [Relationship]
    var uniqueConstraints: [[String]]
    var indexes: [[String]]
  }

  var format = StoreDescription.currentFormat
  var entities: [Entity]
  /// Entities that earlier models had, whose tables are still there: a program that knows part of a store must not hide the rest.
  var others: [Entity] = []

  func entity(named name: String) -> Entity? {
    entities.first { $0.name == name } ?? others.first { $0.name == name }
  }
}

extension StoreDescription {
  /// Describes a model in a file that has a layout, and what the file said before.
  init(_ model: StoreModel, _ layout: TableLayout, previous: StoreDescription?) {
    let known = Set(model.entities.flatMap { [$0.name, $0.formerName ?? $0.name] })
    others = ((previous?.entities ?? []) + (previous?.others ?? [])).filter { !known.contains($0.name) }
    entities = model.entities.map { entity in
      let names = layout[entity.number]
      return Entity(
        name: entity.name, number: names.number, table: SQLName.plain(names.table), parent: entity.parent,
        attributes: entity.attributes.enumerated().map { index, attribute in
          Attribute(
            name: attribute.name, isOptional: attribute.isOptional, isExternal: attribute.isExternal,
            columns: attribute.columns.enumerated().map { offset, column in
              Column(
                path: column.path, kind: column.kind, column: SQLName.plain(names.columns[entity.firstColumns[index] + offset]))
            })
        },
        relationships: entity.relationships.indices.map { StoreDescription.describe($0, of: entity, names) },
        uniqueConstraints: entity.uniqueConstraints, indexes: entity.indexes)
    }
  }

  private static func describe(_ index: Int, of entity: StoreEntity, _ names: TableLayout.Entity) -> Relationship {
    let relationship = entity.relationships[index]
    let key = entity.toOneRelationships.firstIndex(of: index).map { names.foreignKeys[$0] }
    return Relationship(
      name: relationship.name, destination: relationship.destination, inverse: relationship.inverse,
      isToMany: relationship.isToMany, isOrdered: relationship.isOrdered, column: key.map { SQLName.plain($0.column) },
      entityColumn: key?.entity.map(SQLName.plain), orderColumn: key?.order.map(SQLName.plain),
      join: names.joinTables[index].map {
        Join(
          table: SQLName.plain($0.table), owner: SQLName.plain($0.owner), member: SQLName.plain($0.member),
          order: $0.order.map(SQLName.plain))
      })
  }
}
