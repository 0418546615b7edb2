/// Values that the initializer of a model sets while the class that it inherits from has not made the backing data yet.
///
/// ``Model()`` puts one into each class that inherits from a model. The class's own properties are set first, by the rules of
/// initializers; when somebody asks for the backing data the first time, they go there.
public struct _InitialValues<Model> where Model: PersistentModel {
  private var assignments: [(Model) -> Void] = []

  /// Creates a class's first values.
  public init() {}

  /// What sets the values in a model, in their order; nothing is left behind.
  public mutating func takeAll() -> [(Model) -> Void] {
    if assignments.isEmpty { return [] }
    defer { assignments = [] }
    return assignments
  }

  /// Notes the value of an attribute.
  @_disfavoredOverload
  public mutating func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) where Value: Encodable {
    assignments.append { $0.setValue(forKey: keyPath, to: newValue) }
  }

  /// Notes the destination of a relationship to one model that is always there.
  public mutating func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) where Value: PersistentModel {
    assignments.append { $0.setValue(forKey: keyPath, to: newValue) }
  }

  /// Notes the destination of a relationship to one model.
  public mutating func setValue<Value>(forKey keyPath: KeyPath<Model, Value?>, to newValue: Value?)
  where Value: PersistentModel {
    assignments.append { $0.setValue(forKey: keyPath, to: newValue) }
  }

  /// Notes the destinations of a relationship to many models.
  public mutating func setValue<Value, OtherModel>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    assignments.append { $0.setValue(forKey: keyPath, to: newValue) }
  }

  /// Notes the destinations of a relationship to many models that can be encoded themselves.
  public mutating func setValue<Value, OtherModel>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    assignments.append { $0.setValue(forKey: keyPath, to: newValue) }
  }

  /// Notes the value of an attribute that is kept by way of a transformer.
  public mutating func setTransformableValue<Value>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) {
    assignments.append { $0.setTransformableValue(forKey: keyPath, to: newValue) }
  }
}
