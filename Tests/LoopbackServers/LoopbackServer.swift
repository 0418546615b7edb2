package import Foundation
import Glibc
import Synchronization

/// A server on this machine that does what a test wants: answers with whatever bytes, says nothing, never ends.
package final class LoopbackServer: Sendable {
  /// A request's first line and headers, in small letters.
  package struct Request: Sendable {
    package let path: String
    package let text: String
  }

  /// The one who asked.
  package struct Client: Sendable {
    fileprivate let socket: Int32

    /// Sends bytes, as fast as they are taken; false: the connection is closed.
    @discardableResult
    package func send(_ data: Data) -> Bool {
      data.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          let count = Glibc.send(socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
          if count <= 0 { return false }
          sent += count
        }
        return true
      }
    }

    /// Waits until the other side closes the connection.
    package func waitForEnd() {
      var byte: UInt8 = 0
      while read(socket, &byte, 1) > 0 {}
    }
  }

  package let port: UInt16
  private let socket: Int32
  private let serve: @Sendable (Request, Client) -> Void
  private let seen = Mutex<[Request]>([])
  private let open = Mutex<Set<Int32>>([])

  /// The requests that have come.
  package var requests: [Request] { seen.withLock { $0 } }
  /// How many connections have not been closed by both sides.
  package var openCount: Int { open.withLock { $0.count } }

  /// Starts a server; `serve` runs on a thread of its own for each request, and the connection is closed when it returns.
  package init(_ serve: @escaping @Sendable (Request, Client) -> Void) throws {
    self.serve = serve
    (socket, port) = try Self.listen()
    Thread.detachNewThread { [self] in accept() }
  }

  /// Starts a server that sends what a closure answers; `nil`: nothing, and the connection stays open.
  package convenience init(answer: @escaping @Sendable (Request) -> Data?) throws {
    try self.init { request, client in
      if let data = answer(request) { client.send(data) } else { client.waitForEnd() }
    }
  }

  /// The address of a path.
  package func url(_ path: String = "/") -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// Takes no more requests, and ends those that are there.
  package func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
    open.withLock { $0.forEach { shutdown($0, Int32(SHUT_RDWR)) } }
  }

  /// An answer with headers and a body.
  package static func http(_ status: String, _ headers: [String] = [], _ body: Data = Data()) -> Data {
    let head = ["HTTP/1.1 \(status)"] + headers + ["Content-Length: \(body.count)", "Connection: close", "", ""]
    return Data(head.joined(separator: "\r\n").utf8) + body
  }

  private static func listen() throws -> (Int32, UInt16) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && Glibc.listen(socket, 64) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  private func accept() {
    while true {
      let client = Glibc.accept(socket, nil, nil)
      if client < 0 { return }
      open.withLock { _ = $0.insert(client) }
      Thread.detachNewThread { [self] in
        if let request = request(from: client) { serve(request, Client(socket: client)) }
        open.withLock { _ = $0.remove(client) }
        close(client)
      }
    }
  }

  private func request(from client: Int32) -> Request? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = read(client, &buffer, buffer.count)
      if count <= 0 { return nil }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let words = text.split(separator: " ", maxSplits: 2)
    let request = Request(path: words.count > 1 ? String(words[1]) : "", text: text.lowercased())
    seen.withLock { $0.append(request) }
    return request
  }
}
