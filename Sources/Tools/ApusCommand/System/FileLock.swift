import Foundation

/// Keeps other processes of this tool from the same work; the system releases it when the process ends.
enum FileLock {
  /// Does work while holding the lock; where another process holds it, says so once and waits.
  static func with<Result>(_ path: Path, for work: String, _ body: () throws -> Result) throws -> Result {
    try path.parent.makeFolder()
    let descriptor = open(path.string, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CommandError.failure("cannot open the lock \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      Terminal.note("waiting for another process that is \(work)")
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }
    return try body()
  }

  /// Does work while holding the lock; returns `false`, and does nothing, where another process holds it.
  static func ifFree(_ path: Path, _ body: () throws -> Void) throws -> Bool {
    let descriptor = open(path.string, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    try body()
    return true
  }
}
