import FoundationEssentials
import Glibc

/// Messages with their lengths before them, over a file descriptor.
struct MessageChannel {
  let descriptor: Int32

  /// No message of a compiler is as long; a length beyond it is a broken one.
  static let longest = 256 << 20

  /// Waits for the next message; `nil` where the other side has ended, or what comes is none.
  func read() -> Data? {
    guard let header = read(count: 8) else { return nil }
    let length = header.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
    guard length <= UInt64(Self.longest) else { return nil }
    return read(count: Int(length))
  }

  /// Writes a message; `false` where nobody reads any more.
  func write(_ message: Data) -> Bool {
    let length = UInt64(message.count)
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) } + Array(message)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// Reads as many bytes; pipes deliver in parts.
  private func read(count: Int) -> Data? {
    var data = Data(count: count)
    var filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return data
  }
}
