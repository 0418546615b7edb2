import RemoteControl

/// A message of the protocol that cannot be answered as asked; what a tool cannot do is a result, not such an error.
struct MCPError: Error, Equatable {
  /// The number that JSON-RPC has for it.
  var code: Int
  /// One line for the client's log.
  var message: String

  /// The line is no JSON.
  static func unreadable(_ message: String) -> MCPError { MCPError(code: -32_700, message: message) }
  /// It is JSON, but no message, or none that fits here.
  static func invalid(_ message: String) -> MCPError { MCPError(code: -32_600, message: message) }
  static func unknownMethod(_ name: String) -> MCPError {
    MCPError(code: -32_601, message: "there is no method \(name.shortened)")
  }
  static func parameters(_ message: String) -> MCPError { MCPError(code: -32_602, message: message) }

  var json: JSONValue { ["code": JSONValue(code), "message": .string(message)] }
}
