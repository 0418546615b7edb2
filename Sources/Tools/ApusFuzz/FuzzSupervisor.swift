import Foundation

/// Runs workers one after the other and watches them: each input has five seconds and a gigabyte.
///
/// Seconds are those in which the worker and what it starts work, so that a machine that has other things to do is no finding; one
/// that waits for ever is.
struct FuzzSupervisor {
  let format: any FuzzFormat
  let mutator: FuzzMutator
  let seed: UInt64
  /// With how many findings a run ends.
  let mostFindings: Int
  /// Where inputs that were too much are kept.
  let folder: URL

  /// Real seconds for an input that keeps nothing busy; those in which the worker or what it has started waits for its turn do not
  /// count.
  private static let longestWait: TimeInterval = 30
  /// Bytes that a worker writes before each input: its number, and the nanoseconds that the worker has worked until then.
  static let reportSize = 16

  /// What happened in a run.
  struct Outcome {
    var inputs: UInt64 = 0
    /// The longest time that one input took.
    var slowest: TimeInterval = 0
    /// Seconds that workers and what they started were at work.
    var work: TimeInterval = 0
    /// The most memory that a worker and what it started had, in kilobytes.
    var memory = 0
    var findings: [String] = []
  }

  /// Tries inputs for so many seconds of work, and no longer than so many real ones.
  func run(work: TimeInterval, seconds: TimeInterval) -> Outcome {
    var outcome = Outcome()
    var next: UInt64 = 0
    let end = ContinuousClock.now + .seconds(seconds)
    while .now < end, outcome.work < work, outcome.findings.count < mostFindings {
      let arguments = ["--worker", format.name, "--seed", "\(seed)", "--from", "\(next)"]
      guard let (child, pipe) = Self.start(arguments) else {
        outcome.findings.append("no worker could be started")
        break
      }
      let watch = watch(child, pipe, from: next, to: (work, end), &outcome)
      close(pipe)
      outcome.inputs += watch.next - next
      next = watch.next
      if let reason = watch.fault { outcome.findings.append(keep(next - 1, reason)) }
    }
    return outcome
  }

  /// Follows a worker until it ends or has to; tells which input comes next, and what was wrong with the last one.
  private func watch(
    _ child: pid_t, _ pipe: Int32, from first: UInt64, to end: (work: TimeInterval, time: ContinuousClock.Instant),
    _ outcome: inout Outcome
  ) -> (next: UInt64, fault: String?) {
    var next = first
    var work = 0.0
    while true {
      guard Self.hasNews(pipe, from: child, of: format, before: work + format.patience) else {
        let use = ProcessUse(of: child, countsStarted: format.startsProcesses)
        outcome.work += max(use.work - work, 0)
        outcome.memory = max(outcome.memory, use.memory)
        Self.stop(child)
        return (max(next, first + 1), Self.complaint(format))
      }
      var report: [UInt64] = [0, 0]
      guard read(pipe, &report, Self.reportSize) == Self.reportSize else { break }
      let (number, worked) = (report[0], Double(report[1]) / 1e9)
      if next > first { outcome.slowest = max(outcome.slowest, worked - work) }
      outcome.work += max(worked - work, 0)
      let isLast = outcome.work >= end.work || .now >= end.time
      if isLast || number % 64 == 63 || worked - work > 0.1 {
        outcome.memory = max(outcome.memory, ProcessUse(of: child).memory)
      }
      next = number + 1
      work = worked
      if isLast {
        Self.stop(child)
        return (next, nil)
      }
    }
    let status = Self.wait(for: child)
    return (next, status == 0 ? nil : "ends its process (\(Self.name(of: status)))")
  }

  /// Tries one input that was kept; its messages show.
  static func run(input: URL, format: any FuzzFormat) -> Int32 {
    guard let (child, pipe) = start(["--worker", format.name, "--input", input.path], showsErrors: true) else { return 1 }
    defer { close(pipe) }
    guard hasNews(pipe, from: child, of: format, before: format.patience) else {
      stop(child)
      print("\(input.path) \(complaint(format))")
      return 1
    }
    let status = wait(for: child)
    print("\(input.path) \(status == 0 ? "ends well" : "ends its process (\(name(of: status)))")")
    return status == 0 ? 0 : 1
  }

  private static func complaint(_ format: any FuzzFormat) -> String { "takes more than \(Int(format.patience)) s" }

  private func keep(_ index: UInt64, _ reason: String) -> String {
    let file = folder.appendingPathComponent("\(format.name)-\(seed)-\(index)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? mutator.input(seed: seed, index: index).write(to: file)
    return "input \(index) \(reason); again: scripts/fuzz \(format.name) --input \(file.path)"
  }
}

// MARK: - Processes

extension FuzzSupervisor {
  private static func start(_ arguments: [String], showsErrors: Bool = false) -> (child: pid_t, pipe: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    if !showsErrors { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = showsErrors ? environment["SWIFT_BACKTRACE"] ?? "enable=yes" : "enable=no"
    let words = (["ApusFuzz"] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, "/proc/self/exe", &actions, nil, words, variables)
    close(ends[1])
    guard result == 0 else {
      close(ends[0])
      return nil
    }
    return (child, ends[0])
  }

  /// Waits until a worker says something or ends; answers whether it did so before it has worked for so many seconds.
  private static func hasNews(_ pipe: Int32, from child: pid_t, of format: any FuzzFormat, before limit: TimeInterval) -> Bool {
    var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    var (last, idle) = (ContinuousClock.now, Duration.zero)
    while poll(&request, 1, 500) <= 0 {
      let use = ProcessUse(of: child, countsStarted: format.startsProcesses)
      let now = ContinuousClock.now
      if !use.isReady { idle += now - last }
      last = now
      if use.work > limit || idle > .seconds(longestWait) { return false }
    }
    return true
  }

  private static func stop(_ child: pid_t) {
    kill(child, SIGKILL)
    _ = wait(for: child)
  }

  private static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  private static func name(of status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "exit code \(status >> 8 & 0xFF)" : String(cString: strsignal(signal))
  }
}
