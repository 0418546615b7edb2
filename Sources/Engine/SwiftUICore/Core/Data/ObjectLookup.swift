package import Combine
import Foundation

/// Finds an object in what surrounds a node, and follows the one that was found last.
package final class ObjectLookup<ObjectType: ObservableObject>: EndingStorage {
  private let node: WeakReference<GraphNode>
  private let read: (EnvironmentValues) -> ObjectType?
  private var subscription: AnyObject?

  private init(_ node: GraphNode, _ read: @escaping (EnvironmentValues) -> ObjectType?) {
    self.node = node.weakReference
    self.read = read
  }

  /// What a property of a node keeps in its storage; made the first time.
  package static func known(
    in storage: inout AnyObject?, for node: GraphNode, _ read: @escaping (EnvironmentValues) -> ObjectType?
  ) -> ObjectLookup {
    if let known = storage as? ObjectLookup { return known }
    let made = ObjectLookup(node, read)
    storage = made
    return made
  }

  /// The object of now; `nil` where there is none.
  package func find() -> ObjectType? {
    guard let node = node.object else { return nil }
    let object = read(EnvironmentValues(scope: node.scope, reader: node))
    if let object {
      ObjectSubscription.follow(object, for: node, storage: &subscription)
    } else {
      end()
      subscription = nil
    }
    return object
  }

  package func end() { (subscription as? any EndingStorage)?.end() }
}
