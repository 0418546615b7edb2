import Foundation
import LaunchContract
import RemoteControl

/// `apus mcp`: a Model Context Protocol server, by which agents and editors build apps, see them and act on them.
struct MCPCommand: Command {
  static let syntax = CommandSyntax(
    name: "mcp",
    usage: "[--values]",
    summary: "Serve agents and editors over standard input and output (Model Context Protocol).",
    options: [
      OptionSyntax("--values", help: "Give results with a picture values too, for clients that show their models both.")
    ],
    details: """
      A client starts it and speaks JSON-RPC with it, a message a line; by hand it is of no use. docs/Agents.md tells how clients
      are set up. Paths in its tools are relative to the folder that it is started in.

      Its tools: \(MCPTool.all.map(\.name).joined(separator: ", ")).
      """)

  var hasValuesBesidePictures: Bool
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    guard arguments.positionals.isEmpty else {
      throw CommandError.usage("apus mcp takes no PATH; clients open projects with the tool open_project")
    }
    hasValuesBesidePictures = arguments["--values"] != nil
    self.installation = installation
  }

  func run() throws -> Int32 {
    let signals = MCPSignals()
    let streams = try MCPStreams.takingStandardStreams()
    let service = MCPService(
      installation: installation, streams: streams, hasValuesBesidePictures: hasValuesBesidePictures)
    signals.onEnd { signal in
      service.end()
      exit(128 + signal)
    }
    streams.forEachLine({ service.server.take($0) }, tooLong: { service.server.refuse(lineLongerThan: MCPStreams.lineLimit) })
    service.end()
    return 0
  }
}

/// A server with the thread that does its calls.
final class MCPService: Sendable {
  let server: MCPServer
  private let queue: MCPQueue
  private let isDone = DispatchSemaphore(value: 0)

  init(installation: Installation, streams: MCPStreams, hasValuesBesidePictures: Bool) {
    let queue = MCPQueue()
    self.queue = queue
    server = MCPServer(
      tools: MCPTool.all, hasValuesBesidePictures: hasValuesBesidePictures, write: { streams.write($0) },
      start: { queue.add($0) })
    let thread = Thread { [isDone] in
      let toolbox = MCPToolbox(
        commands: MCPOwnCommands(executable: Path("/proc/self/exe").real ?? Path("apus"), environment: installation.environment),
        workingFolder: installation.workingFolder,
        launch: { try RemoteSession($0, request: LaunchRequest(), installation: installation) })
      while let call = queue.next() { call.finish(toolbox.run(call)) }
      toolbox.close()
      isDone.signal()
    }
    // Values that lie in each other are read by functions that do so.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Stops all calls, ends the app and waits until that is done.
  func end() {
    server.end()
    queue.close()
    _ = isDone.wait(timeout: .now() + .seconds(10))
    isDone.signal()
  }
}

/// The signals that ask the server to end, which would leave the programs behind that it started.
private struct MCPSignals {
  private let ending = [SIGINT, SIGTERM, SIGHUP]

  /// Keeps them from this thread, and those that it starts, until `onEnd(_:)`; a client that reads no more ends nobody by a
  /// signal.
  init() { Self.block(ending + [SIGPIPE]) }

  /// Has something done once one of them comes.
  func onEnd(_ body: @escaping @Sendable (Int32) -> Void) {
    let numbers = ending
    Thread.detachNewThread {
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in numbers { sigaddset(&signals, number) }
      var signal: Int32 = 0
      if sigwait(&signals, &signal) == 0 { body(signal) }
    }
  }

  private static func block(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
