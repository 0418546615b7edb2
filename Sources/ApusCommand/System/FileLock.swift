import Foundation

/// Keeps other processes of this tool from the same work until it goes out of scope, or the process ends.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the lock; where another process holds it, says so once and waits.
  init(_ path: Path, for work: String) throws {
    try path.parent.makeFolder()
    descriptor = open(path.string, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CommandError.failure("cannot open the lock \(path): \(String(cString: strerror(errno)))")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      Terminal.note("waiting for another process that is \(work)")
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }
  }

  deinit { close(descriptor) }
}
