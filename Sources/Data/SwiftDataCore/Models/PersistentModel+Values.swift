extension PersistentModel {
  /// The value of an attribute.
  @_disfavoredOverload
  public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: Decodable {
    boundBackingData.getValue(forKey: forKey)
  }

  /// The destination of a relationship to one model that is always there.
  public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: PersistentModel {
    boundBackingData.getValue(forKey: forKey)
  }

  /// The destination of a relationship to one model.
  public func getValue<Value>(forKey: KeyPath<Self, Value?>) -> Value? where Value: PersistentModel {
    boundBackingData.getValue(forKey: forKey)
  }

  /// The destinations of a relationship to many models.
  public func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    boundBackingData.getValue(forKey: forKey)
  }

  /// The destinations of a relationship to many models that can be decoded themselves.
  public func getValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    boundBackingData.getValue(forKey: forKey)
  }

  /// The destinations of a relationship to many models, which are set anew after they have been changed in place.
  public func _takeValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    boundBackingData._takeValue(forKey: forKey)
  }

  /// The value of an attribute, which is set anew after it has been changed in place.
  @_disfavoredOverload
  public func _takeValue<Value>(forKey: KeyPath<Self, Value>) -> Value where Value: Decodable {
    boundBackingData.getValue(forKey: forKey)
  }

  /// The destinations of a relationship to many models that can be decoded themselves, which are set anew after they have been changed
  /// in place.
  public func _takeValue<Value, OtherModel>(forKey: KeyPath<Self, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    boundBackingData._takeValue(forKey: forKey)
  }

  /// The value of an attribute that is kept by way of a transformer.
  public func getTransformableValue<Value>(forKey: KeyPath<Self, Value>) -> Value {
    boundBackingData.getTransformableValue(forKey: forKey)
  }

  /// Sets an attribute.
  @_disfavoredOverload
  public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value: Encodable {
    boundBackingData.setValue(forKey: forKey, to: newValue)
  }

  /// Sets a relationship to one model that is always there.
  public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) where Value: PersistentModel {
    boundBackingData.setValue(forKey: forKey, to: newValue)
  }

  /// Sets a relationship to one model.
  public func setValue<Value>(forKey: KeyPath<Self, Value?>, to newValue: Value?) where Value: PersistentModel {
    boundBackingData.setValue(forKey: forKey, to: newValue)
  }

  /// Sets a relationship to many models.
  public func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    boundBackingData.setValue(forKey: forKey, to: newValue)
  }

  /// Sets a relationship to many models that can be encoded themselves.
  public func setValue<Value, OtherModel>(forKey: KeyPath<Self, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    boundBackingData.setValue(forKey: forKey, to: newValue)
  }

  /// Sets an attribute that is kept by way of a transformer.
  public func setTransformableValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) {
    boundBackingData.setTransformableValue(forKey: forKey, to: newValue)
  }
}
