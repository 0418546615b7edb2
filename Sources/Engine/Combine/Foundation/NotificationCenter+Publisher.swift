import EngineRuntime
public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name, from one object or from any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications as they are posted; it never ends.
  public struct Publisher: Combine.Publisher {
    /// A notification.
    public typealias Output = Notification

    /// Notifications do not fail.
    public typealias Failure = Never

    /// Where notifications are posted.
    public let center: NotificationCenter

    /// Which notifications.
    public let name: Notification.Name

    /// Whose notifications; anybody's if `nil`.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which receives what is posted while it has demand.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let subject = PassthroughSubject<Notification, Never>()
      let action = UncheckedSendable<(Notification) -> Void> { subject.send($0) }
      let observer = center.addObserver(forName: name, object: object, queue: nil) { action.value($0) }
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(observer) })
        .subscribe(subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
