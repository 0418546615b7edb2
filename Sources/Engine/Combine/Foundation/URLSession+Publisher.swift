import EngineRuntime
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher of what a URL holds.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// A publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the answer to a request; each subscriber makes a request of its own, once it wants a value.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The body and the head of the answer.
    public typealias Output = (data: Data, response: URLResponse)

    /// What went wrong; an HTTP status is not an error.
    public typealias Failure = URLError

    /// What is asked.
    public let request: URLRequest

    /// The session that asks.
    public let session: URLSession

    /// Creates a publisher; `URLSession` has methods for it.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, request: request, session: session))
    }
  }
}

/// One request.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let lock = Lock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?
  private let request: URLRequest
  private let session: URLSession

  init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let action = UncheckedSendable(finish)
    let task = session.dataTask(with: request) { action.value($0, $1, $2) }
    let starts = lock.withLock {
      guard downstream != nil, self.task == nil else { return false }
      self.task = task
      return true
    }
    if starts { task.resume() }
  }

  func cancel() { take().task?.cancel() }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let receiver = take().downstream else { return }
    if let response, error == nil {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func take() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    lock.withLock {
      defer { (downstream, task) = (nil, nil) }
      return (downstream, task)
    }
  }
}
