import Foundation
import Testing

@testable import ApusCommand

@Suite("The package that stands for an app's links")
struct SyntheticPackageTests {
  private typealias Sample = SamplePackage

  @Test("depends on packages on this disk and elsewhere, and on their products")
  func manifest() throws {
    let package = SyntheticPackage(
      dependencies: [.local(Path("/a \"b\"/Kit")), .remote(url: "https://e.com/Lists.git", requirement: .upToNextMajor("1.0"))],
      products: [.init(name: "Kit", package: PackageIdentity("kit")), .init(name: "Rows", package: PackageIdentity("lists"))],
      replacements: [Path("/r/maps")])
    let text = try package.manifest()
    #expect(text.hasPrefix("// swift-tools-version: 5.9\nimport PackageDescription\n"))
    #expect(text.contains(#"products: [.library(name: "AppPackages", type: .dynamic, targets: ["AppPackages"])],"#))
    #expect(
      text.contains(
        """
          dependencies: [
            .package(path: "/r/maps"),
            .package(path: "/a \\"b\\"/Kit"),
            .package(url: "https://e.com/Lists.git", from: "1.0.0"),
          ],
        """))
    #expect(
      text.contains(#".product(name: "Kit", package: "kit"),"#) && text.contains(#".product(name: "Rows", package: "lists"),"#))
  }

  @Test(
    "a version that nobody knows is named with its address", arguments: [nil, .exact("newest")] as [XcodePackageRequirement?])
  func versions(requirement: XcodePackageRequirement?) {
    let package = SyntheticPackage(dependencies: [.remote(url: "https://e.com/Lists", requirement: requirement)])
    #expect(failure { _ = try package.manifest() }?.message.contains("which version of https://e.com/Lists") == true)
  }

  @Test("keeps what was resolved until the project's versions change")
  func pins() throws {
    let folder = try TemporaryFolder()
    let pin = { (name: String, version: String) in
      ResolvedPackages.Pin(
        identity: name, kind: "remoteSourceControl", location: "https://e.com/\(name)", revision: "abc", version: version)
    }
    let package = SyntheticPackage(replacements: [Path("/r/maps")])
    try package.write(to: folder.path, pins: ResolvedPackages(pins: [pin("lists", "1.0.0"), pin("maps", "2.0.0")]))
    let file = folder.path / "Package.resolved"
    #expect(try ResolvedPackages(file: file).pins.map(\.identity) == ["lists"])
    #expect((folder.path / "Sources/AppPackages/AppPackages.swift").isFile)
    try file.write(Data("resolved".utf8))
    try package.write(to: folder.path, pins: ResolvedPackages(pins: [pin("lists", "1.0.0")]))
    #expect(try file.readText() == "resolved")
    try package.write(to: folder.path, pins: ResolvedPackages(pins: [pin("lists", "1.1.0")]))
    #expect(try ResolvedPackages(file: file).pins.map(\.version) == ["1.1.0"])
    try package.write(to: folder.path, pins: ResolvedPackages())
    #expect(!file.exists)
  }

  // MARK: - Planning

  private func plan(_ request: PackageRequest, named: [PackageIdentity: Path] = [:], in folder: TemporaryFolder) throws
    -> PackagePlan
  {
    try PackagePlan(
      request,
      replacements: PackageReplacements(in: folder.path / "replacements", named: named, framework: folder.path / "framework")
    ) { package in
      try PackageContents(json: (package / "dump.json").read())
    }
  }

  private func write(_ package: String, _ json: Data, in folder: TemporaryFolder) throws -> XcodePackageReference {
    try folder.write(["\(package)/Package.swift": "", "\(package)/dump.json": String(decoding: json, as: UTF8.self)])
    return .local(folder.path / package)
  }

  @Test("finds the package of a product that the project names alone, and takes versions from Package.resolved")
  func products() throws {
    let folder = try TemporaryFolder()
    let kit = try write(
      "Kit", Sample.json(products: Sample.library("KitUI", "KitUI"), targets: Sample.target("KitUI")), in: folder)
    let other = try write("Other", Sample.json(targets: Sample.target("KitUI")), in: folder)
    let lists = XcodePackageReference.remote(url: "https://e.com/Lists.git", requirement: nil)
    let pin = ResolvedPackages.Pin(
      identity: "lists", kind: "remoteSourceControl", location: "git@e.com:a/lists", revision: "abc", version: "1.2.0")
    let request = PackageRequest(
      app: "App",
      products: [
        XcodePackageProduct(name: "KitUI", package: nil), XcodePackageProduct(name: "Rows", package: lists),
        XcodePackageProduct(name: "Rows", package: lists), XcodePackageProduct(name: "plugin:Lint", package: lists),
      ],
      packages: [other, kit, lists], pins: ResolvedPackages(pins: [pin]))
    #expect(request.libraries.map(\.name) == ["KitUI", "Rows"] && request.plugins == ["Lint"])
    let package = try plan(request, in: folder).package
    #expect(package.dependencies == [kit, .remote(url: "https://e.com/Lists.git", requirement: .exact("1.2.0"))])
    #expect(package.products.map { "\($0.name) \($0.package)" } == ["KitUI kit", "Rows lists"])
  }

