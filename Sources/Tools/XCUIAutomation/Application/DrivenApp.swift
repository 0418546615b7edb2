import LaunchContract
import RemoteControl

/// What is asked of an app that runs; an app of a test's own stands in for it.
@MainActor
protocol DrivenApp: AnyObject {
  @discardableResult
  func call(_ verb: String, _ parameters: [String: JSONValue], deadline: Duration) throws -> JSONValue
  /// The lines that it printed since the last look.
  var log: [String] { get }
  /// How it ended; `nil` while it runs.
  var hasEnded: RemoteEnd? { get }
  func end()
}

extension RemoteSession: DrivenApp {}

extension DrivenApp {
  /// How long an answer may take that is no wait.
  private var patience: Duration { .seconds(30) }

  /// Everything that is on screen, and the parts that it lies in.
  func elements() throws -> RemoteElements {
    let answer = try call("elements", ["parts": true], deadline: patience)
    do { return try answer.decoded() } catch { throw RemoteError.garbled(answer.text) }
  }

  /// Waits until nothing moves.
  func settle() throws { try call("settle", [:], deadline: patience) }

  /// Lets seconds pass, for the app as for everybody.
  func pass(_ seconds: Double) throws {
    try call("settle", ["seconds": .number(seconds), "realTime": true], deadline: .seconds(seconds) + patience)
  }

  /// Lets seconds of the app's clock pass, which have passed for everybody else.
  func follow(_ seconds: Double) throws {
    var rest = seconds
    while rest > 0 {
      let step = min(rest, Self.frame)
      try call("frame", ["seconds": .number(step)], deadline: patience)
      rest -= step
    }
  }

  /// What shows in between is what a person would have seen.
  private static var frame: Double { 0.1 }

  func act(_ kind: String, _ parameters: [String: JSONValue]) throws {
    try call("act", parameters.merging(["kind": .string(kind)]) { $1 }, deadline: patience)
  }

  func state() throws -> RemoteState {
    let answer = try call("state", [:], deadline: patience)
    do { return try answer.decoded() } catch { throw RemoteError.garbled(answer.text) }
  }
}
