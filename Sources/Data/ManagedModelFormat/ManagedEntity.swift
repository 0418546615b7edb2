/// A kind of objects in a model.
package struct ManagedEntity: Codable, Equatable, Sendable {
  package var name: String
  /// The class of the objects, without a module; `NSManagedObject` where they have none of their own.
  package var className = ManagedEntity.plainClass
  /// The Swift module that the model names for the class; `nil`: a class that Objective-C knows by its name alone.
  package var module: String?
  /// The entity whose properties it has, too.
  package var parent: String?
  /// Whether objects are always of an entity below it.
  package var isAbstract = false
  package var attributes: [ManagedAttribute] = []
  package var relationships: [ManagedRelationship] = []
  package var fetchedProperties: [ManagedFetchedProperty] = []
  /// Names of properties, of which no two objects have the same values.
  package var uniquenessConstraints: [[String]] = []
  package var indexes: [ManagedFetchIndex] = []
  /// What a search of the system shows of an object.
  package var displayNameExpression: String?
  /// The name in earlier versions of the model.
  package var renamingIdentifier: String?
  /// Makes versions differ that look the same.
  package var versionHashModifier: String?
  package var userInfo: [String: String] = [:]

  /// The class of objects that have none of their own.
  package static let plainClass = "NSManagedObject"

  package init(name: String) { self.name = name }

  /// Whether objects have a class of their own.
  package var hasOwnClass: Bool { className != Self.plainClass }
}

/// Objects that a fetch request finds whenever the property is read.
package struct ManagedFetchedProperty: Codable, Equatable, Sendable {
  package var name: String
  package var isOptional = false
  package var request: ManagedFetchRequest
  package var renamingIdentifier: String?
  package var versionHashModifier: String?
  package var userInfo: [String: String] = [:]

  package init(name: String, request: ManagedFetchRequest) { (self.name, self.request) = (name, request) }
}

/// What makes searches for some properties fast.
package struct ManagedFetchIndex: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case binary, rTree
  }

  package struct Element: Codable, Equatable, Sendable {
    /// The property; `nil` where an expression is indexed.
    package var property: String?
    package var expression: String?
    package var kind = Kind.binary
    package var isAscending = true

    package init(property: String? = nil, expression: String? = nil) {
      (self.property, self.expression) = (property, expression)
    }
  }

  package var name: String
  package var elements: [Element] = []
  /// The objects that are indexed, where that is not all.
  package var predicate: String?

  package init(name: String) { self.name = name }
}

/// A question to a store that a model has ready.
package struct ManagedFetchRequest: Codable, Equatable, Sendable {
  package enum Result: String, Codable, Sendable {
    case objects, objectIDs, dictionaries, count
  }

  package var name: String
  package var entity: String
  package var predicate: String?
  /// The most objects; 0: all.
  package var limit = 0
  /// How many objects are loaded at a time; 0: all.
  package var batchSize = 0
  package var result = Result.objects
  package var includesSubentities = true
  package var includesPropertyValues = true
  package var includesPendingChanges = true
  package var returnsObjectsAsFaults = true
  package var returnsDistinctResults = false

  package init(name: String, entity: String) { (self.name, self.entity) = (name, entity) }
}
