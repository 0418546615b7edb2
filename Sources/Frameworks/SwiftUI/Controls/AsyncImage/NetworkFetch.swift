public import Foundation
public import FoundationNetworking

/// Asks a server, by Foundation's shared session.
///
/// It becomes part of the apps that use what needs it: only those reach Foundation's networking part. It is never cancelled:
/// the session waits for its own queue while it cancels, and may wait for ever where an answer comes at the same time. Who no longer
/// wants the answer does not look at it.
@_alwaysEmitIntoClient
public func _fetch(_ request: URLRequest) async throws -> (Data, URLResponse) {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<(Data, URLResponse), any Error>) in
    URLSession.shared.dataTask(with: request) { data, response, error in
      if let data, let response {
        done.resume(returning: (data, response))
      } else {
        done.resume(throwing: error ?? URLError(.unknown))
      }
    }.resume()
  }
}
