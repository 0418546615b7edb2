import RemoteControl

/// Something that a client can have done.
struct MCPTool: Sendable {
  var name: String
  var title: String
  /// What it does, and what to do before and after it, for the model.
  var description: String
  var input: [MCPField] = []
  /// What its results have.
  var output: [MCPField]
  /// Whether it leaves the app as it is.
  var isReadOnly = false
  /// Whether its results have pictures.
  var hasPicture = false
  /// Whether its results are about the app that runs, which may be older than its sources.
  var isOfApp = true
  var run: @Sendable (MCPToolbox, MCPArguments, MCPCall) throws -> MCPResult

  /// As `tools/list` tells it.
  func json(_ dialect: MCPDialect) -> JSONValue {
    var input = MCPSchema.object(input).json
    input["additionalProperties"] = false
    var tool: JSONValue = ["name": .string(name), "description": .string(description), "inputSchema": input]
    if dialect.version.hasProgressMessages {
      tool["annotations"] = [
        "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": false, "openWorldHint": false,
      ]
    }
    guard dialect.version.hasStructuredResults else { return tool }
    tool["title"] = .string(title)
    // With a schema each result would have to have values.
    if !hasPicture || dialect.hasValuesBesidePictures {
      tool["outputSchema"] = MCPSchema.object([MCPField.summary] + output).json
    }
    return tool
  }
}

/// The arguments of a call, which its schema has found right.
struct MCPArguments {
  var values: [String: JSONValue]

  init(_ values: [String: JSONValue]) { self.values = values.filter { !$0.value.isNull } }

  subscript(name: String) -> JSONValue? { values[name] }

  func text(_ name: String) -> String? { values[name]?.string }
  func number(_ name: String) -> Double? { values[name]?.number }
  func integer(_ name: String) -> Int? { values[name]?.integer }
  /// Whether it is true; one that is left out is not.
  func isOn(_ name: String) -> Bool { values[name]?.bool ?? false }

  /// The members of some names that are there.
  func only(_ names: [String]) -> [String: JSONValue] { values.filter { names.contains($0.key) } }
}
