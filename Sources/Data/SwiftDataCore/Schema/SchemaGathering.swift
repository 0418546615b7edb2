/// Finds all classes that a schema's models lead to, and describes them.
struct SchemaGathering {
  private(set) var layouts: [ModelLayout] = []

  mutating func add(_ types: [any PersistentModel.Type]) { fatalError("contract") }
  func finish() -> (entities: [Schema.Entity], issues: [SchemaError]) { fatalError("contract") }
}
