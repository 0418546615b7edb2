import Foundation
import LoopbackServers
import SwiftUICore
import Testing

@testable import WebFetching

/// What came of a request.
private func outcome(
  _ url: URL, _ headers: [String: String] = [:], byteLimit: Int = 1 << 20, timeLimit: Double = 20
) async -> Result<WebResponse, URLError> {
  let request = WebRequest(url: url, headers: headers, byteLimit: byteLimit, timeLimit: timeLimit)
  do throws(URLError) { return .success(try await SoupFetcher.shared.fetch(request)) } catch { return .failure(error) }
}

extension Result where Success == WebResponse, Failure == URLError {
  fileprivate var error: URLError.Code? { if case .failure(let error) = self { error.code } else { nil } }
}

@Suite("Asking servers") struct SoupFetcherTests {
  @Test("sends headers, and answers with status, headers in small letters and body, whatever the status is")
  func plain() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/a": LoopbackServer.http("200 OK", ["X-One: 1", "x-one: 2", "ETag: \"e\""], Data("body".utf8))
      case "/empty": LoopbackServer.http("304 Not Modified")
      default: LoopbackServer.http("404 Not Found", [], Data("none".utf8))
      }
    }
    defer { server.stop() }
    let answer = try await outcome(server.url("/a"), ["User-Agent": "Tests", "If-None-Match": "\"e\""]).get()
    #expect(answer.status == 200 && answer.body == Data("body".utf8))
    #expect(answer.headers["x-one"] == "1, 2" && answer.headers["etag"] == "\"e\"")
    #expect(server.requests[0].text.contains("user-agent: tests\r\n"))
    #expect(server.requests[0].text.contains("if-none-match: \"e\"\r\n"))
    let empty = try await outcome(server.url("/empty")).get()
    #expect(empty.status == 304 && empty.body.isEmpty)
    let missing = try await outcome(server.url("/b")).get()
    #expect(missing.status == 404 && missing.body == Data("none".utf8))
  }

  @Test(
    "a body is as long as the limit, and not a byte longer, whether its length is said before or not",
    arguments: [true, false])
  func limit(isLengthSaid: Bool) async throws {
    let body = Data(repeating: 7, count: 200_000)
    let server = try LoopbackServer { _, client in
      let length = isLengthSaid ? "Content-Length: \(body.count)\r\n" : ""
      client.send(Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\(length)\r\n".utf8) + body)
    }
    defer { server.stop() }
    #expect(try await outcome(server.url(), byteLimit: 200_000).get().body == body)
    #expect(await outcome(server.url(), byteLimit: 199_999).error == .dataLengthExceedsMaximum)
  }

  @Test("a length above the limit is refused before the body comes, and the connection closed")
  func lengthAboveLimit() async throws {
    let server = try LoopbackServer { _, client in
      client.send(Data("HTTP/1.1 200 OK\r\nContent-Length: 20000000000\r\n\r\n".utf8))
      client.waitForEnd()
    }
    defer { server.stop() }
    #expect(await outcome(server.url()).error == .dataLengthExceedsMaximum)
    #expect(await becomes { server.openCount == 0 })
  }

  @Test("nothing but http and https is asked for, nor followed to", arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "x"])
  func schemes(address: String) async throws {
    #expect(await outcome(URL(string: address)!).error == .unsupportedURL)
    guard address != "x" else { return }
    let server = try LoopbackServer { _ in LoopbackServer.http("302 Found", ["Location: \(address)"]) }
    defer { server.stop() }
    #expect(await outcome(server.url()).error == .unsupportedURL)
  }

  @Test("redirects are followed to the end, relative ones too; loops end")
  func redirects() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/deep/a": LoopbackServer.http("301 Moved Permanently", ["Location: b?c=1"])
      case "/deep/b?c=1": LoopbackServer.http("200 OK", [], Data("there".utf8))
      case "/nowhere": LoopbackServer.http("302 Found", [], Data("no address".utf8))
      default: LoopbackServer.http("307 Temporary Redirect", ["Location: /loop"])
      }
    }
    defer { server.stop() }
    let answer = try await outcome(server.url("/deep/a"), ["X-Kept": "yes"]).get()
    #expect(answer.body == Data("there".utf8) && answer.isRedirected)
    #expect(server.requests.allSatisfy { $0.text.contains("x-kept: yes") } && server.requests.count == 2)
    let nowhere = try await outcome(server.url("/nowhere")).get()
    #expect(nowhere.status == 302 && !nowhere.isRedirected)
    let before = server.requests.count
    #expect(await outcome(server.url("/loop")).error == .httpTooManyRedirects)
    #expect(server.requests.count - before == 21)
  }

  @Test("what cannot be reached or is no answer fails")
  func broken() async throws {
    let rubbish = try LoopbackServer { _ in Data("\u{0}\u{1}rubbish\r\n\r\n".utf8) }
    #expect(await outcome(rubbish.url()).error == .badServerResponse)
    let short = try LoopbackServer { _ in Data("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc".utf8) }
    #expect(await outcome(short.url()).error == .networkConnectionLost)
    #expect(await outcome(URL(string: "http:///a")!).error == .badURL)
    let gone = rubbish.url()
    for server in [rubbish, short] { server.stop() }
    #expect(await outcome(gone).error == .cannotConnectToHost)
  }

  @Test(
    "what comes before an answer without an end is not listened to for ever, and others are served",
    arguments: ["HTTP/1.1 100 Continue\r\n\r\n", "X-More: 1\r\n", "a"])
  func endlessHead(part: String) async throws {
    let server = try LoopbackServer { request, client in
      guard request.path == "/endless" else { return _ = client.send(LoopbackServer.http("200 OK", [], Data("there".utf8))) }
      if !part.hasPrefix("HTTP") { client.send(Data("HTTP/1.1 200 OK\r\n".utf8)) }
      let parts = Data(String(repeating: part, count: 1000).utf8)
      while client.send(parts) {}
    }
    defer { server.stop() }
    #expect(await outcome(server.url("/endless")).error != nil)
    #expect(await becomes { server.openCount == 0 })
    #expect(try await outcome(server.url()).get().body == Data("there".utf8))
  }

  @Test("a cancelled task ends its transfer at once, and the server sees the connection close", arguments: [true, false])
  func cancellation(isBodyComing: Bool) async throws {
    let server = try LoopbackServer { _, client in
      if isBodyComing { client.send(Data("HTTP/1.1 200 OK\r\n\r\nabc".utf8)) }
      client.waitForEnd()
    }
    defer { server.stop() }
    let url = server.url()
    let task = Task { await outcome(url) }
    #expect(await becomes { server.requests.count == 1 })
    task.cancel()
    #expect(await task.value.error == .cancelled)
    #expect(await becomes { server.openCount == 0 })
    // Before it begins, nobody is asked.
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome(url)
    }
    #expect(await early.value.error == .cancelled)
    #expect(server.requests.count == 1)
  }

  @Test("a server that is silent, or trickles, is given up in time, and sees the connection close", arguments: [true, false])
  func patience(isTrickling: Bool) async throws {
    let server = try LoopbackServer { _, client in
      if isTrickling { while client.send(Data("HTTP/1.1 200 OK\r\nX-More: 1\r\n".utf8)) { usleep(10_000) } }
      client.waitForEnd()
    }
    defer { server.stop() }
    #expect(await outcome(server.url(), timeLimit: 0.1).error == .timedOut)
    #expect(await becomes { server.openCount == 0 })
  }

  @Test("more than a server's connections wait for each other, and all come")
  func many() async throws {
    let server = try LoopbackServer { request in LoopbackServer.http("200 OK", [], Data(request.path.utf8)) }
    defer { server.stop() }
    let bodies = await withTaskGroup(of: Data?.self) { group in
      for index in 0..<40 { group.addTask { try? await outcome(server.url("/\(index)")).get().body } }
      return await group.reduce(into: Set<Data>()) { bodies, body in if let body { bodies.insert(body) } }
    }
    #expect(bodies.count == 40)
  }
}

/// Waits until something is so; false where it does not become so in time.
func becomes(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<2000 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
  return condition()
}
