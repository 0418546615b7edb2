import Foundation

/// A program in a group of processes of its own, whose outputs are read as they come.
final class MCPChild: Sendable {
  private let id: pid_t
  private let outputEnd: Int32
  private let errorEnd: Int32

  /// Starts the program, with nothing to read.
  init(_ program: Subprocess) throws {
    let output = try Self.pipe()
    defer { close(output.write) }
    guard let errors = try? Self.pipe() else {
      close(output.read)
      throw Self.failure()
    }
    defer { close(errors.write) }
    do {
      id = try program.spawn(takesInterrupts: true, ownGroup: true) { actions in
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
      }
    } catch {
      for descriptor in [output.read, errors.read] { close(descriptor) }
      throw error
    }
    (outputEnd, errorEnd) = (output.read, errors.read)
  }

  /// Whether it has ended; its number stays its own until `reap()`.
  var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo == SIGCHLD
  }

  /// Tells it, and all that it has started, to end as by Ctrl-C.
  func interrupt() { _ = Glibc.kill(-id, SIGINT) }

  /// Ends it and all that it has started, whatever they do about it.
  func kill() { _ = Glibc.kill(-id, SIGKILL) }

  /// Waits until there is something to read, at most for so long.
  func wait(milliseconds: Int32) {
    var watched = [outputEnd, errorEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Ends that are closed say so all the time.
    if poll(&watched, 2, milliseconds) > 0, !watched.contains(where: { $0.revents & Int16(POLLIN) != 0 }) { usleep(20_000) }
  }

  /// What there is of its standard output, at most 64 KB.
  func output() -> Data { Self.available(in: outputEnd) }

  /// What there is of its standard error, at most 64 KB.
  func errors() -> Data { Self.available(in: errorEnd) }

  /// Its exit code, as ``Subprocess`` gives it, once it has ended; what it left running in its group is ended too.
  func reap() -> Int32 {
    kill()
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return Subprocess.exitCode(of: status)
  }

  func closePipes() {
    close(outputEnd)
    close(errorEnd)
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  private static func failure() -> CommandError { .failure("cannot make a pipe: \(String(cString: strerror(errno)))") }

  private static func available(in descriptor: Int32) -> Data {
    Data(
      [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(Glibc.read(descriptor, buffer.baseAddress, buffer.count), 0)
      })
  }
}
