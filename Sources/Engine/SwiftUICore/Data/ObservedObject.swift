import Combine
import Foundation

/// An object given to a view, whose announced changes update the view.
///
/// The wrapper does not own the object: whoever passes it in keeps it alive. For an object that the view makes itself, use
/// `StateObject`.
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
      Binding(location: ObjectPropertyLocation(object: object, keyPath: keyPath))
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

/// An object that a view makes once and keeps for as long as it has its place in the tree.
///
/// Its announced changes update the view. It goes when the view's identity does.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: StateObjectBox<ObjectType>?

  /// Creates the property with what makes the object; it is called once, before the first body.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; read outside of the view's body, a new one each time, with a message.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let box else {
      Diagnostics.report("@StateObject of \(ObjectType.self) was read outside of its view's body; this makes a new object")
      return make()
    }
    return box.object
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    if let existing = storage as? StateObjectBox<ObjectType> {
      box = existing
    } else {
      let made = StateObjectBox(make())
      ObjectSubscription.follow(made.object, for: node, storage: &made.subscription)
      storage = made
      box = made
    }
  }
}

extension StateObject: StructurallyComparable {
  package static func areEqual(_ a: StateObject, _ b: StateObject) -> Bool { true }
}

private final class StateObjectBox<ObjectType: AnyObject>: EndingStorage {
  let object: ObjectType
  var subscription: AnyObject?
  init(_ object: ObjectType) { self.object = object }
  func end() { (subscription as? any EndingStorage)?.end() }
}

/// An object that a view further out put into the environment.
///
/// Its announced changes update the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates the property; the object is looked up when the view appears.
  public init() {}

  /// The object.
  ///
  /// Traps when no view further out called `environmentObject(_:)` with one of this type.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no object of type \(ObjectType.self) in the environment; call .environmentObject(_:) with one on a view further out")
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
      Binding(location: ObjectPropertyLocation(object: object, keyPath: keyPath))
    }
  }
}

extension EnvironmentObject: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    object = EnvironmentValues(scope: node.scope, reader: node)[EnvironmentObjectKey<ObjectType>.self]
    if let object { ObjectSubscription.follow(object, for: node, storage: &storage) }
  }

  /// Does nothing; the engine has looked the object up by then.
  @MainActor @preconcurrency public mutating func update() {}
}

extension EnvironmentObject: StructurallyComparable {
  package static func areEqual(_ a: EnvironmentObject, _ b: EnvironmentObject) -> Bool { true }
}

/// Where an object of a type stands in the environment.
struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension View {
  /// Gives an object to every view below that asks for one of its type with `@EnvironmentObject`.
  ///
  /// One object a type: a view further in that gives another of the same type wins for what it contains.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWritingModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}

/// Updates a node when an object says that it will change.
private final class ObjectSubscription: EndingStorage {
  private let object: AnyObject
  private var cancellable: AnyCancellable?

  private init(_ object: AnyObject) { self.object = object }

  /// Follows an object on behalf of a node, unless the storage does so already.
  static func follow<ObjectType: ObservableObject>(_ object: ObjectType, for node: GraphNode, storage: inout AnyObject?) {
    if let existing = storage as? ObjectSubscription {
      if existing.object === object { return }
      existing.end()
    }
    let subscription = ObjectSubscription(object)
    subscription.cancellable = object.objectWillChange.sink { [weak node] _ in
      if !MainThread.isCurrent {
        Diagnostics.report(
          "\(ObjectType.self) published a change from a background thread; publish on the main thread (receive(on:), @MainActor)")
      }
      let target = UncheckedBox(node)
      MainThread.run {
        guard let node = target.value, node.isMounted else { return }
        node.graph.enqueueWrite(Transaction.current) { node.setNeedsUpdate() }
      }
    }
    storage = subscription
  }

  func end() {
    cancellable?.cancel()
    cancellable = nil
  }
}

/// A property of an object as a binding's place.
final class ObjectPropertyLocation<ObjectType: AnyObject, Value>: BindingLocation {
  private let object: ObjectType
  private let keyPath: ReferenceWritableKeyPath<ObjectType, Value>

  init(object: ObjectType, keyPath: ReferenceWritableKeyPath<ObjectType, Value>) {
    self.object = object
    self.keyPath = keyPath
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
