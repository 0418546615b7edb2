/// The value of a relationship to many models: an array, or an optional one.
public protocol RelationshipCollection {
  /// The class that the relationship leads to.
  associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
}

extension Optional: RelationshipCollection where Wrapped: Sequence, Wrapped.Element: PersistentModel {
  public typealias PersistentElement = Wrapped.Element
}

extension RelationshipCollection {
  /// The class that it leads to, for those who know the type at run time only.
  package static var destination: any PersistentModel.Type { PersistentElement.self }

  /// Makes the value of a relationship; nil where the type is neither an array nor an optional one.
  package static func containing(_ models: [PersistentElement]?) -> Self? {
    if let whole = models as? Self { return whole }
    return [PersistentElement]() as? Self
  }

  /// The models, or nil where an optional one is nil.
  package var models: [PersistentElement]? { self as? [PersistentElement] }
}
