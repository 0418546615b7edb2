public import Combine
import Foundation
import SavedValues

/// An object that a view makes once and keeps for as long as it has its place in the tree.
///
/// Its announced changes update the view. It is made before the first body and goes when the view's identity does.
///
///     struct TownScreen: View {
///       @StateObject private var model = TownModel()
///       var body: some View { TextField("Name", text: $model.name) }
///     }
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: StateObjectStorage<ObjectType>?

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
    if let existing = storage as? StateObjectStorage<ObjectType> {
      box = existing
    } else {
      let made = StateObjectStorage(make())
      ObjectSubscription.follow(made.object, for: node, storage: &made.subscription)
      storage = made
      box = made
    }
  }
}

extension StateObject: StructurallyComparable {
  package static func areEqual(_ a: StateObject, _ b: StateObject) -> Bool { true }
}

private final class StateObjectStorage<ObjectType: ObservableObject>: EndingStorage, SavedPart {
  private(set) var object: ObjectType
  var subscription: AnyObject?
  init(_ object: ObjectType) { self.object = object }

  func saved() -> SavedContent {
    if let object = object as? any RestorableObject { return object.saved.map { .value($0) } ?? .nothing }
    return SavedValue(object).map { .value($0) } ?? .lost
  }

  func restore(_ value: SavedValue, of node: GraphNode) -> Bool {
    if let object = object as? any RestorableObject { return object.restore(value) }
    guard let restored = value.restored(as: ObjectType.self) else { return false }
    object = restored
    ObjectSubscription.follow(restored, for: node, storage: &subscription)
    return true
  }

  func end() { (subscription as? any EndingStorage)?.end() }
}
