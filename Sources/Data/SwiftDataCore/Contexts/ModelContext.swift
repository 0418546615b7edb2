public import Foundation
public import FoundationAdditions
package import StoreEngine

/// Models of a container's stores, and what has changed in them since they were last saved.
///
///     let trip = Trip(name: "Paris")
///     context.insert(trip)
///     try context.save()
///
/// A context and its models belong to one thread or actor.
public class ModelContext: Equatable {
  /// The records of the models.
  package let graph: ObjectContext
  let storage: ModelContainer.Storage
  private let delegate = ContextDelegate()
  /// Who shows what is in the context.
  var listeners: [WeakListener] = []
  /// Whether it is the main context of a container.
  let isMain: Bool
  /// What saves a main context by itself.
  @MainActor lazy var autosave = Autosave(self)

  /// Who is said to have made the changes, in the history of a store.
  public var author: String?

  /// Whether changes are saved by themselves a while later; true for a container's main context, else false.
  public var autosaveEnabled: Bool = false {
    didSet { if autosaveEnabled, !oldValue, hasChanges { delegate.contextDidChange(graph) } }
  }

  /// What takes back changes; nil, as it is at first, where none are to be taken back.
  public var undoManager: UndoManager? {
    didSet {
      guard undoManager !== oldValue else { return }
      oldValue?.removeAllActions(withTarget: self)
      connectUndo()
    }
  }

  /// A context of its own on a container's stores; what it saves, others see.
  public init(_ container: ModelContainer) {
    storage = container.storage
    isMain = false
    graph = ObjectContext(container.storage.coordinator)
    connect()
  }

  /// The main context of a container.
  @MainActor init(mainOf storage: ModelContainer.Storage) {
    self.storage = storage
    isMain = true
    autosaveEnabled = true
    graph = ObjectContext(storage.coordinator)
    connect()
  }

  private func connect() {
    graph.owner = self
    graph.delegate = delegate
    delegate.context = self
  }

  /// The container that it belongs to.
  public var container: ModelContainer { storage.container }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  // MARK: Changes

  /// Whether there is something to save.
  public var hasChanges: Bool { graph.hasChanges }

  /// Models that the next save inserts.
  public var insertedModelsArray: [any PersistentModel] { graph.inserted.map(\.anyModel) }

  /// Models with properties that the next save writes.
  public var changedModelsArray: [any PersistentModel] { graph.updated.map(\.anyModel) }

  /// Models that the next save deletes.
  public var deletedModelsArray: [any PersistentModel] { graph.deleted.map(\.anyModel) }

  /// Inserts a model, and those that its relationships lead to.
  ///
  /// Its identifier is final from here on. Where another model has the same value of a unique property, the two are one after the
  /// next save.
  public func insert<T>(_ model: T) where T: PersistentModel { graph.insert(Record.of(model)) }

  /// Marks a model to be deleted by the next save, with those that its relationships' rules ask for.
  public func delete<T>(_ model: T) where T: PersistentModel { graph.delete([Record.of(model)]) }

  /// Marks all models of a class that a predicate holds for, or all, to be deleted by the next save.
  ///
  /// The rules of relationships are kept, and models of the context that are not saved count, too.
  ///
  /// - Parameters:
  ///   - model: The class.
  ///   - predicate: What the models have in common; nil for all.
  ///   - includeSubclasses: Whether models of classes that inherit from it count.
  /// - Throws: What the store says where it cannot be read.
  public func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws
  where T: PersistentModel {
    guard var request = request(FetchDescriptor(predicate: predicate)) else { return }
    request.stored.includesSubentities = includeSubclasses
    graph.delete(try fetch(request).filter { includeSubclasses || $0.entity.number == request.stored.entity })
  }

  /// Drops what was changed since the last save.
  public func rollback() {
    graph.rollback()
    undoManager?.removeAllActions(withTarget: self)
  }

  /// Takes over what other contexts saved, and tells those who show results what differs.
  public func processPendingChanges() { graph.processPendingChanges() }

  /// Runs a closure, then saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Undo

  private func connectUndo() {
    guard undoManager != nil else {
      graph.undoRegistration = nil
      return
    }
    graph.undoRegistration = { [weak self] undo in
      guard let self else { return }
      undoManager?.registerUndo(withTarget: self) { _ in undo() }
    }
  }
}

extension ModelContext: CustomDebugStringConvertible {
  /// How much waits to be saved.
  public var debugDescription: String {
    "ModelContext(inserted: \(graph.inserted.count), changed: \(graph.updated.count), deleted: \(graph.deleted.count))"
  }
}

/// What a context learns from its records.
final class ContextDelegate: ObjectContextDelegate {
  weak var context: ModelContext?

  func context(_ graph: ObjectContext, tells record: Record, of property: RecordProperty) {
    if let object = record.object { ModelTelling.tell(object, property, of: record) }
  }

  func contextHasChanges(_ graph: ObjectContext) {
    context?.changesArePending()
  }

  func contextDidChange(_ graph: ObjectContext) {
    guard let context, context.isMain else { return }
    let main = WeakContext(context)
    MainActor.assumeIsolated { main.value?.autosave.contextDidChange() }
  }

  func context(_ graph: ObjectContext, replaces record: Record, by other: Record) {
    guard let model = record.object as? any PersistentModel else { return }
    replace(model, by: other)
  }

  private func replace<Model: PersistentModel>(_ model: Model, by other: Record) {
    (model.persistentBackingData as? any RecordBacking)?.become(other)
    if other.object == nil { other.object = model }
  }
}
