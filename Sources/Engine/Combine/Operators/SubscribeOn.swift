extension Publisher {
  /// Subscribes, asks for values and cancels on a scheduler.
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// Subscribes, asks for values and cancels on a scheduler.
  public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Where the subscription, requests and the cancelling take place.
    public let scheduler: Context

    /// The scheduler's options; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates what `subscribe` of `Publisher` returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outer = RemoteSubscription(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(outer) }
    }
  }
}

/// Does what downstream asks elsewhere, and passes values through.
private final class RemoteSubscription<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    receiver.map { $0.receive(subscription: self) } ?? subscription.cancel()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let more = lock.withLock { downstream }?.receive(input) ?? .none
    if more > .none { request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    detach().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream = lock.withLock({ upstream }) else { return }
    schedule { upstream.request(demand) }
  }

  func cancel() {
    guard let upstream = detach().upstream else { return }
    schedule { upstream.cancel() }
  }

  private func detach() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}
