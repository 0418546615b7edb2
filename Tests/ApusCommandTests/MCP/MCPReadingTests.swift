import Foundation
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("What an agent's server reads")
struct MCPReadingTests {
  @Test("a line is one value, not nested too deeply; brackets in texts do not count")
  func line() throws {
    #expect(try MCPLine.value(Data(#"{"a":[1]}"#.utf8)) == ["a": [1]])
    let text = String(repeating: "[", count: 500) + #"\"["#
    #expect(try MCPLine.value(Data("\"\(text)\"".utf8)) == .string(text.replacing(#"\""#, with: "\"")))
    let deep = { (depth: Int) in Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8) }
    #expect(throws: Never.self) { try MCPLine.value(deep(MCPLine.mostDepth)) }
    #expect(throws: MCPError.self) { try MCPLine.value(deep(MCPLine.mostDepth + 1)) }
  }

  @Test("a message is a request, a notification or an answer")
  func message() throws {
    let request = try MCPMessage(["jsonrpc": "2.0", "id": "a", "method": "m", "params": ["b": 1]])
    #expect(request.kind == .request(.text("a")) && request.method == "m" && request.parameters == ["b": 1])
    #expect(try MCPMessage(["jsonrpc": "2.0", "method": "m"]).kind == .notification)
    #expect(try MCPMessage(["jsonrpc": "2.0", "id": 1, "result": [:]]).kind == .answer)
    #expect(throws: MCPError.invalid("an id is a string or a number")) {
      try MCPMessage(["jsonrpc": "2.0", "id": true, "method": "m"])
    }
  }

  @Test("diagnostics are each there once, errors first, with paths below the project")
  func diagnostics() throws {
    let folder = try TemporaryFolder()
    let project = try MCPProject(MCPArguments(["os": "iOS"]), workingFolder: folder.path)
    #expect(
      project.path == folder.path && project.words("check", ["--json"]) == ["check", folder.path.string, "--os", "iOS", "--json"])
    let umlaut = try MCPProject(MCPArguments(["path": "Käse"]), workingFolder: Path("/"))
    #expect(umlaut.folder == Path("/") && umlaut.short("/Käse/A.swift") == "Käse/A.swift")
    try (folder.path / "Käse").makeFolder()
    let below = try MCPProject(MCPArguments(["path": "Käse"]), workingFolder: folder.path)
    #expect(below.short((folder.path / "Käse/A.swift").string) == "A.swift" && below.short("") == "")
    let lines = (1...40).map { "/else/A.swift:\($0):1: warning: w" } + ["\(folder.path)/B.swift:1:2: error: e", "no diagnostic"]
    let found = MCPDiagnostics(buildLines: lines + lines, project: project)
    #expect(found.all.count == 41 && found.count("error") == 1 && found.all.first?.file == "B.swift")
    #expect(found.text.hasSuffix("… and 11 more") && found.values.array?.count == MCPDiagnostics.mostTold)
    for text in ["no", "[]", "{}"] { #expect(MCPDiagnostics(checkOutput: text, project: project) == nil) }
    let said = [SourceDiagnostic.general("m", category: "apus-compiler"), .general("r", severity: .remark, category: "x")]
    let report = try CheckReport(path: folder.path, target: nil, diagnostics: said).json()
    #expect(MCPDiagnostics(checkOutput: report, project: project)?.text == "error: m")
  }

  @Test("a built app comes back as it was told")
  func description() throws {
    let app = BuiltApp(
      name: "A", executable: Path("/a"), arguments: ["-x"], environment: [EnvironmentVariable(name: "B", value: "c=d")])
    let text = try JSONValue(encoding: app.description).text
    #expect(text == #"{"arguments":["-x"],"environment":{"B":"c=d"},"executable":"/a","name":"A"}"#)
    #expect(try BuiltApp(JSONValue(encoding: app.description).decoded(as: BuiltApp.Description.self)) == app)
    #expect(BuildCommand.syntax.options.contains { $0.name == "--json" })
  }
}
