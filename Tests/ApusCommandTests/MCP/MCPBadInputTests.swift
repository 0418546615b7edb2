import Foundation
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("Bad input to an agent's server")
struct MCPBadInputTests {
  @Test(
    "is answered by messages alone",
    arguments: [
      "", "\n\n", "{\"jsonrpc\":\"2.0\",\"id\":1e999,\"method\":\"ping\"}",
      "{\"jsonrpc\":\"2.0\",\"id\":\"\\ud800\",\"method\":\"ping\"}",
      "[[[]]]", "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"\u{2028}\"}}",
      String(repeating: "{\"a\":", count: 5_000), String(repeating: "x", count: 1 << 17),
    ])
  func answers(text: String) {
    #expect(OutsideFormats.complaint(aboutAnswersTo: Data(text.utf8)) == nil)
    #expect(OutsideFormats.complaint(aboutAnswersTo: Data(text.utf8) + [0xFF, 0x0A, 0x00]) == nil)
  }

  @Test("every tool takes arguments of every kind, and says what is wrong with them", arguments: MCPTool.all)
  func arguments(tool: MCPTool) throws {
    let box = try StandInToolbox()
    try box.call("start_app", ["withoutPicture": true])
    let values: [JSONValue] = [.null, true, -1e300, "", "\u{0}", [], [:], .array([.array([.null])])]
    for field in tool.input {
      for value in values { #expect(throws: Never.self) { try box.call(tool.name, .object([field.name: value])) } }
    }
  }
}
