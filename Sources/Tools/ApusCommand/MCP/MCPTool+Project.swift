import Foundation
import RemoteControl

extension MCPTool {
  static let openProject = MCPTool(
    name: "open_project", title: "Open a project",
    description: """
      Opens the project to work on: the folder of an Xcode project, workspace, Swift package or Swift Playgrounds app, a plain \
      folder of Swift files, or one Swift file. Nothing is built. An app that runs is ended. Call it first; then check or \
      render_preview.
      """,
    input: [
      MCPField("path", .string(), "The folder or file, absolute or relative to the server's folder; that folder unless said."),
      MCPField("target", .string(), "Which app of a project, where there are several."),
      MCPField("scheme", .string(), "A scheme that names the app and its configuration."),
      MCPField("configuration", .string(), "debug or release, or a project's own name for one; debug unless said."),
      MCPField("product", .string(), "Which executable of a package, where there are several."),
      MCPField("os", .string(), "What #if os() sees, such as iOS or macOS; else what the project is made for."),
    ],
    output: [
      .always("path", .string(), "The absolute path."),
      .always("kind", .string(choices: ["workspace", "project", "package", "folder", "file", "empty"]), "What it is."),
      MCPField("target", .string(), "The app that is built."),
      .always(
        "targets",
        .array(
          .object([
            .always("name", .string(), "Its name."), .always("kind", .string(), "Such as application."),
            .always("runs", .boolean, "Whether it can be started here."),
          ])), "What the project consists of."),
      .always("schemes", .array(.string()), "Names that scheme takes."),
      .always("previews", .integer(), "How many previews its sources have."),
      .always("warnings", .array(.string()), "What does not work here."),
    ], isOfApp: false
  ) { toolbox, arguments, call in
    let project = try MCPProject(arguments, workingFolder: toolbox.workingFolder)
    if project.path.isFolder, try SwiftFiles(below: project.path).files.isEmpty, try project.path.children().isEmpty {
      toolbox.open(project)
      return emptyProject(project)
    }
    let listing = try toolbox.listing(of: project, call)
    toolbox.open(project)
    return opened(project, listing)
  }

  private static func emptyProject(_ project: MCPProject) -> MCPResult {
    MCPResult(
      """
      \(project.path) is open, and empty. Next: write a Swift file with "import SwiftUI", a struct that is @main and an App \
      with a WindowGroup, and a #Preview for each view; then call check.
      """,
      values: [
        "path": .string(project.path.string), "kind": "empty", "targets": [], "schemes": [], "previews": 0, "warnings": [],
      ])
  }

  private static func opened(_ project: MCPProject, _ listing: ProjectListing) -> MCPResult {
    let target = project.chosenTarget ?? listing.defaultTarget
    let targets = listing.targets.prefix(40)
    var lines = ["\(listing.kind.rawValue) \(project.path) is open" + (target.map { "; the app is \($0)." } ?? ".")]
    lines += targets.map { "  \($0.name) (\($0.kind)\($0.runs ? "" : ", not run here"))" }
    if !listing.schemes.isEmpty { lines.append("Schemes: " + listing.schemes.map(\.name).joined(separator: ", ")) }
    lines += listing.warnings.prefix(10).map { "To know: \($0.onOneLine)" }
    lines.append("\(listing.previews.count) previews. Next: check, then render_preview or start_app.")
    var values: [String: JSONValue] = [
      "path": .string(project.path.string), "kind": .string(listing.kind.rawValue),
      "targets": .array(targets.map { ["name": .string($0.name), "kind": .string($0.kind), "runs": .bool($0.runs)] }),
      "schemes": .array(listing.schemes.prefix(40).map { .string($0.name) }), "previews": JSONValue(listing.previews.count),
      "warnings": .array(listing.warnings.prefix(10).map { .string($0.onOneLine) }),
    ]
    values["target"] = target.map { .string($0) }
    return MCPResult(lines.joined(separator: "\n"), values: values)
  }

  static let check = MCPTool(
    name: "check", title: "Check the sources",
    description: """
      Compiles the project as its files are now and tells errors and warnings with file, line, column and the line itself, errors first. Call it \
      after each edit. A name that Apus has not is said so with the nearest that exists. When it is right, render_preview or \
      start_app show it.
      """,
    output: [
      .always("isRight", .boolean, "Whether there is no error."),
      .always("errors", .integer(), "How many there are."),
      .always("warnings", .integer(), "How many there are."),
      .always("diagnostics", .array(MCPField.diagnostic), "The first \(MCPDiagnostics.mostTold), errors first."),
    ], isReadOnly: true, isOfApp: false
  ) { toolbox, _, call in
    let found = try toolbox.check(call)
    let (errors, warnings) = (found.count("error"), found.count("warning"))
    let (error, warning) = (errors == 1 ? "error" : "errors", warnings == 1 ? "warning" : "warnings")
    let head = errors == 0 ? "No errors, \(warnings) \(warning)." : "\(errors) \(error), \(warnings) \(warning):"
    let next = errors == 0 ? "Next: render_preview, or start_app." : "Next: mend the errors, then check again."
    return MCPResult(
      [head, found.text, next].filter { !$0.isEmpty }.joined(separator: "\n"),
      values: [
        "isRight": .bool(errors == 0), "errors": JSONValue(errors), "warnings": JSONValue(warnings), "diagnostics": found.values,
      ])
  }

  static let runTests = MCPTool(
    name: "run_tests", title: "Run the project's tests",
    description: """
      Builds the project's own test targets (Swift Testing and XCTest) and runs them; tells what failed and where. It may take \
      minutes the first time. The app that runs is left as it is.
      """,
    input: [
      MCPField("filter", .string(), "Run only tests whose names match this regular expression."),
      MCPField("skip", .string(), "Leave out those that match this one."),
    ],
    output: [
      .always("passed", .boolean, "Whether all passed."),
      .always("totals", .array(.string()), "How many ran."),
      .always("failures", .array(.string()), "A line for each failure, with file and line where it has one."),
    ], isOfApp: false
  ) { toolbox, arguments, call in
    let project = try toolbox.openProject()
    let choice = ["filter", "skip"].flatMap { name in arguments.text(name).map { ["--\(name)", $0] } ?? [] }
    let end = try toolbox.commands.run(project.words("test", choice), for: call)
    return try MCPTestOutcome(end, project: project).result
  }
}

extension MCPProject {
  /// The target that the client asked for.
  fileprivate var chosenTarget: String? {
    options.firstIndex(of: "--target").flatMap { options.indices.contains($0 + 1) ? options[$0 + 1] : nil }
  }
}

extension MCPToolbox {
  /// Works on a project from now on; an app of the last one ends.
  fileprivate func open(_ new: MCPProject) {
    stop()
    lastEnd = nil
    log.removeAll()
    (project, sources) = (new, nil)
  }

  /// What there is in a project, without a build.
  func listing(of project: MCPProject, _ call: MCPCall) throws -> ProjectListing {
    let end = try commands.run(["list", project.path.string, "--json"], for: call)
    guard end.code == 0, let value = JSONValue(json: Data(end.output.utf8)),
      let listing = try? value.decoded(as: ProjectListing.self)
    else { throw CommandError.failure(Self.failure(of: end, project: project)) }
    return listing
  }
}
