package import Foundation

/// The processes that one has started, and those that these have, so that none goes on when the first one has ended.
///
/// One that ends leaves its own to the system, where nobody finds them; so they are looked for before that, again and again.
package struct ProcessTree {
  /// A process, which a later one of the same number is not.
  private struct Member: Hashable {
    var id: pid_t
    /// When it began, as the system counts.
    var start: Substring

    /// The process of a number, as it is now; `nil`: there is none.
    init?(_ id: pid_t) {
      guard let words = ProcessTree.status(of: id) else { return nil }
      (self.id, start) = (id, words[19])
    }
  }

  private var members: Set<Member> = []

  /// Notes what there is now below a process.
  mutating func look(below process: pid_t) {
    var waiting = Self.children(of: process)
    while let next = waiting.popLast() {
      if let member = Member(next) { members.insert(member) }
      waiting += Self.children(of: next)
    }
  }

  /// Ends all that were noted and go on, whatever they do about it.
  func end() { for member in members where Member(member.id) == member { kill(member.id, SIGKILL) } }

  /// The processor time that a process, or one below it, has taken: of those that there are, the one that took most.
  static func longestTime(from process: pid_t) -> Duration {
    var (waiting, most) = ([process], Int64(0))
    while let next = waiting.popLast() {
      if let words = status(of: next) { most = max(most, (Int64(words[11]) ?? 0) + (Int64(words[12]) ?? 0)) }
      waiting += children(of: next)
    }
    return .seconds(Double(most) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1)))
  }

  /// What the system tells of a process or one of its threads, from its state on; `nil`: there is none.
  package static func status(of process: pid_t, thread: String? = nil) -> [Substring]? {
    let folder = thread.map { "/proc/\(process)/task/\($0)" } ?? "/proc/\(process)"
    // The name before it may hold anything. The beginning is the twentieth word after it, the last one that is read here.
    guard let text = try? Path("\(folder)/stat").readText(), let end = text.lastIndex(of: ")") else { return nil }
    let words = text[text.index(after: end)...].split(separator: " ")
    return words.count > 19 ? words : nil
  }

  /// The most memory that a process has had so far, in bytes; 0 where it is gone.
  package static func peakMemory(of process: pid_t) -> Int {
    guard let status = try? Path("/proc/\(process)/status").readText(),
      let match = status.firstMatch(of: /VmHWM:\s+(\d+) kB/), let kilobytes = Int(match.1)
    else { return 0 }
    return kilobytes * 1024
  }

  /// The threads of a process, by the names that the system has for them.
  package static func threads(of process: pid_t) -> [String] { (try? Path("/proc/\(process)/task").children()) ?? [] }

  /// Any of a process's threads may have started a process.
  package static func children(of process: pid_t) -> [pid_t] {
    threads(of: process).flatMap { thread in
      let list = (try? Path("/proc/\(process)/task/\(thread)/children").readText()) ?? ""
      return list.split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
