import RemoteControl
import Testing

@testable import ApusCommand

@Suite("Schemas of an agent's tools")
struct MCPSchemaTests {
  private let fields = [
    MCPField.always("text", .string(), "What is typed."), MCPField("side", .string(choices: ["left", "right"]), "Where."),
    MCPField("count", .integer(1...5), "How many."), MCPField("isOn", .boolean, "Whether."),
    MCPField("places", .array(.object([.always("x", .number(), "In points.")])), "Where."),
    MCPField("which", .either(.string(), .integer()), "Name or number."),
  ]

  @Test(
    "find what is wrong with arguments, and say what is right",
    arguments: [
      (["text": "a", "side": "left", "count": 5, "isOn": true, "places": [["x": 1.5]], "which": 2], nil),
      (["text": "a", "side": .null], nil), ([:], "text is missing: What is typed."), (["text": 1], "text is a text"),
      (["text": .null], "text is a text"), (["text": "", "side": "lef"], "side is one of left, right; did you mean left?"),
      (["text": "", "count": 6], "count is a whole number from 1 to 5"),
      (["text": "", "count": 1.5], "count is a whole number from 1 to 5"), (["text": "", "isOn": 1], "isOn is true or false"),
      (["text": "", "places": [["x": 1], ["y": 1]]], "there is no argument places[1].y; did you mean x?"),
      (["text": "", "places": 1], "places is a list"), (["text": "", "which": true], "which is a text"),
      (["tex": ""], "there is no argument tex; did you mean text?"),
      (["text": .string(String(repeating: "a", count: MCPSchema.mostText + 1))], "text is longer than 100000 bytes"),
    ] as [([String: JSONValue], String?)])
  func complaints(arguments: [String: JSONValue], complaint: String?) {
    #expect(MCPSchema.complaint(about: arguments, fields: fields, named: "") == complaint)
  }

  @Test("one that is told elsewhere is written in few words, and checked all the same")
  func known() {
    let schema = MCPSchema.known(Array(fields.prefix(2)), "As above.")
    #expect(schema.json == ["type": "object", "description": "As above.", "required": ["text"]])
    #expect(schema.complaint(about: ["text": "", "side": "up"], named: "a")?.hasPrefix("a.side is one of left, right") == true)
    #expect(schema.complaint(about: 1, named: "a") == "a is an object")
  }

  @Test("are written as JSON Schemas")
  func json() {
    #expect(
      MCPSchema.object(Array(fields.prefix(3))).json == [
        "type": "object", "required": ["text"],
        "properties": [
          "text": ["type": "string", "description": "What is typed."],
          "side": ["type": "string", "enum": ["left", "right"], "description": "Where."],
          "count": ["type": "integer", "minimum": 1, "maximum": 5, "description": "How many."],
        ],
      ])
    #expect(
      MCPSchema.either(.boolean, .array(.number())).json == [
        "anyOf": [["type": "boolean"], ["type": "array", "items": ["type": "number"]]]
      ])
  }

  @Test("each tool has a name of its own, a description of some sentences, and schemas of objects", arguments: MCPTool.all)
  func tool(tool: MCPTool) {
    #expect(MCPTool.all.count { $0.name == tool.name } == 1)
    #expect(tool.name.wholeMatch(of: /[a-z_]{3,30}/) != nil)
    #expect(tool.description.count > 60 && tool.description.count < 700 && tool.description.hasSuffix("."))
    let new = tool.json(MCPDialect(hasValuesBesidePictures: true))
    #expect(new["inputSchema"]?["type"] == "object" && new["inputSchema"]?["additionalProperties"] == false)
    #expect(new["outputSchema"]?["type"] == "object")
    let old = tool.json(MCPDialect(version: .november2024))
    #expect(old["outputSchema"] == nil && old["annotations"] == nil && old["title"] == nil)
    #expect((tool.input + tool.output).allSatisfy { !$0.meaning.isEmpty })
    #expect(Set(tool.input.map(\.name)).count == tool.input.count && Set(tool.output.map(\.name)).count == tool.output.count)
  }

  @Test("arguments are taken by name, and null counts as left out")
  func arguments() {
    let arguments = MCPArguments(["a": .null, "b": 2, "c": "x", "d": true])
    #expect(arguments["a"] == nil && arguments.number("b") == 2 && arguments.integer("b") == 2 && arguments.text("c") == "x")
    #expect(arguments.isOn("d") && !arguments.isOn("e") && arguments.only(["b", "e"]) == ["b": 2])
  }
}
