import Foundation
import LaunchContract
import Synchronization

/// Shows previews in several processes at a time.
///
/// All variants of a preview are shown in one process; each lane takes the next preview when it is done with one.
final class PreviewRun: Sendable {
  private struct State {
    var waiting: [Int]
    var records: [[PreviewRecord]]
    var done = 0
    /// A fault of the app or of the machine, on which it gave up.
    var error: (any Error)?
  }

  private let subjects: [PreviewSubject]
  private let variants: [PreviewVariant]
  private let makeShoot: @Sendable () -> PreviewShoot
  /// Told how many pictures are done.
  private let progress: @Sendable (Int) -> Void
  private let state: Mutex<State>

  init(
    _ subjects: [PreviewSubject], variants: [PreviewVariant], progress: @escaping @Sendable (Int) -> Void,
    makeShoot: @escaping @Sendable () -> PreviewShoot
  ) {
    (self.subjects, self.variants, self.progress, self.makeShoot) = (subjects, variants, progress, makeShoot)
    state = Mutex(
      State(waiting: Array(subjects.indices), records: Array(repeating: [], count: subjects.count)))
  }

  /// Shows everything; one lane goes on with a process that runs already.
  ///
  /// - Returns: The records in the order of the previews, and in each of the variants.
  func run(lanes: Int, first: PreviewShoot) throws -> [PreviewRecord] {
    let group = DispatchGroup()
    for _ in 1..<max(min(lanes, subjects.count), 1) {
      group.enter()
      Thread.detachNewThread {
        self.lane(self.makeShoot())
        group.leave()
      }
    }
    lane(first)
    group.wait()
    return try state.withLock { state in
      if let error = state.error { throw error }
      return state.records.flatMap { $0 }
    }
  }

  private func lane(_ shoot: PreviewShoot) {
    defer { shoot.end() }
    while let index = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
      do {
        for variant in variants {
          let record = try shoot.record(of: subjects[index], in: variant)
          let done = state.withLock { state in
            state.records[index].append(record)
            state.done += 1
            return state.done
          }
          progress(done)
        }
      } catch {
        state.withLock { state in
          state.error = state.error ?? error
          state.waiting.removeAll()
        }
      }
    }
  }
}
