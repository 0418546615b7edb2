import ApusCommand
import Foundation

/// What a process and those that it has started use of the machine.
///
/// Some readers draw in processes of their own; what those do for an input is the input's.
struct ProcessUse {
  /// Seconds on a processor, those of started processes that have ended among them.
  private(set) var work: TimeInterval = 0
  /// Whether any thread of them would work on if a processor or the disk were free.
  private(set) var isReady = false
  /// The most memory that each of those that run has had, together, in kilobytes.
  private(set) var memory = 0

  /// Work and memory of started processes are left out where they are not the reader's, such as the runtime's report on a crash.
  init(of process: pid_t, countsStarted: Bool = true) { add(process, countsStarted: countsStarted, isCounted: true) }

  private mutating func add(_ process: pid_t, countsStarted: Bool, isCounted: Bool) {
    if isCounted {
      work += Self.work(of: process)
      memory += ProcessTree.peakMemory(of: process) / 1024
    }
    isReady =
      isReady
      || ProcessTree.threads(of: process).contains { ["R", "D"].contains(ProcessTree.status(of: process, thread: $0)?.first) }
    for child in ProcessTree.children(of: process) { add(child, countsStarted: countsStarted, isCounted: countsStarted) }
    guard countsStarted, let words = ProcessTree.status(of: process), let user = Double(words[13]), let system = Double(words[14])
    else { return }
    work += (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Seconds that a process has worked itself; 0 where it is no more.
  static func work(of process: pid_t) -> TimeInterval {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
