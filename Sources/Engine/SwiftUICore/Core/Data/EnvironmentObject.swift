public import Combine
import Foundation

/// An object that a view further out put into the environment.
///
/// Its announced changes update the view, whichever property changed; `@Environment` with an `@Observable` object updates only
/// what was read. Reading it traps where no view further out gave one.
///
///     struct TownName: View {
///       @EnvironmentObject var model: TownModel
///       var body: some View { Text(model.name) }
///     }
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var lookup: ObjectLookup<ObjectType>?

  /// Creates the property; the object is looked up before each body.
  public init() {}

  /// The object.
  ///
  /// Traps when no view further out called `environmentObject(_:)` with one of this type.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found; call .environmentObject(_:) with one on a view further out")
    }
    return object
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

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

extension EnvironmentObject: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    lookup = .known(in: &storage, for: node) { $0[EnvironmentObjectKey<ObjectType>.self] }
  }

  /// Looks the object up; a view further out may give another one by now.
  @MainActor @preconcurrency public mutating func update() { object = lookup?.find() }
}

extension EnvironmentObject: StructurallyComparable {
  package static func areEqual(_ a: EnvironmentObject, _ b: EnvironmentObject) -> Bool { true }
}

/// Where an object of a type stands in the environment.
package struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  package static var defaultValue: ObjectType? { nil }
}
