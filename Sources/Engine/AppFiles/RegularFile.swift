package import Foundation
import Glibc

/// Reads files whole, up to a limit; pipes and devices, which may have no end or never begin, are none.
package enum RegularFile {
  /// The bytes of a file, whatever its attributes say of their number.
  ///
  /// - Parameters:
  ///   - url: Where the file lies; links are followed.
  ///   - limit: The most bytes that are read; a longer file is refused.
  ///   - check: Called from time to time; what it throws ends the reading.
  /// - Returns: All bytes of the file.
  /// - Throws: A `CocoaError` that names the file and says why it cannot be read, and what `check` throws.
  package static func contents(of url: URL, upTo limit: Int, check: () throws -> Void = {}) throws -> Data {
    // A pipe is opened without waiting for who writes.
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(opening: url) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure(.fileReadUnknown, url, "this is no regular file")
    }
    guard status.st_size <= limit else { throw tooLarge(url, limit) }
    var data = Data()
    while let part = try file.read(upToCount: min(4 << 20, limit + 1 - data.count)), !part.isEmpty {
      try check()
      if data.isEmpty { data = part } else { data += part }
      // What grows while it is read is found out, too.
      guard data.count <= limit else { throw tooLarge(url, limit) }
    }
    return data
  }

  private static func failure(opening url: URL) -> CocoaError {
    let code: CocoaError.Code =
      switch errno {
      case ENOENT, ENOTDIR: .fileReadNoSuchFile
      case EACCES, EPERM: .fileReadNoPermission
      default: .fileReadUnknown
      }
    return failure(code, url, String(cString: strerror(errno)))
  }

  private static func tooLarge(_ url: URL, _ limit: Int) -> CocoaError {
    let size = limit >> 20 > 0 ? "\(limit >> 20) MB" : "\(limit) bytes"
    return failure(.fileReadTooLarge, url, "it is larger than \(size)")
  }

  private static func failure(_ code: CocoaError.Code, _ url: URL, _ reason: String) -> CocoaError {
    CocoaError(code, userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: "\(url.path): \(reason)"])
  }
}
