package import StoreEngine

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

  init(type: any PersistentModel.Type, name: String, properties: [ModelProperty]) {
    self.type = type
    self.name = name
    self.properties = properties
  }

  /// The layout of a class.
  package static func of(_ type: any PersistentModel.Type) -> ModelLayout { fatalError("contract") }

  /// The property that a key path names; nil for computed and transient ones.
  package func property(_ keyPath: AnyKeyPath) -> ModelProperty? { fatalError("contract") }

  /// The index in ``StoreEntity/columns`` of a member of a property that is a structure, such as `\.address.street`, with the path
  /// of key paths that a predicate has.
  package func column(_ property: ModelProperty, members: [AnyKeyPath]) -> Int? { fatalError("contract") }
}

/// A stored property of a model.
package struct ModelProperty: @unchecked Sendable {
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
}
