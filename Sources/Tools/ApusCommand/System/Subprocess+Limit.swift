import Foundation
import RemoteControl

/// How a program ended that was watched.
struct WatchedEnd: Equatable {
  /// As ``Subprocess`` gives it.
  var code: Int32
  /// Whether it was told to end.
  var wasEnded: Bool
}

extension Subprocess {
  /// Runs to the end and hands over each line of standard output and standard error as it comes.
  ///
  /// Once `isEnough` says so, which is asked every twentieth of a second and told the program's number, or a signal asks this process
  /// to end, the program is told to end as by Ctrl-C; where it goes on for some seconds after that, it is ended with all that it
  /// started.
  ///
  /// - Throws: ``CommandError/interrupted(_:)`` where a signal came and the program did not end well; and what a closure throws, after
  ///   the program has ended.
  func run(
    eachLine: (String) throws -> Void, endingWhen isEnough: (pid_t) throws -> Bool, lastSeconds: Double = 2
  ) throws -> WatchedEnd {
    var lines = LineReader()
    let end = try run(endingWhen: isEnough, lastSeconds: lastSeconds) { chunk in
      if lines.take(chunk) { try lines.forEach(eachLine) }
    }
    try lines.finish(eachLine)
    return end
  }

  /// Runs to the end and hands over what it writes as it comes; see `run(eachLine:endingWhen:lastSeconds:)`.
  ///
  /// - Parameters:
  ///   - mergesErrors: Whether its standard error is handed over too; else that goes where ours goes.
  ///   - numbers: The signals that end it.
  ///   - isEnough: Asked whether it is to end.
  ///   - lastSeconds: How long it then has.
  ///   - eachChunk: Takes what it has written.
  /// - Returns: How it ended.
  /// - Throws: As that does.
  func run(
    mergesErrors: Bool = true, signals numbers: [Int32] = forwardedSignals,
    endingWhen isEnough: (pid_t) throws -> Bool = { _ in false }, lastSeconds: Double = 2, eachChunk: (Data) throws -> Void
  ) throws -> WatchedEnd {
    let signals = BlockedSignals(numbers)
    defer { signals.unblock() }
    let (child, input) = try spawnWithPipe(mergesErrors: mergesErrors)
    defer { close(input) }
    var (end, interruption) = (ContinuousClock.Instant?.none, Int32?.none)
    var below = ProcessTree()
    var status: Int32 = 0
    var failure: (any Error)?
    let perform = { (body: () throws -> Void) in
      do { try body() } catch { failure = failure ?? error }
    }
    var isRunning = true
    while isRunning {
      // What it wrote before it ended is read after that.
      isRunning = waitpid(child, &status, WNOHANG) == 0
      var pollable = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      if poll(&pollable, 1, isRunning ? 50 : 0) > 0 {
        // A program that has closed its output says so all the time.
        let chunk = DataPipe.available(in: input)
        if chunk.isEmpty { usleep(2_000) } else { perform { try eachChunk(chunk) } }
      }
      guard isRunning else { break }
      interruption = signals.next() ?? interruption
      var isOver = end != nil || failure != nil || interruption != nil
      if !isOver { perform { isOver = try isEnough(child) } }
      guard isOver else { continue }
      below.look(below: child)
      if end == nil {
        end = .now + .seconds(lastSeconds)
        // Drivers of compilers end what they have started on this signal alone.
        kill(child, SIGINT)
      }
      if let end, end < .now { kill(child, SIGKILL) }
    }
    below.end()
    while case let chunk = DataPipe.available(in: input), !chunk.isEmpty { perform { try eachChunk(chunk) } }
    if let failure { throw failure }
    let code = Self.exitCode(of: status)
    if let interruption, code != 0 { throw CommandError.interrupted(interruption) }
    return WatchedEnd(code: code, wasEnded: end != nil)
  }

  /// Starts the program; the pipe that it writes to does not block readers.
  private func spawnWithPipe(mergesErrors: Bool) throws -> (child: pid_t, input: Int32) {
    let pipe = try DataPipe(isPolled: true)
    defer { close(pipe.writing) }
    do {
      let child = try spawn(takesInterrupts: true) { actions in
        for stream in mergesErrors ? [STDOUT_FILENO, STDERR_FILENO] : [STDOUT_FILENO] {
          posix_spawn_file_actions_adddup2(&actions, pipe.writing, stream)
        }
      }
      return (child, pipe.reading)
    } catch {
      close(pipe.reading)
      throw error
    }
  }
}
