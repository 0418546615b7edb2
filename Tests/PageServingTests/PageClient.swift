import Foundation
import Glibc

/// Asks a server over a connection of its own and reads what comes, so that nothing of a browser or of libsoup is in between.
struct PageClient {
  private let socket: Int32

  init?(port: Int) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), UInt16(port).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, length) == 0 }
    }
    guard isConnected else {
      Glibc.close(socket)
      return nil
    }
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What comes until the other side ends the connection, or until a text is in it.
  func read(until end: String? = nil) -> String {
    var (text, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
    while end.map({ !String(decoding: text, as: UTF8.self).contains($0) }) ?? true {
      let count = Glibc.read(socket, &buffer, buffer.count)
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  func close() { Glibc.close(socket) }

  /// A request with its answer.
  static func ask(
    _ port: Int, _ path: String, method: String = "GET", headers: [String] = [], body: String? = nil, host: String? = nil
  ) -> String {
    guard let client = PageClient(port: port) else { return "not connected" }
    defer { client.close() }
    let length = body.map { ["Content-Length: \($0.utf8.count)"] } ?? []
    let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + headers + length
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
    return client.read()
  }
}
