package import StoreEngine

extension Record {
  /// The record of a model.
  package static func of<Model: PersistentModel>(_ model: Model) -> Record {
    guard let backing = model.boundBackingData as? any RecordBacking else {
      fatalError("\(Model.self) has a backing data of its own; only those that 'createBackingData()' makes can be inserted")
    }
    return backing.record
  }

  /// The model of the record, which is made where there is none.
  package func model<Model: PersistentModel>() -> Model {
    if let model = object as? Model { return model }
    guard let model = anyModel as? Model else {
      fatalError("a \(entity.name) was found where '\(Model.self)' was to be; name the class of this version of the schema")
    }
    return model
  }

  /// The model of the record, of whichever class.
  package var anyModel: any PersistentModel {
    if let model = object as? any PersistentModel { return model }
    guard let layout else { fatalError("'\(entity.name)' has no class: its schema was made without classes of models") }
    return made(layout.type)
  }

  private func made<Model: PersistentModel>(_ type: Model.Type) -> Model {
    let backing = ModelBackingData<Model>(self)
    let model = BackingHandover.making(over: backing) { type.init(backingData: backing) }
    object = model
    return model
  }
}

extension PersistentIdentifier {
  /// The identifier of a record; nil for one that was never in a context.
  package init?(of record: Record) {
    guard record.id.store != 0, let space = StoreNames.space(of: record) else { return nil }
    self.init(space: space, key: record.id.key, isTemporary: record.isInserted)
  }
}
