import Foundation
import RemoteControl

/// A message of the client's, by JSON-RPC 2.0.
struct MCPMessage: Equatable {
  /// What an answer repeats of its request.
  enum ID: Hashable, Sendable {
    case number(Double)
    case text(String)

    init?(_ value: JSONValue?) {
      switch value {
      case .number(let number)?: self = .number(number)
      case .string(let text)?: self = .text(text)
      default: return nil
      }
    }

    var json: JSONValue {
      switch self {
      case .number(let number): .number(number)
      case .text(let text): .string(text)
      }
    }
  }

  enum Kind: Equatable {
    case request(ID)
    case notification
    /// An answer to something that was asked of the client.
    case answer
  }

  var kind: Kind
  var method: String
  var parameters: [String: JSONValue]

  /// Takes a value apart.
  ///
  /// - Throws: What is wrong with it; whoever answers takes the ID from the value, where it has one.
  init(_ value: JSONValue) throws(MCPError) {
    guard let members = value.object else { throw .invalid("a message is a JSON object") }
    guard members["jsonrpc"] == "2.0" else { throw .invalid("a message has \"jsonrpc\": \"2.0\"") }
    if members["method"] == nil, members["result"] != nil || members["error"] != nil {
      (kind, method, parameters) = (.answer, "", [:])
      return
    }
    guard let method = members["method"]?.string else { throw .invalid("a message has a method, which is a string") }
    if let id = members["id"] {
      guard let id = ID(id) else { throw .invalid("an id is a string or a number") }
      kind = .request(id)
    } else {
      kind = .notification
    }
    guard let parameters = (members["params"] ?? [:]).object else { throw .parameters("params is an object") }
    (self.method, self.parameters) = (method, parameters)
  }
}

/// What a line of the client's holds.
enum MCPLine {
  /// The deepest nesting that is read; messages of tools need less than ten.
  static let mostDepth = 64

  /// Reads a line as JSON.
  static func value(_ line: Data) throws(MCPError) -> JSONValue {
    guard depth(of: line) <= mostDepth else { throw .unreadable("the message is nested deeper than \(mostDepth)") }
    guard let value = JSONValue(json: line) else { throw .unreadable("the line is no JSON; a message is one line of JSON") }
    return value
  }

  /// How deep brackets lie in each other, those in texts left out.
  private static func depth(of line: Data) -> Int {
    var (depth, deepest) = (0, 0)
    var (isText, isEscaped) = (false, false)
    for byte in line {
      if isEscaped {
        isEscaped = false
      } else if isText {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isText = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          deepest = max(deepest, depth)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
    }
    return deepest
  }
}
