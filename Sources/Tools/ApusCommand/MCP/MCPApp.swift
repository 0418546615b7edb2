import RemoteControl

/// An app that runs and does what it is asked for, as tools see it.
protocol MCPApp: AnyObject {
  /// Does what a verb means and returns the answer; throws ``RemoteError``.
  func ask(_ verb: String, _ parameters: [String: JSONValue], deadline: Duration) throws -> JSONValue
  /// The lines that it has printed since the last look.
  func takeLog() -> [String]
  /// How it ended; `nil` while it runs.
  var hasEnded: RemoteEnd? { get }
  /// Ends it.
  func end()
}

extension RemoteSession: MCPApp {
  func ask(_ verb: String, _ parameters: [String: JSONValue], deadline: Duration) throws -> JSONValue {
    try call(verb, parameters, deadline: deadline)
  }

  func takeLog() -> [String] { log }
}
