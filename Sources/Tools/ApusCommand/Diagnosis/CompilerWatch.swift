import Foundation
import Synchronization

/// Runs the compiler on an app, and ends it where it goes on looking for what an unknown name could mean.
///
/// A compilation without unknown names is never cut off, whatever time it takes.
struct CompilerWatch: Sendable {
  /// Seconds that the compiler has to find an unknown name by itself.
  var patience = 3.0
  /// Finds the unknown names of the app.
  var unknownNames: @Sendable () throws -> UnknownNames

  /// What the compiler says where it has given up.
  static let surrender = "unable to type-check this expression in reasonable time"

  /// Runs the compiler to its end, or to that.
  ///
  /// - Returns: Its exit code; never 0 where it was ended.
  /// - Throws: What starting it throws, and what looking for names does.
  func run(_ compiler: Subprocess) throws -> Int32 {
    let compilation = Compilation()
    var hasSurrendered = false
    let code = try compiler.run(
      onStart: { id in
        compilation.id.withLock { $0 = id }
        Thread.detachNewThread { watch(compilation) }
      },
      eachLine: { line in
        if line.contains(Self.surrender) { hasSurrendered = true }
        Terminal.progress(line + "\n")
      })
    compilation.id.withLock { $0 = nil }
    if compilation.wasEnded.withLock({ $0 }) { return code == 0 ? 1 : code }
    if code != 0, hasSurrendered { explain(try unknownNames()) }
    return code
  }

  private final class Compilation: Sendable {
    /// The compiler's process while it runs.
    let id = Mutex<pid_t?>(nil)
    let wasEnded = Mutex(false)
  }

  private func watch(_ compilation: Compilation) {
    let end = ContinuousClock.now + .seconds(patience)
    while .now < end {
      usleep(50_000)
      if compilation.id.withLock({ $0 == nil }) { return }
    }
    guard let names = try? unknownNames(), !names.isEmpty else { return }
    compilation.id.withLock { id in
      guard let id else { return }
      compilation.wasEnded.withLock { $0 = true }
      for error in names.errors { Terminal.progress(error + "\n") }
      RunningProcess(id: id).endWithChildren()
    }
  }

  private func explain(_ names: UnknownNames) {
    for error in names.errors { Terminal.progress(error + "\n") }
    if names.isEmpty {
      Terminal.note(
        "every name in it is declared somewhere; parts of the expression as values of their own show which does not fit")
    }
  }
}
