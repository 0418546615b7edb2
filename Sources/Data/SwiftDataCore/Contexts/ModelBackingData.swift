import StoreEngine

/// The values of a model in a record's columns.
///
/// Before it knows its model, which is while the model's initializer runs, relationships are set on this side alone; the inverses
/// follow when the model is first used or inserted.
final class ModelBackingData<Model: PersistentModel>: BackingData, RecordBacking {
  private var known: Record?
  private var isBound = false
  var isTelling = false
  /// Whether the initializer of its model runs and has set nothing but defaults, for which the record has values.
  var isHandedOver = false

  init(for modelType: Model.Type) {}

  init(_ record: Record) {
    known = record
    isBound = true
  }

  deinit { ModelDepartures.note() }

  var record: Record {
    if let known { return known }
    let record = Record(shape: DetachedShapes.shape(of: Model.self))
    known = record
    return record
  }

  /// The model is another record now, whose unique values it had.
  func become(_ record: Record) {
    known = record
  }

  var modelContext: ModelContext? { record.context?.owner as? ModelContext }

  var persistentModelID: PersistentIdentifier? {
    get { known.flatMap(PersistentIdentifier.init(of:)) }
    set {}
  }

  var metadata: Any { record }

  func _bind(to model: Model) {
    isHandedOver = false
    guard !isBound else { return }
    isBound = true
    let record = record, type = Swift.type(of: model)
    if type != Model.self { record.become(DetachedShapes.shape(of: type)) }
    record.object = model
    record.connectAlone()
  }

  // MARK: Attributes

  @_disfavoredOverload
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: Decodable { attribute(forKey) }

  func getTransformableValue<Value>(forKey: KeyPath<Model, Value>) -> Value { attribute(forKey) }

  @_disfavoredOverload
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: Encodable {
    setAttribute(forKey, newValue)
  }

