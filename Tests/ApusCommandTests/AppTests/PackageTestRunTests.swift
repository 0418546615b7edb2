import Foundation
import Testing

@testable import ApusCommand

@Suite("Tests of a package")
struct PackageTestRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A run on a package that `swift` describes so.
  private func run(
    _ dump: String, manifest: String = "// Kit", allowsPlugins: Bool = false, words: [String] = ["--filter", "A"]
  ) throws -> (swift: FakeSwift, code: Int32) {
    let package = folder.path / "Kit"
    let swift = try FakeSwift(
      folder,
      dependencies: #"{"identity": "kit", "name": "Kit", "url": "\#(package)", "path": "\#(package)", "dependencies": []}"#)
    try folder.write(["Kit/Package.swift": manifest, "Kit/dump.json": dump, "Kit/Sources/Kit/A.swift": "#if os(iOS)\n#endif"])
    var options = PackageOptions()
    options.allowsPlugins = allowsPlugins
    let installation = swift.installation
    let run = PackageTestRun(
      package: package, options: options, configuration: .debug, folder: folder.path / "tests",
      tests: try AppTestOptions(words: words),
      installation: installation, toolchain: try Toolchain(installation), framework: swift.framework,
      overlay: { sources, _ in sources.isEmpty ? nil : folder.path / "overlay.yaml" })
    return (swift, try run.run())
  }

  private func dump(_ targets: String, dependencies: String = "[]") -> String {
    #"{"name": "Kit", "targets": [\#(targets)], "products": [], "dependencies": \#(dependencies)}"#
  }

  private let kit = #"{"name": "Kit", "type": "regular"}"#

  @Test("the framework's flags reach all of its packages by a toolset")
  func flags() throws {
    let (swift, code) = try run(dump(kit))
    #expect(code == 0)
    let call = try #require(swift.calls.last)
    #expect(call.hasPrefix("test --package-path \(folder.path / "Kit") --configuration debug --scratch-path"))
    #expect(call.contains("--toolset \(folder.path / "tests/build/toolset.json")") && call.hasSuffix("--filter A"))
    #expect(try (folder.path / "tests/build/toolset.json").readText().contains("overlay.yaml"))
    // The package manager finds XCTest's tests in the compiler's index.
    #expect(!call.contains("--disable-index-store"))
  }

  @Test("tests are listed by the package manager")
  func list() throws {
    let (swift, code) = try run(dump(kit), words: ["--list"])
    #expect(code == 0 && swift.calls.last?.hasPrefix("test list --package-path") == true)
  }

  @Test("for a report the package manager is asked for events; where it fails before any test, the report says so")
  func report() throws {
    let file = folder.path / "r.xml"
    let (swift, code) = try run(dump(kit), words: ["--junit", file.string])
    #expect(code == 0 && swift.calls.last?.contains("--event-stream-output-path \(folder.path / "tests/events")") == true)
    #expect(try file.readText().contains("<testsuites tests=\"0\""))
    try folder.write(["fails/--event-stream-version": "no such option"])
    #expect(try run(dump(kit), words: ["--junit", file.string]).code == 1)
    #expect(try file.readText().contains("swift test ended with exit code 1"))
  }

  @Test("a package that names the framework is tested as it says")
  func named() throws {
    let dependency = #"[{"fileSystem": [{"identity": "apus", "path": "/x/Apus"}]}]"#
    let (swift, _) = try run(dump(kit, dependencies: dependency))
    #expect(swift.calls.last?.contains("--toolset") == false)
    let tools = #"{"name": "Kit", "type": "regular", "pluginUsages": [{"plugin": ["Lint", "lint"]}]}"#
    let message = failure { _ = try run(dump(tools, dependencies: dependency), manifest: "// other") }?.message
    #expect(message?.contains("the build tool Lint of lint") == true)
  }

  @Test("what a manifest takes on phones is there for tests, too")
  func phones() throws {
    let manifest = #"let use = Target.Dependency.target(name: "Rows", condition: .when(platforms: [.iOS]))"#
    #expect(try run(dump(kit), manifest: manifest).swift.calls.last?.contains("-vfsoverlay") == true)
  }

  @Test("packages that have stand-ins are replaced in a copy of the package, and the modules that tests import are added")
  func standIns() throws {
    let url = "https://github.com/pointfreeco/swift-snapshot-testing"
    let product = SamplePackage.product("SnapshotTesting", of: "swift-snapshot-testing")
    let manifest = """
      let package = Package(name: "Kit", dependencies: [.package(url: "\(url)", from: "1.17.0")], targets: [])
      """
    try folder.write(["Kit/Tests/KitTests/T.swift": "import Charts\nimport XCTest"])
    let targets = kit + "," + SamplePackage.target("KitTests", "test", product)
    let (swift, code) = try run(dump(targets, dependencies: "[\(SamplePackage.remote(url))]"), manifest: manifest)
    let copy = folder.path / "tests/AppPackage"
    let standIn = folder.path / "tests/replacements/standins/swift-snapshot-testing"
    #expect(code == 0 && swift.calls.last?.hasPrefix("test --package-path \(copy) ") == true, "\(swift.calls)")
    #expect(try (copy / "Package.swift").readText().contains(".package(path: \"\(standIn)\")"))
    #expect((copy / "Tests").real == (folder.path / "Kit/Tests").real)
    // The framework was asked for with what the tests import.
    #expect(try (folder.path / "tests/build/framework").readText() == "fCharts")
  }

  @Test("macros run only where they are allowed, whatever the package names")
  func macros() throws {
    let text = dump(kit + #", {"name": "Wishes", "type": "macro"}"#)
    #expect(failure { _ = try run(text) }?.message.contains("the macro Wishes") == true)
    #expect(try run(text, allowsPlugins: true).code == 0)
  }
}
