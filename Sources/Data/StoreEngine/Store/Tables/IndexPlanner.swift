/// Says which indexes a model's tables want, and which of them a file lacks.
struct IndexPlanner {
  let model: StoreModel
  let file: FileTables
  let entities: [TableLayout.Entity]
  private(set) var missing: [SchemaPlan.Index] = []
  private(set) var obsolete: [String] = []
  private var wanted: [SchemaPlan.Index] = []
  private let existing: [String: [FileTables.Index]]

  init(model: StoreModel, file: FileTables, entities: [TableLayout.Entity]) {
    self.model = model
    self.file = file
    self.entities = entities
    existing = Dictionary(grouping: file.indexes) { $0.table.uppercased() }
  }

  mutating func plan() {
    for entity in model.entities { gather(entity) }
    for index in Set(wanted).sorted(by: { $0.name < $1.name }) where !exists(index) {
      missing.append(index)
      // One of the same name, and of another meaning.
      if file.indexes.contains(where: { isSame($0.name, index.name) }) { obsolete.append(index.name) }
    }
    for entity in model.entities {
      let prefix = "Z_\(entity.name)_UNIQUE_"
      for index in file.indexes where index.isUnique && index.name.hasPrefix(prefix) {
        if !wanted.contains(where: { isSame($0.name, index.name) }) { obsolete.append(index.name) }
      }
    }
  }

  private mutating func gather(_ entity: StoreEntity) {
    let names = entities[Int(entity.number) - 1]
    let table = SQLName.plain(names.table)
    let parent = entity.parent.flatMap { model.entity(named: $0) }
    if entity.number == entity.root && entity.family.count > 1 {
      wanted.append(SchemaPlan.Index(name: "\(table)_Z_ENT_INDEX", table: table, columns: ["Z_ENT"]))
    }
    for key in names.foreignKeys {
      let column = SQLName.plain(key.column)
      wanted.append(
        SchemaPlan.Index(
          name: "\(table)_\(column)_INDEX", table: table, columns: [column] + (key.entity.map { [SQLName.plain($0)] } ?? []),
          isOfKey: true))
    }
    // The primary key serves one direction, the index the other.
    for join in names.joinTables.values where join.isOwnerFirst {
      let columns = [SQLName.plain(join.member), SQLName.plain(join.owner)], table = SQLName.plain(join.table)
      wanted.append(SchemaPlan.Index(name: ([table] + columns).joined(separator: "_") + "_INDEX", table: table, columns: columns))
    }
    for constraint in entity.uniqueConstraints where parent?.uniqueConstraints.contains(constraint) != true {
      wanted.append(
        SchemaPlan.Index(
          name: "Z_\(entity.name)_UNIQUE_" + constraint.joined(separator: "_"), table: table,
          columns: constraint.flatMap { names.columns(of: $0, in: entity) }, isUnique: true, entity: entity.name,
          properties: constraint))
    }
    for index in entity.indexes where parent?.indexes.contains(index) != true {
      wanted.append(
        SchemaPlan.Index(
          name: "Z_\(entity.name)_SwiftDataIndexOnBinary" + index.joined(), table: table,
          columns: index.flatMap { names.columns(of: $0, in: entity) }))
    }
    wanted.removeAll(where: \.columns.isEmpty)
  }

  /// Whether the file has an index that serves: of these columns, and unique only if asked for.
  private func exists(_ index: SchemaPlan.Index) -> Bool {
    let columns = index.columns.map { $0.uppercased() }
    return (existing[index.table.uppercased()] ?? []).contains { existing in
      let present = existing.columns.map { $0.uppercased() }
      if index.isUnique { return existing.isUnique && present == columns }
      return present.starts(with: index.isOfKey ? columns.prefix(1) : columns[...])
    }
  }

  private func isSame(_ first: String, _ second: String) -> Bool { first.uppercased() == second.uppercased() }
}

extension TableLayout.Entity {
  /// The columns of a property, without quotes: those of an attribute, or a foreign key.
  func columns(of property: String, in entity: StoreEntity) -> [String] {
    if let index = entity.attributes.firstIndex(where: { $0.name == property }) {
      let first = entity.firstColumns[index]
      return (first..<first + entity.attributes[index].columns.count).map { SQLName.plain(columns[$0]) }
    }
    let index = entity.toOneRelationships.firstIndex { entity.relationships[$0].name == property }
    return index.map { [SQLName.plain(foreignKeys[$0].column)] } ?? []
  }
}
