import Foundation

/// What a tool has come to.
struct MCPResult: Equatable {
  /// For the model: short, with what to do next.
  var text: String
  /// A picture as PNG.
  var picture: Data?
  /// The same as values, by the tool's schema; `nil` for errors.
  var values: [String: JSONValue]?
  /// Whether the tool could not do what it was asked for.
  var isError = false

  init(_ text: String, values: [String: JSONValue], picture: Data? = nil) {
    (self.text, self.values, self.picture) = (text, values, picture)
  }

  /// Of something that went wrong, in words that say what to do about it.
  init(error text: String) { (self.text, isError) = (text, true) }

  /// As the protocol writes it.
  func json(_ version: MCPVersion) -> JSONValue {
    var content: [JSONValue] = [["type": "text", "text": .string(text)]]
    if let picture {
      content.append(["type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png"])
    }
    var result: JSONValue = ["content": .array(content), "isError": .bool(isError)]
    if let values, version.hasStructuredResults { result["structuredContent"] = .object(values) }
    return result
  }
}
