import Foundation
import Glibc
import Synchronization

/// A server on this machine that answers as a test wants, with whatever bytes.
final class TileServer: Sendable {
  /// A request's first line and headers, as they came.
  struct Request: Sendable {
    let path: String
    let text: String
  }
  /// What is sent; `nil`: nothing, and the connection stays open.
  typealias Answer = @Sendable (Request) -> Data?

  private let socket: Int32
  let port: UInt16
  private let answer: Answer
  private let seen = Mutex<[Request]>([])
  private let open = Mutex<[Int32]>([])

  var requests: [Request] { seen.withLock { $0 } }

  init(_ answer: @escaping Answer) throws {
    self.answer = answer
    (socket, port) = try Self.listen()
    Thread.detachNewThread { [self] in accept() }
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
      open.withLock { $0.append(client) }
      Thread.detachNewThread { [self] in serve(client) }
    }
  }

  private func serve(_ client: Int32) {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = read(client, &buffer, buffer.count)
      if count <= 0 { return }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let words = text.split(separator: " ", maxSplits: 2)
    let request = Request(path: words.count > 1 ? String(words[1]) : "", text: text.lowercased())
    seen.withLock { $0.append(request) }
    guard let data = answer(request) else { return }
    _ = data.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    shutdown(client, Int32(SHUT_RDWR))
  }

  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
    open.withLock { $0.forEach { close($0) } }
  }

  /// An answer with headers and a body.
  static func http(_ status: String, _ headers: [String], _ body: Data) -> Data {
    let head = ["HTTP/1.1 \(status)"] + headers + ["Content-Length: \(body.count)", "Connection: close", "", ""]
    return Data(head.joined(separator: "\r\n").utf8) + body
  }
}
