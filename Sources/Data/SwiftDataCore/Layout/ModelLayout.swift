import Foundation
import StoreEngine

// Safe: everything but the cache of key paths is made in the initializer, and the cache is behind its own guards.
/// What is known of a model's class, once for the process: its properties in the order of the macro's metadata, inherited ones
/// first, with the columns that their types need.
///
/// It depends on no schema. An inverse that nobody names is inferred from the two classes concerned. A ``Schema`` gathers the layouts
/// of all classes that can be reached and makes a ``StoreModel`` of them, whose indices of columns and relationships are those here.
package final class ModelLayout: @unchecked Sendable {
  package let type: any PersistentModel.Type
  /// The class's name without its module, as the entity is called.
  package let name: String
  package let properties: [ModelProperty]
  /// The layout of the class that it inherits from.
  package let parent: ModelLayout?

  /// Its own properties, described; inherited ones are the parent's.
  let attributes: [Schema.Attribute]
  let relationships: [Schema.Relationship]
  /// What `#Unique` and `#Index` say of it.
  let groups: [any PropertyGroups]
  /// What of it cannot be kept.
  let issues: [SchemaError]

  private let byKeyPath: [AnyKeyPath: Int]
  private let cache = KeyPathCache()

  init(_ building: LayoutBuilding) {
    type = building.type
    name = Schema.entityName(of: building.type)
    parent = building.parent
    properties = building.properties
    attributes = building.attributes
    relationships = building.relationships
    groups = building.groups
    issues = building.issues
    byKeyPath = Dictionary(building.properties.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
  }

  // Safe: used under `lock` alone.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ModelLayout] = [:]
  private static let lock = NSLock()

  /// The layout of a class.
  package static func of(_ type: any PersistentModel.Type) -> ModelLayout {
    let identity = ObjectIdentifier(type)
    if let layout = lock.withLock({ known[identity] }) { return layout }
    // Made without the lock, because default values are the app's code; whoever is first stays.
    let made = ModelLayout(LayoutBuilding(type))
    return lock.withLock {
      let layout = known[identity] ?? made
      known[identity] = layout
      return layout
    }
  }

  /// The property that a key path names; nil for computed and transient ones.
  package func property(_ keyPath: AnyKeyPath) -> ModelProperty? {
    if let index = cache.index(of: keyPath) { return index < 0 ? nil : properties[index] }
    let index = byKeyPath[keyPath] ?? inheritedIndex(keyPath)
    cache.insert(keyPath, index: index ?? -1)
    return index.map { properties[$0] }
  }

  /// Looks for a key path that begins at another class of the line than the metadata's.
  private func inheritedIndex(_ keyPath: AnyKeyPath) -> Int? {
    guard Swift.type(of: keyPath).rootType is any PersistentModel.Type else { return nil }
    return properties.firstIndex { KeyPathIdentity.areSameProperty($0.keyPath, keyPath) }
  }

  /// The property with a name.
  package func property(named name: String) -> ModelProperty? { properties.first { $0.name == name } }

  /// The index in ``StoreEntity/columns`` of a member of a property that is a structure, such as `\.address.street`, with the path
  /// of key paths that a predicate has.
  package func column(_ property: ModelProperty, members: [AnyKeyPath]) -> Int? {
    guard case .attribute(_, let first, let coder) = property.content else { return nil }
    if members.isEmpty { return coder.columns.count == 1 ? first : nil }
    return (coder as? any MemberColumns)?.column(of: members[...]).map { first + $0 }
  }
}

// Safe: all of it is constant; types and key paths of models have no state.
/// A stored property of a model.
package struct ModelProperty: @unchecked Sendable {
  // Safe: as above.
  package enum Content: @unchecked Sendable {
    /// The index in ``StoreEntity/attributes``, the first of its columns in ``StoreEntity/columns``, and how values become columns.
    case attribute(index: Int, firstColumn: Int, coder: any AttributeCoder)
    /// The index in ``StoreEntity/relationships``; for to-one its index in ``StoreEntity/toOneRelationships`` as well.
    case toOne(index: Int, reference: Int, destination: any PersistentModel.Type)
    case toMany(index: Int, destination: any PersistentModel.Type)
  }

  package let name: String
  package let keyPath: AnyKeyPath & Sendable
  package let content: Content
  /// The value where the columns hold none that the type takes: the default value, else one that is as good as nothing; nil where
  /// there is none, and for relationships.
  package let fallback: Any?
}
