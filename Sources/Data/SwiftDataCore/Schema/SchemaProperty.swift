/// A part of an entity's description.
public protocol SchemaProperty: Codable, Hashable {
  var name: String { get set }
  /// Its name in older stores; the same as `name` where it has not changed.
  var originalName: String { get set }
  /// The type of its values.
  var valueType: any Any.Type { get set }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
  /// Whether it is not kept.
  var isTransient: Bool { get }
  var isOptional: Bool { get }
  /// Whether no two models of a store have the same value.
  var isUnique: Bool { get }
}

extension SchemaProperty {
  /// Whether it is an attribute.
  public var isAttribute: Bool { false }
  /// Whether it is a relationship.
  public var isRelationship: Bool { false }
  /// Whether it is not kept.
  public var isTransient: Bool { false }
  /// Whether it may have no value.
  public var isOptional: Bool { valueType is any OptionalValue.Type }
}

extension Schema {
  /// A stored property of a model's class, as the macro hands it on.
  public struct PropertyMetadata {
    package let name: String
    package let keyPath: AnyKeyPath
    let defaultValue: Any?
    let metadata: (any SchemaProperty)?

    /// - Parameters:
    ///   - name: The property's name.
    ///   - keypath: The key path with which the class reads and writes the property.
    ///   - defaultValue: The value that its declaration gives it.
    ///   - metadata: What its `@Attribute` or `@Relationship` says.
    public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil) {
      self.name = name
      keyPath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }
}

/// Tells optional types at run time.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
}

/// What a schema asks for that cannot be: which class and property, why, and what to do.
package struct SchemaError: Error, CustomStringConvertible, Equatable {
  package let description: String

  init(_ description: String) { self.description = description }
}
