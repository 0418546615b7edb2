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

  /// Runs to the end, passing on the signals that this process gets; what the program leaves then of what it has started is ended.
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
    var below = ProcessTree()
    while waitpid(child, &status, WNOHANG) == 0 {
      var pause = timespec(tv_sec: 0, tv_nsec: 200_000_000)
      let signal = sigtimedwait(&waited, nil, &pause)
      if Self.forwardedSignals.contains(signal) {
        interruption = signal
        below.look(below: child)
        kill(child, signal)
      } else if interruption != nil {
        below.look(below: child)
      }
    }
    below.end()
    let code = Self.exitCode(of: status)
    if let interruption, code != 0 { throw CommandError.interrupted(interruption) }
    return code
  }

  /// Runs to the end and hands over each line of standard output and standard error as it comes.
  ///
  /// - Throws: ``CommandError/interrupted(_:)`` where a signal asked this process to end, and what `eachLine` throws; the program has
  ///   been ended then, with all that it started.
  func run(eachLine: (String) throws -> Void) throws -> Int32 {
    try run(eachLine: eachLine, endingWhen: { _ in false }).code
  }

  /// Runs to the end and returns what it wrote to standard output.
  ///
  /// - Throws: ``CommandError/interrupted(_:)`` where a signal asked this process to end; the program has been ended then.
  func capture() throws -> (code: Int32, output: Data) {
    var output = Data()
    let end = try run(mergesErrors: false) { output.append($0) }
    return (end.code, output)
  }

  /// What a program writes to its standard output that is over at once; `nil` where there is none such, or it fails.
  ///
  /// A signal ends this process meanwhile as if nothing ran.
  func answer() -> Data? {
    var output = Data()
    let end = try? run(mergesErrors: false, signals: []) { output.append($0) }
    return end?.code == 0 ? output : nil
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
  var peakMemory: Int { ProcessTree.peakMemory(of: id) }
}
