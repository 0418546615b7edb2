public import Foundation

extension NotificationCenter {
  // Safe: nothing of it changes but the weak reference, which the runtime reads and clears as a whole.
  /// Notifications as they are posted, one after the other, for `for await`.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let hasObject: Bool

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object, hasObject) = (center, name, object, object != nil)
    }

    /// Listens from now on, until the task ends or nobody has the iterator any more.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      // Whoever asked for the notifications of an object that is gone gets none.
      guard !hasObject || object != nil else {
        continuation.finish()
        return Iterator(stream: stream.makeAsyncIterator())
      }
      let observer = Observer(
        center: center,
        token: center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Posted(notification: $0)) })
      continuation.onTermination = { _ in observer.end() }
      return Iterator(stream: stream.makeAsyncIterator())
    }

    /// Waits for each notification.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Posted>.Iterator

      /// The next notification; `nil` when the task has been cancelled.
      public mutating func next() async -> Notification? { await stream.next()?.notification }
    }
  }

  /// The notifications of a name, of an object or of all.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

// Safe: it is handed over, and whoever posted it has its own.
/// A notification on its way to the task that waits for it, which alone has it then.
private struct Posted: @unchecked Sendable { let notification: Notification }

// Safe: a centre may be told from any thread, and the token is only its name.
/// What a center knows a listener by; it may be told from any thread that the listener has gone.
private struct Observer: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func end() { center.removeObserver(token) }
}
