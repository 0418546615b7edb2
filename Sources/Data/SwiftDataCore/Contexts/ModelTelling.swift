import StoreEngine

/// Tells a model's observers of a property that others change: it is set by the class's own setter, while the backing data takes
/// nothing.
enum ModelTelling {
  static func tell(_ object: AnyObject, _ property: RecordProperty, of record: Record) {
    guard let model = object as? any PersistentModel, let found = record.layout?.property(property) else { return }
    tell(model, found)
  }

  private static func tell<Model: PersistentModel>(_ model: Model, _ property: ModelProperty) {
    guard let backing = model.persistentBackingData as? any RecordBacking, !backing.isTelling else { return }
    backing.isTelling = true
    defer { backing.isTelling = false }
    guard let root = type(of: property.keyPath).rootType as? any PersistentModel.Type else { return }
    open(root, model, property)
  }

  private static func open<Root: PersistentModel>(_ root: Root.Type, _ model: any PersistentModel, _ property: ModelProperty) {
    guard let model = model as? Root else { return }
    func write<Value>(_ type: Value.Type) {
      guard let keyPath = property.keyPath as? ReferenceWritableKeyPath<Root, Value> else { return }
      // Any value does: nobody takes it.
      model[keyPath: keyPath] = (type as? any Emptiable.Type)?.empty as? Value ?? model[keyPath: keyPath]
    }
    _openExistential(Swift.type(of: property.keyPath).valueType, do: write)
  }
}

/// A type with a value that costs nothing.
private protocol Emptiable { static var empty: Self { get } }
extension Array: Emptiable { static var empty: [Element] { [] } }
extension Optional: Emptiable { static var empty: Wrapped? { nil } }
extension String: Emptiable { static var empty: String { "" } }

extension ModelLayout {
  /// The property of a record's.
  func property(_ property: RecordProperty) -> ModelProperty? {
    properties.first { candidate in
      switch (candidate.content, property) {
      case (.attribute(let index, _, _), .attribute(let wanted)): index == wanted
      case (.toOne(let index, _, _), .relationship(let wanted)), (.toMany(let index, _), .relationship(let wanted)):
        index == wanted
      default: false
      }
    }
  }
}
