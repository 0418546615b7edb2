package import StoreEngine

/// Where the values of a model are: the model's properties read and write through it.
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel

  /// A backing data with default values.
  init(for modelType: Model.Type)

  /// Which record it is.
  var persistentModelID: PersistentIdentifier? { get set }

  /// What the backing data knows beside the values.
  var metadata: Any { get }

  /// Tells the backing data whose values it has; each model does before it reads or writes.
  func _bind(to model: Model)

  /// The value of an attribute.
  @_disfavoredOverload
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: Decodable
  /// The destination of a relationship to one model that is always there.
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: PersistentModel
  /// The destination of a relationship to one model.
  func getValue<Value>(forKey: KeyPath<Model, Value?>) -> Value? where Value: PersistentModel
  /// The destinations of a relationship to many models.
  func getValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement
  /// The destinations of a relationship to many models that can be decoded themselves.
  func getValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement
  /// The value of an attribute that is kept by way of a transformer.
  func getTransformableValue<Value>(forKey: KeyPath<Model, Value>) -> Value

  /// The destinations of a relationship to many models for somebody who changes them in place and sets them then.
  func _takeValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement

  /// Sets an attribute.
  @_disfavoredOverload
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: Encodable
  /// Sets a relationship to one model that is always there.
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: PersistentModel
  /// Sets a relationship to one model.
  func setValue<Value>(forKey: KeyPath<Model, Value?>, to newValue: Value?) where Value: PersistentModel
  /// Sets a relationship to many models.
  func setValue<Value, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement
  /// Sets a relationship to many models that can be encoded themselves.
  func setValue<Value, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement
  /// Sets an attribute that is kept by way of a transformer.
  func setTransformableValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value)
}

extension BackingData {
  /// A backing data that needs not know its model.
  public func _bind(to model: Model) {}

  /// The destinations; nothing need be known of what becomes of them.
  public func _takeValue<Value, OtherModel>(forKey keyPath: KeyPath<Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement { getValue(forKey: keyPath) }
}

/// A backing data over a record, whatever the model's class.
package protocol RecordBacking: AnyObject {
  var record: Record { get }
  /// The context that the record is registered in.
  var modelContext: ModelContext? { get }
  /// Whether the model's property is set so that its observers are told, and for nothing else.
  var isTelling: Bool { get set }
  /// The model is another record from now on.
  func become(_ record: Record)
}
