import Foundation
import RemoteControl
import Synchronization
import Testing

@testable import ApusCommand

@Suite("Commands that an agent's server runs")
struct MCPOwnCommandsTests {
  private let shell = MCPOwnCommands(executable: Path("/bin/sh"), environment: ["PATH": "/usr/bin:/bin"])

  @Test("their output, notes and code are kept apart, and nothing is there for them to read")
  func end() throws {
    let client = StandInClient()
    let server = client.server()
    let call = MCPCall(id: .number(1), tool: "check", progressToken: "t", server: server)
    let end = try shell.run(["-c", "echo out; printf '\\033[1mapus: now\\033[0m\\nlast' >&2; cat; exit 3"], for: call)
    #expect(end == MCPCommandEnd(code: 3, output: "out\n", notes: ["apus: now", "last"]))
    #expect(client.take().map { $0["params"]?["message"] } == ["now"])
    #expect(MCPOwnCommands.progress(in: "[3/7] Compiling A") == "[3/7] Compiling A")
    #expect(MCPOwnCommands.progress(in: "a.swift:1:1: error: b") == nil)
    let none: () throws -> Installation = { throw CommandError.failure("no installation is needed") }
    #expect(try ApusCommand.run(["mcp", "--help"], installation: none) == 0)
    #expect(throws: CommandError.self) { try ApusCommand.run(["mcpp", "--help"], installation: none) }
  }

  @Test("one that writes a lot is not kept whole, but its first and last words are")
  func much() throws {
    let call = MCPCall(id: .number(1), tool: "check", server: StandInClient().server())
    let end = try shell.run(["-c", "seq 9000 >&2; head -c 300000 /dev/zero | tr '\\0' a >&2"], for: call)
    #expect(end.notes.count <= MCPOwnCommands.mostLines && end.notes.count > MCPOwnCommands.mostLines / 2)
    #expect(end.notes.first == "1" && end.notes.contains("9000") && end.notes.last == String(repeating: "a", count: 4_000))
  }

  @Test("one that is cancelled is ended with all that it has started, though it does not want to")
  func cancel() throws {
    let folder = try TemporaryFolder()
    // The server reads the client's cancellation as soon as the command has told how far it is.
    let server = Mutex<MCPServer?>(nil)
    let calls = Mutex<[MCPCall]>([])
    let made = MCPServer(
      tools: MCPTool.all,
      write: { line in
        guard line.contains("ready") else { return }
        server.withLock { $0 }?.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 4]])
      }, start: { call in calls.withLock { $0.append(call) } })
    server.withLock { $0 = made }
    made.send(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["protocolVersion": "2025-06-18"]])
    made.call("start_app", id: 4, token: 1)
    let call = try #require(calls.withLock { $0.first })
    // Whoever reads the other end of this comes to its end as soon as nobody has it open for writing.
    let fifo = (folder.path / "fifo").string
    try #require(mkfifo(fifo, 0o600) == 0)
    let reading = open(fifo, O_RDONLY | O_NONBLOCK)
    defer { close(reading) }
    let script = "sleep 30 > \(fifo) & echo 'apus: ready' >&2; wait"
    #expect(throws: MCPCancellation.self) { try shell.run(["-c", script], for: call) }
    _ = fcntl(reading, F_SETFL, 0)
    var byte: UInt8 = 0
    let started = ContinuousClock.now
    #expect(read(reading, &byte, 1) == 0)
    #expect(.now - started < .seconds(20))
    // One that was cancelled before is not begun.
    #expect(throws: MCPCancellation.self) { try shell.run(["-c", "touch \(folder.path)/begun"], for: call) }
    #expect(!(folder.path / "begun").exists)
  }

  @Test("a program that is not there is a failure")
  func missing() throws {
    let call = MCPCall(id: .number(1), tool: "check", server: StandInClient().server())
    let none = MCPOwnCommands(executable: Path("/nonexistent"), environment: [:])
    #expect(throws: CommandError.self) { try none.run([], for: call) }
    let child = try MCPChild(Subprocess(program: "/bin/sh", arguments: ["-c", "exit 7"], environment: [:]))
    while !child.hasEnded { child.wait(milliseconds: 20) }
    #expect(child.reap() == 7 && child.output().isEmpty && child.errors().isEmpty)
    child.closePipes()
  }

  @Test("the server takes no path, and says where projects are opened")
  func command() throws {
    let installation = try TemporaryFolder().installation()
    let syntax = MCPCommand.syntax
    #expect(syntax.name == "mcp" && syntax.details.contains("open_project"))
    #expect(throws: CommandError.self) { try MCPCommand(ParsedArguments(["."], syntax: syntax), installation: installation) }
    let command = try MCPCommand(ParsedArguments(["--values"], syntax: syntax), installation: installation)
    #expect(command.hasValuesBesidePictures)
  }

  @Test("a service ends with its client, and with it what waits")
  func service() throws {
    let folder = try TemporaryFolder()
    let output = open((folder.path / "out").string, O_CREAT | O_WRONLY, 0o600)
    defer { close(output) }
    let service = MCPService(
      installation: folder.installation(), streams: MCPStreams(input: -1, output: output), hasValuesBesidePictures: false)
    service.server.send(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["protocolVersion": "2025-06-18"]])
    service.server.call("stop", id: 1)
    service.end()
    let lines = try (folder.path / "out").readText().split(separator: "\n")
    #expect(lines.count >= 1 && lines.allSatisfy { JSONValue(json: Data($0.utf8))?["jsonrpc"] == "2.0" })
  }
}
