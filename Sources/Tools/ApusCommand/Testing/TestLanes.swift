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
    /// The suites that cannot count as passed, whatever became of their tests.
    var suspects: Set<String> = []
    var processes: [TestTimes.Run] = []
    /// A fault of the tool or of the machine, on which it gave up.
    var error: String?
  }

  private struct State {
    var chunks: [TestChunk]
    var processes = 0
    var summary = Summary()
    var progress: TestProgress
  }

  private let program: Path
  private let environment: [String: String]
  private let folder: Path
  private let patience: Double
  private let endsWithFailure: Bool
  private let state: Mutex<State>

  /// Creates lanes that keep outputs and events in a folder, from which all else goes.
  ///
  /// With `endsWithFailure` no process is begun once a test has failed.
  init(
    _ chunks: [TestChunk], program: Path, environment: [String: String], folder: Path, patience: Double,
    endsWithFailure: Bool = false
  ) throws {
    try folder.remove()
    try folder.makeFolder()
    (self.program, self.environment, self.folder, self.patience) = (program, environment, folder, patience)
    self.endsWithFailure = endsWithFailure
    state = Mutex(State(chunks: chunks, progress: TestProgress(total: chunks.reduce(0) { $0 + $1.tests.count })))
  }

  /// Runs everything in a number of processes at a time; `beside` runs at the same time, each on a thread of its own.
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

  private var hasEndedWithFailure: Bool { endsWithFailure && state.withLock { !$0.summary.failures.isEmpty } }

  private func lane() {
    while !hasEndedWithFailure, let chunk = state.withLock({ $0.chunks.isEmpty ? nil : $0.chunks.removeFirst() }) {
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
        program: program, chunk: chunk, environment: environment, folder: folder, name: String(number),
        patience: patience)
      let result = try process.run(skipping: done) { events in
        let line = state.withLock { $0.progress.line(for: events, of: number) }
        if let line { Terminal.progress(line) }
      }
      let run = TestTimes.Run(
        suites: chunk.suites, seconds: (ContinuousClock.now - start) / .seconds(1), peakMemory: result.peakMemory)
      let ended = note(result, of: run, number: number, log: process.log)
      done.formUnion(ended)
      guard !hasEndedWithFailure else { break }
      // One that came to its end has left nothing to run, and one that ran nothing would do so again.
      guard !result.events.isComplete, !ended.isEmpty else { break }
    }
  }

  /// Takes over what a process has told; returns the tests that are not to be run again.
  private func note(_ result: TestProcess.Result, of run: TestTimes.Run, number: Int, log: Path) -> Set<TestID> {
    let outcome = TestProcessOutcome(result, suites: run.suites, log: log)
    state.withLock { state in
      state.summary.tests.merge(outcome.tests) { $1 }
      state.summary.failures += outcome.failures
      state.summary.suspects.formUnion(outcome.suspects)
      state.summary.processes.append(run)
      state.progress.finish(number, with: outcome.tests)
    }
    if !outcome.failures.isEmpty {
      Terminal.progress(outcome.failures.map { TestProgress.clearing + "  ✘ \($0)\n" }.joined())
    }
    return Set(outcome.tests.keys)
  }
}
