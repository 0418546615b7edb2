public import Combine
import Foundation

/// An object given to a view, whose announced changes update the view.
///
/// The wrapper does not own the object: whoever passes it in keeps it alive. For an object that the view makes itself, use
/// `StateObject`.
///
///     struct TownName: View {
///       @ObservedObject var model: TownModel
///       var body: some View { Text(model.name) }
///     }
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object that is watched.
  public var wrappedValue: ObjectType

  /// Watches an object that someone else keeps.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Watches an object that someone else keeps.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectPropertyLocation(publishedBy: object, keyPath))
    }
  }
}

extension ObservedObject: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    ObjectSubscription.follow(wrappedValue, for: node, storage: &storage)
  }
}

extension ObservedObject: StructurallyComparable {
  package static func areEqual(_ a: ObservedObject, _ b: ObservedObject) -> Bool { a.wrappedValue === b.wrappedValue }
}

/// A property of an object as a binding's place.
final class ObjectPropertyLocation<ObjectType: AnyObject, Value>: BindingLocation {
  private let object: ObjectType
  private let keyPath: ReferenceWritableKeyPath<ObjectType, Value>
  let seen: Value?

  /// A property of an object that tells who reads it of its changes.
  init(object: ObjectType, keyPath: ReferenceWritableKeyPath<ObjectType, Value>) {
    self.object = object
    self.keyPath = keyPath
    seen = nil
  }

  /// A property of an object that tells those who hold it, and nobody who has only the binding, that something has changed.
  init(publishedBy object: ObjectType, _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) {
    self.object = object
    self.keyPath = keyPath
    seen = object[keyPath: keyPath]
  }

  func read() -> Value { object[keyPath: keyPath] }

  func write(_ value: Value, transaction: Transaction?) {
    if let transaction {
      withTransaction(transaction) { object[keyPath: keyPath] = value }
    } else {
      object[keyPath: keyPath] = value
    }
  }

  func isSame(as other: any BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectPropertyLocation<ObjectType, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
