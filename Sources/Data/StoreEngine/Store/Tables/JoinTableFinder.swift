/// Finds the tables of pairs of those relationships that are to-many on both sides.
struct JoinTableFinder {
  /// A relationship, by the entity that declares it.
  private struct Side: Hashable {
    var entity: Int32
    var name: String
    var former: String?
    var isOrdered: Bool
  }

  /// A table, as its first side sees it.
  private struct Pairs {
    var table: String
    var first: String
    var second: String
    var order: String?
    var reverseOrder: String?
    var isReflexive = false
  }

  private let model: StoreModel
  private let file: FileTables
  private let numbers: [Int32]
  private let described: [StoreDescription.Entity?]
  private(set) var missing: [SchemaPlan.JoinTable] = []
  private(set) var missingColumns: [SchemaPlan.AddedColumn] = []
  private var found: [Side: Pairs] = [:]
  private var made: Set<String> = []

  init(model: StoreModel, file: FileTables, numbers: [Int32], described: [StoreDescription.Entity?]) {
    self.model = model
    self.file = file
    self.numbers = numbers
    self.described = described
  }

  /// By index in ``StoreEntity/relationships``, as seen from the entity.
  mutating func tables(of entity: StoreEntity) -> [Int: TableLayout.JoinTable] {
    var tables: [Int: TableLayout.JoinTable] = [:]
    for (index, relationship) in entity.relationships.enumerated() where relationship.isToMany {
      guard let inverse = model.inverse(of: relationship), inverse.entity.relationships[inverse.index].isToMany else { continue }
      let own = side(relationship, of: entity)
      let other = side(inverse.entity.relationships[inverse.index], of: inverse.entity)
      let isFirst = (own.entity, own.name) <= (other.entity, other.name)
      let pairs = isFirst ? pairs(own, other) : pairs(other, own)
      tables[index] = TableLayout.JoinTable(
        table: SQLName.quoted(pairs.table), owner: SQLName.quoted(isFirst ? pairs.first : pairs.second),
        member: SQLName.quoted(isFirst ? pairs.second : pairs.first),
        order: (isFirst ? pairs.order : pairs.reverseOrder).map(SQLName.quoted), isReflexive: pairs.isReflexive,
        isOwnerFirst: isFirst)
    }
    return tables
  }

  private mutating func pairs(_ first: Side, _ second: Side) -> Pairs {
    if let known = found[first] { return known }
    var pairs: Pairs
    if let existing = describedPairs(first, second) ?? existingPairs(first, second) {
      pairs = existing
      addOrders(to: &pairs, first, second)
    } else {
      pairs = newPairs(first, second)
      missing.append(
        SchemaPlan.JoinTable(
          name: pairs.table, first: pairs.first, second: pairs.second,
          orders: [pairs.order, pairs.reverseOrder].compactMap { $0 }))
    }
    made.insert(pairs.table.uppercased())
    found[first] = pairs
    return pairs
  }

  private func newPairs(_ first: Side, _ second: Side) -> Pairs {
    let name = first.name.uppercased(), otherName = second.name.uppercased()
    let base = "Z_\(number(first))\(name)"
    var table = base, count = 0
    while file.table(table) != nil || made.contains(table.uppercased()) {
      count += 1
      table = base + String(count)
    }
    let isReflexive = first == second
    return Pairs(
      table: table, first: isReflexive ? "REFLEXIVE" : "Z_\(number(first))\(otherName)",
      second: "Z_\(number(second))\(name)" + (isReflexive ? "1" : ""), order: first.isOrdered ? orderName(first, second) : nil,
      reverseOrder: second.isOrdered && !isReflexive ? orderName(second, first) : nil, isReflexive: isReflexive)
  }

  /// What the file says.
  private func describedPairs(_ first: Side, _ second: Side) -> Pairs? {
    for (side, isTurned) in [(first, false), (second, true)] {
      let about = described[Int(side.entity) - 1]?.relationships
      guard let relationship = about?.first(where: { $0.name == side.name }) ?? about?.first(where: { $0.name == side.former }),
        let join = relationship.join, let table = file.table(join.table), let owner = table.column(join.owner),
        let member = table.column(join.member)
      else { continue }
      return Pairs(
        table: table.name, first: isTurned ? member.name : owner.name, second: isTurned ? owner.name : member.name,
        isReflexive: first == second)
    }
    return nil
  }

  /// What the names of tables and columns say.
  private func existingPairs(_ first: Side, _ second: Side) -> Pairs? {
    for name in [first.name, first.former].compactMap({ $0?.uppercased() }) {
      for otherName in [second.name, second.former].compactMap({ $0?.uppercased() }) {
        for candidate in ["Z_\(number(first))\(name)", "Z_\(number(second))\(otherName)"] {
          guard let table = file.table(candidate), !made.contains(candidate) else { continue }
          if first == second, let reflexive = table.column("REFLEXIVE"),
            let other = table.columns.first(where: { $0.name != reflexive.name && !$0.name.hasPrefix("Z_FOK_") })
          {
            return Pairs(table: table.name, first: reflexive.name, second: other.name, isReflexive: true)
          }
          let owner = table.columns.first { NumberedName($0.name.uppercased(), prefix: "Z_")?.rest == otherName }
          let member = table.columns.first { NumberedName($0.name.uppercased(), prefix: "Z_")?.rest == name }
          if let owner, let member, owner.name != member.name {
            return Pairs(table: table.name, first: owner.name, second: member.name)
          }
        }
      }
    }
    return nil
  }

  /// Finds the columns of places in a table that exists, or adds them.
  private mutating func addOrders(to pairs: inout Pairs, _ first: Side, _ second: Side) {
    if first.isOrdered { pairs.order = order(in: pairs, first, second) }
    if second.isOrdered && first != second { pairs.reverseOrder = order(in: pairs, second, first) }
  }

  private mutating func order(in pairs: Pairs, _ side: Side, _ other: Side) -> String {
    let columns = file.table(pairs.table)?.columns ?? []
    let existing = columns.first { NumberedName($0.name.uppercased(), prefix: "Z_FOK_")?.rest == side.name.uppercased() }
    if let existing { return existing.name }
    let name = orderName(side, other)
    missingColumns.append(
      SchemaPlan.AddedColumn(table: pairs.table, column: SchemaPlan.Column(name: name, type: "INTEGER")))
    return name
  }

  private func orderName(_ side: Side, _ other: Side) -> String { "Z_FOK_\(number(other))\(side.name.uppercased())" }

  private func number(_ side: Side) -> Int32 { numbers[Int(side.entity) - 1] }

  private func side(_ relationship: StoreRelationship, of entity: StoreEntity) -> Side {
    var declaring = entity
    while let parent = declaring.parent.flatMap({ model.entity(named: $0) }),
      parent.relationships.contains(where: { $0.name == relationship.name }), parent.number != declaring.number
    {
      declaring = parent
    }
    return Side(
      entity: declaring.number, name: relationship.name, former: relationship.formerName, isOrdered: relationship.isOrdered)
  }
}
