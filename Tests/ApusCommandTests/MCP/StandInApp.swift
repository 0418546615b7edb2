import Foundation
import LaunchContract
import PictureFiles
import RemoteControl

@testable import ApusCommand

/// Commands that come to what a test says; what was asked for is kept.
final class StandInCommands: MCPCommands {
  var ends: [String: MCPCommandEnd] = [:]
  private(set) var words: [[String]] = []
  /// Done while a command runs.
  var meanwhile: (MCPCall) -> Void = { _ in }

  func run(_ words: [String], for call: MCPCall) throws -> MCPCommandEnd {
    self.words.append(words)
    meanwhile(call)
    try call.checkCancellation()
    return ends[words[0]] ?? MCPCommandEnd(code: 1, notes: ["apus: there is no end of \(words[0])"])
  }
}

/// An app of a counter: a button, a text with a count, and a field.
final class StandInApp: MCPApp {
  var hasEnded: RemoteEnd?
  private(set) var isEnded = false
  private(set) var asked: [(verb: String, parameters: [String: JSONValue])] = []
  /// The app ends by a trap at this verb.
  var crashing: String?
  /// The app does not answer to this verb.
  var hanging: String?
  var printed: [String] = []
  var count = 0
  /// How high pictures are, in points.
  var tall = 30.0
  private var text = ""
  private var filmFile: String?
  private var round = 0

  func ask(_ verb: String, _ parameters: [String: JSONValue], deadline: Duration) throws -> JSONValue {
    asked.append((verb, parameters))
    if verb == crashing {
      let end = RemoteEnd(status: SIGTRAP, lastErrors: ["Fatal error: Index out of range"])
      hasEnded = end
      throw RemoteError.ended(end)
    }
    if verb == hanging { throw RemoteError.late(verb: verb, seconds: 30) }
    switch verb {
    case "elements": return try JSONValue(encoding: RemoteElements(elements()))
    case "settle": return ["time": 1, "moving": false]
    case "state": return ["messages": [], "width": 390, "height": 844]
    case "previews":
      return try JSONValue(encoding: RemotePreviews([RemotePreview(number: 1, name: "Card", file: "/p/Card.swift", line: 3)]))
    case "picture": return try picture(parameters)
    case "film": return try film(parameters)
    case "act": return try act(parameters)
    default: return [:]
    }
  }

  func takeLog() -> [String] {
    defer { printed = [] }
    return printed
  }

  func end() { isEnded = true }

  /// What the last request of a verb said.
  func last(_ verb: String) -> [String: JSONValue] { asked.last { $0.verb == verb }?.parameters ?? [:] }

  /// The elements, each time under other names, as an app names them.
  private func elements() -> [RemoteElement] {
    round += 1
    var button = RemoteElement(ref: "r\(round)1", role: "button", frame: RemoteRect(x: 10, y: 20, width: 100, height: 44))
    button.label = "Add"
    button.actions = ["tap"]
    var shown = RemoteElement(ref: "r\(round)2", role: "text", frame: RemoteRect(x: 10, y: 80, width: 50, height: 20))
    shown.label = "\(count) items"
    var field = RemoteElement(ref: "r\(round)3", role: "textField", frame: RemoteRect(x: 10, y: 120, width: 200, height: 30))
    (field.label, field.value) = ("Name", text)
    return [button, shown, field]
  }

  private func act(_ parameters: [String: JSONValue]) throws -> JSONValue {
    if let ref = parameters["ref"]?.string, !ref.hasPrefix("r\(round)") { throw RemoteError.refused("\(ref) is an old ref") }
    switch parameters["kind"]?.string {
    case "tap" where parameters["x"] != nil: return try missed(parameters)
    case "tap": count += 1
    case "type":
      if parameters["replace"] == true { text = "" }
      text += parameters["text"]?.string ?? ""
    default: break
    }
    return [:]
  }

  /// Points beside the button take no tap.
  private func missed(_ parameters: [String: JSONValue]) throws -> JSONValue {
    let (x, y) = (parameters["x"]?.number ?? 0, parameters["y"]?.number ?? 0)
    let before = round
    let button = elements().first
    // Names are those that were told last.
    round = before
    var nearest = button
    nearest?.ref = "r\(before)1"
    return try JSONValue(encoding: RemoteActed(missed: RemoteMiss(x: x, y: y, nearest: nearest)))
  }

  /// Four bytes, once the film ends.
  private func film(_ parameters: [String: JSONValue]) throws -> JSONValue {
    guard parameters["file"] == nil else {
      filmFile = parameters["file"]?.string
      return [:]
    }
    guard let file = filmFile else { throw RemoteError.refused("no film is being made") }
    try Path(file).write(Data("film".utf8))
    return try JSONValue(
      encoding: RemoteFilm(file: file, pictures: 3, seconds: 1.5, width: 390, height: 844, note: "it was long"))
  }

  /// A picture whose first pixel tells the count.
  private func picture(_ parameters: [String: JSONValue]) throws -> JSONValue {
    let scale = parameters["scale"]?.number ?? 1
    let (width, height) = (parameters["region"]?["width"]?.number ?? 40, parameters["region"]?["height"]?.number ?? tall)
    var picture = Picture(width: Int(width * scale), height: Int(height * scale))
    if count > 0 { picture.set((UInt8(count), 0, 0), at: 0) }
    let file = parameters["file"]?.string ?? ""
    try Path(file).write(Data(picture.png))
    return ["file": .string(file), "width": JSONValue(picture.width), "height": JSONValue(picture.height)]
  }
}
