import Foundation
import FoundationNetworking
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

@Suite("Answers that hold pictures are kept as servers allow")
struct PictureCacheTests {
  /// Answers as a test says, and remembers what it was asked.
  private final class Server: WebFetcher {
    private let asked = Mutex<[[String: String]]>([])
    private let answer: @Sendable ([String: String]) -> WebResponse
    init(_ answer: @escaping @Sendable ([String: String]) -> WebResponse) { self.answer = answer }

    var headers: [[String: String]] { asked.withLock { $0 } }
    func fetch(_ request: WebRequest) async throws(URLError) -> WebResponse {
      asked.withLock { $0.append(request.headers) }
      return answer(request.headers)
    }
  }

  private let store = URLCache(memoryCapacity: 8 << 20, diskCapacity: 0, diskPath: nil)
  private let body = Data([1, 2, 3])

  private func request(_ policy: URLRequest.CachePolicy = .useProtocolCachePolicy, _ headers: [String: String] = [:]) throws
    -> URLRequest
  {
    var request = URLRequest(url: try #require(URL(string: "http://a.test/picture.png")), cachePolicy: policy)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  private func cache(_ server: Server, at seconds: Double = 0) -> PictureCache {
    PictureCache(store: store, web: server, now: { Date(timeIntervalSinceReferenceDate: 800_000_000 + seconds) })
  }

  private func server(_ headers: [String: String], status: Int = 200, isRedirected: Bool = false) -> Server {
    let body = body
    return Server { _ in WebResponse(status: status, headers: headers, body: body, isRedirected: isRedirected) }
  }

  @Test("a fresh answer is not asked for again; an old one is asked about, and counts on where it has not changed")
  func freshness() async throws {
    let body = body
    let server = Server { headers in
      headers["If-None-Match"] == "\"1\""
        ? WebResponse(status: 304, headers: ["cache-control": "max-age=100"], body: Data())
        : WebResponse(status: 200, headers: ["cache-control": "max-age=10", "etag": "\"1\""], body: body)
    }
    for (second, count) in [(0.0, 1), (9, 1), (11, 2), (110, 2), (112, 3)] {
      #expect(try await cache(server, at: second).body(of: request()) == body)
      #expect(server.headers.count == count, "after \(second) s")
    }
    #expect(server.headers[0]["If-None-Match"] == nil && server.headers[0]["User-Agent"] == "Apus AsyncImage")
  }

  @Test("an answer that was old when it came, and has not changed, counts from when that was said")
  func age() async throws {
    let body = body
    let server = Server { headers in
      headers["If-None-Match"] == nil
        ? WebResponse(status: 200, headers: ["cache-control": "max-age=100", "age": "90", "etag": "\"1\""], body: body)
        : WebResponse(status: 304, headers: [:], body: Data())
    }
    for (second, count) in [(0.0, 1), (9, 1), (11, 2), (110, 2), (112, 3)] {
      #expect(try await cache(server, at: second).body(of: request()) == body)
      #expect(server.headers.count == count, "after \(second) s")
    }
  }

  @Test(
    "what a server does not let anybody keep, what failed and what came from elsewhere is asked for each time",
    arguments: [
      (["cache-control": "no-store, max-age=100"], 200, false), (["cache-control": "max-age=0"], 200, false), ([:], 200, false),
      (["cache-control": "max-age=100"], 404, false), (["cache-control": "max-age=100"], 200, true),
      (["cache-control": "max-age=100", "vary": "*"], 200, false),
    ] as [([String: String], Int, Bool)])
  func notKept(headers: [String: String], status: Int, isRedirected: Bool) async throws {
    let server = server(headers, status: status, isRedirected: isRedirected)
    for count in 1...2 {
      #expect(try await cache(server).body(of: request()) == body)
      #expect(server.headers.count == count)
    }
  }

  @Test("where a server does not say how long, it is a tenth of the time for which the answer has not changed")
  func heuristic() async throws {
    // 800,000,000 s after the reference date is 2026-05-09 06:13:20.
    let server = server(["last-modified": "Sat, 09 May 2026 06:11:40 GMT"])
    for (second, count) in [(0.0, 1), (9, 1), (11, 2)] {
      _ = try await cache(server, at: second).body(of: request())
      #expect(server.headers.count == count, "after \(second) s")
    }
    #expect(server.headers[1]["If-Modified-Since"] == "Sat, 09 May 2026 06:11:40 GMT")
  }

  @Test("the request's policy says whether a kept answer is taken")
  func policies() async throws {
    let server = server(["cache-control": "max-age=10", "etag": "\"1\""])
    await #expect(throws: URLError(.resourceUnavailable)) { try await cache(server).body(of: request(.returnCacheDataDontLoad)) }
    #expect(server.headers.isEmpty)
    _ = try await cache(server).body(of: request(.returnCacheDataElseLoad))
    #expect(server.headers.count == 1)
    for policy in [URLRequest.CachePolicy.returnCacheDataElseLoad, .returnCacheDataDontLoad] {
      #expect(try await cache(server, at: 1000).body(of: request(policy)) == body)
      #expect(server.headers.count == 1)
    }
    _ = try await cache(server).body(of: request(.reloadIgnoringLocalCacheData))
    #expect(server.headers.count == 2 && server.headers[1]["If-None-Match"] == nil)
    _ = try await cache(server).body(of: request(.reloadIgnoringLocalAndRemoteCacheData))
    #expect(server.headers.count == 3 && server.headers[2]["Cache-Control"] == "no-cache")
    _ = try await cache(server).body(of: request(.reloadRevalidatingCacheData))
    #expect(server.headers.count == 4 && server.headers[3]["If-None-Match"] == "\"1\"")
  }

  @Test("a request's own headers are sent; an answer that varies with them stands for no other request")
  func headers() async throws {
    let server = server(["cache-control": "max-age=100", "vary": "Accept, X-Key"])
    _ = try await cache(server).body(of: request())
    _ = try await cache(server).body(of: request(.useProtocolCachePolicy, ["X-Key": "1", "accept": "image/png"]))
    #expect(server.headers.count == 2)
    let sent = server.headers[1]
    #expect(sent["X-Key"] == "1" && sent.filter { $0.key.lowercased() == "accept" }.map(\.value) == ["image/png"])
    // A part of an answer is none.
    _ = try await cache(server).body(of: request())
    let count = server.headers.count
    _ = try await cache(server).body(of: request(.useProtocolCachePolicy, ["Range": "bytes=0-1"]))
    #expect(server.headers.count == count + 1)
  }
}
