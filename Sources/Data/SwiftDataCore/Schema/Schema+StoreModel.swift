package import StoreEngine

extension Schema {
  /// The neutral model that stores are opened with; throws ``SchemaError`` where a class has a property that cannot be kept.
  package var storeModel: StoreModel { get throws { fatalError("contract") } }
}
