public import Foundation
public import FoundationNetworking

/// Asks a server for a tile.
///
/// It becomes part of the apps that show maps: only those reach Foundation's networking part. It is never cancelled: Foundation's
/// session waits for its own queue while it cancels, and may wait for ever where an answer comes at the same time.
@_alwaysEmitIntoClient
public func _askForTile(_ url: URL, _ headers: [String: String], _ patience: Double) async throws -> _TileResponse {
  var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: patience)
  for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
  let (data, answer) = try await withCheckedThrowingContinuation { (done: CheckedContinuation<(Data, URLResponse), any Error>) in
    URLSession.shared.dataTask(with: request) { data, response, error in
      if let data, let response {
        done.resume(returning: (data, response))
      } else {
        done.resume(throwing: error ?? URLError(.unknown))
      }
    }.resume()
  }
  guard let response = answer as? HTTPURLResponse else { throw URLError(.badServerResponse) }
  var answered: [String: String] = [:]
  for (name, value) in response.allHeaderFields {
    if let name = name as? String, let value = value as? String { answered[name] = value }
  }
  return _TileResponse(status: response.statusCode, headers: answered, body: data)
}
