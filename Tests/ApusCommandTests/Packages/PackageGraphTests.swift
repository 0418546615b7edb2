import Foundation
import Testing

@testable import ApusCommand

/// Packages as `swift package dump-package` tells them.
enum SamplePackage {
  static func json(
    name: String = "Lists", products: String = "", dependencies: String = "", targets: String
  ) -> Data {
    Data(
      #"{"name":"\#(name)","products":[\#(products)],"dependencies":[\#(dependencies)],"targets":[\#(targets)]}"#.utf8)
  }

  static func library(_ name: String, _ targets: String...) -> String {
    #"{"name":"\#(name)","type":{"library":["automatic"]},"targets":["\#(targets.joined(separator: "\",\""))"]}"#
  }

  static func target(_ name: String, _ type: String = "regular", _ dependencies: String..., plugins: String = "") -> String {
    let uses = dependencies.joined(separator: ",")
    return #"{"name":"\#(name)","type":"\#(type)","dependencies":[\#(uses)],"pluginUsages":[\#(plugins)]}"#
  }

  static func remote(_ url: String) -> String {
    #"{"sourceControl":[{"identity":"\#(PackageIdentity(url))","location":{"remote":[{"urlString":"\#(url)"}]}}]}"#
  }

  static func local(_ path: String) -> String {
    #"{"fileSystem":[{"identity":"\#(PackageIdentity(path))","path":"\#(path)"}]}"#
  }

  static func product(_ name: String, of package: String, platforms: String = "") -> String {
    #"{"product":["\#(name)","\#(package)",null,\#(platforms.isEmpty ? "null" : "{\"platformNames\":[\(platforms)]}")]}"#
  }

  static func byName(_ name: String) -> String { #"{"byName":["\#(name)",null]}"# }

  static func package(_ json: Data, at folder: Path = Path("/p/lists")) throws -> PackageGraph.Package {
    PackageGraph.Package(
      identity: PackageIdentity(folder), location: folder.string, folder: folder, contents: try PackageContents(json: json))
  }
}

@Suite("What a package consists of")
struct PackageContentsTests {
  @Test("is read with what its targets use")
  func whole() throws {
    let contents = try PackageContents(
      json: Data(
        #"""
        {"name": "D", "swiftLanguageVersions": ["5"], "toolsVersion": {"_version": "6.2.0", "experimentalFeatures": []},
         "products": [{"name": "A", "type": {"library": ["automatic"]}, "targets": ["A"]},
                      {"name": "P", "type": {"plugin": null}, "targets": ["P"]}],
         "dependencies": [
           {"sourceControl": [{"identity": "z", "location": {"remote": [{"urlString": "https://x.y/z.git"}]},
             "requirement": {"range": [{"lowerBound": "1.2.3", "upperBound": "2.0.0"}]}}]},
           {"fileSystem": [{"identity": "kit", "path": "/k/Kit", "productFilter": null}]},
           {"registry": [{"identity": "mona.Linked"}]}],
         "targets": [
           {"name": "A", "type": "regular", "path": "Code", "exclude": ["Old"], "sources": ["Now"],
            "dependencies": [
              {"product": ["Z", "z", null, {"platformNames": ["ios"]}]}, {"byName": ["B", null]}, {"target": ["Q", null]}],
            "pluginUsages": [{"plugin": ["P", null]}, {"plugin": ["Lint", "e"]}],
            "resources": [{"path": "R", "rule": {"process": {}}}, {"path": "C", "rule": {"copy": {}}}],
            "settings": [{"kind": {"define": {"_0": "X"}}, "tool": "swift"}, {"kind": {"define": {"_0": "K"}}, "tool": "c"},
              {"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"},
              {"condition": {"platformNames": ["ios"]}, "kind": {"define": {"_0": "Y"}}, "tool": "swift"},
              {"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"}]},
           {"name": "B", "type": "binary", "url": "https://x.y/b.zip", "checksum": "abc"}]}
        """#.utf8))
    #expect(contents.name == "D" && contents.languageModes == ["5"] && contents.toolsVersion == "6.2.0")
    #expect(contents.library("A")?.targets == ["A"] && contents.library("P") == nil)
    #expect(contents.dependencies.map(\.identity.text) == ["z", "kit", "mona.linked"])
    #expect(contents.dependencies.map(\.source) == [.url("https://x.y/z.git"), .folder(Path("/k/Kit")), .registry])
    let target = try #require(contents[target: "A"])
    #expect(target.path == "Code" && target.exclude == ["Old"] && target.sources == ["Now"])
    #expect(target.dependencies.map(\.name) == ["Z", "B", "Q"])
    #expect(target.dependencies.map(\.package?.text) == ["z", nil, nil])
    #expect(target.dependencies[0].platforms == ["ios"])
    #expect(target.plugins == [PackageContents.Use(name: "P"), PackageContents.Use(name: "Lint", package: PackageIdentity("e"))])
    #expect(
      target.resources
        == [PackageContents.Resource(path: "R", isCopied: false), PackageContents.Resource(path: "C", isCopied: true)])
    let (before, after) = (["-D", "X", "-default-isolation", "MainActor"], ["-enable-upcoming-feature", "ExistentialAny"])
    #expect(target.arguments(on: .macOS, .debug) == before + after)
    #expect(target.arguments(on: .iOS, .debug) == before + ["-D", "Y"] + after)
    #expect(contents[target: "B"]?.type == "binary" && contents[target: "None"] == nil)
  }

  @Test("a broken answer is one clear error", arguments: ["", "[]", "{\"name\":1}", "{\"name\":\"A\",\"targets\":{}}"])
  func broken(text: String) { #expect(failure { _ = try PackageContents(json: Data(text.utf8)) }?.code == 1) }
}

@Suite("The graph of an app's packages")
struct PackageGraphTests {
  private typealias Sample = SamplePackage
  private typealias Item = PackageReach.Item

  private func graph(_ packages: (folder: String, json: Data)...) throws -> PackageGraph {
    PackageGraph(packages: try packages.map { try Sample.package($0.json, at: Path($0.folder)) })
  }

  @Test("has each package once, the root first")
  func places() throws {
    let lists = #"{"identity": "lists", "name": "Lists", "url": "https://e.com/Lists", "path": "/c/Lists", "dependencies": []}"#
    let maps = #"{"identity": "maps", "url": "/m", "path": "/m", "dependencies": [\#(lists)]}"#
    let root = #"{"identity": "root", "url": "/r", "path": "/r", "dependencies": [\#(maps), \#(lists)]}"#
    let places = try PackageGraph.places(json: Data(root.utf8))
    #expect(places.map(\.identity.text) == ["root", "maps", "lists"])
    #expect(places.map(\.folder) == [Path("/r"), Path("/m"), Path("/c/Lists")])
    #expect(
      places.last
        == PackageGraph.Entry(identity: PackageIdentity("lists"), location: "https://e.com/Lists", folder: Path("/c/Lists")))
    #expect(failure { _ = try PackageGraph.places(json: Data("[".utf8)) }?.code == 1)
  }

  @Test("is followed through targets, products and packages, and no further than needed")
  func reach() throws {
    let graph = try graph(
      (
        "/p/app",
        Sample.json(
          name: "App", products: Sample.library("App", "App"), dependencies: Sample.remote("https://e.com/Lists"),
          targets: Sample.target("App", "regular", Sample.byName("Own"), Sample.product("Rows", of: "lists")) + ","
            + Sample.target("Own", "regular", Sample.byName("Own")) + "," + Sample.target("Unused", "macro"))
      ),
      (
        "/p/lists",
        Sample.json(
          products: Sample.library("Rows", "Rows") + "," + Sample.library("Other", "Other"),
          targets: Sample.target("Rows", "regular", Sample.byName("RowMacros"), plugins: #"{"plugin":["Lint",null]}"#) + ","
            + Sample.target("RowMacros", "macro", Sample.byName("Deep")) + "," + Sample.target("Deep") + ","
            + Sample.target("Lint", "plugin") + "," + Sample.target("Other", "binary"))
      ))
    let (app, lists) = (PackageIdentity("app"), PackageIdentity("lists"))
    let reach = PackageReach(of: [Item(name: "App", package: app)], in: graph)
    #expect(
      reach.targets.sorted() == [
        Item(name: "App", package: app), Item(name: "Own", package: app), Item(name: "Rows", package: lists),
      ])
    #expect(reach.macros == [Item(name: "RowMacros", package: lists)])
    #expect(reach.plugins == [Item(name: "Lint", package: lists)])
    #expect(reach.binaries.isEmpty && reach.binaryPackages.isEmpty && reach.absences.isEmpty)
    #expect(reach.programs == "the macro RowMacros of lists, the build tool Lint of lists")
    let binary = PackageReach(of: [Item(name: "Other", package: lists)], in: graph)
    #expect(binary.binaryPackages == [lists] && binary.macros.isEmpty)
    #expect(binary.absences == "; Other of lists is a binary for other systems")
  }

  @Test("build tools run for targets, too, that nobody needs; tests are targets of the root alone")
  func buildTools() throws {
    func tool(_ name: String) -> String { #"{"plugin":["\#(name)",null]}"# }
    let graph = try graph(
      (
        "/p/app",
        Sample.json(
          name: "App", products: Sample.library("App", "App"), dependencies: Sample.local("/p/lists"),
          targets: Sample.target("App") + "," + Sample.target("AppTests", "test", plugins: tool("Check")) + ","
            + Sample.target("Check", "plugin"))
      ),
      (
        "/p/lists",
        Sample.json(
          targets: Sample.target("Rows", plugins: tool("Lint") + "," + tool("Gone")) + ","
            + Sample.target("RowTests", "test", plugins: tool("Never")) + "," + Sample.target("Lint", "plugin"))
      ))
    #expect(
      PackageReach(of: [Item(name: "App", package: PackageIdentity("app"))], in: graph).programs
        == "the build tool Check of app, the build tool Gone of lists, the build tool Lint of lists")
  }

  @Test("names of packages in manifests may be those that they give themselves")
  func names() throws {
    let graph = try graph(
      (
        "/p/app",
        Sample.json(
          name: "App", dependencies: Sample.local("/p/folder"),
          targets: Sample.target("App", "regular", Sample.product("Rows", of: "Lists", platforms: #""ios","macos""#)))
      ), ("/p/folder", Sample.json(products: Sample.library("Rows", "Rows"), targets: Sample.target("Rows"))))
    let reach = PackageReach(of: [Item(name: "App", package: PackageIdentity("app"))], in: graph)
    #expect(reach.targets.map(\.name) == ["App", "Rows"])
    #expect(reach.absences == "; the package app takes Rows on ios, macos only, so it is not there")
  }

  @Test("knows the framework by its library")
  func framework() throws {
    #expect(
      try graph(("/p/any", Sample.json(products: Sample.library("ApusRuntime", "A"), targets: Sample.target("A")))).hasFramework)
    #expect(
      try !graph(("/p/apus", Sample.json(products: Sample.library("SwiftUI", "A"), targets: Sample.target("A")))).hasFramework)
  }

  @Test("the folders that people may change are those outside the cache")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write(["mine/Package.swift": "", "cache/checkouts/Lists/Package.swift": ""])
    let json = Sample.json(targets: Sample.target("A"))
    let graph = PackageGraph(
      packages: try ["mine", "cache/checkouts/Lists", "gone"].map { try Sample.package(json, at: folder.path / $0) })
    #expect(graph.folders(outside: folder.path / "cache") == [folder.path / "mine"])
  }

  @Test("the sources of what is reached are those of its targets' folders")
  func sources() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "src/Rows/a.swift": "", "src/Rows/deep/b.swift": "", "src/Other/c.swift": "", "Code/d.swift": "", "src/Rows/e.txt": "",
    ])
    let targets = Sample.target("Rows") + "," + Sample.target("Other") + #",{"name":"Named","type":"regular","path":"Code"}"#
    let package = try Sample.package(Sample.json(targets: targets), at: folder.path)
    #expect(package.folder(of: "Named") == folder.path / "Code" && package.folder(of: "None") == nil)
    let items = ["Rows", "Named"].map { Item(name: $0, package: package.identity) }
    let graph = PackageGraph(packages: [package])
    #expect(
      try PackageReach(of: items, in: graph).sources(in: graph)
        == ["Code/d.swift", "src/Rows/a.swift", "src/Rows/deep/b.swift"].map { folder.path / $0 })
  }
}