  @Test("a product that nothing declares is named, with the packages that were asked")
  func unknown() throws {
    let folder = try TemporaryFolder()
    let kit = try write("Kit", Sample.json(targets: Sample.target("Kit")), in: folder)
    let request = PackageRequest(app: "App", products: [XcodePackageProduct(name: "Rows", package: nil)], packages: [kit])
    let message = try #require(failure { _ = try plan(request, in: folder) }).message
    #expect(message == "App links Rows, which none of its packages on this disk declares (\(folder.path / "Kit"))")
    let gone = XcodePackageReference.local(folder.path / "Gone")
    let other = PackageRequest(app: "App", products: [XcodePackageProduct(name: "Rows", package: gone)])
    #expect(
      failure { _ = try plan(other, in: folder) }?.message.contains("\(folder.path / "Gone"), where no Package.swift is") == true)
  }

  @Test("a local package replaces one of its name from elsewhere, and so does a folder that was named")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let lists = XcodePackageReference.remote(url: "https://e.com/lists", requirement: .branch("main"))
    let local = try write(
      "Lists", Sample.json(products: Sample.library("Rows", "Rows"), targets: Sample.target("Rows")), in: folder)
    let products = [XcodePackageProduct(name: "Rows", package: lists)]
    #expect(
      try plan(PackageRequest(app: "App", products: products, packages: [lists, local]), in: folder).package.dependencies == [
        local
      ])
    let named = try plan(
      PackageRequest(app: "App", products: products, packages: [lists]), named: [PackageIdentity("lists"): folder.path / "Mine"],
      in: folder)
    #expect(named.package.dependencies.isEmpty)
    #expect(named.package.replacements.map(\.name) == ["lists"])
    #expect(named.notes.isEmpty)
  }

  @Test("what has no purpose is replaced before it is fetched, for the app and for its local packages")
  func standIns() throws {
    let folder = try TemporaryFolder()
    let sparkle = XcodePackageReference.remote(url: "https://e.com/Sparkle", requirement: .branch("2.x"))
    let kit = try write(
      "Kit",
      Sample.json(
        products: Sample.library("Kit", "Kit"),
        dependencies: Sample.remote("https://e.com/sentry-cocoa") + "," + Sample.local("/else/Apus"),
        targets: Sample.target(
          "Kit", "regular", Sample.product("Sentry", of: "sentry-cocoa"), Sample.product("SwiftUI", of: "Apus"))),
      in: folder)
    let request = PackageRequest(
      app: "App",
      products: [XcodePackageProduct(name: "Sparkle", package: sparkle), XcodePackageProduct(name: "Kit", package: kit)],
      packages: [sparkle, kit])
    var plan = try plan(request, in: folder)
    #expect(plan.package.dependencies == [kit])
    #expect(plan.package.replacements.map(\.name) == ["apus", "sentry-cocoa", "sparkle"])
    #expect(plan.notes.count == 2)
    // A graph in which nothing else is asked for changes nothing, whatever it has of the same.
    let graph = PackageGraph(packages: [try Sample.package((folder.path / "Kit/dump.json").read(), at: folder.path / "Kit")])
    #expect(try !plan.addStandIns(for: graph, reach: PackageReach(of: [], in: graph)))
  }

  @Test("a package that has only a binary for the app is replaced by empty modules")
  func binaries() throws {
    let folder = try TemporaryFolder()
    let maps = XcodePackageReference.remote(url: "https://e.com/maps", requirement: .exact("1.0.0"))
    var plan = try plan(PackageRequest(app: "App", products: [XcodePackageProduct(name: "Maps", package: maps)]), in: folder)
    let root = Sample.json(
      name: "AppPackages", dependencies: Sample.remote("https://e.com/maps"),
      targets: Sample.target("AppPackages", "regular", Sample.product("Maps", of: "maps")))
    let binary = Sample.json(products: Sample.library("Maps", "MapsBinary"), targets: Sample.target("MapsBinary", "binary"))
    let graph = PackageGraph(
      packages: [try Sample.package(root, at: Path("/c/AppPackages")), try Sample.package(binary, at: Path("/c/maps"))])
    let reach = PackageReach(of: [.init(name: "AppPackages", package: PackageIdentity("apppackages"))], in: graph)
    #expect(try plan.addStandIns(for: graph, reach: reach))
    #expect(plan.package.dependencies.isEmpty && plan.package.replacements.map(\.name) == ["maps"])
    #expect(
      try (plan.package.replacements[0] / "Package.swift").readText().contains(#".library(name: "Maps", targets: ["Maps"])"#))
    #expect(plan.notes.count == 1)
  }

  @Test("a library that a package has lost is named, with one that is called nearly so")
  func lost() throws {
    let folder = try TemporaryFolder()
    let lists = XcodePackageReference.remote(url: "https://e.com/lists", requirement: .exact("1.0.0"))
    let plan = try plan(PackageRequest(app: "App", products: [XcodePackageProduct(name: "Rows", package: lists)]), in: folder)
    let json = Sample.json(products: Sample.library("Row", "Row"), targets: Sample.target("Row"))
    let graph = PackageGraph(packages: [try Sample.package(json)])
    #expect(
      failure { try plan.check(graph) }?.message
        == "App links Rows, which the package lists does not have; did its author rename it to Row?")
  }
}
