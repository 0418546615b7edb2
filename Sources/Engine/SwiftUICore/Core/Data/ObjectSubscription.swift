import Combine
import Foundation

/// Updates a node when an object says that it will change.
final class ObjectSubscription: EndingStorage {
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
      let target = UncheckedSendable(node)
      MainThread.run {
        guard let node = target.value, node.isMounted else { return }
        if let reader = node.graph.reader {
          Diagnostics.report(
            "\(ObjectType.self) published a change while the body of \(reader.nameInMessages) was evaluated; "
              + "change it in an action instead")
        }
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
