import Foundation
import RemoteControl

/// A program in a group of processes of its own, whose outputs are read as they come.
final class MCPChild: Sendable {
  private let id: pid_t
  private let outputEnd: Int32
  private let errorEnd: Int32

  /// Starts the program, with nothing to read.
  init(_ program: Subprocess) throws {
    let output = try DataPipe(isPolled: true)
    defer { close(output.writing) }
    let errors: DataPipe
    do { errors = try DataPipe(isPolled: true) } catch {
      close(output.reading)
      throw error
    }
    defer { close(errors.writing) }
    do {
      id = try program.spawn(takesInterrupts: true, ownGroup: true) { actions in
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
      }
    } catch {
      for descriptor in [output.reading, errors.reading] { close(descriptor) }
      throw error
    }
    (outputEnd, errorEnd) = (output.reading, errors.reading)
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
  func output() -> Data { DataPipe.available(in: outputEnd) }

  /// What there is of its standard error, at most 64 KB.
  func errors() -> Data { DataPipe.available(in: errorEnd) }

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
}
