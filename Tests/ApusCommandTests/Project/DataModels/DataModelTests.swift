import Foundation
import ManagedModelFormat
import Testing

@testable import ApusCommand

@Suite("Data models of apps")
struct DataModelTests {
  private let folder: TemporaryFolder
  private static let item = LibraryModel.text("<entity name=\"Item\" representedClassName=\"Item\"/>")

  init() throws { folder = try TemporaryFolder() }

  private func model(_ name: String) throws -> DataModel { try DataModel(folder.path / name, module: "App") }

  private func current(_ version: String) -> String {
    "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>\(version).xcdatamodel</string></dict></plist>"
  }

  @Test("a folder of versions becomes one with a file for each, and a property list that names the current one")
  func versions() throws {
    try folder.write([
      "A.xcdatamodeld/A.xcdatamodel/contents": LibraryModel.text(""), "A.xcdatamodeld/A 2.xcdatamodel/contents": Self.item,
      "A.xcdatamodeld/.xccurrentversion": current("A 2"), "A.xcdatamodeld/notes.txt": "",
    ])
    let model = try model("A.xcdatamodeld")
    #expect(model.name == "A" && model.isVersioned && model.versions.map(\.name) == ["A 2", "A"])
    #expect(model.current.name == "A 2" && model.current.model.entities.map(\.name) == ["Item"])
    #expect(model.current.model.module == "App")
    let files = try model.files()
    #expect(files.map(\.name) == ["A.momd/A 2.mom", "A.momd/A.mom", "A.momd/VersionInfo.plist"])
    #expect(try ManagedModel(json: files[0].contents) == model.current.model)
    #expect(try ManagedModelFiles.currentVersion(in: files[2].contents) == "A 2")
  }

  @Test("the only version needs no word; a version without a folder is a file")
  func single() throws {
    try folder.write(["A.xcdatamodeld/B.xcdatamodel/contents": Self.item, "C.xcdatamodel/contents": Self.item])
    #expect(try model("A.xcdatamodeld").current.name == "B")
    let alone = try model("C.xcdatamodel")
    #expect(!alone.isVersioned && alone.versions == [alone.current])
    #expect(try alone.files().map(\.name) == ["C.mom"])
  }

  @Test(
    "what is missing is named",
    arguments: [
      (["A.xcdatamodeld/notes.txt": ""], "holds no version (.xcdatamodel); "),
      (["A.xcdatamodeld/A.xcdatamodel/elements": ""], "has no file called contents; "),
      (
        ["A.xcdatamodeld/A.xcdatamodel/contents": item, "A.xcdatamodeld/B.xcdatamodel/contents": item],
        "has 2 versions and no .xccurrentversion "
      ),
      (
        ["A.xcdatamodeld/A.xcdatamodel/contents": item, "A.xcdatamodeld/.xccurrentversion": "<plist><dict/></plist>"],
        "names no current version; "
      ),
      (
        [
          "A.xcdatamodeld/A.xcdatamodel/contents": item,
          "A.xcdatamodeld/.xccurrentversion": "{ \"_XCCurrentVersionName\" = \"C.xcdatamodel\"; }",
        ], "names the version C, which is not there; "
      ),
      (["A.xcdatamodeld/A.xcdatamodel/contents": "<model>"], "contents, line 1: the XML is damaged: it ends too early; "),
    ])
  func missing(files: [String: String], expected: String) throws {
    try folder.write(files)
    let failure = try #require(failure { _ = try model("A.xcdatamodeld") })
    #expect(failure.message.hasPrefix("\(folder.path)/A.xcdatamodeld") && failure.message.contains(expected))
  }

  // MARK: - In apps

  @Test("an app has what is made of its models, and not the models")
  func app() throws {
    try folder.write([
      "App/A.swift": "@main struct A {}", "App/Data/Library.xcdatamodeld/Library.xcdatamodel/contents": try LibraryModel.contents,
      "App/Plain.xcdatamodel/contents": Self.item,
    ])
    let project = try AppProject(folder: folder.path / "App")
    #expect(project.resources.items.isEmpty)
    let expected: Set = ["Library.momd/Library.mom", "Library.momd/VersionInfo.plist", "Plain.mom"]
    #expect(project.generated.destinations == expected)
    let place = folder.path / "out"
    try place.makeFolder()
    _ = try project.layResources(in: place, keeping: "App", links: [])
    let compiled = try ManagedModel(json: (place / "Library.momd/Library.mom").read())
    #expect(compiled.module == "App" && compiled.entity(named: "Book")?.module == "App")
    // Where there is no Core Data, the classes that nothing could compile are left out with a word.
    let isThere = CompilationConditions.modules.contains(GeneratedFiles.coreData)
    #expect(project.generated.sources.isEmpty != isThere && project.allImports.contains(GeneratedFiles.coreData) == isThere)
    #expect(project.notes.contains { $0.contains("classes of Library.xcdatamodeld are not written") } != isThere)
  }

  @Test("an app with a damaged model, or two of one name, is not built")
  func damagedApp() throws {
    try folder.write(["App/A.swift": "@main struct A {}", "App/A.xcdatamodel/contents": "<model"])
    #expect(failure { _ = try AppProject(folder: folder.path / "App") }?.message.contains("the XML is damaged") == true)
    try folder.write(["App/A.xcdatamodel/contents": Self.item, "App/Old/A.xcdatamodel/contents": Self.item])
    #expect(failure { _ = try AppProject(folder: folder.path / "App") }?.message.contains("two data models are called A") == true)
  }

  @Test("a target of a project has its models compiled, from groups and from synchronised folders")
  func targets() throws {
    for fixture in [XcodeFixture.app(folders: ["Demo"]), XcodeFixture.app(sources: ["Demo/A.swift", "Demo/M.xcdatamodeld"])] {
      let place = try TemporaryFolder()
      let files = ["Demo/A.swift": "@main struct A {}", "Demo/M.xcdatamodeld/M.xcdatamodel/contents": Self.item]
      let found = try FoundProjects(fixture.write(in: place, files: files))
      let project = try AppProject(found.app(BuildSettings().choice), of: found, settings: BuildSettings())
      #expect(project.generated.destinations.isSuperset(of: ["M.momd/M.mom", "M.momd/VersionInfo.plist"]))
      #expect(!project.notes.contains { $0.contains("not compiled here") })
    }
  }

  @Test("models in the resources of packages are compiled where they lie")
  func packages() throws {
    try folder.write([
      "P/Sources/My-Kit/A.swift": "", "build/debug/P_My-Kit.resources/M.xcdatamodeld/M.xcdatamodel/contents": Self.item,
    ])
    let contents = PackageContents(
      name: "P", targets: [.init(name: "My-Kit", type: "regular")], products: [], dependencies: [])
    let identity = PackageIdentity(folder.path / "P")
    let graph = PackageGraph(
      packages: [.init(identity: identity, location: "P", folder: folder.path / "P", contents: contents)])
    let reach = PackageReach(of: [.init(name: "My-Kit", package: identity)], in: graph)
    let installation = folder.installation()
    let tree = PackageTree(
      installation: installation, toolchain: try Toolchain(installation), options: PackageOptions(), configuration: .debug,
      app: "P", root: folder.path / "P", product: "P", scratch: folder.path / "build")
    try tree.compileDataModels(of: reach, in: graph)
    let compiled = folder.path / "build/debug/P_My-Kit.resources/M.momd/M.mom"
    #expect(try ManagedModel(json: compiled.read()).module == "My_Kit")
  }
}
