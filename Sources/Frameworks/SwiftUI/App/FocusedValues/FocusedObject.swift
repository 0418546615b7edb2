public import Combine
public import SwiftUICore

/// An observable object that the view with the focus, or the front window, gives; `nil` where none does.
///
/// A view that reads it is updated when the object changes, and when another one is given.
@propertyWrapper
nonisolated public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?
  private var lookup: ObjectLookup<ObjectType>?

  /// Creates the property; the object is looked up before each body.
  public nonisolated init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }

  /// Bindings to the object's properties; `nil` without an object.
  @MainActor @preconcurrency public var projectedValue: Wrapper? {
    object.map { ObservedObject(wrappedValue: $0).projectedValue }
  }
}

extension FocusedObject: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    lookup = .known(in: &storage, for: node) { $0.focusedValues[FocusedObjectKey<ObjectType>.self] }
  }

  /// Looks the object up; another view may have the focus by now.
  @MainActor @preconcurrency public mutating func update() { object = lookup?.find() }
}

extension FocusedObject: StructurallyComparable {
  package static func areEqual(_ a: FocusedObject, _ b: FocusedObject) -> Bool { true }
}
