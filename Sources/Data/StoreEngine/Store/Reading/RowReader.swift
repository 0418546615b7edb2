import Foundation

/// Which columns a statement asks for to read rows of an entity and of those that inherit from it, and how rows are made of them.
struct RowReader: Sendable {
  private struct Column: Sendable {
    var position: Int32
    var kind: ColumnKind
    var isExternal: Bool
  }

  private struct Reference: Sendable {
    var key: Int32
    var entity: Int32?
    var destination: Int32
  }

  private struct Entity: Sendable {
    var columns: [Column]
    var references: [Reference]
  }

  /// `t0.Z_PK, t0.Z_ENT, …`.
  let selection: String
  private let store: Int32
  private let entity: Int32
  /// By number in the model; nil where the entity is of another family.
  private let entities: [Entity?]
  private let numbers: EntityNumbers
  private let files: ExternalFiles
  private let isAlone: Bool

  init(_ entity: StoreEntity, model: StoreModel, layout: TableLayout, numbers: EntityNumbers, store: Int32, files: ExternalFiles)
  {
    var positions: [String: Int32] = [:]
    var names = ["Z_PK", "Z_ENT", "Z_OPT"]
    func position(_ name: String) -> Int32 {
      if let known = positions[name] { return known }
      let next = Int32(names.count)
      positions[name] = next
      names.append(name)
      return next
    }
    var entities = [Entity?](repeating: nil, count: model.entities.count + 1)
    for number in entity.family.sorted() {
      let member = model[number]
      let external = member.attributes.flatMap { attribute in attribute.columns.map { _ in attribute.isExternal } }
      let columns = member.columns.enumerated().map { index, column in
        Column(
          position: position(layout.column(index, of: number)), kind: column.kind,
          isExternal: external[index] && column.kind.storage == .blob)
      }
      let references = member.toOneRelationships.enumerated().map { index, relationship in
        Reference(
          key: position(layout.foreignKey(index, of: number)), entity: layout.foreignEntity(index, of: number).map(position),
          destination: model.entity(named: member.relationships[relationship].destination)?.number ?? 0)
      }
      entities[Int(number)] = Entity(columns: columns, references: references)
    }
    selection = names.map { "t0." + $0 }.joined(separator: ", ")
    self.store = store
    self.entity = entity.number
    self.entities = entities
    self.numbers = numbers
    self.files = files
    isAlone = layout[entity.number].isAlone
  }

  /// The row that a statement stands on; nil where it is of an entity that the model does not have.
  func row(_ statement: Statement) -> StoredRow? {
    let number = isAlone ? entity : numbers.model(statement.integer(1))
    guard let number, entities.indices.contains(Int(number)), let entity = entities[Int(number)] else { return nil }
    return StoredRow(
      id: RecordID(store: store, entity: number, key: statement.integer(0)), version: statement.integer(2),
      values: entity.columns.map { column in
        let value = statement.value(column.position, as: column.kind)
        return column.isExternal ? files.content(of: value) : value
      },
      references: entity.references.map { reference in
        let key = statement.integer(reference.key)
        guard key != 0 else { return nil }
        let stored = reference.entity.flatMap { numbers.model(statement.integer($0)) }
        return RecordID(store: store, entity: stored ?? reference.destination, key: key)
      })
  }
}

/// Entity numbers of a file, and those that a model has for them.
struct EntityNumbers: Sendable {
  private let stored: [Int32]
  private let models: [Int64: Int32]

  init(_ layout: TableLayout) {
    stored = layout.entities.map(\.number)
    models = Dictionary(
      layout.entities.enumerated().map { (Int64($1.number), Int32($0 + 1)) }, uniquingKeysWith: { first, _ in first })
  }

  func model(_ number: Int64) -> Int32? { models[number] }

  func stored(_ entity: Int32) -> Int64 { Int64(stored[Int(entity) - 1]) }
}
