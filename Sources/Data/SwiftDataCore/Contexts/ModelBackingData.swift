import StoreEngine

/// The values of a model in a record's columns.
final class ModelBackingData<Model: PersistentModel>: BackingData, RecordBacking {
  init(for modelType: Model.Type) { fatalError("contract") }
  var record: Record { fatalError("contract") }
  var modelContext: ModelContext? { fatalError("contract") }
  var persistentModelID: PersistentIdentifier? {
    get { fatalError("contract") }
    set { fatalError("contract") }
  }
  var metadata: Any { fatalError("contract") }

  @_disfavoredOverload
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: Decodable { fatalError("contract") }
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: PersistentModel { fatalError("contract") }
  func getValue<Value>(forKey: KeyPath<Model, Value?>) -> Value? where Value: PersistentModel { fatalError("contract") }
  func getValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement { fatalError("contract") }
  func getValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement { fatalError("contract") }
  func getTransformableValue<Value>(forKey: KeyPath<Model, Value>) -> Value { fatalError("contract") }
  @_disfavoredOverload
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: Encodable { fatalError("contract") }
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: PersistentModel { fatalError("contract") }
  func setValue<Value>(forKey: KeyPath<Model, Value?>, to newValue: Value?) where Value: PersistentModel {
    fatalError("contract")
  }
  func setValue<Value, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement { fatalError("contract") }
  func setValue<Value, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement { fatalError("contract") }
  func setTransformableValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) { fatalError("contract") }
}
