import Foundation
import Synchronization

/// What the files of a module give and take, by the files in which the compiler has written it; each is read once.
final class FileInterfaces: Sendable {
  private struct Known {
    /// The file as it was when it was read.
    var file: BuildRecord.Input
    var interface: FileInterface
  }

  private let known = Mutex<[Path: Known]>([:])

  /// What stands in a file; `nil`: it is not there, or of a form that is not known, of which nothing is concluded.
  func interface(at path: Path) -> FileInterface? {
    guard let file = try? BuildRecord.Input(path) else { return nil }
    if let known = known.withLock({ $0[path] }), known.file == file { return known.interface }
    guard let interface = try? FileInterface(try path.read()) else { return nil }
    // One that is written meanwhile is read again.
    if (try? BuildRecord.Input(path)) == file { known.withLock { $0[path] = Known(file: file, interface: interface) } }
    return interface
  }
}
