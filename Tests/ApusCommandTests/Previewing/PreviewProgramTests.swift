import Foundation
import Testing

@testable import ApusCommand

@Suite("A program for previews without an app")
struct PreviewProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func framework(_ name: String, sources: [String], needs: [String] = []) -> XcodeFixture.Target {
    XcodeFixture.Target(name: name, productType: "framework", sources: sources, dependencies: needs)
  }

  @Test("has a first statement of its own beside the sources, and an app keeps its own")
  func sources() throws {
    try folder.write([
      "Kit/A.swift": "#Preview { Text(\"a\") }", "Kit/B.swift": "struct B {}", "App/A.swift": "@main struct A {}\n#Preview {}",
      "Script.swift": "#Preview {}\nTownApp.main()",
    ])
    let kit = try AppProject(folder: folder.path / "Kit")
    #expect(kit.entry == .previews && kit.showingPreviews.entry == .mainType)
    #expect(kit.showingPreviews.generated.sources == [PreviewProgram.source])
    #expect(failure { try kit.checkIsApp() }?.message.contains("has previews and no app") == true)
    #expect(try AppProject(file: folder.path / "Kit/A.swift").entry == .previews)
    #expect(try AppProject(file: folder.path / "Kit/B.swift").entry == .topLevelCode)
    let app = try AppProject(folder: folder.path / "App")
    #expect(app.showingPreviews == app)
    try app.checkIsApp()
    #expect(try AppProject(file: folder.path / "Script.swift").entry == .topLevelCode)
  }

  @Test("of a project without an app has all frameworks with previews, and what these need, once")
  func frameworks() throws {
    let fixture = XcodeFixture(
      name: "Kits",
      targets: [
        framework("Base", sources: ["Base.swift"]), framework("Cards", sources: ["Card.swift"], needs: ["Base"]),
        framework("Lists", sources: ["List.swift"], needs: ["Base"]), framework("Plain", sources: ["Plain.swift"]),
      ])
    try fixture.write(
      in: folder,
      files: ["Base.swift": "", "Card.swift": "#Preview {}", "List.swift": "#Preview {}", "Plain.swift": "struct P {}"])
    guard case .project(let found) = try AppLocation(".", workingFolder: folder.path) else {
      Issue.record("the folder is no project")
      return
    }
    let members = try #require(try found.previewLibraries(TargetChoice()))
    #expect(members.map(\.target.name) == ["Cards", "Lists"])
    let program = try AppProject(previewsOf: members, of: found, settings: BuildSettings())
    #expect(program.libraries.map(\.moduleName) == ["Base", "Cards", "Lists"])
    #expect(program.libraries.map(\.needs) == [[], [0], [0]])
    #expect(program.sources.isEmpty && program.generated.sources == [PreviewProgram.source] && program.platform == .iOS)
    #expect(try found.previewLibraries(TargetChoice(target: "Plain"))?.count == 1)
    #expect(failure { _ = try found.app(TargetChoice()) }?.message.contains("apus preview") == true)
  }

  @Test("leaves a project with an app to the app, unless a framework is asked for")
  func app() throws {
    var fixture = XcodeFixture.app("Town", sources: ["Town.swift"])
    fixture.targets.append(framework("Kit", sources: ["Kit.swift"]))
    let path = try fixture.write(in: folder, files: ["Town.swift": "@main struct T {}", "Kit.swift": "#Preview {}"])
    let found = try FoundProjects(path)
    #expect(try found.previewLibraries(TargetChoice()) == nil)
    #expect(try found.previewLibraries(TargetChoice(target: "Town")) == nil)
    #expect(try found.previewLibraries(TargetChoice(target: "Kit"))?.map(\.target.name) == ["Kit"])
  }

  @Test("of a package has its libraries where there is nothing to run, or the one that was asked for")
  func package() throws {
    func manifest(_ products: String) throws -> PackageManifest {
      try PackageManifest(json: Data(#"{"name":"P","products":[\#(products)],"targets":[{"name":"K","type":"regular"}]}"#.utf8))
    }
    let libraries = #"{"name":"Kit","type":{"library":["automatic"]}},{"name":"Art","type":{"library":["static"]}}"#
    let kits = try manifest(libraries)
    #expect(kits.previewLibraries(nil) == ["Art", "Kit"] && kits.previewLibraries("Kit") == ["Kit"])
    #expect(kits.previewLibraries("Nowhere") == nil)
    #expect(failure { _ = try kits.executable(named: nil) }?.message.contains("apus preview") == true)
    let tool = try manifest(#"{"name":"tool","type":{"executable":null}},"# + libraries)
    #expect(tool.previewLibraries(nil) == nil && tool.previewLibraries("tool") == nil && tool.previewLibraries("Art") == ["Art"])
    let program = try AppProject(previewsOf: ["Art", "Kit"], of: "P", in: folder.path, settings: BuildSettings())
    #expect(program.packages?.libraries.map(\.name) == ["Art", "Kit"])
    #expect(program.packages?.packages == [.local(folder.path)])
  }
}
