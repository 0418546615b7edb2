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
      memory += Self.memory(of: process)
    }
    for thread in Self.threads(of: process) {
      let fields = Self.fields(of: "/proc/\(process)/task/\(thread)/stat")
      isReady = isReady || fields.first.map { $0 == "R" || $0 == "D" } ?? false
      for child in Self.text("/proc/\(process)/task/\(thread)/children").split(separator: " ") {
        if let child = pid_t(child) { add(child, countsStarted: countsStarted, isCounted: countsStarted) }
      }
    }
    guard countsStarted else { return }
    let fields = Self.fields(of: "/proc/\(process)/stat")
    if fields.count > 14, let user = Double(fields[13]), let system = Double(fields[14]) {
      work += (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
  }

  /// Seconds that a process has worked itself; 0 where it is no more.
  static func work(of process: pid_t) -> TimeInterval {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func memory(of process: pid_t) -> Int {
    text("/proc/\(process)/status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      .flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  private static func threads(of process: pid_t) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  }

  /// What stands behind the name in a line of the system's table, the state first.
  private static func fields(of path: String) -> [Substring] {
    let text = text(path)
    return text.lastIndex(of: ")").map { text[text.index(after: $0)...].split(separator: " ") } ?? []
  }

  private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}
