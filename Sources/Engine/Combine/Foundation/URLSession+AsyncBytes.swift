import EngineRuntime
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The body of an answer, byte after byte as it comes; it ends early with an error where the connection does.
  ///
  /// The request is given up when nobody reads any more.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    /// The task that fetches them.
    public let task: URLSessionDataTask
    private let chunks: AsyncThrowingStream<Data, any Error>

    fileprivate init(task: URLSessionDataTask, chunks: AsyncThrowingStream<Data, any Error>) {
      (self.task, self.chunks) = (task, chunks)
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks.makeAsyncIterator()) }

    /// Reads byte after byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var chunks: AsyncThrowingStream<Data, any Error>.Iterator
      private var bytes = Data().makeIterator()

      fileprivate init(_ chunks: AsyncThrowingStream<Data, any Error>.Iterator) { self.chunks = chunks }

      /// The next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? {
        if let byte = bytes.next() { return byte }
        while let chunk = try await chunks.next() {
          bytes = chunk.makeIterator()
          if let byte = bytes.next() { return byte }
        }
        try Task.checkCancellation()
        return nil
      }
    }
  }

  /// Asks for what a URL holds, and returns the head of the answer with its body, which is still to come.
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Makes a request, and returns the head of the answer with its body, which is still to come.
  ///
  /// A delegate, or else the session's own, is asked about redirections and credentials.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (chunks, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
    let receiver = BytesReceiver(chunks: continuation, delegate: delegate ?? self.delegate as? any URLSessionTaskDelegate)
    // A session tells one delegate of all its tasks: a request gets one of its own, with the settings of this one.
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.waitsForHead(continuation)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
    continuation.onTermination = { _ in task.cancel() }
    return (AsyncBytes(task: task, chunks: chunks), response)
  }
}

// Safe: what changes is behind the lock, and the stream is made for use from several threads.
/// Hands on what a task receives.
private final class BytesReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = Lock()
  private var head: CheckedContinuation<URLResponse, any Error>?
  /// Why there is no head to wait for; `nil` as long as one may come.
  private var failure: (any Error)?
  private let delegate: (any URLSessionTaskDelegate)?
  private let chunks: AsyncThrowingStream<Data, any Error>.Continuation

  init(chunks: AsyncThrowingStream<Data, any Error>.Continuation, delegate: (any URLSessionTaskDelegate)?) {
    (self.chunks, self.delegate) = (chunks, delegate)
  }

  /// Has who waits told of the head, or at once that none will come: a request may be given up before anybody waits.
  func waitsForHead(_ continuation: CheckedContinuation<URLResponse, any Error>) {
    let failure: (any Error)? = lock.withLock {
      if self.failure == nil { head = continuation }
      return self.failure
    }
    if let failure { continuation.resume(throwing: failure) }
  }

  private func takeHead(failing failure: (any Error)? = nil) -> CheckedContinuation<URLResponse, any Error>? {
    lock.withLock {
      self.failure = failure
      defer { head = nil }
      return head
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    takeHead()?.resume(returning: response)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { chunks.yield(data) }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let head = takeHead(failing: error ?? URLError(.badServerResponse)) {
      // An answer without a body may end before its head was told of.
      if error == nil, let response = task.response {
        head.resume(returning: response)
      } else {
        head.resume(throwing: error ?? URLError(.badServerResponse))
      }
    }
    chunks.finish(throwing: error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let delegate else { return completionHandler(request) }
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request, completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}
