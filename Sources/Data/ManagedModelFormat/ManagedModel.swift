/// One version of a managed object model, as `apus` compiles it into an app's bundle and Core Data reads it there.
///
/// This is all that a model file of Xcode's says, but for what only its editor needs. The names are the model's own; nothing in here
/// knows how objects are stored.
package struct ManagedModel: Codable, Equatable, Sendable {
  /// The form of the JSON; readers take no other one than their own.
  package var format = ManagedModel.currentFormat
  /// The Swift module of the target that the model belongs to, where classes are looked for that name no module themselves.
  package var module: String?
  /// What the model's authors call the version.
  package var versionIdentifiers: [String] = []
  package var entities: [ManagedEntity] = []
  /// Groups of attributes that other attributes are made of.
  package var composites: [ManagedComposite] = []
  package var configurations: [ManagedConfiguration] = []
  /// Fetch requests that code asks for by their names.
  package var fetchRequests: [ManagedFetchRequest] = []
  /// Whether the model keeps to what CloudKit can do.
  package var usesCloudKit = false

  /// The form that this module writes and reads.
  package static let currentFormat = 1

  package init() {}

  /// The entity of a name; `nil` where there is none.
  package func entity(named name: String) -> ManagedEntity? { entities.first { $0.name == name } }
}

/// Some attributes under a name, which an attribute of an entity can have as its type.
package struct ManagedComposite: Codable, Equatable, Sendable {
  package var name: String
  package var attributes: [ManagedAttribute] = []

  package init(name: String) { self.name = name }
}

/// Some of a model's entities under a name, for a store that keeps only these.
package struct ManagedConfiguration: Codable, Equatable, Sendable {
  package var name: String
  package var entities: [String] = []
  package var usesCloudKit = false

  package init(name: String) { self.name = name }
}
