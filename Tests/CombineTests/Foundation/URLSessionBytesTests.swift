import Combine
import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// Answers requests in pieces, without a network: what the path names, or an error.
private final class Pieces: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path != "/lost" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    if let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: ["A": "b"]) {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    if url.path != "/empty" {
      for piece in ["one\nt", "wo\r\n", "", "\nthree"] { client?.urlProtocol(self, didLoad: Data(piece.utf8)) }
    }
    if url.path == "/broken" {
      client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
    } else {
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  override func stopLoading() {}
}

@Suite("Answers from a URL, byte after byte")
struct URLSessionBytesTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Pieces.self]
    return URLSession(configuration: configuration)
  }()

  private func url(_ path: String) throws -> URL { try #require(URL(string: "http://host/\(path)")) }

  @Test("the head comes first, then all bytes of all pieces")
  func answer() async throws {
    let (bytes, response): (URLSession.AsyncBytes, URLResponse) = try await session.bytes(from: url("whole"))
    #expect((response as? HTTPURLResponse)?.statusCode == 200 && bytes.task.originalRequest?.url?.path == "/whole")
    var read: [UInt8] = []
    for try await byte in bytes { read.append(byte) }
    #expect(String(decoding: read, as: UTF8.self) == "one\ntwo\r\n\nthree")
  }

  @Test("lines are read as they come, and an answer without a body has none")
  func lines() async throws {
    var lines: [String] = []
    for try await line in try await session.bytes(for: URLRequest(url: url("whole"))).0.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
    for try await _ in try await session.bytes(from: url("empty")).0 { Issue.record("a byte of nothing") }
  }

  @Test("a request of a task that was cancelled before it waits ends, too")
  func cancelled() async throws {
    let session = session, url = try url("whole")
    for _ in 0..<20 {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = try await session.bytes(from: url)
      }
      await #expect(throws: (any Error).self) { try await task.value }
    }
  }

  @Test("an error before the head is the call's, a later one the reader's")
  func errors() async throws {
    await #expect(throws: URLError.self) { try await session.bytes(from: url("lost")) }
    let (bytes, _) = try await session.bytes(from: url("broken"))
    await #expect(throws: URLError.self) { for try await _ in bytes {} }
  }
}
