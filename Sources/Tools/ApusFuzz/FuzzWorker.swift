import Foundation
import SwiftUICore

/// What the process that is watched does: it makes inputs and tries each, and says before each which it is.
struct FuzzWorker {
  let format: any FuzzFormat
  let mutator: FuzzMutator
  let seed: UInt64

  /// Inputs that one process tries; what libraries never give back does not add up beyond that.
  static let inputsOfOneProcess: UInt64 = 2000
  /// Memory besides what every process has.
  static let memoryLimit = 1 << 30

  /// Tries inputs from a number on.
  func run(from first: UInt64) {
    prepare()
    for index in first..<first + Self.inputsOfOneProcess {
      let report = [index, UInt64(work * 1e9)]
      guard write(STDOUT_FILENO, report, FuzzSupervisor.reportSize) == FuzzSupervisor.reportSize else { return }
      format.run(mutator.input(seed: seed, index: index))
    }
  }

  /// Seconds that this process has worked, and those that it has started.
  private var work: TimeInterval { format.startsProcesses ? ProcessUse(of: getpid()).work : ProcessUse.work(of: getpid()) }

  /// Tries one input as it is.
  func run(_ data: Data) {
    prepare()
    format.run(data)
  }

  /// Messages about bad input are as they should be; they are only in the way here.
  private func prepare() {
    Diagnostics.redirect(to: { _ in })
    var limit = rlimit()
    let memory = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = memory.split(separator: " ").first.flatMap { rlim_t($0) }
    limit.rlim_cur = (pages ?? 0) * 4096 + rlim_t(Self.memoryLimit)
    limit.rlim_max = limit.rlim_cur
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit.rlim_cur = 0
    limit.rlim_max = 0
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }
}
