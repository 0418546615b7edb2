import Foundation
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("A server of the Model Context Protocol")
struct MCPServerTests {
  let client = StandInClient()

  private func line(_ text: String, to server: MCPServer) -> JSONValue? {
    server.take(Data(text.utf8))
    let lines = client.take()
    return lines.count == 1 ? lines[0] : nil
  }

  @Test(
    "speaks the client's version where it knows it, else its latest",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25"),
    ])
  func version(asked: String, answered: String) {
    let server = client.server(version: nil)
    server.send(["jsonrpc": "2.0", "id": "a", "method": "initialize", "params": ["protocolVersion": .string(asked)]])
    let answer = client.take().first
    #expect(answer?["id"] == "a")
    #expect(answer?["result"]?["protocolVersion"]?.string == answered)
    #expect(answer?["result"]?["serverInfo"]?["name"] == "apus")
    #expect(answer?["result"]?["capabilities"]?["tools"] != nil)
    #expect(MCPVersion.answer(to: asked).rawValue == answered)
  }

  @Test(
    "answers what is no request with the code that JSON-RPC has for it",
    arguments: [
      ("{", -32_700, JSONValue.null), ("\u{1}", -32_700, .null), ("7", -32_600, .null), ("{}", -32_600, .null),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32_600, 1), (#"{"jsonrpc":"2.0","id":1}"#, -32_600, 1),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32_600, .null),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600, .null),
      (#"{"jsonrpc":"2.0","id":3,"method":"pong"}"#, -32_601, 3),
      (#"{"jsonrpc":"2.0","id":3,"method":"ping","params":[]}"#, -32_602, 3),
      (#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{}}"#, -32_602, 4),
      (#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"tapp"}}"#, -32_602, 4),
      (#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"tap","arguments":1}}"#, -32_602, 4),
      (#"{"jsonrpc":"2.0","id":5,"method":"logging/setLevel","params":{"level":"loud"}}"#, -32_602, 5),
      (#"{"jsonrpc":"2.0","id":5,"method":"initialize","params":{}}"#, -32_602, 5), ("[]", -32_600, .null),
      (String(repeating: "[", count: 100_000), -32_700, .null),
    ] as [(String, Int, JSONValue)])
  func errors(text: String, code: Int, id: JSONValue) {
    let answer = line(text, to: client.server())
    #expect(answer?["error"]?["code"]?.integer == code)
    #expect(answer?["id"] == id)
    #expect(answer?["error"]?["message"]?.string?.isEmpty == false)
  }

  @Test("a server before initialize answers a ping only")
  func before() {
    let server = client.server(version: nil)
    #expect(line(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, to: server)?["result"] == [:])
    #expect(line(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#, to: server)?["error"]?["code"] == -32_600)
    server.call("stop")
    #expect(client.takeCalls().isEmpty)
  }

  @Test(
    "says nothing to notifications, answers and empty lines, known or not",
    arguments: [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"anything"}"#, "", "  \r",
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
      #"{"jsonrpc":"2.0","id":8,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":8,"error":{"code":1,"message":""}}"#,
    ])
  func silence(text: String) {
    let server = client.server()
    server.take(Data(text.utf8))
    #expect(client.take().isEmpty)
  }

  @Test("a batch is answered in one line, once all its calls are done")
  func batch() throws {
    let server = client.server(version: "2025-03-26")
    let ping: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": "ping"]
    let call: JSONValue = ["jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": ["name": "stop"]]
    server.send([ping, call, ["jsonrpc": "2.0", "method": "notifications/initialized"], 7])
    #expect(client.take().isEmpty)
    try #require(client.takeCalls().first).finish(MCPResult("done", values: ["wasRunning": false]))
    let answers = client.take()
    #expect(answers.count == 1)
    #expect(answers.first?.array?.map { $0["id"] } == [1, .null, 2])
    server.send([["jsonrpc": "2.0", "method": "notifications/initialized"]])
    #expect(client.take().isEmpty)
    let batch = MCPBatch(count: 1) { _ in Issue.record("a batch without answers was written") }
    batch.finish(nil)
  }

  @Test("later versions have no batches, and none has endless ones")
  func noBatch() {
    let ping: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": "ping"]
    let new = client.server()
    new.send([ping])
    #expect(client.take().first?["error"]?["code"] == -32_600)
    let old = client.server(version: "2025-03-26")
    old.send(.array(Array(repeating: ping, count: MCPServer.mostInBatch + 1)))
    #expect(client.take().map { $0["error"]?["code"] } == [-32_600])
  }

  @Test("a call is answered under its id, by text, picture and values; older versions have no values")
  func result() throws {
    let result = MCPResult("seen\ndetails\nNext: look.", values: ["a": 1], picture: Data([1, 2]))
    let server = client.server(hasValuesBesidePictures: true)
    server.call("picture", id: "x")
    let call = try #require(client.takeCalls().first)
    #expect(call.tool == "picture" && call.id == .text("x"))
    call.finish(result)
    let answer = client.take().first
    #expect(answer?["id"] == "x")
    #expect(answer?["result"]?["content"]?[1] == ["type": "image", "data": "AQI=", "mimeType": "image/png"])
    #expect(answer?["result"]?["structuredContent"] == ["a": 1, "summary": "seen Next: look."])
    #expect(answer?["result"]?["isError"] == false)
    #expect(result.json(MCPDialect(version: .november2024, hasValuesBesidePictures: true))["structuredContent"] == nil)
    #expect(MCPResult(error: "no").json(MCPDialect())["isError"] == true)
    #expect(MCPResult("seen", values: [:]).json(MCPDialect())["structuredContent"] == ["summary": "seen"])
  }

  @Test("a picture comes without values, which some clients show in its place, unless they are asked for")
  func pictureAlone() {
    let result = MCPResult("seen", values: ["a": 1], picture: Data([1, 2]))
    #expect(result.json(MCPDialect())["structuredContent"] == nil)
    #expect(MCPTool.picture.json(MCPDialect())["outputSchema"] == nil)
    #expect(MCPTool.picture.json(MCPDialect(hasValuesBesidePictures: true))["outputSchema"] != nil)
    #expect(MCPTool.elements.json(MCPDialect())["outputSchema"] != nil)
  }

  @Test("an id that is not answered yet is not taken again, and is afterwards")
  func sameID() throws {
    let server = client.server()
    server.call("stop", id: 5)
    server.call("stop", id: 5)
    #expect(client.take().map { $0["error"]?["code"] } == [-32_600])
    let calls = client.takeCalls()
    #expect(calls.count == 1)
    calls[0].finish(MCPResult(error: "done"))
    server.call("stop", id: 5)
    #expect(client.takeCalls().count == 1)
  }

  @Test("progress goes to clients that want it, grows, and has a text in versions that have one")
  func progress() throws {
    for (version, message) in [("2025-06-18", "compiling"), ("2024-11-05", nil)] as [(String, JSONValue?)] {
      let server = client.server(version: version)
      server.call("start_app", token: "t")
      let call = try #require(client.takeCalls().first)
      call.report("compiling")
      call.report("compiling")
      let lines = client.take()
      #expect(lines.map { $0["method"] } == ["notifications/progress", "notifications/progress"])
      #expect(lines.map { $0["params"]?["progressToken"] } == ["t", "t"])
      #expect(lines.compactMap { $0["params"]?["progress"]?.number } == [1, 2])
      #expect(lines.first?["params"]?["message"] == message)
    }
    let server = client.server()
    server.call("start_app")
    try #require(client.takeCalls().first).report("compiling")
    #expect(client.take().isEmpty)
  }

  @Test("the log has what is grave enough for the client")
  func log() throws {
    let server = client.server()
    server.log(.info, "a")
    server.log(.error, "b")
    #expect(client.take().map { $0["params"]?["data"] } == ["b"])
    server.send(["jsonrpc": "2.0", "id": 1, "method": "logging/setLevel", "params": ["level": "debug"]])
    server.log(.info, "a")
    #expect(client.take().map { $0["params"]?["level"] } == [nil, "info"])
    #expect(MCPLogLevel.debug < .emergency)
  }

  @Test("a cancelled call ends what it waits for, tells no progress and is not answered")
  func cancel() throws {
    let server = client.server()
    server.call("start_app", id: 9, token: 1)
    let call = try #require(client.takeCalls().first)
    let ended = StandInClient()
    let watched = ended.server()
    call.interruptible(by: { watched.log(.error, "ended") }) {
      #expect(ended.take().isEmpty)
      server.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 9, "reason": "enough"]])
      #expect(ended.take().count == 1)
    }
    #expect(call.isCancelled)
    #expect(throws: MCPCancellation.self) { try call.checkCancellation() }
    call.report("still there")
    call.finish(MCPResult(error: "late"))
    #expect(client.take().isEmpty)
    // What begins after that is ended at once.
    call.interruptible(by: { watched.log(.error, "ended") }) {}
    #expect(ended.take().count == 1)
  }

  @Test("a client that goes cancels all calls; a line that is too long is answered")
  func end() throws {
    let server = client.server()
    server.call("start_app", id: 1)
    server.call("stop", id: 2)
    server.end()
    #expect(client.takeCalls().map(\.isCancelled) == [true, true])
    server.refuse(lineLongerThan: 10)
    #expect(client.take().map { $0["error"] } == [MCPError.invalid("a message is longer than the 10 bytes that are read").json])
  }
}

@Suite("Lines from a client of the Model Context Protocol")
struct MCPLineReaderTests {
  @Test("are cut where they end, however the bytes come, and the last one needs no end", arguments: [1, 2, 3, 100])
  func lines(size: Int) {
    var reader = MCPLineReader(limit: 5)
    var found: [String] = []
    var tooLong = 0
    let bytes = Array("ab\n123456789\ncd\n12345\n\nef".utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.take(
        bytes[start..<min(start + size, bytes.count)], line: { found.append(String(decoding: $0, as: UTF8.self)) },
        tooLong: { tooLong += 1 })
    }
    reader.finish { found.append(String(decoding: $0, as: UTF8.self)) }
    #expect(found == ["ab", "cd", "12345", "", "ef"])
    #expect(tooLong == 1)
  }

  @Test("come and go over two descriptors")
  func streams() throws {
    let folder = try TemporaryFolder()
    try folder.write(["in": "one\ntwo"])
    let input = open((folder.path / "in").string, O_RDONLY),
      output = open((folder.path / "out").string, O_CREAT | O_WRONLY, 0o600)
    defer { for descriptor in [input, output] { close(descriptor) } }
    let streams = MCPStreams(input: input, output: output)
    streams.forEachLine({ streams.write(String(decoding: $0, as: UTF8.self) + "!") }, tooLong: {})
    #expect(try (folder.path / "out").readText() == "one!\ntwo!\n")
  }

  @Test("wait in a queue, in their order, until it is closed")
  func queue() {
    let client = StandInClient()
    let server = client.server()
    let queue = MCPQueue()
    for number in 1...3 { queue.add(MCPCall(id: .number(Double(number)), tool: "stop", server: server)) }
    queue.close()
    var ids: [MCPMessage.ID] = []
    while let call = queue.next() { ids.append(call.id) }
    #expect(ids == [.number(1), .number(2), .number(3)])
  }
}
