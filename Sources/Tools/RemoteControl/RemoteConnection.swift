import Foundation
import LaunchContract

/// A program that was started with two descriptors to be driven by, and what it writes to its standard output and errors.
///
/// One thread at a time uses it. Nothing here waits without an end, whatever the program does.
final class RemoteConnection {
  /// The number of the program's process.
  let processID: pid_t
  private let requests: Int32
  private let answers: Int32
  private let log: ProgramLog
  private var pendingAnswers = Data()
  private(set) var end: RemoteEnd?

  static let answerLimit = 64 << 20
  /// The numbers that the program finds its ends under.
  private static let inherited = RemoteDescriptors(input: 3, output: 4)

  /// Starts a program, which finds the numbers of its descriptors in its environment, under a variable.
  ///
  /// Where its output is shown, it goes where ours goes, and only what is written to the standard error is read here.
  init(_ program: ProgramStart, variable: LaunchVariable = .remote, showsOutput: Bool = false) throws {
    let channels = try RemoteChannels()
    var program = program
    program.environment[variable.name] = Self.inherited.text
    do {
      processID = try program.spawn(takesInterrupts: true) { actions in
        if !showsOutput { posix_spawn_file_actions_adddup2(&actions, channels.output.theirs, STDOUT_FILENO) }
        let theirs = [
          (channels.nothing, STDIN_FILENO), (channels.errors.theirs, STDERR_FILENO),
          (channels.requests.theirs, Self.inherited.input), (channels.answers.theirs, Self.inherited.output),
        ]
        for (own, number) in theirs { posix_spawn_file_actions_adddup2(&actions, own, number) }
      }
    } catch {
      channels.closeAll()
      throw error
    }
    channels.closeTheirs()
    (requests, answers) = (channels.requests.ours, channels.answers.ours)
    log = ProgramLog(output: channels.output.ours, errors: channels.errors.ours, stop: channels.stop)
  }

  deinit {
    finish(within: .zero)
    for descriptor in [requests, answers] { close(descriptor) }
  }
}

// MARK: - Asking

extension RemoteConnection {
  /// Writes a line and waits for lines until one of them is taken.
  ///
  /// - Throws: ``RemoteError/ended(_:)`` where the program has ended or ends meanwhile; ``RemoteError/garbled(_:)`` where it writes
  ///   without end. `nil` is returned where the time is over.
  func ask<Answer>(_ line: Data, until limit: ContinuousClock.Instant, take: (Data) throws -> Answer?) throws -> Answer? {
    var rest = line + [UInt8(ascii: "\n")]
    while true {
      checkEnd()
      if end == nil, !rest.isEmpty { rest = rest.dropFirst(send(rest)) }
      receive()
      while let answer = nextAnswer() { if let answer = try take(answer) { return answer } }
      if let end { throw RemoteError.ended(end) }
      guard pendingAnswers.count <= Self.answerLimit else {
        pendingAnswers = Data()
        throw RemoteError.garbled("more than \(Self.answerLimit) bytes in one line")
      }
      guard .now < limit else { return nil }
      wait(until: limit, wantsToSend: !rest.isEmpty)
    }
  }

  /// The lines that the program has written since they were taken last.
  func takeLog() -> [String] {
    checkEnd()
    return log.take()
  }

  /// Closes the program's input, by which it ends; what goes on for longer is ended by a signal.
  func finish(within duration: Duration) {
    shutdown(requests, Int32(SHUT_RDWR))
    let limit = ContinuousClock.now + duration
    checkEnd()
    while end == nil, .now < limit {
      wait(until: limit, wantsToSend: false)
      receive()
      checkEnd()
    }
    guard end == nil else { return }
    kill(processID, SIGKILL)
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0 && errno == EINTR {}
    ended(status)
  }

  /// Notices that the program has ended, and reads what it left.
  func checkEnd() {
    guard end == nil else { return }
    var status: Int32 = 0
    if waitpid(processID, &status, WNOHANG) == processID { ended(status) }
  }

  private func ended(_ status: Int32) {
    receive()
    end = RemoteEnd(status: status, lastErrors: log.finish())
  }
}

// MARK: - Descriptors

extension RemoteConnection {
  /// Sends what fits now; returns how much that was.
  private func send(_ data: Data) -> Int {
    data.withUnsafeBytes { bytes in
      max(Glibc.send(requests, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)), 0)
    }
  }

  /// Waits for news, at most a twentieth of a second: what ends a program says so on no descriptor.
  private func wait(until limit: ContinuousClock.Instant, wantsToSend: Bool) {
    var watched = [pollfd(fd: answers, events: Int16(POLLIN), revents: 0)]
    if wantsToSend { watched.append(pollfd(fd: requests, events: Int16(POLLOUT), revents: 0)) }
    let milliseconds = (limit - .now) / .milliseconds(1)
    let count = poll(&watched, nfds_t(watched.count), Int32(min(max(milliseconds.rounded(.up), 0), 50)))
    // A descriptor whose other end is closed has such news all the time.
    if count > 0, !watched.contains(where: { $0.revents & Int16(POLLIN | POLLOUT) != 0 }) { usleep(5_000) }
  }

  /// Reads what is there.
  private func receive() {
    while case let data = DataPipe.available(in: answers), !data.isEmpty {
      pendingAnswers.append(data)
      if pendingAnswers.count > Self.answerLimit { break }
    }
  }

  private func nextAnswer() -> Data? {
    guard let end = pendingAnswers.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { pendingAnswers = Data(pendingAnswers[pendingAnswers.index(after: end)...]) }
    return Data(pendingAnswers[..<end])
  }
}
