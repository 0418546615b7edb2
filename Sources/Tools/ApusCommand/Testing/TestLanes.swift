import Foundation
import Synchronization

/// Runs chunks of tests in several processes at a time, and joins what they tell.
///
/// What comes first is taken first; each lane takes the next chunk when it is done with one. A process that ends in the middle of a
/// test costs that test alone: what it had not run is run in a new one.
final class TestLanes: Sendable {
  struct Summary {
    var tests: [TestID: TestEvents.Test] = [:]
    /// What went wrong, a line each.
    var failures: [String] = []
    var processes: [TestTimes.Run] = []
    /// A fault of the tool or of the machine, on which it gave up.
    var error: String?
  }

  private struct State {
    var chunks: [TestChunk]
    var processes = 0
    var summary = Summary()
  }

  private let program: Path
  private let arguments: [String]
  private let environment: [String: String]
  private let folder: Path
  private let total: Int
  private let state: Mutex<State>

  /// Creates lanes that keep outputs and events in a folder, from which all else goes.
  ///
  /// `arguments` are what each process is told beside its tests.
  init(_ chunks: [TestChunk], program: Path, arguments: [String], environment: [String: String], folder: Path) throws {
    try folder.remove()
    try folder.makeFolder()
    (self.program, self.arguments, self.environment, self.folder) = (program, arguments, environment, folder)
    total = chunks.reduce(0) { $0 + $1.tests.count }
    state = Mutex(State(chunks: chunks))
  }

  /// Runs everything in a number of processes at a time; `beside` runs at the same time, on a thread of its own.
  func run(lanes: Int, beside: [@Sendable () -> Void] = []) -> Summary {
    let group = DispatchGroup()
    let threads = (0..<lanes).map { _ in { @Sendable in self.lane() } } + beside
    for body in threads {
      group.enter()
      Thread.detachNewThread {
        body()
        group.leave()
      }
    }
    group.wait()
    return state.withLock { $0.summary }
  }

  private func lane() {
    while let chunk = state.withLock({ $0.chunks.isEmpty ? nil : $0.chunks.removeFirst() }) {
      do { try run(chunk) } catch {
        state.withLock { state in
          state.summary.error = "\(error)"
          state.chunks.removeAll()
        }
      }
    }
  }

  private func run(_ chunk: TestChunk) throws {
    var done: Set<TestID> = []
    while done.count < chunk.tests.count {
      let number = state.withLock { state in
        state.processes += 1
        return state.processes
      }
      let start = ContinuousClock.now
      let process = TestProcess(
        program: program, arguments: arguments + chunk.arguments(skipping: done), environment: environment, folder: folder,
        name: String(number))
      let result = try process.run()
      let run = TestTimes.Run(
        suites: chunk.suites, seconds: (ContinuousClock.now - start) / .seconds(1), peakMemory: result.peakMemory)
      done.formUnion(note(result, of: run, log: process.log))
      guard !result.events.isComplete, !result.events.unfinished.isEmpty else { break }
    }
  }

  /// Takes over what a process has told; returns the tests that are not to be run again.
  private func note(_ result: TestProcess.Result, of run: TestTimes.Run, log: Path) -> Set<TestID> {
    let events = result.events
    var failures = events.failures
    var tests = events.tests
    let end = result.hung ? "nothing happened for long" : "the process ended with \(Self.name(ofExit: result.code))"
    if !events.isComplete {
      for test in events.unfinished.sorted() {
        tests[test] = TestEvents.Test(outcome: .failed, seconds: 0)
        failures.append("\(test.text): \(end) in this test; see \(log)")
      }
      if events.unfinished.isEmpty {
        failures.append("\(run.suites.joined(separator: ", ")): \(end) outside of any test; see \(log)")
      }
    } else if result.code != 0, failures.isEmpty {
      failures.append("\(run.suites.joined(separator: ", ")): the process ended with \(result.code); see \(log)")
    }
    state.withLock { state in
      state.summary.tests.merge(tests) { $1 }
      state.summary.failures += failures
      state.summary.processes.append(run)
      let failed = state.summary.tests.values.count { $0.outcome == .failed }
      Terminal.progress("  \(state.summary.tests.count) of \(total) tests\(failed == 0 ? "" : ", \(failed) failed")\n")
      for failure in failures { Terminal.progress("  ✘ \(failure)\n") }
    }
    return Set(tests.keys)
  }

  private static func name(ofExit code: Int32) -> String { code > 128 ? "signal \(code - 128)" : "exit code \(code)" }
}