  func setTransformableValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) { setAttribute(forKey, newValue) }

  private func attribute<Value>(_ keyPath: KeyPath<Model, Value>) -> Value {
    let record = record
    let property = property(keyPath, record)
    guard case .attribute(_, let first, let coder) = property.content else {
      fatalError("'\(property.name)' of \(Model.self) is a relationship; it is read as one")
    }
    let count = coder.columns.count
    do {
      if count == 1 { return try coder.decode(column: record.value(first), as: Value.self) }
      if let value = try coder.decode(record.values(first..<first + count)) as? Value { return value }
    } catch {
      if !record.value(first).isNull { ModelNotes.say("\(Model.self): \(error); a default stands for it") }
    }
    if let value = property.fallback as? Value { return value }
    let text =
      "'\(property.name)' of \(Model.self) has no value, and none of '\(Value.self)' can be made; give it a default value"
    fatalError(text)
  }

  private func setAttribute<Value>(_ keyPath: KeyPath<Model, Value>, _ value: Value) {
    guard !isTelling, !isHandedOver else { return }
    let record = record
    guard case .attribute(_, let first, let coder) = property(keyPath, record).content else {
      fatalError("'\(keyPath)' of \(Model.self) is a relationship; it is set as one")
    }
    do {
      if coder.columns.count == 1 { return record.setValue(try coder.encode(column: value), first) }
      for (offset, column) in try coder.encode(value).enumerated() { record.setValue(column, first + offset) }
    } catch {
      ModelNotes.say("a value of \(Model.self) cannot be kept and is left as it was: \(error)")
    }
  }

  private func property(_ keyPath: AnyKeyPath, _ record: Record) -> ModelProperty {
    guard let property = record.layout?.property(keyPath) else {
      fatalError("'\(keyPath)' is no property of \(Model.self) that is kept; only stored properties without @Transient are")
    }
    return property
  }

  // MARK: To one

  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: PersistentModel {
    let record = record
    let index = relationship(forKey, record)
    if let destination = record.destination(index) { return model(destination, index) }
    ModelNotes.say("'\(Value.self)' is missing where \(Model.self) always has one; an empty one stands for it")
    return Value(backingData: ModelBackingData<Value>(for: Value.self))
  }

  func getValue<Value>(forKey: KeyPath<Model, Value?>) -> Value? where Value: PersistentModel {
    let record = record
    let index = relationship(forKey, record)
    return record.destination(index).map { model($0, index) }
  }

  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: PersistentModel {
    setDestination(forKey, newValue)
  }

  func setValue<Value>(forKey: KeyPath<Model, Value?>, to newValue: Value?) where Value: PersistentModel {
    setDestination(forKey, newValue)
  }

  private func model<Value: PersistentModel>(_ destination: Record, _ index: Int) -> Value {
    let model: Value = destination.model(), kept = DestinationModels.of(record)
    if kept.one[index] !== model { kept.one[index] = model }
    return model
  }

  private func setDestination<Value: PersistentModel>(_ keyPath: AnyKeyPath, _ model: Value?) {
    guard !isTelling, !isHandedOver else { return }
    let record = record
    let index = relationship(keyPath, record), destination = model.map { Record.of($0) }
    DestinationModels.of(record).one[index] = model
    if isBound { record.setDestination(destination, index) } else { record.setAlone(destination.map { [$0] } ?? [], index) }
  }

  private func relationship(_ keyPath: AnyKeyPath, _ record: Record) -> Int {
    switch property(keyPath, record).content {
    case .toOne(let index, _, _), .toMany(let index, _): return index
    case .attribute: fatalError("'\(keyPath)' of \(Model.self) is no relationship")
    }
  }

  // MARK: To many

  func getValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement { collection(forKey) }

  func getValue<Value, OtherModel>(forKey: KeyPath<Model, Value>) -> Value
  where Value: Decodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement { collection(forKey) }

  func setValue<Value, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement { setCollection(forKey, newValue) }

  func setValue<Value, OtherModel>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: Encodable, Value: RelationshipCollection, OtherModel == Value.PersistentElement { setCollection(forKey, newValue) }

  private func collection<Value: RelationshipCollection>(_ keyPath: KeyPath<Model, Value>) -> Value {
    let record = record
    let index = relationship(keyPath, record)
    let models: [Value.PersistentElement]? = record.isUnset(index) ? nil : current(index, record)
    if let value = Value.containing(models) ?? Value.containing([]) { return value }
    let text = "'\(Value.self)' of \(Model.self) is neither an array nor an optional one"
    fatalError(text)
  }

  /// The models that a relationship leads to.
  ///
  /// The array is made once for as long as they are the same.
  private func current<Element: PersistentModel>(_ index: Int, _ record: Record) -> [Element] {
    let many = record.members(of: index)
    let models = DestinationModels.of(record)
    if let kept = models.many[index], kept.many === many, kept.stamp == many.stamp, let known = kept.models as? [Element] {
      return known
    }
    let made: [Element] = record.destinations(index).map { $0.model() }
    models.many[index] = DestinationModels.Members(
      many: many, stamp: many.stamp, models: made, instances: SameInstances.addresses(made[...]))
    return made
  }

  func _takeValue<Value, OtherModel>(forKey keyPath: KeyPath<Model, Value>) -> Value
  where Value: RelationshipCollection, OtherModel == Value.PersistentElement {
    let value: Value = collection(keyPath)
    if isBound, !isTelling { DestinationModels.of(record).lend(relationship(keyPath, record)) }
    return value
  }

  private func setCollection<Value: RelationshipCollection>(_ keyPath: KeyPath<Model, Value>, _ value: Value) {
    guard !isTelling, !isHandedOver else { return }
    let record = record
    let index = relationship(keyPath, record), models = value.models
    guard isBound else {
      guard let models else { return }
      record.setAlone(models.map { Record.of($0) }, index)
      return keep(models, SameInstances.addresses(models[...]), index, record)
    }
    // What is the same at both ends need not be looked at again, so that one more costs one.
    let new = models ?? []
    var instances = instances(of: Value.PersistentElement.self, index, record)
    let (start, end) = SameInstances.ends(instances, new)
    let old = start..<instances.count - end, replacement = new[start..<new.count - end]
    record.replaceDestinations(old, with: replacement.map { Record.of($0) }, index)
    instances.replaceSubrange(old, with: SameInstances.addresses(replacement))
    keep(new, instances, index, record)
  }

  /// The addresses of the models that a relationship leads to.
  private func instances<Element: PersistentModel>(of type: Element.Type, _ index: Int, _ record: Record) -> [UInt] {
    let models = DestinationModels.of(record)
    if let known = models.takeInstances(index, record.members(of: index)) { return known }
    let current: [Element] = current(index, record)
    return models.takeInstances(index, record.members(of: index)) ?? SameInstances.addresses(current[...])
  }

  /// Keeps the array that was set, unless a model was in it twice or could not be in it.
  private func keep<Element: PersistentModel>(_ models: [Element], _ instances: [UInt], _ index: Int, _ record: Record) {
    let many = record.members(of: index)
    guard record.destinations(index).count == models.count else { return }
    DestinationModels.of(record).many[index] = DestinationModels.Members(
      many: many, stamp: many.stamp, models: models, instances: instances)
  }
}
