import Foundation
import Synchronization

/// What is to be known before an edit can be built without the driver; it is found out while the app shows, beside other work.
final class EditPreparation: Sendable {
  let interfaces = FileInterfaces()
  let outlines = SourceOutlines()
  private let commands = Mutex<DriverCommands??>(nil)

  /// Begins to find out for a build that has come to its end.
  ///
  /// - Parameters:
  ///   - invocation: How it was built.
  ///   - asks: How the driver would build it.
  func begin(_ invocation: CompilerInvocation, asks: @escaping @Sendable () throws -> DriverCommands?) {
    let (arguments, sources) = (invocation.arguments, invocation.sources)
    let files = sources.map { EditBuild.interfaceFile(of: $0, in: invocation, edited: []) }
    Thread.detachNewThread { [self] in
      _ = try? commands(of: arguments, asks: asks)
      for source in sources { _ = outlines.hasChanged(source) }
      for file in files { _ = interfaces.interface(at: file) }
    }
  }

  /// How the driver would build what it is told by some arguments; asked for where the answer is not known.
  func commands(of arguments: [String], asks: () throws -> DriverCommands?) throws -> DriverCommands? {
    try commands.withLock { cached in
      if let cached, cached?.isOf(arguments) ?? true { return cached }
      let answer = try asks()
      cached = .some(answer)
      return answer
    }
  }
}
