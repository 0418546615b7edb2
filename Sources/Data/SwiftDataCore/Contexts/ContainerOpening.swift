import Foundation
import StoreEngine

/// Opens the stores of a container.
struct ContainerOpening {
  let schema: Schema
  let plan: (any SchemaMigrationPlan.Type)?
  let configurations: [ModelConfiguration]

  mutating func open() throws -> ModelContainer.Storage {
    try checkConfigurations()
    let graph: GraphModel
    do { graph = try GraphModel(schema) } catch { throw issue("\(error)") }
    var stores: [Store] = []
    for configuration in configurations { stores.append(try store(configuration, graph.model)) }
    for store in stores { StoreNames.set(store.identifier, of: store.number) }
    let coordinator = StoreCoordinator(graph: graph, stores: stores, places: places(graph.model))
    return ModelContainer.Storage(schema: schema, migrationPlan: plan, coordinator: coordinator, configurations: configurations)
  }

  private func checkConfigurations() throws {
    var urls: Set<URL> = []
    for configuration in configurations {
      try configuration.validate()
      if !configuration.isStoredInMemoryOnly, !urls.insert(configuration.url.standardizedFileURL).inserted {
        throw SwiftDataError.duplicateConfiguration.explained("two configurations name '\(configuration.url.path)'")
      }
      for entity in configuration.schema?.entities ?? [] where schema.entitiesByName[entity.name] == nil {
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.explained(
          "'\(entity.name)' of '\(configuration.name)' is not in the container's schema; name its class there, too")
      }
    }
  }

  /// Each entity is kept by the first configuration that names it, else by the first that names none.
  private func places(_ model: StoreModel) -> [Int32: Int] {
    var places: [Int32: Int] = [:]
    for entity in model.entities {
      let named = configurations.firstIndex { $0.schema?.entitiesByName[entity.name] != nil }
      places[entity.number] = named ?? configurations.firstIndex { $0.schema == nil } ?? 0
    }
    return places
  }

  private func store(_ configuration: ModelConfiguration, _ model: StoreModel) throws -> Store {
    do {
      guard !configuration.isStoredInMemoryOnly else { return try Store(at: .memory(name: UUID().uuidString), model: model) }
      if configuration.allowsSave {
        let folder = configuration.url.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let plan { try SchemaMigration(plan: plan, schema: schema, url: configuration.url).run() }
      }
      return try Store(at: .file(configuration.url, isReadOnly: !configuration.allowsSave), model: model)
    } catch let error as SwiftDataError {
      throw error
    } catch let error as StoreError {
      throw issue((ModelErrors.error(error) as NSError).localizedDescription)
    } catch {
      throw issue("\(error)")
    }
  }

  private func issue(_ text: String) -> SwiftDataError {
    ModelNotes.say(text)
    return SwiftDataError.loadIssueModelContainer.explained(text)
  }
}
