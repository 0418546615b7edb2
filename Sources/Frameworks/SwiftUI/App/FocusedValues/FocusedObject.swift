public import Combine
public import SwiftUICore

/// An object that the view with the focus, or the front window, gives; `nil` where none does.
///
/// Its announced changes update the view.
@propertyWrapper @MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  nonisolated(unsafe) private var lookup: FocusedObjectLookup?

  /// Creates the property; the object is looked up before each body.
  public nonisolated init() {}

  /// The object.
  public var wrappedValue: ObjectType? { object }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    object.map { ObservedObject(wrappedValue: $0).projectedValue }
  }
}

private final class FocusedObjectLookup: EndingStorage {
  let node: WeakReference<GraphNode>
  var subscription: AnyObject?
  init(_ node: GraphNode) { self.node = node.weakReference }
  func end() { (subscription as? any EndingStorage)?.end() }
}

extension FocusedObject: ConnectedProperty {
  package nonisolated mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    let known = storage as? FocusedObjectLookup
    let made = known ?? FocusedObjectLookup(node)
    storage = made
    lookup = made
  }

  /// Looks the object up.
  public mutating func update() {
    guard let lookup, let node = lookup.node.object else { return }
    object = EnvironmentValues(scope: node.scope, reader: node).focusedValues[FocusedObjectKey<ObjectType>.self]
    if let object {
      ObjectSubscription.follow(object, for: node, storage: &lookup.subscription)
    } else {
      lookup.end()
      lookup.subscription = nil
    }
  }
}

extension FocusedObject: StructurallyComparable {
  package nonisolated static func areEqual(_ a: FocusedObject, _ b: FocusedObject) -> Bool { true }
}
