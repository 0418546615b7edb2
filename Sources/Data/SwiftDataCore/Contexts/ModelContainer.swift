import Foundation
import StoreEngine

// Safe: what changes is behind a lock, or on the main actor.
/// The stores of an app's models, opened.
///
///     let container = try ModelContainer(for: Trip.self)
///     container.mainContext.insert(Trip(name: "Paris"))
///
/// Contexts read and change the models; a container may be used on any thread.
public class ModelContainer: Equatable, @unchecked Sendable {
  // Safe: what changes is behind a lock; the rest is constant.
  /// What containers of the same stores share; contexts hold it, so that they outlive a container.
  final class Storage: @unchecked Sendable {
    let schema: Schema
    let migrationPlan: (any SchemaMigrationPlan.Type)?
    let coordinator: StoreCoordinator
    /// By name of the entity.
    let layouts: [String: ModelLayout]
    private let lock = NSLock()
    private var current: Set<ModelConfiguration>
    private weak var made: ModelContainer?

    init(
      schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, coordinator: StoreCoordinator,
      configurations: [ModelConfiguration]
    ) {
      self.schema = schema
      self.migrationPlan = migrationPlan
      self.coordinator = coordinator
      current = Set(configurations)
      layouts = Dictionary(schema.layouts.map { ($0.name, $0) }) { first, _ in first }
    }

    var configurations: Set<ModelConfiguration> {
      get { lock.withLock { current } }
      set { lock.withLock { current = newValue } }
    }

    /// The container, or another one of the same stores where that is gone.
    var container: ModelContainer {
      if let container = lock.withLock({ made }) { return container }
      return ModelContainer(self)
    }

    func connect(_ container: ModelContainer) { lock.withLock { made = container } }
  }

  let storage: Storage
  /// The classes of the models.
  public let schema: Schema
  /// How older stores become stores of the schema.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  @MainActor private var main: ModelContext?

  /// Where the models are kept.
  public var configurations: Set<ModelConfiguration> {
    get { storage.configurations }
    set { storage.configurations = newValue }
  }

  /// A container of models of some classes, and of those that they lead to.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of a schema's models.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of a schema's models; without configurations in the app's own file.
  ///
  /// Stores are made where there are none, and made to fit where the schema has grown. A store that does not open, or that the
  /// migration plan does not lead here, throws ``SwiftDataError/loadIssueModelContainer``; its file stays as it was.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    var opening = ContainerOpening(
      schema: givenSchema, plan: migrationPlan, configurations: configurations.isEmpty ? [ModelConfiguration()] : configurations)
    storage = try opening.open()
    schema = givenSchema
    self.migrationPlan = migrationPlan
    storage.connect(self)
  }

  private init(_ storage: Storage) {
    self.storage = storage
    schema = storage.schema
    migrationPlan = storage.migrationPlan
    storage.connect(self)
  }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs.storage === rhs.storage }

  /// The context of the main actor, which views use.
  ///
  /// It saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(mainOf: storage)
    let weak = WeakContext(context)
    context.graph.whenOthersSave { Task { @MainActor in weak.value?.processPendingChanges() } }
    main = context
    return context
  }

  /// Asks the stores whether another program has written; contexts look again then.
  ///
  /// Fetches ask by themselves.
  package func lookForOtherPrograms() { storage.coordinator.checkForeignChanges() }

  /// Deletes all models of all stores.
  public func erase() throws {
    do { try storage.coordinator.deleteAll() } catch { throw ModelErrors.error(error) }
  }

  /// Deletes all models of all stores.
  @available(*, deprecated, renamed: "erase")
  public func deleteAllData() {
    do { try erase() } catch { ModelNotes.say("models could not be deleted: \(error)") }
  }
}
