import Foundation
import Testing

@testable import ApusCommand

@Suite("An app of a project")
struct AppTargetTests {
  private static let fixtures = Path(#filePath).parent.parent.parent / "Fixtures/Projects"

  private func project(_ path: String, _ change: (inout BuildSettings) -> Void = { _ in }) throws -> AppProject {
    var settings = BuildSettings()
    change(&settings)
    let found = try FoundProjects(Self.fixtures / path)
    return try AppProject(found.app(settings.choice), of: found, settings: settings)
  }

  private func info(_ project: AppProject) throws -> [String: Any] {
    let file = try #require(project.generated.resources.first { $0.name == "Info.plist" })
    return try PropertyListSerialization.propertyList(from: file.contents, format: nil) as? [String: Any] ?? [:]
  }

  @Test("groups: sources of the target alone, resources in their places, Info.plist with its variables, scripts that wait")
  func groups() throws {
    let app = try project("Bakery/Bakery.xcodeproj")
    #expect(app.name == "Bakery" && app.target == "Bakery" && app.platform == .iOS && app.entry == .mainType)
    #expect(
      app.sources.map(\.name).sorted() == [
        "BakeryApp.swift", "Bread.swift", "BreadDetail.swift", "BreadList.swift", "Price.swift",
      ])
    #expect(
      Set(app.resources.items.map(\.destination)) == [
        "Assets.xcassets", "breads.json", "en.lproj/Localizable.strings", "ja.lproj/Localizable.strings",
      ])
    let info = try info(app)
    #expect(
      info["CFBundleIdentifier"] as? String == "com.example.Bakery" && info["CFBundleDisplayName"] as? String == "The Bakery")
    #expect(info["CFBundleShortVersionString"] as? String == "1.4" && info["CFBundleVersion"] as? String == "12")
    #expect(app.scripts?.scripts.map(\.name) == ["Lint"])
    #expect(app.scripts?.variables["SRCROOT"] == (Self.fixtures / "Bakery").string)
    #expect(app.notes.count == 1, "\(app.notes)")
    #expect(try project("Bakery/Bakery.xcodeproj") { $0.runsScripts = true }.notes.isEmpty)
  }

  @Test("synchronised folders, an xcconfig chain, isolation, and what the scheme starts the app with")
  func synchronized() throws {
    let app = try project("Depot/Depot.xcodeproj") { $0.choice.target = "Depot" }
    #expect(app.compile.language.isolatesToMainActor && app.compile.conditions == ["DEBUG"])
    #expect(app.arguments == ["-board", "north"] && app.environment.map(\.name) == ["DEPOT_SERVER"])
    #expect(try info(app)["CFBundleDisplayName"] as? String == "Depot β")
    #expect(app.generated.sources.map(\.name).contains(AssetSymbols.fileName))
    #expect(app.generated.destinations.contains("pl.lproj/Localizable.strings"))
    let lab = try project("Depot/Depot.xcodeproj") { $0.choice.target = "Depot Lab" }
    #expect(lab.sources.map(\.name) == ["IOSOnly.swift", "LabApp.swift"] && lab.compile.conditions.contains("LAB"))
    let release = try project("Depot/Depot.xcodeproj") {
      $0.choice.target = "Depot"
      $0.configurationName = "release"
    }
    #expect(release.configuration == .release && release.configurationName == "Release" && release.compile.conditions.isEmpty)
    #expect(try info(release)["CFBundleIdentifier"] as? String == "com.example.depot")
    let unknown = failure {
      _ = try project("Depot/Depot.xcodeproj") {
        $0.choice.target = "Depot"
        $0.configurationName = "Staging"
      }
    }
    #expect(unknown?.code == 2 && unknown?.message.contains("it has Debug, Release") == true)
  }

  @Test("a workspace's packages go before what projects name; an app without packages asks for none")
  func packages() throws {
    let request = try #require(try project("Orchard/Orchard.xcworkspace").packages)
    #expect(Set(request.libraries.map(\.name)) == ["Baskets", "FruitKit"])
    #expect(request.packages.count >= 2)
    #expect(try project("Ledger/Ledger.xcodeproj").packages == nil)
    #expect(try project("Ledger/Ledger.xcodeproj").platform == .macOS)
    #expect(try project("Ledger/Ledger.xcodeproj") { $0.platform = .linux }.platform == .linux)
  }

  @Test("apps for watches are no apps here, a tool beside an app is not meant, and a library without Swift is named")
  func others() throws {
    let folder = try TemporaryFolder()
    let files = ["A.swift": "@main struct A {}"]
    var fixture = XcodeFixture.app("App", sources: ["A.swift"])
    fixture.targets[0].dependencies = ["Kit"]
    fixture.targets += [
      .init(name: "Watch", sources: ["A.swift"], settings: ["SDKROOT": "watchos"]),
      .init(name: "Tool", productType: "tool", sources: ["A.swift"]), .init(name: "Kit", productType: "framework"),
    ]
    let found = try FoundProjects(fixture.write(in: folder, files: files))
    #expect(found.apps.map(\.target.name) == ["App", "Tool"])
    let app = try AppProject(found.app(TargetChoice()), of: found, settings: BuildSettings())
    #expect(app.target == "App" && app.notes == ["Kit has no Swift file that is there, so its module is not built"])
  }

  @Test("--os decides which files of a project count")
  func filters() throws {
    let folder = try TemporaryFolder()
    var fixture = XcodeFixture.app(
      "App", sources: ["A.swift", "Mac.swift"], settings: ["SUPPORTED_PLATFORMS": "iphoneos macosx"])
    fixture.settings = ["Debug": ["SDKROOT": "auto"]]
    fixture.targets[0].platforms = ["Mac.swift": ["macos"]]
    let path = try fixture.write(in: folder, files: ["A.swift": "@main struct A {}", "Mac.swift": ""])
    func names(_ platform: TargetPlatform?) throws -> [String] {
      try FoundProjects(path, platform: platform).apps[0].target.contents.sources.map(\.name)
    }
    #expect(try names(nil) == ["A.swift"] && names(.macOS) == ["A.swift", "Mac.swift"])
  }

  @Test("scripts run in the project's folder with its settings, and one that fails stops the build")
  func scripts() throws {
    let folder = try TemporaryFolder()
    var scripts = ProjectScripts(
      scripts: [XcodeScript(name: "Note", shell: "/bin/sh", text: "pwd > place; echo $PRODUCT > name")], root: folder.path,
      variables: ["PRODUCT": "Depot"])
    try scripts.run(environment: ProcessInfo.processInfo.environment)
    #expect(try (folder.path / "place").readText() == folder.path.string + "\n")
    #expect(try (folder.path / "name").readText() == "Depot\n")
    #expect(scripts.note.contains("(Note)"))
    scripts.scripts[0].text = "exit 3"
    #expect(
      failure { try scripts.run(environment: ProcessInfo.processInfo.environment) }?.message.contains("exit code 3") == true)
    scripts.scripts[0].shell = "/no/shell"
    #expect(failure { try scripts.run(environment: [:]) }?.code == 1)
  }
}
