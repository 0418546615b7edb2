import Foundation
import Testing

@testable import ApusCommand

@Suite("How long the type-checker takes")
struct TypicalAppsTests {
  private static let root = Path(
    URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").replacing("//", with: "/"))

  @Test(
    "no expression of a typical app takes more than 200 ms",
    arguments: [
      "Weather", "Player", "Chat", "RecipeBook", "News", "Shop", "Settings", "ToDo", "Contacts", "Notes", "Preferences",
      "SignUp", "Writer",
    ])
  func expressions(app: String) throws {
    let temporary = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment
    let installation = Installation(
      root: Self.root, cache: Self.root / ".build/debug/test-cache/apus", environment: environment, workingFolder: Self.root)
    let manifest = try ManifestCache(installation: installation, toolchain: Toolchain(installation)).manifest(of: Self.root)
    let framework = try Framework(
      build: Self.root / ".build/debug", root: Self.root, manifest: manifest, environment: environment)
    let project = try AppProject(folder: Self.root / "Tests/Fixtures/Apps" / app)
    var invocation = CompilerInvocation(
      project: project, moduleName: app, framework: framework, objects: temporary.path / "objects",
      product: .executable(temporary.path / "app"), moduleCache: installation.moduleCache)
    invocation.overlay = try SourceOverlay(folder: temporary.path / "overlay").write(for: project.sources)
    try invocation.writeOutputMap()
    // All but the executable and its name.
    let arguments = invocation.arguments.dropLast(3).filter { $0 != "-incremental" }
    var output = ""
    let code = try Subprocess(
      program: "swiftc",
      arguments: arguments + [
        "-typecheck", "-Xfrontend", "-warn-long-expression-type-checking=200", "-Xfrontend", "-import-module", "-Xfrontend",
        "UIKit",
      ], environment: environment
    ).run { output += $0 + "\n" }
    #expect(code == 0 && !output.contains("expression took"), "\(output)")
  }
}
