import ApusTesting
import Foundation
import SwiftUI
import Testing

/// What a screen is to people who cannot see it, by each way to ask for it.
@Suite("One screen, asked in four ways")
struct SameElementsTests {
  /// What all ways tell of an element.
  private struct Row: Equatable, CustomStringConvertible {
    var role, label, value, identifier: String
    var isEnabled, isSelected: Bool
    /// Left, top, width and height; agents are told halves of points.
    var frame: [Double]

    /// Of a JSON object, which leaves out what is as usual.
    init(_ json: [String: Any], identifier: String) throws {
      (role, label, value) = (json["role"] as? String ?? "", json["label"] as? String ?? "", json["value"] as? String ?? "")
      self.identifier = json[identifier] as? String ?? ""
      (isEnabled, isSelected) = (json["enabled"] as? Bool ?? true, json["selected"] as? Bool ?? false)
      if let sides = json["frame"] as? [Double] {
        frame = sides
      } else {
        let sides = try #require(json["frame"] as? [String: Double])
        frame = try ["x", "y", "width", "height"].map { try #require(sides[$0]) }
      }
    }

    @MainActor init(_ element: Element) {
      (role, label, value, identifier) = (element.role, element.label, element.value, element.identifier)
      (isEnabled, isSelected) = (element.isEnabled, element.isSelected)
      frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height].map { Double($0) }
    }

    var description: String { "\(role) \(label) \(value) \(identifier) \(isEnabled) \(isSelected) \(frame)" }

    static func == (left: Row, right: Row) -> Bool {
      let isSame =
        (left.role, left.label, left.value, left.identifier) == (right.role, right.label, right.value, right.identifier)
      return isSame && (left.isEnabled, left.isSelected) == (right.isEnabled, right.isSelected)
        && zip(left.frame, right.frame).allSatisfy { abs($0 - $1) <= 0.25 }
    }
  }

  private static func object(_ line: some StringProtocol) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  /// By `apus snapshot`, with the trace of elements.
  private func traced(_ folder: URL) throws -> [Row] {
    let look = ["--size", "390x700", "--locale", "en_US"], acts = ["--tap", "Add", "--after", "1"]
    let outcome = try AppRun.apus(
      ["snapshot", "App", "-o", "picture.png"] + look + acts, in: folder, environment: ["APUS_TRACE": "elements"])
    try #require(outcome.code == 0, "\(outcome.errors)")
    let line = try #require(outcome.errors.split(separator: "\n").last { $0.hasPrefix("{") }, "\(outcome.errors)")
    let elements = try #require(Self.object(line)["elements"] as? [[String: Any]])
    return try elements.map { try Row($0, identifier: "id") }
  }

  /// By the protocol of `APUS_REMOTE`.
  private func remote(_ folder: URL) throws -> [Row] {
    let build = try AppRun.apus(["build", "App"], in: folder)
    try #require(build.code == 0, "\(build.errors)")
    let requests = [
      #"{"id": 1, "do": "act", "kind": "tap", "label": "Add"}"#, #"{"id": 2, "do": "settle"}"#, #"{"id": 3, "do": "elements"}"#,
    ]
    let (input, output) = (folder.appending(path: "requests"), folder.appending(path: "answers"))
    try Data(requests.map { $0 + "\n" }.joined().utf8).write(to: input)
    let executable = build.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let run = try AppRun.run(
      "sh", ["-c", "exec \"$0\" 5< \"$1\" 6> \"$2\"", executable, input.path, output.path],
      environment: ["APUS_REMOTE": "5,6", "APUS_SIZE": "390x700", "APUS_LOCALE": "en_US"])
    let answers = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    let last = try #require(answers.last, "\(run.errors)")
    let elements = try #require((Self.object(last)["ok"] as? [String: Any])?["elements"] as? [[String: Any]], "\(last)")
    return try elements.map { try Row($0, identifier: "identifier") }
  }

  /// By the tools of `apus mcp`, whose input stays open until the last call is answered, for two minutes at most.
  private func agents(_ folder: URL) throws -> [Row] {
    func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }
    let client = #"{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"test","version":"1"}}"#
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":\#(client)}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, call(2, "open_project", #"{"path":"App"}"#),
      call(3, "start_app", #"{"width":390,"height":700,"locale":"en_US","withoutPicture":true}"#),
      call(4, "tap", #"{"label":"Add"}"#), call(5, "elements", "{}"),
    ]
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: folder.appending(path: "calls"))
    try Data().write(to: folder.appending(path: "results"))
    let server = AppRun.process(["mcp"])
    let script = """
      cd "$1"; (cat calls; i=0; while [ $i -lt 1200 ] && ! grep -Eq '"id": ?5[,}]' results; do sleep 0.1; i=$((i+1)); done) \
      | "$0" mcp > results
      """
    let run = try AppRun.run(
      "sh", ["-c", script, #require(server.executableURL).path, folder.path], environment: server.environment ?? [:])
    let results = try String(contentsOf: folder.appending(path: "results"), encoding: .utf8).split(separator: "\n")
    let last = try #require(try results.map { try Self.object($0) }.first { $0["id"] as? Int == 5 }, "\(results) \(run.errors)")
    let values = try #require((last["result"] as? [String: Any])?["structuredContent"] as? [String: Any], "\(last)")
    return try #require(values["elements"] as? [[String: Any]]).map { try Row($0, identifier: "identifier") }
  }

  /// By ApusTesting's `Screen`, in this process.
  @MainActor private func tested() throws -> [Row] {
    let screen = Screen(.init { $0.size = CGSize(width: 390, height: 700) }) { SameScreen() }
    try screen.button("Add").tap()
    return screen.elements.map { Row($0) }
  }

  @Test("has the same elements in a trace, by the remote protocol, for agents and in tests, after a tap")
  func elements() async throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appending(path: "App")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "SameScreen.swift")
    try FileManager.default.copyItem(at: source, to: place.appending(path: "SameScreen.swift"))
    let app = "import SwiftUI\n@main struct SameApp: App { var body: some Scene { WindowGroup { SameScreen() } } }\n"
    try Data(app.utf8).write(to: place.appending(path: "App.swift"))
    let tested = try await tested()
    #expect(tested.contains { $0.label == "Visits: 1" } && tested.count > 10)
    #expect(try traced(folder) == tested)
    #expect(try remote(folder) == tested)
    #expect(try agents(folder) == tested)
  }
}
