import Foundation
import RemoteControl

/// A program to run: found in `PATH`, in this process's group, so that Ctrl-C reaches both.
struct Subprocess {
  /// What becomes of the program's standard output.
  enum Output {
    /// It goes where ours goes.
    case inherited
    /// It goes to our standard error, so that our standard output holds results alone.
    case standardError
  }

  var program: String
  var arguments: [String] = []
  var environment: [String: String]

  /// Runs to the end, passing on the signals that this process gets.
  ///
  /// - Returns: The exit code; 128 plus the signal's number where a signal ended the program.
  /// - Throws: ``CommandError/interrupted(_:)`` where a signal was passed on and the program did not end well.
  func run(output: Output = .inherited) throws -> Int32 {
    var waited = sigset_t()
    sigemptyset(&waited)
    for signal in Self.forwardedSignals + [SIGCHLD] { sigaddset(&waited, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &waited, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    let child = try spawn { actions in
      if output == .standardError { posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO) }
    }
    var status: Int32 = 0
    var interruption: Int32?
    while waitpid(child, &status, WNOHANG) == 0 {
      var pause = timespec(tv_sec: 0, tv_nsec: 200_000_000)
      let signal = sigtimedwait(&waited, nil, &pause)
      if Self.forwardedSignals.contains(signal) {
        interruption = signal
        kill(child, signal)
      }
    }
    let code = Self.exitCode(of: status)
    if let interruption, code != 0 { throw CommandError.interrupted(interruption) }
    return code
  }

  /// Runs to the end and hands over each line of standard output and standard error as it comes.
  func run(eachLine: (String) throws -> Void) throws -> Int32 {
    var lines = LineReader()
    let code = try run(mergingErrors: true) { chunk in
      if lines.take(chunk) { try lines.forEach(eachLine) }
    }
    try lines.finish(eachLine)
    return code
  }

  /// Runs to the end and returns what it wrote to standard output.
  func capture() throws -> (code: Int32, output: Data) {
    var output = Data()
    let code = try run(mergingErrors: false) { output.append($0) }
    return (code, output)
  }

  /// Starts the program, with all that it writes in a file; it stays in this process's group.
  func start(log: Path) throws -> RunningProcess {
    let file = open(log.string, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw CommandError.failure("cannot write \(log): \(String(cString: strerror(errno)))") }
    defer { close(file) }
    let id = try spawn { actions in
      posix_spawn_file_actions_adddup2(&actions, file, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, file, STDERR_FILENO)
    }
    return RunningProcess(id: id)
  }

  /// Becomes the program, which is named by its path: same process, same signals, its exit code is ours.
  func replaceProcess() throws -> Never {
    ProgramStart.withCStrings([program] + arguments) { arguments in
      ProgramStart.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        _ = execve(program, arguments, environment)
      }
    }
    throw CommandError.failure("cannot start \(program): \(String(cString: strerror(errno)))")
  }
}

extension Subprocess {
  static let forwardedSignals = [SIGINT, SIGTERM, SIGHUP]

  private func run(mergingErrors: Bool, eachChunk: (Data) throws -> Void) throws -> Int32 {
    let pipe = try DataPipe()
    defer { close(pipe.reading) }
    let child: pid_t
    do {
      defer { close(pipe.writing) }
      child = try spawn { actions in
        posix_spawn_file_actions_adddup2(&actions, pipe.writing, STDOUT_FILENO)
        if mergingErrors { posix_spawn_file_actions_adddup2(&actions, pipe.writing, STDERR_FILENO) }
      }
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(pipe.reading, &buffer, buffer.count)
      if count > 0 { try eachChunk(Data(buffer[..<count])) } else if count == 0 || errno != EINTR { break }
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return Self.exitCode(of: status)
  }

  /// Starts the program; see ``ProgramStart``.
  func spawn(
    takesInterrupts: Bool = false, ownGroup: Bool = false, _ redirect: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    do { return try start.spawn(takesInterrupts: takesInterrupts, ownGroup: ownGroup, redirect) } catch {
      throw CommandError.failure(error.description)
    }
  }

  private var start: ProgramStart { ProgramStart(program: program, arguments: arguments, environment: environment) }

  static func exitCode(of status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// A program that was started and not waited for.
struct RunningProcess {
  let id: pid_t

  /// The exit code as ``Subprocess`` gives it; `nil` while it runs.
  ///
  /// It is asked for until it is there, and not after that.
  func exitCode() -> Int32? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? Subprocess.exitCode(of: status) : nil
  }

  /// Waits until it ends, once; the exit code as ``Subprocess`` gives it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return Subprocess.exitCode(of: status)
  }

  /// The most memory that it has had so far, in bytes; 0 where it is gone.
  var peakMemory: Int {
    guard let status = try? Path("/proc/\(id)/status").readText(),
      let match = status.firstMatch(of: /VmHWM:\s+(\d+) kB/), let kilobytes = Int(match.1)
    else { return 0 }
    return kilobytes * 1024
  }
}
