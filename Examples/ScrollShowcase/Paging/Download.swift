import SwiftUI

/// One request to a server that may do anything: it ends in time, and what it brings is not too much.
///
/// Everything happens on a queue of its own, which makes it `Sendable`: how busy the screen is does not count as the server's time.
final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  typealias Outcome = Result<Data, ArticleError>
  /// The most that is taken, in bytes: a page of news has some thousand.
  private static let limit = 1_000_000
  private let patience: TimeInterval
  private let queue = DispatchQueue(label: "download")
  private var data = Data()
  private var session: URLSession?
  private var waiting: CheckedContinuation<Outcome, Never>?

  /// Waits this many seconds for the whole answer.
  init(patience: TimeInterval) { self.patience = patience }

  /// What the server sends; called once.
  func data(for request: URLRequest) async -> Outcome {
    await withCheckedContinuation { continuation in
      queue.async { self.begin(request, continuation) }
    }
  }

  private func begin(_ request: URLRequest, _ continuation: CheckedContinuation<Outcome, Never>) {
    waiting = continuation
    let operations = OperationQueue()
    operations.underlyingQueue = queue
    let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: operations)
    self.session = session
    session.dataTask(with: request).resume()
    // The request's own limit begins again with each byte; this one does not.
    queue.asyncAfter(deadline: .now() + patience) { [weak self] in self?.end(.failure(.noAnswer)) }
  }

  /// Only the first end counts.
  private func end(_ outcome: Outcome) {
    guard let waiting else { return }
    self.waiting = nil
    session?.invalidateAndCancel()
    session = nil
    waiting.resume(returning: outcome)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
    end(.failure(.status(response.statusCode)))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode
    completionHandler(status == 200 ? .allow : .cancel)
    if status != 200 { end(.failure(status.map { .status($0) } ?? .unreadable)) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard waiting != nil else { return dataTask.cancel() }
    self.data += data
    if self.data.count > Self.limit { end(.failure(.unreadable)) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let error else { return end(.success(data)) }
    end(.failure((error as? URLError)?.code == .timedOut ? .noAnswer : .noConnection))
  }
}
