package import Foundation

/// A pipe between this process and one that it starts; neither end is handed to other programs by itself.
package struct DataPipe {
  /// The end that is read from.
  package let reading: Int32
  /// The end that is written to.
  package let writing: Int32

  /// Makes a pipe; `isPolled` has readers that find nothing go on at once.
  package init(isPolled: Bool = false) throws(StartError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if isPolled { _ = fcntl(ends[0], F_SETFL, O_NONBLOCK) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// What there is to read, at most 64 KB; nothing where the other end is closed, or silent and polled.
  package static func available(in descriptor: Int32) -> Data {
    Data(
      [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(read(descriptor, buffer.baseAddress, buffer.count), 0)
      })
  }

  /// Why there is none, as `errno` says.
  static func failure() -> StartError { StartError("cannot make a pipe: \(String(cString: strerror(errno)))") }
}
