import EngineRuntime
import Foundation

// Safe: the problem is read and written under the lock.
/// One snapshot while it is made: where strategies say what is wrong with a value that they can make nothing of.
final class SnapshotRun: @unchecked Sendable {
  /// The snapshot that the code is making which runs now.
  @TaskLocal static var current: SnapshotRun?

  private let lock = NSLock()
  private var first: String?

  /// What was wrong first.
  var problem: String? { lock.withLock { first } }

  /// Says what is wrong.
  func fail(_ problem: String) { lock.withLock { first = first ?? problem } }

  /// Says what is wrong with a value whose strategy somebody runs outside of an assertion, too.
  static func fail(_ problem: String, in run: SnapshotRun? = current) {
    if let run { run.fail(problem) } else { Diagnostics.report(problem) }
  }
}
