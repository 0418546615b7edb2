import Synchronization

/// What a face of a context learns from it.
package protocol ObjectContextDelegate: AnyObject {
  /// A property of a record's object is about to differ, and the object itself does not know.
  func context(_ context: ObjectContext, tells record: Record, of property: RecordProperty)
  /// Something differs for the first time since the observers were told.
  func contextHasChanges(_ context: ObjectContext)
  /// Something that waits to be saved was changed.
  func contextDidChange(_ context: ObjectContext)
  /// A record of the context turned out to be another one, whose unique values it had: its object is to show that.
  func context(_ context: ObjectContext, replaces record: Record, by other: Record)
}

/// What a context of either face does: an identity map of records, what has changed in it, and saving.
///
/// It belongs to one thread or actor at a time.
package final class ObjectContext {
  struct Registration { weak var record: Record? }

  /// The stores in which its entities are, by entity number; usually one.
  package let coordinator: StoreCoordinator
  package weak var delegate: (any ObjectContextDelegate)?
  /// The object of the face that this context belongs to.
  package weak var owner: AnyObject?

  var registry: [RecordID: Registration] = [:]
  private var purgeThreshold = 1_024

  /// Records that wait for a save, in order.
  var insertions = RecordList()
  var updates = RecordList()
  var deletions = RecordList()
  /// What observers have not been told.
  var pendingChanges = GraphChanges()
  private var observers: [Int: (GraphChanges) -> Void] = [:]
  private var nextObserver = 0

  /// Takes what takes back a change; nil where nobody wants to take anything back.
  package var undoRegistration: ((@escaping () -> Void) -> Void)?
  /// What is done about rows that another context saved in the meantime.
  package var conflicts = StoreChanges.ConflictRule.overwrite

  let inbox = ContextInbox()
  /// Whether it reads for records of a context that is no more, and notes no changes.
  private let isHeir: Bool

  package init(_ coordinator: StoreCoordinator) {
    self.coordinator = coordinator
    isHeir = false
    coordinator.register(inbox)
  }

  deinit {
    let orphans = registry.values.compactMap(\.record).filter { !$0.isInserted }
    for record in insertions.records { record.leave(to: nil) }
    guard !isHeir, !orphans.isEmpty else { return }
    let heir = ObjectContext(inheritingFrom: self)
    for record in orphans {
      record.leave(to: heir)
      heir.register(record)
    }
  }

  /// A context that only reads, for records whose own context is no more.
  private init(inheritingFrom context: ObjectContext) {
    coordinator = context.coordinator
    isHeir = true
  }

  var model: GraphModel { coordinator.graph }

  /// Called, on any thread, when other contexts have saved what ``processPendingChanges()`` will take over here.
  package func whenOthersSave(_ wake: (@Sendable () -> Void)?) { inbox.setWake(wake) }

  // MARK: Identity

  /// The record of a row, which may be a fault; whether there is such a row is not asked.
  package func record(for id: RecordID) -> Record {
    if let known = registry[id]?.record { return known }
    let record = Record(fault: id, of: model[id.entity], in: self)
    register(record)
    return record
  }

  /// The record of a row, where the context has it.
  package func registeredRecord(for id: RecordID) -> Record? { registry[id]?.record }

  func register(_ record: Record) {
    registry[record.id] = Registration(record: record)
    makeRoom(for: 0)
  }

  /// Forgets records that nobody holds, where there may be many, before so many are registered.
  func makeRoom(for count: Int) {
    guard registry.count + count > purgeThreshold else { return }
    for id in registry.keys.filter({ registry[$0]?.record == nil }) { registry[id] = nil }
    registry.reserveCapacity(registry.count + count)
    purgeThreshold = max((registry.count + count) * 2, 1_024)
  }

  /// All records that somebody holds.
  var registered: [Record] { registry.values.compactMap(\.record) }

  // MARK: Changes

  package var hasChanges: Bool { !insertions.isEmpty || !updates.isEmpty || !deletions.isEmpty }
  package var inserted: [Record] { insertions.records }
  package var updated: [Record] { updates.records }
  package var deleted: [Record] { deletions.records }

  /// A property of a record differs, by a change of this context.
  func note(_ property: RecordProperty, of record: Record) {
    if isHeir { return }
    defer { delegate?.contextDidChange(self) }
    if record.isInserted || record.isDeleted {
      announce(property, of: record)
      return
    }
    if updates.insert(record) { record.setPending(true) }
    announce(property, of: record)
  }

  /// A property of a record differs, whoever changed it.
  func announce(_ property: RecordProperty, of record: Record) {
    announce { changes in
      guard !changes.inserted.contains(record), !changes.deleted.contains(record) else { return }
      switch property {
      case .attribute(let index): changes.changed[record, default: PropertySet()].insertAttribute(index)
      case .relationship(let index): changes.changed[record, default: PropertySet()].insertRelationship(index)
      }
    }
  }

  func announceInsertion(of record: Record) {
    announce { changes in
      if changes.deleted.remove(record) == nil { changes.inserted.insert(record) } else { changes.isWholesale = true }
      changes.changed[record] = nil
    }
  }

  func announceDeletion(of record: Record) {
    announce { changes in
      if changes.inserted.remove(record) == nil { changes.deleted.insert(record) }
      changes.changed[record] = nil
    }
  }

  func announce(_ change: (inout GraphChanges) -> Void) {
    // Those who begin to observe later have asked for what is there then.
    guard !observers.isEmpty else { return }
    let isFirst = pendingChanges.isEmpty
    change(&pendingChanges)
    if isFirst { delegate?.contextHasChanges(self) }
  }

  func tellObject(of record: Record, _ property: RecordProperty) {
    if record.object != nil { delegate?.context(self, tells: record, of: property) }
  }

  // The closure is made only where it is wanted.
  func canUndo(_ undo: @autoclosure () -> () -> Void) { undoRegistration?(undo()) }

  // MARK: Observers

  /// Has a closure told of changes; answers what ends that.
  package func addObserver(_ observer: @escaping (GraphChanges) -> Void) -> Int {
    nextObserver += 1
    observers[nextObserver] = observer
    return nextObserver
  }

  package func removeObserver(_ number: Int) { observers[number] = nil }

  /// Takes over what other contexts saved, and tells observers what differs.
  package func processPendingChanges() {
    receive()
    guard !pendingChanges.isEmpty else { return }
    let changes = pendingChanges
    pendingChanges = GraphChanges()
    for number in observers.keys.sorted() { observers[number]?(changes) }
  }
}

extension Record {
  /// Its context is no more; another one reads what is not read yet.
  func leave(to heir: ObjectContext?) {
    forgetLinks()
    setPending(false)
    state.subtract([.inserted, .deleted])
    self.heir = heir
    context = heir
  }
}

/// Records in the order in which they came.
struct RecordList {
  private var order: [Record?] = []
  private var places: [Record: Int] = [:]

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }
  var records: [Record] { order.compactMap { $0 } }

  func contains(_ record: Record) -> Bool { places[record] != nil }

  /// Answers whether it is new.
  mutating func insert(_ record: Record) -> Bool {
    guard places[record] == nil else { return false }
    places[record] = order.count
    order.append(record)
    return true
  }

  mutating func remove(_ record: Record) {
    guard let place = places.removeValue(forKey: record) else { return }
    order[place] = nil
    if order.count > 64, places.count * 2 < order.count {
      order = order.filter { $0 != nil }
      for (place, record) in order.enumerated() { if let record { places[record] = place } }
    }
  }

  mutating func remove(_ records: [Record]) {
    if records.count == count, records.allSatisfy({ contains($0) }) { return removeAll() }
    for record in records { remove(record) }
  }

  mutating func removeAll() {
    order = []
    places = [:]
  }
}
