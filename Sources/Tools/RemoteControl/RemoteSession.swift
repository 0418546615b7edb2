import Foundation
package import LaunchContract

/// An app that runs without a window and does what it is asked for, one request after the other.
///
/// One thread at a time uses a session. Where the app crashes, requests throw ``RemoteError/ended(_:)`` from then on, and whoever wants
/// to go on starts another session.
package final class RemoteSession {
  private let connection: RemoteConnection
  private var lastID = 0

  /// Starts an app, whose environment says how it is shown at first.
  ///
  /// - Parameters:
  ///   - program: The app's executable.
  ///   - variable: What the app finds the descriptors by: `remote` has it show no window, `dev` has it go on as always.
  ///   - showsOutput: Whether its standard output goes where ours goes, and not into the log.
  /// - Throws: ``StartError`` where there is no such program.
  package init(_ program: ProgramStart, variable: LaunchVariable = .remote, showsOutput: Bool = false) throws {
    connection = try RemoteConnection(program, variable: variable, showsOutput: showsOutput)
  }

  /// Does what a verb means and returns the app's answer.
  ///
  /// - Throws: ``RemoteError``.
  @discardableResult
  package func call(
    _ verb: String, _ parameters: [String: JSONValue] = [:], deadline: Duration = .seconds(30)
  ) throws -> JSONValue {
    lastID += 1
    var request = parameters
    request["id"] = JSONValue(lastID)
    request["do"] = .string(verb)
    let line = Data(JSONValue.object(request).text.utf8)
    guard line.count <= RemoteLimits.requestBytes else {
      throw RemoteError.refused("the request has \(line.count) bytes; at most \(RemoteLimits.requestBytes) are taken")
    }
    let answer = try connection.ask(line, until: .now + deadline) { try Self.answer($0, to: lastID) }
    guard let answer else { throw RemoteError.late(verb: verb, seconds: deadline / .seconds(1)) }
    return try answer.get()
  }

  /// Reads a line; `nil` where it answers an earlier request, whose time was over.
  private static func answer(_ line: Data, to id: Int) throws -> Result<JSONValue, RemoteError>? {
    guard let answer = JSONValue(json: line), let number = answer["id"]?.integer else {
      throw RemoteError.garbled(String(decoding: line.prefix(400), as: UTF8.self))
    }
    guard number == id else { return nil }
    if let message = answer["error"]?.string { return .failure(.refused(message)) }
    return .success(answer["ok"] ?? .object([:]))
  }

  /// The lines that the app printed since the last look, of which only so many are kept.
  package var log: [String] { connection.takeLog() }

  /// How the app ended; `nil` while it runs.
  package var hasEnded: RemoteEnd? {
    connection.checkEnd()
    return connection.end
  }

  /// The number of the app's process.
  package var processID: Int32 { connection.processID }

  /// Ends the app, whether or not it does by itself within two seconds.
  package func end() { end(within: .seconds(2)) }

  /// Ends the app, whether or not it does by itself in so much time.
  package func end(within duration: Duration) { connection.finish(within: duration) }
}

// MARK: - Verbs

extension RemoteSession {
  private func call<Answer: Decodable>(
    _ verb: String, _ parameters: [String: JSONValue] = [:], deadline: Duration = .seconds(30), as type: Answer.Type
  ) throws -> Answer {
    let answer = try call(verb, parameters, deadline: deadline)
    do { return try answer.decoded() } catch { throw RemoteError.garbled(answer.text) }
  }

  /// The app's previews, as it lists them.
  package func previews() throws -> [RemotePreview] { try call("previews", as: RemotePreviews.self).previews }

  /// Shows a preview by its name or number, and anew where it shows already; `nil` stands for the app itself.
  package func show(_ preview: JSONValue?, deadline: Duration = .seconds(30)) throws {
    try call("show", ["preview": preview ?? .null], deadline: deadline)
  }

  /// Changes how the app is shown: `width`, `height`, `scale`, `colorScheme`, `contrast`, `textSize`, `locale`, `rightToLeft`.
  package func configure(_ parameters: [String: JSONValue]) throws { try call("configure", parameters) }

  /// Waits until nothing is left to do and nothing moves, or lets so many seconds of the app's clock pass.
  @discardableResult
  package func settle(seconds: Double? = nil, realTime: Bool = false, deadline: Duration = .seconds(30)) throws -> RemoteRest {
    var parameters: [String: JSONValue] = ["realTime": .bool(realTime)]
    if let seconds { parameters["seconds"] = .number(seconds) }
    return try call("settle", parameters, deadline: deadline, as: RemoteRest.self)
  }

  /// What a person, or a screen reader, finds, in the order of reading.
  package func elements() throws -> [RemoteElement] {
    try call("elements", ["colors": true], as: RemoteElements.self).elements
  }

  /// Writes what shows as a PNG file at an absolute path, or a part of it, in so many pixels a point.
  @discardableResult
  package func picture(_ file: String, scale: Double? = nil, region: RemoteRect? = nil) throws -> RemotePicture {
    var parameters: [String: JSONValue] = ["file": .string(file)]
    if let scale { parameters["scale"] = .number(scale) }
    if let region { parameters["region"] = try JSONValue(encoding: region) }
    return try call("picture", parameters, as: RemotePicture.self)
  }

  /// Does something that a person can do; see `RemoteAct` for the parameters of each kind.
  package func act(_ kind: String, _ parameters: [String: JSONValue] = [:], deadline: Duration = .seconds(30)) throws {
    try call("act", parameters.merging(["kind": .string(kind)]) { $1 }, deadline: deadline)
  }

  /// What the app has done, and how it is shown.
  package func state() throws -> RemoteState { try call("state", as: RemoteState.self) }

  /// Has the app write what a person would lose by its end into a file at an absolute path that ends in `.json`.
  package func save(_ file: String, deadline: Duration = .seconds(5)) throws -> RemoteSaved {
    try call("save", ["file": .string(file)], deadline: deadline, as: RemoteSaved.self)
  }

  /// Has the app show lines above its content; `nil` takes them away.
  package func notice(_ text: String?, deadline: Duration = .seconds(5)) throws {
    try call("notice", ["text": text.map { .string($0) } ?? .null], deadline: deadline)
  }
}
