import Foundation
import RemoteControl

@testable import ApusCommand

/// A toolbox over stand-ins, whose calls are done at once.
final class StandInToolbox {
  let commands = StandInCommands()
  let folder: TemporaryFolder
  let toolbox: MCPToolbox
  private let client = StandInClient()
  private let server: MCPServer
  private let apps = AppList()

  private final class AppList { var all: [StandInApp] = [] }

  /// The apps that were started, the last one at the end.
  var startedApps: [StandInApp] { apps.all }

  /// With a project open, whose app is built.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["Shop/App.swift": "import SwiftUI\n"])
    let target = ProjectListing.Target(
      name: "Shop", kind: "application", runs: true, sourceCount: 1, resourceCount: 0, packageProducts: [], missingFiles: [],
      ignored: [])
    let listing = ProjectListing(
      path: "/p", kind: .folder, targets: [target], defaultTarget: "Shop",
      previews: [ProjectListing.Preview(name: "Card", file: "Card.swift", line: 3, target: "Shop")])
    commands.ends["list"] = MCPCommandEnd(code: 0, output: try JSONValue(encoding: listing).text)
    let built = BuiltApp(name: "Shop", executable: folder.path / "Shop.app")
    commands.ends["build"] = MCPCommandEnd(code: 0, output: try JSONValue(encoding: built.description).text + "\n")
    toolbox = MCPToolbox(commands: commands, workingFolder: folder.path) { [apps] _ in
      let app = StandInApp()
      apps.all.append(app)
      return app
    }
    server = client.server(hasValuesBesidePictures: true)
    try call("open_project", ["path": "Shop"])
  }

  deinit { toolbox.close() }

  /// The app that was started last.
  func app() throws -> StandInApp {
    guard let app = apps.all.last else { throw CommandError.failure("no app was started") }
    return app
  }

  /// Has a call done and returns the result as the client gets it, besides the summary that all have; values that its schema does
  /// not allow are a failure.
  @discardableResult
  func call(_ name: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
    server.call(name, arguments)
    for call in client.takeCalls() { call.finish(toolbox.run(call)) }
    let answer = client.take().last { $0["id"] != nil }
    guard var result = answer?["result"] else { throw CommandError.failure("no result: \(answer?.text ?? "nothing")") }
    if result["structuredContent"] != nil {
      guard result["structuredContent"]?["summary"]?.string?.isEmpty == false else { throw CommandError.failure("no summary") }
      result["structuredContent"]?["summary"] = nil
    }
    if let values = result["structuredContent"], let tool = MCPTool.all.first(where: { $0.name == name }),
      let complaint = MCPSchema.complaint(about: values.object ?? [:], fields: tool.output, named: "")
    {
      throw CommandError.failure("the result of \(name): \(complaint)")
    }
    return result
  }

  /// The text of a result that is no error; of an error, a failure.
  func text(_ tool: String, _ arguments: JSONValue = [:]) throws -> String {
    let result = try call(tool, arguments)
    let text = result["content"]?[0]?["text"]?.string ?? ""
    if result["isError"] == true { throw CommandError.failure(text) }
    return text
  }

  /// What a call says that cannot be done; empty where it can.
  func error(_ tool: String, _ arguments: JSONValue = [:]) throws -> String {
    let result = try call(tool, arguments)
    return result["isError"] == true ? result["content"]?[0]?["text"]?.string ?? "" : ""
  }
}
