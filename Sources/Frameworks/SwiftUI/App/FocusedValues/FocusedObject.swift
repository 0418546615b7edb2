public import Combine
public import SwiftUICore

/// An observable object that the view with the focus, or the front window, gives; `nil` where none does.
///
/// A view that reads it is updated when the object changes, and when another one is given.
@propertyWrapper
nonisolated public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    /// A binding to a property of the object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  @Environment(\.focusedValues) private var values
  @StateObject private var observer: FocusedObjectObserver

  /// Reads the observable object of the type.
  public nonisolated init() { _observer = StateObject(wrappedValue: FocusedObjectObserver()) }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? {
    let object = values[FocusedObjectKey<ObjectType>.self]
    observer.observe(object)
    return object
  }

  /// Bindings to the object's properties; `nil` without an object.
  @MainActor @preconcurrency public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
}

/// Says again what an object says that may be another one each time.
private final class FocusedObjectObserver: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private weak var observed: AnyObject?
  private var observation: (any Cancellable)?

  func observe<T: ObservableObject>(_ object: T?) {
    guard object !== observed else { return }
    observed = object
    observation?.cancel()
    observation = object?.observeWillChange { [objectWillChange] in objectWillChange.send() }
  }
}
