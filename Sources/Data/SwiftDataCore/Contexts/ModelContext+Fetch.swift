import Foundation
import StoreEngine

extension ModelContext {
  /// Fetches models; what is not saved counts unless the descriptor says otherwise.
  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
    guard let compiled = compiled(descriptor) else { return [] }
    return try fetch(compiled, for: descriptor)
  }

  /// The same for a descriptor that has been compiled.
  package func fetch<T>(_ compiled: CompiledFetch<T>, for descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
    try fetch(request(compiled, descriptor)).map { $0.model() }
  }

  /// Fetches models so many at a time, each batch when one of its models is asked for.
  ///
  /// It throws ``SwiftDataError/includePendingChangesWithBatchSize`` where the descriptor includes what is not saved and there is some.
  public func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T>
  where T: PersistentModel {
    if descriptor.includePendingChanges, hasChanges { throw SwiftDataError.includePendingChangesWithBatchSize }
    let records = try request(descriptor).map(fetch) ?? []
    return FetchResultsCollection(count: records.count) { records[$0].model() }
  }

  /// Counts models without fetching them.
  public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel {
    guard let request = request(descriptor) else { return 0 }
    return try translated { () throws(StoreError) in try graph.count(request) }
  }

  /// Fetches what tells models apart.
  public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] where T: PersistentModel {
    guard let request = request(descriptor) else { return [] }
    let ids = try translated { () throws(StoreError) in try graph.identifiers(request) }
    return ids.compactMap(identifier)
  }

  /// Fetches what tells models apart, for those who hand them on so many at a time.
  ///
  /// It throws ``SwiftDataError/sortingPendingChangesWithIdentifiers`` where an order and what is not saved are asked for together.
  public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
    -> FetchResultsCollection<PersistentIdentifier> where T: PersistentModel
  {
    if descriptor.includePendingChanges, hasChanges {
      throw descriptor.sortBy.isEmpty
        ? SwiftDataError.includePendingChangesWithBatchSize : SwiftDataError.sortingPendingChangesWithIdentifiers
    }
    let identifiers = try fetchIdentifiers(descriptor)
    return FetchResultsCollection(count: identifiers.count) { identifiers[$0] }
  }

  /// Hands models to a closure one after the other, and holds so many at a time.
  ///
  /// - Parameters:
  ///   - fetch: Which models, and in which order.
  ///   - batchSize: How many are held at a time.
  ///   - allowEscapingMutations: Whether the closure may change models and leave them unsaved; else it throws
  ///     ``SwiftDataError/includePendingChangesWithBatchSize`` at the end of the batch.
  ///   - block: What is done with each.
  /// - Throws: What the closure throws, and what the store says where it cannot be read.
  public func enumerate<T>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false, block: (_ model: T) throws -> Void
  ) throws where T: PersistentModel {
    let hadChanges = hasChanges
    guard let request = request(fetch) else { return }
    let ids = try translated { () throws(StoreError) in try graph.identifiers(request) }
    let size = max(batchSize, 1)
    for start in stride(from: 0, to: ids.count, by: size) {
      for record in graph.records(Array(ids[start..<min(start + size, ids.count)])) { try block(record.model()) }
      if !allowEscapingMutations, !hadChanges, hasChanges {
        throw SwiftDataError.includePendingChangesWithBatchSize.explained(
          "a closure of enumerate(_:) left changes; save in it, or say 'allowEscapingMutations: true'")
      }
    }
  }

  // MARK: Identifiers

  /// The model with an identifier.
  ///
  /// It is read when it is needed: whether there is one is not asked.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    if let record = record(for: persistentModelID) { return record.anyModel }
    guard let type = storage.layouts[persistentModelID.entityName]?.type else {
      fatalError("'\(persistentModelID.entityName)' is not in the schema of this context's container")
    }
    ModelNotes.say("an identifier of \(type) belongs to none of the container's stores; an empty model stands for it")
    return Self.empty(type)
  }

  private static func empty<Model: PersistentModel>(_ type: Model.Type) -> Model {
    type.init(backingData: ModelBackingData<Model>(for: type))
  }

  /// The model with an identifier, where it is in the context; nil where it is not, and where it is of another class.
  public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel {
    recordID(persistentModelID).flatMap(graph.registeredRecord)?.anyModel as? T
  }

  func record(for identifier: PersistentIdentifier) -> Record? { recordID(identifier).map(graph.record) }

  private func recordID(_ identifier: PersistentIdentifier) -> RecordID? {
    let stores = storage.coordinator.stores
    guard let store = stores.first(where: { $0.identifier.uuidString == identifier.id.space.store }) else { return nil }
    return identifier.record(store: store.number, model: storage.coordinator.model)
  }

  func identifier(_ id: RecordID) -> PersistentIdentifier? {
    guard let store = storage.coordinator.stores.first(where: { $0.number == id.store }) else { return nil }
    let isInserted = graph.registeredRecord(for: id)?.isInserted ?? false
    return PersistentIdentifier(
      id, entityName: storage.coordinator.model[id.entity].name, store: store.identifier, isTemporary: isInserted)
  }

  // MARK: Requests

  func fetch(_ request: GraphRequest) throws -> [Record] {
    storage.coordinator.checkForeignChanges()
    return try translated { () throws(StoreError) in try graph.fetch(request) }
  }

  /// A descriptor as a fetch that is compiled; nil where the class is not in the schema.
  package func compiled<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> CompiledFetch<T>? {
    let coordinator = storage.coordinator
    guard let entity = coordinator.model.entity(named: Schema.entityName(for: T.self)) else {
      ModelNotes.say("'\(T.self)' is not in the schema of this context's container; name it when you make the container")
      return nil
    }
    let store = coordinator.store(of: entity.number)
    return PredicateCompilation.compile(
      predicate: descriptor.predicate, sortBy: descriptor.sortBy, limit: descriptor.fetchLimit, offset: descriptor.fetchOffset,
      entity: entity, model: coordinator.model, names: store.layout, store: store.identifier)
  }

  func request<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> GraphRequest? {
    guard let compiled = compiled(descriptor) else { return nil }
    return request(compiled, descriptor)
  }

  func request<T: PersistentModel>(_ compiled: CompiledFetch<T>, _ descriptor: FetchDescriptor<T>) -> GraphRequest {
    var request = GraphRequest(compiled.request)
    request.limit = compiled.limit
    request.offset = compiled.offset
    if compiled.residual != nil { request.residual = { compiled.passesResidual($0.model()) } }
    request.sortsInMemory = compiled.sortsInMemory
    request.matches = { compiled.matches($0.model()) }
    request.isBefore = { compiled.isBefore($0.model(), $1.model()) }
    request.includesPending = descriptor.includePendingChanges
    if hasChanges, descriptor.includePendingChanges {
      let reads = compiled.reads(), model = storage.coordinator.model
      if reads.crossesRelationships || reads.readsUnknown {
        request.dependsOn = {
          reads.concerns($0.entity, attributes: $0.changedAttributes, relationships: $0.changedRelationships, in: model)
        }
      }
    }
    let layout = ModelLayout.of(T.self)
    request.prefetched = descriptor.relationshipKeyPathsForPrefetching.compactMap { keyPath in
      switch layout.property(keyPath)?.content {
      case .toOne(let index, _, _), .toMany(let index, _): index
      default: nil
      }
    }
    return request
  }

  func translated<Value>(_ body: () throws(StoreError) -> Value) throws -> Value {
    do { return try body() } catch { throw ModelErrors.error(error) }
  }
}

extension ModelContext {
  /// The model with an identifier; nil where its row is not in the store.
  func existingModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let record = record(for: identifier), graph.exists(record) else { return nil }
    return record.anyModel
  }
}
