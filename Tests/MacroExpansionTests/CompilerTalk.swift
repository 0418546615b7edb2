import Foundation
import Testing

@testable import MacroExpansion

/// Asks the plugin as the compiler does.
enum CompilerTalk {
  /// What the plugin answers.
  struct Answer {
    var source: String?
    var message: String?
    var offset: Int?
  }

  /// Sends a message, and reads the expansion in the answer.
  static func expansion(_ message: String) throws -> Answer {
    let answer = try JSONSerialization.jsonObject(with: Plugin.answer(to: Data(message.utf8)))
    let result = try #require((answer as? [String: Any])?["expandMacroResult"] as? [String: Any])
    let problem = try #require(result["diagnostics"] as? [[String: Any]]).first
    return Answer(
      source: result["expandedSource"] as? String, message: problem?["message"] as? String,
      offset: (problem?["position"] as? [String: Any])?["offset"] as? Int)
  }

  /// Asks for a role of an attached macro; all that is written stands at offset 100.
  static func attached(
    _ type: String, role: String, attribute: String = "@M", to declaration: String, in parent: String? = nil,
    extending extended: String? = nil, conformances: String? = nil, context: [String] = []
  ) throws -> Answer {
    var use: [String: Any] = [
      "macro": ["moduleName": "SwiftUIMacros", "typeName": type, "name": "M"], "macroRole": role, "discriminator": "$s1a",
      "attributeSyntax": syntax(attribute), "declSyntax": syntax(declaration), "lexicalContext": context.map(syntax),
    ]
    use["parentDeclSyntax"] = parent.map(syntax)
    use["extendedTypeSyntax"] = extended.map(syntax)
    use["conformanceListSyntax"] = conformances.map(syntax)
    return try expansion(json(["expandAttachedMacro": use]))
  }

  /// Asks for a macro that stands for itself.
  static func freestanding(_ type: String, _ written: String) throws -> Answer {
    try expansion(
      json(["expandFreestandingMacro": ["macro": ["typeName": type], "discriminator": "$s1a", "syntax": syntax(written)]]))
  }

  private static func json(_ message: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }

  private static func syntax(_ source: String) -> [String: Any] {
    [
      "kind": "declaration", "source": source,
      "location": ["fileID": "A/A.swift", "fileName": "/A.swift", "offset": 100, "line": 3, "column": 1] as [String: Any],
    ]
  }
}
