import Foundation
import Testing

@testable import ApusCommand

@Suite("How long the type-checker takes")
struct TypicalAppsTests {
  private static let root = Path(
    URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").replacing("//", with: "/"))

  /// Read once for all apps: that takes longer than to check one of them.
  private static let manifest = Result {
    let temporary = try TemporaryFolder()
    return try PackageManifest(
      json: try Subprocess(
        program: "swift",
        arguments: ["package", "dump-package", "--package-path", root.string, "--scratch-path", temporary.path.string],
        environment: ProcessInfo.processInfo.environment
      ).capture().output)
  }

  @Test(
    "no expression of a typical app takes more than 200 ms",
    arguments: [
      "Weather", "Player", "Chat", "RecipeBook", "News", "Shop", "Settings", "ToDo", "Contacts", "Notes", "Preferences",
      "SignUp", "Writer",
    ])
  func expressions(app: String) throws {
    let temporary = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment
    let framework = try Framework(
      build: Self.root / ".build/debug", root: Self.root, manifest: try Self.manifest.get(), environment: environment)
    let project = try AppProject(folder: Self.root / "Tests/Fixtures/Apps" / app)
    var invocation = CompilerInvocation(
      project: project, moduleName: app, framework: framework, configuration: .debug, objects: temporary.path / "objects",
      executable: temporary.path / "app", moduleCache: temporary.path / "modules")
    invocation.overlay = try SourceOverlay(folder: temporary.path / "overlay").write(for: project.sources)
    try invocation.writeOutputMap()
    // All but the executable and its name.
    let arguments = invocation.arguments.dropLast(3).filter { $0 != "-incremental" }
    var output = ""
    let code = try Subprocess(
      program: "swiftc",
      arguments: arguments + ["-typecheck", "-Xfrontend", "-warn-long-expression-type-checking=200"], environment: environment
    ).run { output += $0 + "\n" }
    #expect(code == 0 && !output.contains("expression took"), "\(output)")
  }
}
