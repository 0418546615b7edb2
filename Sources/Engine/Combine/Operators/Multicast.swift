extension Publisher {
  /// Shares one subscription among many, through a subject made for each connection.
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription among many, through a subject.
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}

extension Publishers {
  /// Shares one subscription among many, once connected.
  public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public final let upstream: Upstream

    /// Makes the subject that all subscribers of a connection share.
    public final let createSubject: () -> SubjectType

    private let lock = Lock()
    private var subject: SubjectType?

    /// Creates the publisher; `Publisher` has methods for it.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the shared subject.
    public final func receive<S>(subscriber: S)
    where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      currentSubject().subscribe(subscriber)
    }

    /// Subscribes to upstream; cancelling the result ends the connection, and the next one has a new subject.
    public final func connect() -> any Cancellable {
      let connection = upstream.subscribe(currentSubject())
      return AnyCancellable {
        connection.cancel()
        self.lock.withLock { self.subject = nil }
      }
    }

    private func currentSubject() -> SubjectType {
      if let subject = lock.withLock({ subject }) { return subject }
      let made = createSubject()
      return lock.withLock {
        if let subject { return subject }
        subject = made
        return made
      }
    }
  }
}
