extension Publisher {
  /// Goes on with another publisher in place of an error.
  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher, whose making may throw, in place of an error.
  public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// Goes on with another publisher in place of an error.
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output

    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that follows.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates what `catch` of `Publisher` returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay)
      relay.follow(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return relay.end(.finished) }
        relay.follow(handler(error)) { relay.end($0) }
      }
    }
  }
}

extension Publishers {
  /// Goes on with another publisher, whose making may throw, in place of an error.
  public struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that follows.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates what `tryCatch` of `Publisher` returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay)
      relay.follow(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return relay.end(.finished) }
        do {
          relay.follow(try handler(error)) { relay.end($0.erased) }
        } catch {
          relay.end(.failure(error))
        }
      }
    }
  }
}
