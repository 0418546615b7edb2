/// Finds relationships that lead to one record in a file, and to many in the model: what they lead to stays.
struct RelationshipNumbers {
  let model: StoreModel
  let file: FileTables
  let entities: [TableLayout.Entity]
  let described: [StoreDescription.Entity?]

  /// Adds what is to be done; an answer is why that cannot be.
  func compare(into plan: inout SchemaPlan) -> String? {
    for entity in model.entities {
      guard let before = described[Int(entity.number) - 1] else { continue }
      let parent = entity.parent.flatMap { model.entity(named: $0) }
      let names = FormerNames.match(
        entity.relationships.map { ($0.name, $0.formerName) }, in: Set(before.relationships.map(\.name)))
      for (index, name) in names.enumerated() where !entity.relationships[index].isHidden {
        let relationship = entity.relationships[index]
        guard let old = before.relationships.first(where: { $0.name == name }), old.isToMany != relationship.isToMany,
          parent?.relationships.contains(where: { $0.name == relationship.name }) != true
        else { continue }
        if old.isToMany {
          return "\(entity.name).\(relationship.name) was to-many and is to-one; give the new property a new name"
        }
        if let column = old.column { fill(index, of: entity, from: column, &plan) }
      }
    }
    return nil
  }

  private func fill(_ index: Int, of entity: StoreEntity, from column: String, _ plan: inout SchemaPlan) {
    let names = entities[Int(entity.number) - 1]
    guard file.table(SQLName.plain(names.table))?.column(column) != nil else { return }
    if let join = names.joinTables[index] {
      plan.pairFills.append(SchemaPlan.PairFill(join: join, table: names.table, column: SQLName.quoted(column)))
    } else if let inverse = model.inverse(of: entity.relationships[index]),
      let key = inverse.entity.toOneRelationships.firstIndex(of: inverse.index)
    {
      let destination = entities[Int(inverse.entity.number) - 1]
      plan.keyFills.append(
        SchemaPlan.KeyFill(
          table: destination.table, key: destination.foreignKeys[key], source: names.table, column: SQLName.quoted(column)))
    }
  }
}
