import Foundation
package import FoundationNetworking
import SwiftUICore

/// The way to pictures of the web past a cache, which keeps answers as their servers allow (RFC 9111).
package struct PictureCache {
  private let store: URLCache
  private let web: any WebFetcher
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - store: Where answers are kept.
  ///   - web: Who asks servers.
  ///   - now: The time by which answers age.
  package init(store: URLCache, web: any WebFetcher, now: @escaping @Sendable () -> Date = { Date() }) {
    (self.store, self.web, self.now) = (store, web, now)
  }

  /// Whether a request says no more than an address, headers and what may come from the cache.
  static func serves(_ request: URLRequest) -> Bool {
    let usual = URLRequest(url: URL(fileURLWithPath: "/"))
    return (request.httpMethod ?? "GET") == "GET" && request.httpBody == nil && request.httpBodyStream == nil
      && request.timeoutInterval == usual.timeoutInterval
  }

  /// The body of the answer to a request: a kept one where the request's policy and the server let it count.
  package func body(of request: URLRequest) async throws -> Data {
    guard !Self.asksInPart(request) else { return try await ask(request).body }
    let kept = kept(for: request)
    switch request.cachePolicy {
    case .returnCacheDataElseLoad, .returnCacheDataDontLoad:
      if let kept { return kept.data }
      guard request.cachePolicy == .returnCacheDataElseLoad else { throw URLError(.resourceUnavailable) }
      return try await load(request, instead: nil)
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData:
      return try await load(request, instead: nil)
    case .reloadRevalidatingCacheData: return try await load(request, instead: kept)
    case .useProtocolCachePolicy:
      if let kept, kept.freshness.freshUntil > now() { return kept.data }
      return try await load(request, instead: kept)
    @unknown default: return try await load(request, instead: kept)
    }
  }

  // MARK: Servers

  /// A request with conditions of the app's own, whose answer stands for no other request.
  private static func asksInPart(_ request: URLRequest) -> Bool {
    (request.allHTTPHeaderFields ?? [:]).keys.contains {
      ["range", "if-range", "if-match", "if-none-match", "if-modified-since", "if-unmodified-since"].contains($0.lowercased())
    }
  }

  private func ask(_ request: URLRequest, also conditions: [String: String] = [:]) async throws -> WebResponse {
    guard let url = request.url else { throw URLError(.badURL) }
    var headers = ["Accept": "image/*,*/*;q=0.8", "User-Agent": "Apus AsyncImage"]
    if request.cachePolicy == .reloadIgnoringLocalAndRemoteCacheData { headers["Cache-Control"] = "no-cache" }
    for (name, value) in request.allHTTPHeaderFields ?? [:] {
      // Names count whatever their case.
      for usual in headers.keys where usual.lowercased() == name.lowercased() { headers[usual] = nil }
      headers[name] = value
    }
    headers.merge(conditions) { $1 }
    return try await web.fetch(
      WebRequest(url: url, headers: headers, byteLimit: PictureBytes.limit, timeLimit: PictureBytes.timeLimit))
  }

  /// Asks the server, or whether a kept answer still counts.
  private func load(_ request: URLRequest, instead kept: Kept?) async throws -> Data {
    let answer = try await ask(request, also: kept?.freshness.requestHeaders ?? [:])
    if answer.status == 304, let kept {
      // How old the first answer was has nothing to say of this one.
      let headers = kept.headers.filter { $0.key != "age" }.merging(answer.headers) { $1 }
      keep(kept.data, headers: headers, for: request)
      return kept.data
    }
    if answer.status == 200, !answer.isRedirected { keep(answer.body, headers: answer.headers, for: request) }
    return answer.body
  }

  // MARK: Answers

  private struct Kept {
    var data: Data
    /// By names in small letters.
    var headers: [String: String]
    var freshness: HTTPFreshness
  }

  /// When an answer came, beside the server's own headers.
  private static let arrival = "x-apus-arrival"

  private func kept(for request: URLRequest) -> Kept? {
    guard let cached = store.cachedResponse(for: request), let response = cached.response as? HTTPURLResponse else { return nil }
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields { headers[name.lowercased()] = value }
    let arrival = headers[Self.arrival].flatMap(Double.init).map { Date(timeIntervalSinceReferenceDate: $0) }
    guard let arrival, !Self.varies(headers, with: request) else { return nil }
    return Kept(data: cached.data, headers: headers, freshness: Self.freshness(headers, at: arrival))
  }

  private func keep(_ data: Data, headers: [String: String], for request: URLRequest) {
    let freshness = Self.freshness(headers, at: now())
    let counts = freshness.freshUntil > now() || !freshness.requestHeaders.isEmpty
    guard freshness.mayBeKept, counts, !Self.varies(headers, with: request), let url = request.url else {
      return store.removeCachedResponse(for: request)
    }
    var fields = headers
    fields[Self.arrival] = String(now().timeIntervalSinceReferenceDate)
    let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)
    if let response { store.storeCachedResponse(CachedURLResponse(response: response, data: data), for: request) }
  }

  /// Where a server does not say how long an answer counts, it is a tenth of the time for which it has not changed.
  private static func freshness(_ headers: [String: String], at arrival: Date) -> HTTPFreshness {
    let date = headers["date"].flatMap(HTTPDate.parse) ?? arrival
    let unchanged = headers["last-modified"].flatMap(HTTPDate.parse).map { date.timeIntervalSince($0) } ?? 0
    return HTTPFreshness(headers, at: arrival, unsaid: min(max(unchanged, 0) / 10, HTTPFreshness.usual))
  }

  /// Whether the answer depends on headers that the request has, and others may not.
  private static func varies(_ headers: [String: String], with request: URLRequest) -> Bool {
    let own = Set((request.allHTTPHeaderFields ?? [:]).keys.map { $0.lowercased() })
    return (headers["vary"] ?? "").split(separator: ",").contains { part in
      let name = part.trimmingCharacters(in: .whitespaces).lowercased()
      return name == "*" || own.contains(name)
    }
  }
}
