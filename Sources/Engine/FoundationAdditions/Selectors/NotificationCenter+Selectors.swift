import EngineRuntime
public import Foundation
import Synchronization

extension NotificationCenter {
  /// Sends a message with each notification to an object, as long as it lives and is not removed.
  ///
  /// - Parameters:
  ///   - observer: Who gets the message; nobody keeps it.
  ///   - aSelector: The message; its method may take the notification.
  ///   - aName: The name of the notifications; `nil`: all.
  ///   - anObject: Whose notifications; `nil`: everybody's.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
  {
    let listener = Listener(center: self, observer: observer as AnyObject, name: aName, object: anObject.map { $0 as AnyObject })
    let token = addObserver(forName: aName, object: anObject, queue: nil) { [weak listener] notification in
      guard let listener else { return }
      guard let observer = listener.observer else { return Listeners.remove { $0 === listener } }
      SelectorCall.perform(aSelector, on: observer, [notification])
    }
    Listeners.add(listener, token: token)
  }

  /// Sends no more messages to an object, or calls a listener no more.
  public func removeObserver(_ observer: AnyObject) {
    Listeners.remove { $0.center === self && $0.observer === observer }
    removeObserver(observer as Any)
  }

  /// Sends no more messages to an object with notifications of a name, or of an object.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let object = anObject.map { $0 as AnyObject }
    Listeners.remove {
      $0.center === self && $0.observer === observer && (aName == nil || $0.name == aName)
        && (object == nil || $0.object === object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

// Safe: it does not change but for its weak references, which the runtime reads and clears as a whole.
/// An object that messages are sent to with notifications.
private final class Listener: @unchecked Sendable {
  weak let center: NotificationCenter?
  weak let observer: AnyObject?
  let name: NSNotification.Name?
  weak let object: AnyObject?

  init(center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
    (self.center, self.observer, self.name, self.object) = (center, observer, name, object)
  }
}

/// The listeners of all centers; those that are gone are taken out when another one comes.
private enum Listeners {
  private static let all = Mutex<[(listener: Listener, token: UncheckedSendable<any NSObjectProtocol>)]>([])

  static func add(_ listener: Listener, token: any NSObjectProtocol) {
    remove { $0.observer == nil || $0.center == nil }
    let token = UncheckedSendable(token)
    all.withLock { $0.append((listener, token)) }
  }

  static func remove(where isMeant: (Listener) -> Bool) {
    let known = all.withLock { $0 }
    let gone = known.filter { isMeant($0.listener) }
    let listeners = Set(gone.map { ObjectIdentifier($0.listener) })
    guard !gone.isEmpty else { return }
    all.withLock { $0.removeAll { listeners.contains(ObjectIdentifier($0.listener)) } }
    for item in gone { item.listener.center?.removeObserver(item.token.value as Any) }
  }
}
