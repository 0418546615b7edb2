import Foundation

/// The processes that one has started, and those that these have, so that none goes on when the first one has ended.
///
/// One that ends leaves its own to the system, where nobody finds them; so they are looked for before that, again and again.
struct ProcessTree {
  /// A process, which a later one of the same number is not.
  private struct Member: Hashable {
    var id: pid_t
    /// When it began, as the system counts.
    var start: Substring

    /// The process of a number, as it is now; `nil`: there is none.
    init?(_ id: pid_t) {
      guard let status = try? Path("/proc/\(id)/stat").readText(), let end = status.lastIndex(of: ")") else { return nil }
      // The name before it may hold anything; the beginning is the twentieth word after it.
      let words = status[status.index(after: end)...].split(separator: " ")
      guard words.count > 19 else { return nil }
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

  /// Any of a process's threads may have started a process.
  private static func children(of process: pid_t) -> [pid_t] {
    let threads = (try? Path("/proc/\(process)/task").children()) ?? []
    return threads.flatMap { thread in
      let list = (try? Path("/proc/\(process)/task/\(thread)/children").readText()) ?? ""
      return list.split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
