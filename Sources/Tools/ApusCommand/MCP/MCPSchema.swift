import LaunchContract
import RemoteControl

/// What a value of a tool's arguments or results is: written as a JSON Schema, and checked by the same rule.
indirect enum MCPSchema: Sendable {
  /// A text, of a few words where there are choices.
  case string(choices: [String] = [])
  case number(ClosedRange<Double>? = nil)
  case integer(ClosedRange<Double>? = nil)
  case boolean
  case array(MCPSchema)
  case object([MCPField])
  /// An object that another schema tells of; it is written in few words, as a client reads all schemas of all tools.
  case known([MCPField], String)
  /// Either of two.
  case either(MCPSchema, MCPSchema)

  /// The longest text of an argument.
  static let mostText = 100_000

  var json: JSONValue {
    switch self {
    case .string(let choices):
      choices.isEmpty ? ["type": "string"] : ["type": "string", "enum": .array(choices.map { .string($0) })]
    case .number(let range): Self.json("number", range)
    case .integer(let range): Self.json("integer", range)
    case .boolean: ["type": "boolean"]
    case .array(let element): ["type": "array", "items": element.json]
    case .object(let fields): Self.json(fields)
    case .known(let fields, let place):
      [
        "type": "object", "description": .string(place),
        "required": .array(fields.filter(\.isRequired).map { .string($0.name) }),
      ]
    case .either(let one, let other): ["anyOf": [one.json, other.json]]
    }
  }

  private static func json(_ type: String, _ range: ClosedRange<Double>?) -> JSONValue {
    var schema: JSONValue = ["type": .string(type)]
    if let range { (schema["minimum"], schema["maximum"]) = (.number(range.lowerBound), .number(range.upperBound)) }
    return schema
  }

  private static func json(_ fields: [MCPField]) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for field in fields {
      var schema = field.schema.json
      schema["description"] = .string(field.meaning)
      properties[field.name] = schema
    }
    var schema: JSONValue = ["type": "object", "properties": .object(properties)]
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return schema
  }
}

/// A member of an object.
struct MCPField: Sendable {
  var name: String
  var schema: MCPSchema
  /// What it is, for the model.
  var meaning: String
  var isRequired = false

  init(_ name: String, _ schema: MCPSchema, _ meaning: String, isRequired: Bool = false) {
    (self.name, self.schema, self.meaning, self.isRequired) = (name, schema, meaning, isRequired)
  }

  /// One that is always there.
  static func always(_ name: String, _ schema: MCPSchema, _ meaning: String) -> MCPField {
    MCPField(name, schema, meaning, isRequired: true)
  }
}

// MARK: - The check

extension MCPSchema {
  /// What is wrong with a value, as "size is a number from 1 to 5"; `nil` where nothing is.
  func complaint(about value: JSONValue, named name: String) -> String? {
    switch (self, value) {
    case (.string(let choices), .string(let text)):
      if text.utf8.count > Self.mostText { return "\(name) is longer than \(Self.mostText) bytes" }
      guard !choices.isEmpty, !choices.contains(text) else { return nil }
      let hint = nearest(to: text, in: choices).map { "; did you mean \($0)?" } ?? ""
      return "\(name) is one of \(choices.joined(separator: ", "))\(hint)"
    case (.number(let range), .number(let number)) where range?.contains(number) ?? true: return nil
    case (.integer(let range), .number(let number)) where Int(exactly: number) != nil && range?.contains(number) ?? true:
      return nil
    case (.boolean, .bool): return nil
    case (.array(let element), .array(let values)):
      return values.enumerated().lazy.compactMap { element.complaint(about: $1, named: "\(name)[\($0)]") }.first
    case (.object(let fields), .object(let members)), (.known(let fields, _), .object(let members)):
      return Self.complaint(about: members, fields: fields, named: name)
    case (.either(let one, let other), _):
      let complaint = one.complaint(about: value, named: name)
      return complaint == nil || other.complaint(about: value, named: name) == nil ? nil : complaint
    default: return "\(name) is \(rule)"
    }
  }

  /// What is wrong with the members of an object; a name that is not known counts as mistyped.
  static func complaint(about members: [String: JSONValue], fields: [MCPField], named name: String) -> String? {
    let prefix = name.isEmpty ? "" : name + "."
    for member in members.sorted(by: { $0.key < $1.key }) {
      guard let field = fields.first(where: { $0.name == member.key }) else {
        let known = fields.map(\.name)
        let hint =
          nearest(to: member.key, in: known).map { "did you mean \($0)?" }
          ?? (known.isEmpty ? "there are none" : "there are " + known.joined(separator: ", "))
        return "there is no argument \(prefix)\(member.key.shortened); \(hint)"
      }
      // Some clients send null for what was left out.
      if member.value.isNull, !field.isRequired { continue }
      if let complaint = field.schema.complaint(about: member.value, named: prefix + member.key) { return complaint }
    }
    return fields.first { $0.isRequired && members[$0.name] == nil }.map { "\(prefix)\($0.name) is missing: \($0.meaning)" }
  }

  private var rule: String {
    switch self {
    case .string: "a text"
    case .number(let range): "a number" + (range.map { " from \($0.text)" } ?? "")
    case .integer(let range): "a whole number" + (range.map { " from \($0.text)" } ?? "")
    case .boolean: "true or false"
    case .array: "a list"
    case .object, .known: "an object"
    case .either(let one, let other): "\(one.rule) or \(other.rule)"
    }
  }
}
