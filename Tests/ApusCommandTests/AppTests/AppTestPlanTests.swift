import Foundation
import Testing

@testable import ApusCommand

@Suite("Which tests belong to which app")
struct AppTestPlanTests {
  private static let fixtures = Path(#filePath).parent.parent.parent / "Fixtures/Projects"

  private func plan(_ name: String, target: String? = nil, scheme: String? = nil) throws -> AppTestPlan {
    var settings = BuildSettings()
    (settings.choice.target, settings.choice.scheme) = (target, scheme)
    return try AppTestPlan(FoundProjects(Self.fixtures / name), settings: settings)
  }

  @Test("an app is built once for all targets that test it, with all that they import and link")
  func together() throws {
    let plan = try plan("Kiosk")
    #expect(plan.groups.count == 1 && plan.notes.isEmpty)
    let group: AppTestGroup = plan.groups[0]
    #expect(group.targets.map(\.name) == ["KioskTests", "Kiosk Price Tests"])
    #expect(group.app.name == "Kiosk" && group.app.imports.isSuperset(of: ["SwiftUI", "Counters", "Testing"]))
    #expect(group.interfaceTargets.map(\.name) == ["KioskUITests"] && group.app.bundleIdentifier == "com.example.Kiosk")
    #expect(group.packageFolder == "test-packages" && group.packages?.hasPackages == true && group.packages?.app == "Kiosk")
  }

  @Test("a target has its own files, names for its pictures and an Info.plist")
  func target() throws {
    let tests = try plan("Kiosk").groups[0].targets[0].tests
    #expect(tests.sources.map(\.name) == ["TicketTests.swift"])
    #expect(tests.resources.items.map(\.destination).sorted() == ["Assets.xcassets", "tickets.json"])
    let sources = tests.generated.sources.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(sources.contains { $0.contains("stamp = SwiftUI.ColorResource(name: \"Stamp\", bundle: \(TestProgram.bundle))") })
    #expect(sources.contains { $0.contains("class __ApusTestBundle") })
    let info = try #require(tests.generated.resources.first { $0.name == "Info.plist" })
    let values = try PropertyListSerialization.propertyList(from: info.contents, format: nil) as? [String: Any]
    #expect(values?["CFBundleIdentifier"] as? String == "com.example.KioskTests" && values?["CFBundleExecutable"] == nil)
  }

  @Test("of several apps each has its own; --target and --scheme choose")
  func choice() throws {
    #expect(try plan("Depot").groups.map { $0.targets.map(\.name) } == [["DepotTests"]])
    #expect(try plan("Depot").groups[0].app.name == "Depot" && plan("Depot").groups[0].packageFolder == "packages")
    #expect(try plan("Depot", target: "Depot Lab").groups.isEmpty)
    #expect(try plan("Depot", scheme: "Depot Lab").groups.isEmpty && plan("Depot", scheme: "Depot").groups.count == 1)
    #expect(try plan("Kiosk", target: "Kiosk Price Tests").groups[0].targets.map(\.name) == ["Kiosk Price Tests"])
    let outside = try plan("Harbor").groups[0]
    #expect(outside.targets.isEmpty && outside.interfaceTargets.map(\.name) == ["HarborUITests"])
    #expect(!outside.app.imports.contains("XCTest"))
  }

  private let dump = #"""
    {"name": "Sketch", "toolsVersion": {"_version": "5.8.0"}, "products": [], "targets": [
      {"name": "AppModule", "type": "executable", "path": "App", "dependencies": [{"byName": ["Strokes", null]}]},
      {"name": "Strokes", "type": "regular", "path": "Strokes"},
      {"name": "AppModuleTests", "type": "test", "settings": [],
       "dependencies": [{"byName": ["AppModule", null]}, {"byName": ["Strokes", null]},
        {"product": ["Shots", "Shots", null, null]}],
       "resources": [{"path": "Resources", "rule": {"process": {}}}]}]}
    """#

  @Test("tests of a Swift Playgrounds app: module, files, and packages beside the app's")
  func playground() throws {
    let folder = try TemporaryFolder()
    let place = Self.fixtures / "Sketch.swiftpm"
    let project = try PlaygroundProject(place, copies: folder.path) { _ in try PackageContents(json: Data(dump.utf8)) }
    let group = try #require(try AppTestPlan(project, settings: BuildSettings()).groups.first)
    #expect(group.app.moduleName(besides: []) == "AppModule")
    #expect(group.targets.map(\.name) == ["AppModuleTests"])
    let tests = group.targets[0].tests
    let home = place / "Tests/AppModuleTests"
    #expect(tests.sources == [home / "SketchTests.swift"] && tests.resources.items.map(\.destination) == ["sizes.json"])
    #expect(tests.compile.conditions == ["DEBUG", "SWIFT_PACKAGE"] && tests.compile.language.version == "5")
    guard case .playground(let built)? = group.packages else {
      Issue.record("no packages")
      return
    }
    #expect(built.testTargets == ["AppModuleTests"] && built.testUses.map(\.name) == ["Shots"])
    #expect(
      try built.manifest(replacements: [:]).contains(
        #"dependencies: target.dependencies + [.product(name: "Shots", package: "shots")], path: "AppPackages""#))
    #expect(try project.manifest(replacements: [:]).contains("dependencies: target.dependencies, path"))
  }
}
