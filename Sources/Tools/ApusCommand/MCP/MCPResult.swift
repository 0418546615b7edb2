import Foundation
import RemoteControl

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

  /// What happened and what to do next, for clients that show their models the values alone.
  private var summary: String {
    let lines = text.split(whereSeparator: \.isNewline)
    return ([lines.first] + [lines.dropFirst().last { $0.hasPrefix("Next:") }]).compactMap { $0 }.joined(separator: " ")
  }

  /// As the protocol writes it.
  func json(_ dialect: MCPDialect) -> JSONValue {
    var content: [JSONValue] = [["type": "text", "text": .string(text)]]
    if let picture {
      content.append(["type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png"])
    }
    var result: JSONValue = ["content": .array(content), "isError": .bool(isError)]
    if let values, dialect.version.hasStructuredResults, picture == nil || dialect.hasValuesBesidePictures {
      result["structuredContent"] = .object(values.merging([MCPField.summary.name: .string(summary)]) { own, _ in own })
    }
    return result
  }
}
