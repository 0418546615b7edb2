import Foundation
import Synchronization

/// What the files of a module give and take, by the files in which the compiler has written it; each is read once.
final class FileInterfaces: Sendable {
  private struct Cached {
    /// The file as it was when it was read.
    var file: BuildRecord.Input
    var interface: FileInterface
  }

  private let cached = Mutex<[Path: Cached]>([:])

  /// What stands in a file; `nil`: it is not there, or of a form that is not known, of which nothing is concluded.
  func interface(at path: Path) -> FileInterface? {
    guard let file = try? BuildRecord.Input(path) else { return nil }
    if let cached = cached.withLock({ $0[path] }), cached.file == file { return cached.interface }
    guard let interface = try? FileInterface(try path.read()) else { return nil }
    // One that is written meanwhile is read again.
    if (try? BuildRecord.Input(path)) == file { cached.withLock { $0[path] = Cached(file: file, interface: interface) } }
    return interface
  }
}
