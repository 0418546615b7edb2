import Foundation

extension LaunchAction {
  private static let variable = LaunchVariable.actions.name
  private static let byteLimit = 1 << 20
  private static let countLimit = 10_000

  /// The actions as a JSON array such as `[{"after":1.5},{"tap":"Close"},{"scroll":120}]`.
  package static func json(_ actions: [LaunchAction]) throws(LaunchError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let objects = actions.map { [$0.parts.kind.rawValue: $0.parts.argument] }
    do { return String(decoding: try encoder.encode(objects), as: UTF8.self) } catch {
      throw LaunchError("the actions cannot be written as JSON: \(error)")
    }
  }

  /// Reads what `json` writes.
  package static func list(from text: String) throws(LaunchError) -> [LaunchAction] {
    guard text.utf8.count <= byteLimit else { throw LaunchError("\(variable) is longer than \(byteLimit) bytes") }
    guard let objects = try? JSONDecoder().decode([[String: Argument]].self, from: Data(text.utf8)) else {
      throw LaunchError("\(variable) is no JSON array of actions such as [{\"tap\":\"Close\"}]")
    }
    guard objects.count <= countLimit else { throw LaunchError("\(variable) has more than \(countLimit) actions") }
    var actions: [LaunchAction] = []
    for (index, object) in objects.enumerated() { actions.append(try action(object, number: index + 1)) }
    return actions
  }

  private static func action(_ object: [String: Argument], number: Int) throws(LaunchError) -> LaunchAction {
    guard object.count == 1, let (name, argument) = object.first else {
      throw LaunchError("\(variable): action \(number) has \(object.count) names; it needs one of \(names)")
    }
    guard let kind = Kind(rawValue: name) else {
      throw LaunchError("\(variable): action \(number) is \"\(name.prefix(40))\"; \(names) are known")
    }
    guard let action = LaunchAction(kind, argument) else {
      throw LaunchError("\(variable): action \(number), \(name), needs \(kind.rule)")
    }
    return action
  }

  private static var names: String {
    let names = Kind.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}

extension LaunchAction.Argument: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .other
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .other: try container.encodeNil()
    }
  }
}
