import Foundation
import FoundationAdditions
import StoreEngine

/// Finds what predicates and sort descriptors read.
struct PropertyReads {
  private var found = PropertiesRead()
  private let model: StoreModel
  private let root: ObjectIdentifier

  /// What a predicate and an order read of models of a class.
  static func of<T: PersistentModel>(_ predicate: Predicate<T>?, _ order: [SortDescriptor<T>], model: StoreModel)
    -> PropertiesRead
  {
    var reads = PropertyReads(model: model, root: ObjectIdentifier(T.self))
    if let predicate { reads.visit(predicate.expression) }
    for descriptor in order { reads.visit(descriptor) }
    return reads.found
  }

  private init(model: StoreModel, root: ObjectIdentifier) {
    self.model = model
    self.root = root
  }

  private mutating func visit(_ expression: any PredicateExpression) {
    guard let expression = expression as? any SQLTranslatable else {
      found.readsUnknown = true
      return
    }
    if let keyPath = expression as? any KeyPathNode, let type = keyPath.rootType as? any PersistentModel.Type {
      read(keyPath.anyKeyPath, of: type)
    }
    for operand in expression.operands { visit(operand) }
  }

  private mutating func visit<T: PersistentModel>(_ descriptor: SortDescriptor<T>) {
    guard let keyPath = descriptor.keyPath else {
      found.readsUnknown = true
      return
    }
    let layout = ModelLayout.of(T.self)
    let path = LocalizedOrder(keyPath).map { SortedText.path(of: keyPath, $0, in: layout) } ?? keyPath
    read(path, of: T.self)
  }

  private mutating func read(_ keyPath: AnyKeyPath, of type: any PersistentModel.Type) {
    let layout = ModelLayout.of(type)
    if ObjectIdentifier(type) != root { found.crossesRelationships = true }
    guard let entity = model.entity(named: layout.name) else { return found.readsUnknown = true }
    guard let property = layout.property(keyPath) else {
      if !layout.isIdentifier(keyPath) { found.readsUnknown = true }
      return
    }
    switch property.content {
    case .attribute(let index, _, _): found.attributes[entity.number, default: []].insert(index)
    case .toOne(let index, _, _), .toMany(let index, _): found.relationships[entity.number, default: []].insert(index)
    }
  }
}

/// A key path, whatever it leads from and to.
private protocol KeyPathNode {
  var rootType: Any.Type { get }
  var anyKeyPath: AnyKeyPath { get }
}

extension PredicateExpressions.KeyPath: KeyPathNode {
  fileprivate var rootType: Any.Type { Root.Output.self }
  fileprivate var anyKeyPath: AnyKeyPath { keyPath }
}
