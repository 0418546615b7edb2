/// The columns that a family of entities has in its table.
struct TableColumns {
  /// A column that the model wants.
  private struct Slot {
    var base: String
    var former: String?
    var type: String
    var kind: ColumnKind?
    /// Which column the file says it is, and of which kind.
    var described: StoreDescription.Column?
    /// `ITEM` where any column `Z<number>_ITEM` will do.
    var numbered: String?
    /// Whether it is left out where the file has none.
    var isOptional = false
    /// What errors call it.
    var title: String
    /// What it is ordered by among columns of its type.
    var order = ""
    var name: String?
    /// Whether it is not in the file yet.
    var isMissing = false
    /// Whether the model did not have it when the file was last opened.
    var isNew = false
  }

  private struct Key {
    var column: Int
    var entity: Int
    var order: Int?
    var destination: Int32
  }

  private struct OwnAttribute {
    var entity: StoreEntity
    var attribute: StoreAttribute
    var described: StoreDescription.Attribute?
    var slots: [Int]
  }

  private let model: StoreModel
  private let family: [StoreEntity]
  private let existing: FileTables.Table?
  private let isOurs: Bool
  private let numbers: [Int32]
  private var slots: [Slot] = []
  private var columnSlots: [Int32: [Int]] = [:]
  private var keySlots: [Int32: [Key]] = [:]
  private var attributes: [OwnAttribute] = []
  private var claimed: Set<String> = ["Z_PK", "Z_ENT", "Z_OPT"]

  /// A family whose ancestors come first, the table that the file has for it, and what the file says about each entity of the model.
  init(
    model: StoreModel, family: [StoreEntity], existing: FileTables.Table?, isOurs: Bool, numbers: [Int32],
    described: [StoreDescription.Entity?]
  ) {
    self.model = model
    self.family = family
    self.existing = existing
    self.isOurs = isOurs
    self.numbers = numbers
    for entity in family {
      let parent = entity.parent.flatMap { model.entity(named: $0) }
      let about = existing == nil ? nil : described[Int(entity.number) - 1]
      gatherAttributes(of: entity, parent, about)
      gatherKeys(of: entity, parent, about)
    }
  }

  // MARK: What is wanted

