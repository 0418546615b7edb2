/// One object of a context, or one that is in none yet: values in columns, and relationships to other records.
///
/// It has no types of an app: the faces (SwiftData's models, Core Data's managed objects) decode and encode what they ask for.
/// A record that is registered in a context is used where the context is.
package final class Record {
  struct State: OptionSet {
    let rawValue: UInt8
    /// Its row has not been read.
    static let fault = State(rawValue: 1)
    /// It is not in the store yet.
    static let inserted = State(rawValue: 2)
    /// It goes with the next save.
    static let deleted = State(rawValue: 4)
    /// It was deleted, and that is saved.
    static let gone = State(rawValue: 8)
    /// It waits for the next save.
    static let pending = State(rawValue: 16)
  }

  package internal(set) var shape: GraphEntity
  package internal(set) var id: RecordID
  /// The context that it is registered in.
  package internal(set) weak var context: ObjectContext?
  /// Reads for it after its context is no more.
  var heir: ObjectContext?
  private weak var shown: AnyObject?
  /// Keeps the object while there is something to save.
  private var kept: AnyObject?

  var state: State
  /// The row's version in the store.
  var version: Int64 = 0
  /// What the store has, or, of a record that is not in the store, what there is.
  var values: [StoreValue]
  /// What the store has, in the order of ``StoreEntity/toOneRelationships``.
  var references: [RecordID?]
  /// Values that differ from what the store has.
  var changed: [Int: StoreValue] = [:]
  /// By index in ``StoreEntity/relationships``; empty while none was needed.
  private var links: [Link] = []
  /// Relationships to one record that were set since the last save.
  var changedLinks: Set<Int> = []
  /// What the face keeps with the record, such as the objects that relationships lead to; it goes where links go.
  package var memory: AnyObject?
  /// The records that it was fetched with.
  var batch: FaultBatch?
  var position: Int32 = 0

  /// A record of no context, with default values.
  package init(shape: GraphEntity) {
    self.shape = shape
    id = RecordID(store: 0, entity: shape.entity.number, key: 0)
    values = shape.defaults
    references = Array(repeating: nil, count: shape.entity.toOneRelationships.count)
    state = []
  }

  /// A record whose row is read when it is needed.
  init(fault id: RecordID, of shape: GraphEntity, in context: ObjectContext) {
    self.shape = shape
    self.id = id
    self.context = context
    values = []
    references = []
    state = .fault
  }

  package var entity: StoreEntity { shape.entity }

  /// The object of the face that shows this record.
  ///
  /// It holds the record; the record holds it while there is something to save.
  package var object: AnyObject? {
    get { shown }
    set {
      shown = newValue
      if state.contains(.pending) { kept = newValue }
    }
  }

  package var isFault: Bool { state.contains(.fault) }
  package var isInserted: Bool { state.contains(.inserted) }
  /// Whether it is marked, and not yet saved, as deleted.
  package var isDeleted: Bool { state.contains(.deleted) }
  /// Whether its deletion was saved, by its context or by another.
  package var isGone: Bool { state.contains(.gone) }
  package var hasChanges: Bool { state.contains(.pending) }

  func setPending(_ isPending: Bool) {
    if isPending { state.insert(.pending) } else { state.remove(.pending) }
    kept = isPending ? shown : nil
  }

  // MARK: Values

  /// The value of a column, by index in ``StoreEntity/columns``; reads the row from the store where it is a fault.
  package func value(_ column: Int) -> StoreValue {
    if !changed.isEmpty, let value = changed[column] { return value }
    load()
    return values[column]
  }

  /// The values of neighbouring columns.
  package func values(_ columns: Range<Int>) -> ArraySlice<StoreValue> {
    load()
    guard !changed.isEmpty else { return values[columns] }
    return ArraySlice(columns.map { changed[$0] ?? values[$0] })
  }

  /// Sets the value of a column.
  ///
  /// Whoever observes the record's object is told by the object itself.
  package func setValue(_ value: StoreValue, _ column: Int) { set(value, column, tellsObject: false) }

  func set(_ value: StoreValue, _ column: Int, tellsObject: Bool) {
    let old = self.value(column)
    guard old != value else { return }
    let property = RecordProperty.attribute(shape.attributeOfColumn[column])
    if let context {
      if tellsObject { context.tellObject(of: self, property) }
      context.canUndo({ [self] in set(old, column, tellsObject: true) })
    }
    if context == nil || isInserted { values[column] = value } else { changed[column] = value }
    context?.note(property, of: self)
  }

  /// Reads the row where that has not been done.
  package func load() {
    guard state.contains(.fault) else { return }
    context?.load(self)
    // The row is gone, or the context: the defaults stand for what nobody knows any more.
    if state.contains(.fault) {
      fill(values: shape.defaults, references: shape.entity.toOneRelationships.map { _ in nil }, version: 0)
    }
  }

  /// Takes what the store has.
  func fill(values: [StoreValue], references: [RecordID?], version: Int64) {
    self.values = values
    self.references = references
    self.version = version
    state.remove(.fault)
  }

  func fill(_ row: StoredRow) { fill(values: row.values, references: row.references, version: row.version) }

  // MARK: Links

  /// What is known of where a relationship leads.
  func link(_ relationship: Int) -> Link { links.isEmpty ? .unresolved : links[relationship] }

  func setLink(_ relationship: Int, _ link: Link) {
    if links.isEmpty { links = Array(repeating: .unresolved, count: shape.relations.count) }
    links[relationship] = link
  }

  /// The links of a model's entity of the same name, which may have other hidden relationships.
  func adopt(_ shape: GraphEntity) {
    guard shape !== self.shape else { return }
    let visible = shape.relations.prefix { !$0.isHidden }.count
    if !links.isEmpty {
      links = Array(links.prefix(visible)) + Array(repeating: .unresolved, count: shape.relations.count - visible)
    }
    self.shape = shape
    references = Array(repeating: nil, count: shape.entity.toOneRelationships.count)
  }

  /// Forgets where it leads, which breaks circles of records and of their objects.
  func forgetLinks() {
    links = []
    memory = nil
  }

  // MARK: Before a context

  /// Makes a record of no context one of an entity that inherits from its own.
  package func become(_ shape: GraphEntity) {
    guard context == nil, shape !== self.shape else { return }
    values += shape.defaults.dropFirst(values.count)
    adopt(shape)
  }

  /// Whether a relationship of a record of no context was never set.
  package func isUnset(_ relationship: Int) -> Bool {
    guard context == nil, case .unresolved = link(relationship) else { return false }
    return true
  }

  /// Sets a relationship of a record of no context on this side alone.
  package func setAlone(_ destinations: [Record], _ relationship: Int) {
    var seen: Set<Record> = []
    let unique = destinations.filter { seen.insert($0).inserted }
    if shape.relations[relationship].isToMany {
      let many = ToMany()
      many.added = unique
      many.members = unique
      setLink(relationship, .many(many))
    } else {
      setLink(relationship, .one(unique.first))
    }
  }

  /// Lets the inverses follow what was set on this side alone.
  package func connectAlone() {
    let alone = links
    links = []
    for (relationship, link) in alone.enumerated() {
      switch link {
      case .unresolved: break
      case .one(let destination): setDestination(destination, relationship)
      case .many(let many):
        setLink(relationship, .many(ToMany(members: [])))
        setDestinations(many.added, relationship)
      }
    }
  }

  // MARK: Changes

  /// Attributes that were set since the last save, by index in ``StoreEntity/attributes``.
  package var changedAttributes: Set<Int> { Set(changed.keys.map { shape.attributeOfColumn[$0] }) }
  /// Relationships that were set since the last save, by index in ``StoreEntity/relationships``.
  package var changedRelationships: Set<Int> {
    changedLinks.union(shape.relations.indices.filter { if case .many(let many) = link($0) { many.isChanged } else { false } })
  }
}

/// A property of a record.
package enum RecordProperty: Hashable, Sendable {
  /// By index in ``StoreEntity/attributes``.
  case attribute(Int)
  /// By index in ``StoreEntity/relationships``.
  case relationship(Int)
}
