import Foundation
import Synchronization

/// What a program writes to its standard output and errors, read as it comes, whether or not anybody asks for it.
///
/// So a program that prints much is not held up by one who is busy with something else, as with a build. Of what is not taken only
/// the last lines are kept.
final class ProgramLog {
  static let most = 2_000
  static let lineLimit = 4_000

  private let reader: ProgramLogReader
  /// Whoever reads the other end goes home once it is closed.
  private let stop: Int32

  /// Reads two descriptors, which are its own from now on, as are the ends of a pipe by which it stops.
  init(output: Int32, errors: Int32, stop: RemoteChannels.Ends) {
    self.stop = stop.theirs
    let reader = ProgramLogReader([output, errors], stop: stop.ours)
    self.reader = reader
    Thread.detachNewThread { reader.run() }
  }

  deinit { close(stop) }

  /// The lines that were written since they were taken last.
  func take() -> [String] {
    reader.readAll()
    return reader.lines.withLock { $0.take() }
  }

  /// Reads what a program has left that has ended, and returns the last lines of its errors.
  func finish() -> [String] {
    reader.readAll()
    return reader.lines.withLock { $0.finish() }
  }
}

/// Reads both descriptors on a thread of its own, and at once where somebody cannot wait for that.
private final class ProgramLogReader: Sendable {
  private let descriptors: [Int32]
  private let stop: Int32
  let lines = Mutex(ProgramLogLines())

  init(_ descriptors: [Int32], stop: Int32) { (self.descriptors, self.stop) = (descriptors, stop) }

  deinit { for descriptor in descriptors + [stop] { close(descriptor) } }

  /// Reads until both ends are closed and nobody wants to know any more.
  func run() {
    // Signals are for those who do something about them.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var open = Array(descriptors.enumerated())
    while true {
      var watched = open.map { pollfd(fd: $0.element, events: Int16(POLLIN), revents: 0) }
      watched.append(pollfd(fd: stop, events: 0, revents: 0))
      guard poll(&watched, nfds_t(watched.count), -1) > 0 else { continue }
      if watched[open.count].revents != 0 { return }
      // One that has news but nothing to read is closed on the other side.
      open = zip(open, watched).filter { $1.revents == 0 || $1.revents & Int16(POLLIN) != 0 }.map(\.0)
      for (index, descriptor) in open { read(descriptor, isError: index == 1) }
    }
  }

  /// Reads what is there now.
  func readAll() { for (index, descriptor) in descriptors.enumerated() { read(descriptor, isError: index == 1) } }

  private func read(_ descriptor: Int32, isError: Bool) {
    lines.withLock { lines in
      // Whoever writes without a pause does not keep us here.
      for _ in 0..<64 where lines.take(DataPipe.available(in: descriptor), isError: isError) {}
    }
  }
}

/// The last lines of two streams.
private struct ProgramLogLines {
  private static let mostErrors = 40

  private var output = LineReader()
  private var errors = LineReader()
  /// Lines of both that nobody has taken yet.
  private var pending: [String] = []
  private var dropped = 0
  private var lastErrors: [String] = []

  /// Takes what has come; says whether that was something.
  mutating func take(_ data: Data, isError: Bool) -> Bool {
    guard !data.isEmpty else { return false }
    var reader = isError ? errors : output
    _ = reader.take(data)
    reader.forEach { note($0, isError: isError) }
    reader.limit(to: ProgramLog.lineLimit)
    if isError { errors = reader } else { output = reader }
    return true
  }

  mutating func take() -> [String] {
    defer { (pending, dropped) = ([], 0) }
    return (dropped > 0 ? ["(\(dropped) lines before these were not kept)"] : []) + pending
  }

  mutating func finish() -> [String] {
    var (lastOutput, lastError) = (output, errors)
    (output, errors) = (LineReader(), LineReader())
    lastOutput.finish { note($0, isError: false) }
    lastError.finish { note($0, isError: true) }
    return lastErrors
  }

  private mutating func note(_ line: String, isError: Bool) {
    let line = line.count > ProgramLog.lineLimit ? line.prefix(ProgramLog.lineLimit) + "…" : line
    pending.append(line)
    if pending.count > ProgramLog.most {
      pending.removeFirst(ProgramLog.most / 4)
      dropped += ProgramLog.most / 4
    }
    guard isError else { return }
    lastErrors.append(line)
    guard lastErrors.count > 2 * Self.mostErrors else { return }
    // The way there, which follows the reason, has hundreds of lines.
    let reason = lastErrors.prefix(Self.mostErrors).last(where: RemoteEnd.isReason)
    lastErrors.removeFirst(Self.mostErrors)
    if let reason { lastErrors.insert(reason, at: 0) }
  }
}
