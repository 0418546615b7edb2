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
  /// What is to be known besides, in a line.
  var note: String?
  /// Whether the tool could not do what it was asked for.
  var isError = false

  init(_ text: String, values: [String: JSONValue], picture: Data? = nil) {
    (self.text, self.values, self.picture) = (text, values, picture)
  }

  /// Of something that went wrong, in words that say what to do about it.
  init(error text: String) { (self.text, isError) = (text, true) }

  /// Says more, behind the first line.
  mutating func insert(line: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert(line, at: min(1, lines.count))
    text = lines.joined(separator: "\n")
  }

  /// What happened and what to do next, for clients that show their models the values alone.
  private var summary: String {
    let lines = text.split(whereSeparator: \.isNewline)
    let next = lines.dropFirst().last { $0.hasPrefix("Next:") }
    return ([lines.first.map(String.init), note, next.map(String.init)]).compactMap { $0 }.joined(separator: " ")
  }

  /// As the protocol writes it.
  func json(_ dialect: MCPDialect) -> JSONValue {
    let said = ([text] + [note].compactMap { $0 }).joined(separator: "\n")
    var content: [JSONValue] = [["type": "text", "text": .string(said)]]
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
