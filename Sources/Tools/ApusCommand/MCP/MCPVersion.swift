/// A revision of the Model Context Protocol, by its date.
enum MCPVersion: String, CaseIterable, Comparable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  static let latest = MCPVersion.november2025

  static func < (left: MCPVersion, right: MCPVersion) -> Bool { left.rawValue < right.rawValue }

  /// What a client that asks for a version is answered: that one, or the latest where it is not known here.
  static func answer(to asked: String) -> MCPVersion { MCPVersion(rawValue: asked) ?? latest }

  /// Whether a line may hold several messages as an array.
  var hasBatches: Bool { self <= .march2025 }
  /// Whether a progress notification may have a text, and a tool hints of what it does.
  var hasProgressMessages: Bool { self >= .march2025 }
  /// Whether tools have titles and schemas of their results, and results values.
  var hasStructuredResults: Bool { self >= .june2025 }
}
