/// Finds a model's tables and columns in a file, and says what is missing.
///
/// A file of ours says which column is whose; in one of Apple's they are found by name. What the model does not know stays.
struct LayoutBuilder {
  /// Entities from this number on are those of Core Data's history.
  static let historyNumbers: Int32 = 16_000

  let model: StoreModel
  let file: FileTables
  let path: String
  private(set) var plan = SchemaPlan()
  private(set) var entities: [TableLayout.Entity] = []
  /// What the file says about each entity.
  private var described: [StoreDescription.Entity?] = []

  init(_ model: StoreModel, _ file: FileTables, path: String) {
    self.model = model
    self.file = file
    self.path = path
  }

  mutating func build() throws(StoreError) -> (layout: TableLayout, plan: SchemaPlan) {
    try findEntities()
    for root in model.entities where root.root == root.number { try layOutTable(of: root) }
    var joins = JoinTableFinder(model: model, file: file, numbers: entities.map(\.number), described: described)
    for (index, entity) in model.entities.enumerated() { entities[index].joinTables = joins.tables(of: entity) }
    plan.joinTables = joins.missing
    plan.columns += joins.missingColumns
    let numbers = RelationshipNumbers(model: model, file: file, entities: entities, described: described)
    if let fault = numbers.compare(into: &plan) { throw incompatible(fault) }
    var indexes = IndexPlanner(model: model, file: file, entities: entities)
    indexes.plan()
    plan.indexes = indexes.missing
    plan.obsoleteIndexes = indexes.obsolete
    return (TableLayout(entities: entities), plan)
  }

  // MARK: Entities

  private mutating func findEntities() throws(StoreError) {
    let existing = file.entities.filter { $0.number < LayoutBuilder.historyNumbers }
    let numbers = Dictionary(existing.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let matches = FormerNames.match(model.entities.map { ($0.name, $0.formerName) }, in: Set(numbers.keys))
    var next = (existing.map(\.number).max() ?? 0) + 1
    for match in matches {
      let found = match.flatMap { numbers[$0] }
      let number = found?.number ?? next
      if found == nil { next += 1 }
      described.append(match.flatMap { file.metadata.description?.entity(named: $0) })
      entities.append(TableLayout.Entity(number: number, table: ""))
    }
    for (index, entity) in model.entities.enumerated() {
      let parent = entity.parent.flatMap { model.entity(named: $0) }.map { entities[Int($0.number) - 1].number } ?? 0
      let listed = SchemaPlan.Entity(number: entities[index].number, name: entity.name, parent: parent)
      if let match = matches[index] {
        if match != entity.name { plan.renamedEntities.append(listed) }
        if numbers[match].map(fileRoot) != entities[Int(entity.root) - 1].number {
          throw incompatible("\(entity.name) inherits from another entity than in the file; give it a new name")
        }
      } else {
        plan.newEntities.append(listed)
      }
    }
  }

  /// The number of the entity whose table an entity of the file shares.
  private func fileRoot(_ entity: FileTables.Entity) -> Int32 {
    var current = entity
    for _ in file.entities {
      guard let parent = file.entities.first(where: { $0.number == current.parent }) else { break }
      current = parent
    }
    return current.number
  }

  // MARK: Tables

  private mutating func layOutTable(of root: StoreEntity) throws(StoreError) {
    let names = entities[Int(root.number) - 1]
    let fileName = file.entities.first { $0.number == names.number }?.name
    let existing = fileName.flatMap { file.table(described[Int(root.number) - 1]?.table ?? "Z" + $0.uppercased()) }
    let table = existing?.name ?? freeTableName("Z" + root.name.uppercased())
    let others = file.entities.filter { $0.number != names.number && fileRoot($0) == names.number }
    let family = model.entities.filter { $0.root == root.number }.sorted { depth($0) < depth($1) }
    for entity in family {
      entities[Int(entity.number) - 1].table = SQLName.quoted(table)
      entities[Int(entity.number) - 1].isAlone = family.count == 1 && others.isEmpty
    }
    var columns = TableColumns(
      model: model, family: family, existing: existing, isOurs: file.metadata.description != nil, numbers: entities.map(\.number),
      described: described)
    if let fault = columns.resolve() { throw incompatible(fault) }
    for entity in family {
      entities[Int(entity.number) - 1].columns = columns.names(of: entity)
      entities[Int(entity.number) - 1].foreignKeys = columns.foreignKeys(of: entity)
    }
    columns.complete(&plan, table: table)
  }

  private func freeTableName(_ base: String) -> String {
    let taken = Set(plan.tables.map { $0.name.uppercased() })
    var name = base, number = 0
    while taken.contains(name.uppercased()) || file.table(name) != nil {
      number += 1
      name = base + String(number)
    }
    return name
  }

  private func depth(_ entity: StoreEntity) -> Int {
    var depth = 0
    var current = entity
    while let parent = current.parent.flatMap({ model.entity(named: $0) }), depth < model.entities.count {
      current = parent
      depth += 1
    }
    return depth
  }

  private func incompatible(_ reason: String) -> StoreError { .incompatible(path: path, reason: reason) }
}
