import StoreEngine
import Synchronization

/// The entities of models that are in no context: each class has one, from a schema of the class itself.
enum DetachedShapes {
  private static let shapes = Mutex<[ObjectIdentifier: GraphEntity]>([:])

  static func shape(of type: any PersistentModel.Type) -> GraphEntity {
    if let known = shapes.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let schema = Schema([type])
    let graph: GraphModel
    do { graph = try GraphModel(schema) } catch { fatalError("'\(type)' cannot be kept: \(error)") }
    return shapes.withLock { shapes in
      for layout in schema.layouts {
        let id = ObjectIdentifier(layout.type)
        if shapes[id] == nil { shapes[id] = graph.entity(named: layout.name) }
      }
      guard let shape = shapes[ObjectIdentifier(type)] else { fatalError("the schema of '\(type)' does not have its entity") }
      return shape
    }
  }
}

extension GraphModel {
  /// A schema's model, whose entities know their classes.
  convenience init(_ schema: Schema) throws {
    let layouts = Dictionary(schema.layouts.map { ($0.name, $0) }) { first, _ in first }
    self.init(try schema.storeModel) { layouts[$0] }
  }
}

extension Record {
  /// What is known of the class of its models; nil for an entity without one.
  var layout: ModelLayout? { shape.face as? ModelLayout }
}
