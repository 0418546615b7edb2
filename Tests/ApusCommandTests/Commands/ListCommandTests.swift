import Foundation
import Testing

@testable import ApusCommand

@Suite("apus list")
struct ListCommandTests {
  private static let fixtures = Path(#filePath).parent.parent.parent / "Fixtures/Projects"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func listing(_ name: String) throws -> ProjectListing {
    let arguments = try ParsedArguments([(Self.fixtures / name).string], syntax: ListCommand.syntax)
    return try ListCommand(arguments, installation: folder.installation()).listing()
  }

  @Test("a project with groups: its app, its tests, its previews, and what it will not run")
  func groups() throws {
    let listing = try listing("Bakery")
    #expect(listing.kind == .project)
    #expect(listing.defaultTarget == "Bakery")
    let app = try #require(listing.targets.first)
    #expect(app.kind == "application" && app.runs && app.platform == "iOS")
    #expect(app.bundleIdentifier == "com.example.Bakery")
    #expect(app.sourceCount == 5)
    #expect(app.ignored == ["script Lint"])
    #expect(listing.targets.map(\.name) == ["Bakery", "BakeryTests"])
    #expect(!listing.targets[1].runs)
    #expect(listing.configurations == ["Debug", "Release"])
    #expect(listing.previews.compactMap(\.name) == ["BreadList_Previews", "BreadDetail_Previews"].sorted())
    #expect(listing.previews.allSatisfy { $0.file.hasPrefix("Bakery/Views/") })
  }

  @Test("a project with two apps: none is the one to run, and its extension and tests are named")
  func severalApps() throws {
    let listing = try listing("Depot")
    #expect(listing.defaultTarget == nil)
    #expect(listing.targets.map(\.kind) == ["application", "application", "appExtension", "unitTests"])
    #expect(listing.targets.map(\.runs) == [true, true, false, false])
    #expect(listing.targets[0].bundleIdentifier == "com.example.debug.depot")
    #expect(Set(listing.schemes.map(\.name)) == ["Depot", "Depot Lab"])
    let found = try FoundProjects(Self.fixtures / "Depot/Depot.xcodeproj")
    let complaint = failure { _ = try found.app(TargetChoice()) }
    #expect(complaint?.message.contains("choose one with --target: Depot, Depot Lab") == true)
    #expect(try found.app(TargetChoice(target: "Depot Lab")).target.name == "Depot Lab")
    #expect(try found.app(TargetChoice(scheme: "Depot")).target.name == "Depot")
    #expect(
      failure { _ = try found.app(TargetChoice(target: "DepotWidget")) }?.message.contains("an extension of an app") == true)
    #expect(failure { _ = try found.app(TargetChoice(target: "Nowhere")) }?.code == 2)
    #expect(failure { _ = try found.app(TargetChoice(scheme: "Nowhere")) }?.code == 2)
  }

  @Test("a workspace: its project, and the packages beside it")
  func workspace() throws {
    let listing = try listing("Orchard")
    #expect(listing.kind == .workspace)
    #expect(listing.defaultTarget == "Orchard")
    #expect(listing.targets[0].packageProducts.sorted() == ["Baskets", "FruitKit"])
    #expect(listing.packages.contains { $0.hasSuffix("Packages/FruitKit") })
    #expect(listing.previews.map(\.file) == ["App/Orchard/HarvestView.swift"])
  }

  @Test("a folder of sources and a file are targets of their own")
  func sources() throws {
    try folder.write(["App/A.swift": "@main struct A {}\n#Preview(\"One\") {}", "App/a.json": ""])
    let list = { (path: String) throws -> ProjectListing in
      try ListCommand(ParsedArguments([path], syntax: ListCommand.syntax), installation: folder.installation()).listing()
    }
    let listing = try list("App")
    #expect(listing.kind == .folder && listing.defaultTarget == "App")
    #expect(listing.targets[0].sourceCount == 1 && listing.targets[0].resourceCount == 1)
    #expect(listing.previews == [ProjectListing.Preview(name: "One", file: "A.swift", line: 2, target: "App")])
    #expect(try list("App/A.swift").kind == .file)
    try folder.write(["Kit/A.swift": "struct A {}\n#Preview(\"One\") {}"])
    let kit = try list("Kit")
    #expect(kit.defaultTarget == nil && kit.targets.map(\.kind) == ["staticLibrary"] && kit.previews.count == 1)
  }

  @Test("its JSON has the names that the help promises, and its text names each part once")
  func output() throws {
    let listing = try listing("Depot")
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(listing)) as? [String: Any] ?? [:]
    #expect(
      Set(json.keys) == ["path", "kind", "targets", "schemes", "configurations", "packages", "previews", "warnings"])
    let target = try #require((json["targets"] as? [[String: Any]])?.first)
    #expect(
      Set(target.keys) == [
        "name", "project", "kind", "runs", "platform", "bundleIdentifier", "sourceCount", "resourceCount", "packageProducts",
        "missingFiles", "ignored",
      ])
    for word in Set(json.keys).union(target.keys) { #expect(ListCommand.syntax.details.contains(word), "\(word)") }
    #expect(try JSONDecoder().decode(ProjectListing.self, from: JSONEncoder().encode(listing)) == listing)
    #expect(listing.text.contains("\nTargets\n") && listing.text.contains("DepotWidget  appExtension"))
    #expect(!listing.text.contains("\nPackages\n"))
  }
}
