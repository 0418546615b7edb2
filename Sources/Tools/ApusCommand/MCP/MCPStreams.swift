import Foundation
import Synchronization

/// The two streams to the client, which nothing else of this process and of what it starts can reach.
final class MCPStreams: Sendable {
  /// The most bytes of a line that is read.
  static let lineLimit = 4 << 20

  private let input: Int32
  private let output: Mutex<Int32>

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = Mutex(output)
  }

  /// Takes standard input and output away from all else: what others print goes to standard error, and they have nothing to read.
  static func takingStandardStreams() throws -> MCPStreams {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 16), output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 16)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw CommandError.failure("apus mcp talks to a client over standard input and output: \(String(cString: strerror(errno)))")
    }
    return MCPStreams(input: input, output: output)
  }

  /// Writes a line; where nobody reads any more, nothing happens.
  func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    output.withLock { descriptor in
      var start = 0
      while start < bytes.count {
        let count = bytes[start...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        start += count
      }
    }
  }

  /// Hands over each line until the client closes its end; of one that is too long, `tooLong` is told.
  func forEachLine(_ body: (Data) -> Void, tooLong: () -> Void) {
    var lines = MCPLineReader(limit: Self.lineLimit)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      lines.take(buffer[..<count], line: body, tooLong: tooLong)
    }
    lines.finish(line: body)
  }
}

/// Cuts bytes into lines, of which none takes more memory than it may.
///
/// A message is read whole or refused; of what programs print, `LineReader` keeps the beginning of a line that goes on and on.
struct MCPLineReader {
  let limit: Int
  private var pending = Data()
  /// Whether the rest of a line is left out, as it is too long.
  private var isSkipping = false

  init(limit: Int) { self.limit = limit }

  /// Takes what has come, and hands over the lines that are whole.
  mutating func take(_ bytes: ArraySlice<UInt8>, line: (Data) -> Void, tooLong: () -> Void) {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end], tooLong: tooLong)
      rest = rest[(end + 1)...]
      if !isSkipping { line(pending) }
      (pending, isSkipping) = (Data(), false)
    }
    add(rest, tooLong: tooLong)
  }

  /// Hands over the last line where no end follows it.
  mutating func finish(line: (Data) -> Void) {
    if !isSkipping, !pending.isEmpty { line(pending) }
    (pending, isSkipping) = (Data(), false)
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, tooLong: () -> Void) {
    guard !isSkipping else { return }
    guard pending.count + bytes.count <= limit else {
      (pending, isSkipping) = (Data(), true)
      return tooLong()
    }
    pending.append(contentsOf: bytes)
  }
}
