public import Foundation
public import FoundationNetworking
public import SwiftUI

/// Asks a server for a tile.
///
/// It becomes part of the apps that show maps, as `_fetch` does.
@_alwaysEmitIntoClient
public func _askForTile(_ url: URL, _ headers: [String: String], _ patience: Double) async throws -> _TileResponse {
  var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: patience)
  for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
  let (data, answer) = try await _fetch(request)
  guard let response = answer as? HTTPURLResponse else { throw URLError(.badServerResponse) }
  var answered: [String: String] = [:]
  for (name, value) in response.allHeaderFields {
    if let name = name as? String, let value = value as? String { answered[name] = value }
  }
  return _TileResponse(status: response.statusCode, headers: answered, body: data)
}
