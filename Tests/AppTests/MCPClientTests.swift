import Foundation
import Testing

/// A Python with the protocol's own package `mcp`.
private enum MCPPython {
  /// The one that `APUS_MCP_PYTHON` names, else the one in `PATH`; `nil` where it has no such package.
  static let path: String? = {
    let python = ProcessInfo.processInfo.environment["APUS_MCP_PYTHON"] ?? "python3"
    let outcome = try? AppRun.run(python, ["-c", "import mcp"])
    return outcome?.code == 0 ? python : nil
  }()

  static let isMissing: Comment =
    "the Python package mcp is not installed (pip install mcp; APUS_MCP_PYTHON names another Python)"
}

@Suite("The Model Context Protocol's own client")
struct MCPClientTests {
  @Test("calls each tool of apus mcp on an app", .enabled(if: MCPPython.path != nil, MCPPython.isMissing))
  func client() throws {
    let python = try #require(MCPPython.path)
    let fixtures = AppRun.root.appending(path: "Tests/Fixtures/Agents")
    let server = AppRun.process(["mcp"])
    let command = try #require(server.executableURL).path
    let outcome = try AppRun.run(
      python, [fixtures.appending(path: "client.py").path, fixtures.appending(path: "Counter").path, command, "mcp", "--values"],
      environment: server.environment ?? [:])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("ok "), "\(outcome.output)")
  }
}
