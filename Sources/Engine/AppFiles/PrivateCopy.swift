package import Foundation
import Glibc

/// Files that only their owner may read.
package enum PrivateCopy {
  /// Writes bytes to a place, whatever is there, as a whole or not at all; the file never has another mode than 0600.
  package static func write(_ data: Data, to position: URL) -> Bool {
    let draft = position.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
    let file = open(draft.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    let isWritten = data.withUnsafeBytes { write($0, to: file) }
    close(file)
    if isWritten, rename(draft.path, position.path) == 0 { return true }
    unlink(draft.path)
    return false
  }

  /// Copies a file's bytes to a place, whatever is there, and sees them to the disk.
  ///
  /// The copy never has another mode than 0600. Where it fails, something incomplete may be left.
  package static func make(of source: URL, at position: URL) -> Bool {
    let reading = open(source.path, O_RDONLY | O_CLOEXEC)
    guard reading >= 0 else { return false }
    defer { close(reading) }
    unlink(position.path)
    let writing = open(position.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard writing >= 0 else { return false }
    defer { close(writing) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(reading, &buffer, buffer.count)
      if count == 0 { return fsync(writing) == 0 }
      guard count > 0 || errno == EINTR else { return false }
      guard count < 0 || buffer.withUnsafeBytes({ write(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: writing) }) else {
        return false
      }
    }
  }

  /// Whether all that was written to a file has reached the disk; nothing was, where there is none.
  package static func reachesDisk(_ file: URL) -> Bool {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 { rest = rest.dropFirst(count) } else if count == 0 || errno != EINTR { return false }
    }
    return true
  }
}
