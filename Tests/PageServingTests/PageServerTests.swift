import Foundation
import Synchronization
import Testing

@testable import PageServing

@Suite("A server of a page")
struct PageServerTests {
  /// What the server told of pages that listen.
  private final class Listeners: Sendable {
    let changes = Mutex<[String]>([])
    func note(_ text: String) { changes.withLock { $0.append(text) } }

    /// Waits until so much was told; only somebody who fails waits for long.
    func wait(for count: Int) -> [String] {
      for _ in 0..<2_000 where changes.withLock({ $0.count }) < count { usleep(5_000) }
      return changes.withLock { $0 }
    }
  }

  private let listeners = Listeners()
  private let server: PageServer

  init() throws {
    let listeners = listeners
    server = try PageServer(
      port: nil,
      PageServer.Answering(
        answer: { request in
          switch (request.method, request.path) {
          case (.get, ""): .content(Data("page".utf8), type: "text/html")
          case (.get, "events"): .events
          case (.post, "echo"): .content(request.body, type: "text/plain")
          case (.post, "done"): .done
          case (.post, "refused"): .refused("not so")
          default: .notFound
          }
        }, opened: { listeners.note("opened \($0.number)") }, closed: { listeners.note("closed \($0.number)") }))
  }

  private func path(_ name: String) -> String { "/\(server.token)/\(name)" }

  @Test("answers what is asked for under its token")
  func answers() {
    defer { server.stop() }
    let page = PageClient.ask(server.port, path(""))
    #expect(server.address == "http://127.0.0.1:\(server.port)/\(server.token)/")
    #expect(page.hasPrefix("HTTP/1.1 200") && page.hasSuffix("\r\n\r\npage") && page.contains("Content-Type: text/html"))
    for header in ["Content-Security-Policy: default-src 'none'", "Referrer-Policy: no-referrer", "Cache-Control: no-store"] {
      #expect(page.contains(header))
    }
    let body = String(repeating: "日", count: 20_000)
    #expect(PageClient.ask(server.port, path("echo"), method: "POST", body: body).hasSuffix("\r\n\r\n" + body))
    #expect(PageClient.ask(server.port, path("done"), method: "POST", body: "x").hasPrefix("HTTP/1.1 204"))
    let refused = PageClient.ask(server.port, path("refused"), method: "POST", body: "x")
    #expect(refused.hasPrefix("HTTP/1.1 400") && refused.hasSuffix("not so\n"))
    #expect(PageClient.ask(server.port, path("nothing")).hasPrefix("HTTP/1.1 404"))
  }

  @Test("takes nothing from others, nor more than there may be")
  func refusals() {
    defer { server.stop() }
    #expect(PageClient.ask(server.port, path(""), host: "evil.example").hasPrefix("HTTP/1.1 403"))
    #expect(PageClient.ask(server.port, path(""), headers: ["Origin: http://evil.example"]).hasPrefix("HTTP/1.1 403"))
    #expect(PageClient.ask(server.port, "/wrong/").hasPrefix("HTTP/1.1 404"))
    #expect(PageClient.ask(server.port, path("echo"), method: "PUT", body: "x").hasPrefix("HTTP/1.1 405"))
    let long = String(repeating: "a", count: PageAccess.bodyLimit + 1)
    #expect(PageClient.ask(server.port, path("echo"), method: "POST", body: long).hasPrefix("HTTP/1.1 413"))
    let chunked = ["Transfer-Encoding: chunked"]
    guard let client = PageClient(port: server.port) else { return #expect(Bool(false)) }
    defer { client.close() }
    let head = ["POST \(path("echo")) HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "Connection: close"] + chunked
    client.send(head.joined(separator: "\r\n") + "\r\n\r\n1\r\na\r\n0\r\n\r\n")
    #expect(client.read().hasPrefix("HTTP/1.1 411"))
    // What is no request at all ends its own connection, and no other.
    guard let noise = PageClient(port: server.port) else { return #expect(Bool(false)) }
    defer { noise.close() }
    noise.send("\u{0}\u{1}nonsense\r\n\r\n")
    _ = noise.read()
    #expect(PageClient.ask(server.port, path("")).hasPrefix("HTTP/1.1 200"))
  }

  @Test("pages that listen get events in order, one of them or all, and their ends are noticed")
  func events() throws {
    defer { server.stop() }
    let clients = try (0..<2).map { _ in try listen() }
    defer { clients[1].close() }
    #expect(listeners.wait(for: 2) == ["opened 1", "opened 2"])
    server.send(PageEvent("greeting", "only you"), to: PageListener(1))
    server.send(PageEvent("news", "a\nb"))
    server.send(PageEvent("last", "日本"))
    let first = clients[0].read(until: "日本\n\n"), second = clients[1].read(until: "日本\n\n")
    #expect(first.contains("event: greeting\ndata: only you\n\n") && !second.contains("only you"))
    for text in [first, second] { #expect(text.contains("event: news\ndata: a\ndata: b\n\n")) }
    clients[0].close()
    // It is found out when something is sent.
    for _ in 0..<1_000 where listeners.changes.withLock({ $0.count }) < 3 {
      server.checkListeners()
      usleep(5_000)
    }
    #expect(listeners.wait(for: 3).last == "closed 1")
    server.drop(PageListener(2))
    #expect(listeners.wait(for: 4).last == "closed 2")
    // The answer's end, by which a browser knows that it is to ask again.
    let rest = clients[1].read(until: "\r\n0\r\n\r\n")
    #expect(rest.hasSuffix("0\r\n\r\n") && !rest.contains("event: news"))
  }

  @Test("only so many listen at a time")
  func crowd() throws {
    let clients = try (0..<PageService.listenerLimit).map { _ in try listen() }
    #expect(listeners.wait(for: clients.count).count == clients.count)
    #expect(PageClient.ask(server.port, path("events")).hasPrefix("HTTP/1.1 503"))
    // The end of the server is the end of all.
    server.stop()
    #expect(listeners.wait(for: 2 * clients.count).count == 2 * clients.count)
    for client in clients {
      _ = client.read()
      client.close()
    }
  }

  @Test("a port that is taken is named with the way out, and one that is stopped is free again")
  func port() throws {
    let again = #expect(throws: PageServer.Failure.self) {
      try PageServer(port: server.port, PageServer.Answering(answer: { _ in .done }))
    }
    #expect(again?.description.hasPrefix("no page can be served on port \(server.port): ") == true)
    #expect(again?.description.hasSuffix("name another one by --port, or none") == true)
    server.stop()
    for _ in 0..<1_000 where PageClient(port: server.port)?.close() != nil { usleep(5_000) }
    #expect(PageClient.ask(server.port, path("")) == "not connected")
    server.stop()
  }

  private func listen() throws -> PageClient {
    let client = try #require(PageClient(port: server.port))
    client.send("GET \(path("events")) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    #expect(client.read(until: "\r\n\r\n").contains("Content-Type: text/event-stream\r\n"))
    return client
  }
}