  private mutating func gatherAttributes(of entity: StoreEntity, _ parent: StoreEntity?, _ about: StoreDescription.Entity?) {
    columnSlots[entity.number] =
      (parent.flatMap { columnSlots[$0.number] } ?? [])
      + entity.columns.indices.dropFirst(parent?.columns.count ?? 0).map { _ in 0 }
    let own = Array(entity.attributes.enumerated().dropFirst(parent?.attributes.count ?? 0))
    let matches = FormerNames.match(
      own.map { ($0.element.name, $0.element.formerName) }, in: Set((about?.attributes ?? []).map(\.name)))
    let matched = Dictionary(uniqueKeysWithValues: zip(own.map(\.offset), matches))
    let known = Dictionary((about?.attributes ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // Single values take the names before members of structures do.
    let ordered = own.sorted {
      ($0.element.isComposite ? 1 : 0, $0.element.name) < ($1.element.isComposite ? 1 : 0, $1.element.name)
    }
    for (index, attribute) in ordered {
      let before = matched[index].flatMap { $0 }.flatMap { known[$0] }
      let first = slots.count
      for (offset, column) in attribute.columns.enumerated() {
        columnSlots[entity.number]?[entity.firstColumns[index] + offset] = slots.count
        let name = column.path.last ?? attribute.name
        slots.append(
          Slot(
            base: "Z" + name.uppercased(), former: column.path.isEmpty ? attribute.formerName.map { "Z" + $0.uppercased() } : nil,
            type: column.kind.declaredType, kind: column.kind, described: before?.columns.first { $0.path == column.path },
            title: ([entity.name, attribute.name] + column.path).joined(separator: "."), order: name.uppercased()))
      }
      attributes.append(
        OwnAttribute(entity: entity, attribute: attribute, described: before, slots: Array(first..<slots.count)))
    }
  }

  private mutating func gatherKeys(of entity: StoreEntity, _ parent: StoreEntity?, _ about: StoreDescription.Entity?) {
    let inherited = parent.map { parent in
      Dictionary(
        zip(parent.toOneRelationships.map { parent.relationships[$0].name }, keySlots[parent.number] ?? []),
        uniquingKeysWith: { first, _ in first })
    }
    let toOne = entity.toOneRelationships.map { entity.relationships[$0] }
    let matches = FormerNames.match(
      toOne.map { ($0.name, $0.formerName) }, in: Set((about?.relationships ?? []).filter { $0.column != nil }.map(\.name)))
    var keys: [String: Key] = inherited ?? [:]
    for (relationship, match) in zip(toOne, matches).sorted(by: { $0.0.name < $1.0.name }) where keys[relationship.name] == nil {
      keys[relationship.name] = addKey(
        relationship, of: entity, match.flatMap { name in about?.relationships.first { $0.name == name } })
    }
    keySlots[entity.number] = toOne.compactMap { keys[$0.name] }
  }

  private mutating func addKey(
    _ relationship: StoreRelationship, of entity: StoreEntity, _ before: StoreDescription.Relationship?
  ) -> Key {
    let destination = model.entity(named: relationship.destination)
    let number = destination.map { numbers[Int($0.number) - 1] } ?? 0
    // A hidden one is called by the relationship of its destination that it answers, behind that one's number.
    let name =
      relationship.isHidden
      ? "\(number)\((relationship.inverse ?? relationship.name).uppercased())" : relationship.name.uppercased()
    let title = "\(entity.name).\(relationship.name)"
    let described = { (column: String?) in column.map { StoreDescription.Column(path: [], kind: .integer64, column: $0) } }
    let former = relationship.isHidden ? nil : relationship.formerName.map { "Z" + $0.uppercased() }
    var key = Key(column: slots.count, entity: slots.count + 1, destination: number)
    slots.append(
      Slot(
        base: "Z" + name, former: former, type: "INTEGER", kind: .integer64, described: described(before?.column), title: title,
        order: name))
    slots.append(
      Slot(
        base: "Z\(number)_\(name)", type: "INTEGER", described: described(before?.entityColumn), numbered: name,
        isOptional: (destination?.family.count ?? 1) < 2, title: title, order: name + " 1"))
    if let inverse = model.inverse(of: relationship), inverse.entity.relationships[inverse.index].isOrdered {
      key.order = slots.count
      slots.append(
        Slot(
          base: "Z_FOK_" + name, type: "INTEGER", described: described(before?.orderColumn), title: title, order: name + " 2"))
    }
    return key
  }

  // MARK: What there is

  /// Gives each column its name; an answer is why that cannot be.
  mutating func resolve() -> String? {
    for index in slots.indices {
      guard let before = slots[index].described, let column = existing?.column(before.column),
        claimed.insert(column.name.uppercased()).inserted
      else { continue }
      if let kind = slots[index].kind, !kind.reads(before.kind) {
        return "\(slots[index].title) was \(before.kind.rawValue) and is \(kind.rawValue); give the new property a new name"
      }
      slots[index].name = column.name
    }
    // Whoever has the plain name comes before those for whom a number was added.
    for index in slots.indices where slots[index].name == nil && slots[index].numbered == nil {
      guard let column = existing?.column(slots[index].base), column.type == slots[index].type else { continue }
      if claimed.insert(column.name.uppercased()).inserted { claim(column, index) }
    }
    for index in slots.indices where slots[index].name == nil {
      if let fault = findByName(index) { return fault }
    }
    return nil
  }

  private mutating func findByName(_ index: Int) -> String? {
    let slot = slots[index]
    let candidates = named(slot).filter { !claimed.contains($0.name.uppercased()) }
    let sorted = candidates.sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
    let exact = sorted.first { $0.type == slot.type }
    if let column = exact ?? sorted.first(where: { !isOurs && (slot.kind?.reads(declared: $0.type) ?? true) }) {
      claimed.insert(column.name.uppercased())
      claim(column, index)
      return nil
    }
    if !isOurs, let column = sorted.first {
      return "\(slot.title) is \(slot.kind?.rawValue ?? slot.type), and the column \(column.name) is \(column.type)"
    }
    guard !slot.isOptional else { return nil }
    var name = slot.base, number = 0
    while claimed.contains(name.uppercased()) || existing?.column(name) != nil {
      number += 1
      name = slot.base + String(number)
    }
    claimed.insert(name.uppercased())
    slots[index].name = name
    slots[index].isMissing = true
    slots[index].isNew = true
    return nil
  }

  private mutating func claim(_ column: FileTables.Column, _ index: Int) {
    slots[index].name = column.name
    // A file of ours would have said whose it is.
    slots[index].isNew = isOurs
  }

  /// The columns that are called as one is that the model wants, or so with a number that tells it from others.
  private func named(_ slot: Slot) -> [FileTables.Column] {
    guard let existing else { return [] }
    if let numbered = slot.numbered { return existing.columns(numbered: "_" + numbered) }
    let found = existing.columns(like: slot.base)
    return found
      + (slot.former.map(existing.columns(like:)) ?? []).filter { column in !found.contains { $0.name == column.name } }
  }

  // MARK: Answers

  /// By index in ``StoreEntity/columns``.
  func names(of entity: StoreEntity) -> [String] { (columnSlots[entity.number] ?? []).map { quoted($0) } }

  /// By index in ``StoreEntity/toOneRelationships``.
  func foreignKeys(of entity: StoreEntity) -> [TableLayout.ForeignKey] {
    (keySlots[entity.number] ?? []).map { key in
      TableLayout.ForeignKey(
        column: quoted(key.column), entity: slots[key.entity].name.map(SQLName.quoted), order: key.order.map { quoted($0) })
    }
  }

  private func quoted(_ slot: Int) -> String { SQLName.quoted(slots[slot].name ?? slots[slot].base) }

  /// Adds what the table lacks.
  func complete(_ plan: inout SchemaPlan, table: String) {
    let missing = slots.filter(\.isMissing).map { SchemaPlan.Column(name: $0.name ?? $0.base, type: $0.type, order: $0.order) }
    let ordered = missing.sorted { ($0.rank, $0.order, $0.name) < ($1.rank, $1.order, $1.name) }
    guard existing != nil else {
      plan.tables.append(SchemaPlan.Table(name: table, columns: ordered))
      return
    }
    plan.columns += ordered.map { SchemaPlan.AddedColumn(table: table, column: $0) }
    for attribute in attributes { complete(&plan, table, attribute) }
    for key in keySlots.values.joined() where slots[key.entity].isMissing {
      plan.entityFills.append(
        SchemaPlan.EntityFill(table: table, column: quoted(key.entity), key: quoted(key.column), number: key.destination))
    }
  }

  private func complete(_ plan: inout SchemaPlan, _ table: String, _ own: OwnAttribute) {
    let entities = own.entity.family.map { numbers[Int($0) - 1] }.sorted()
    let isNew = own.slots.allSatisfy { slots[$0].isNew }
    let becomesRequired = !own.attribute.isOptional && own.described?.isOptional == true
    for (slot, column) in zip(own.slots, own.attribute.columns) where !column.defaultValue.isNull {
      guard slots[slot].isNew || becomesRequired else { continue }
      plan.fills.append(SchemaPlan.Fill(table: table, column: quoted(slot), value: column.defaultValue, entities: entities))
    }
    if !own.attribute.isOptional, isNew || becomesRequired, own.attribute.columns.allSatisfy(\.defaultValue.isNull) {
      plan.requirements.append(
        SchemaPlan.Requirement(
          table: table, columns: own.slots.map { quoted($0) }, entities: entities, entity: own.entity.name,
          property: own.attribute.name))
    }
    if let before = own.described, before.isExternal != own.attribute.isExternal {
      for (slot, column) in zip(own.slots, own.attribute.columns) where column.kind.storage == .blob && !slots[slot].isNew {
        plan.externals.append(
          SchemaPlan.External(table: table, column: quoted(slot), isExternal: own.attribute.isExternal))
      }
    }
  }
}

extension StoreAttribute {
  fileprivate var isComposite: Bool { columns.count != 1 || columns[0].path.isEmpty == false }
}

extension SchemaPlan.Column {
  /// Core Data's order of columns by type.
  fileprivate var rank: Int {
    switch type {
    case "INTEGER": 0
    case "VARCHAR": 2
    case "BLOB": 3
    default: 1
    }
  }
}

extension ColumnKind {
  /// Whether all values that a column of another kind has can be read as this kind.
  func reads(_ other: ColumnKind) -> Bool {
    if self == other { return true }
    return switch (self, other) {
    case (.integer16, .boolean), (.integer32, .boolean), (.integer64, .boolean): true
    case (.integer16, .integer32), (.integer16, .integer64), (.integer32, .integer16), (.integer32, .integer64),
      (.integer64, .integer16), (.integer64, .integer32):
      true
    case (.double, .float), (.float, .double), (.double, .integer16), (.double, .integer32), (.double, .integer64): true
    case (.decimal, .integer16), (.decimal, .integer32), (.decimal, .integer64), (.decimal, .double), (.decimal, .float): true
    case (.string, .uri), (.uri, .string): true
    default: false
    }
  }

  /// Whether a column that was declared with a type can have values of this kind.
  func reads(declared type: String) -> Bool {
    switch storage {
    case .integer: type == "INTEGER"
    case .real: type == "FLOAT" || type == "INTEGER"
    case .decimal: type != "VARCHAR" && type != "BLOB"
    case .text: type == "VARCHAR"
    case .blob: type == "BLOB"
    }
  }
}

/// A name that has a number behind its first letters: `Z_12TAGS`.
struct NumberedName {
  let number: Int
  let rest: String

  init?(_ name: String, prefix: String) {
    guard name.hasPrefix(prefix) else { return nil }
    let digits = name.dropFirst(prefix.count).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    self.number = number
    rest = String(name.dropFirst(prefix.count + digits.count))
  }
}
