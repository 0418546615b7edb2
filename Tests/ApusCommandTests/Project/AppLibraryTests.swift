import Foundation
import Testing

@testable import ApusCommand

@Suite("Frameworks and libraries that an app of a project is linked with")
struct AppLibraryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let ferry = Path(#filePath).parent.parent.parent / "Fixtures/Projects/Ferry/ios/Ferry.xcworkspace"

  private func app(_ found: FoundProjects, _ change: (inout BuildSettings) -> Void = { _ in }) throws -> AppProject {
    var settings = BuildSettings()
    change(&settings)
    return try AppProject(found.app(settings.choice), of: found, settings: settings)
  }

  private func target(_ name: String, _ needs: String..., type: String = "framework") -> XcodeFixture.Target {
    .init(name: name, productType: type, sources: ["\(name).swift"], links: needs)
  }

  private func projects(_ targets: [XcodeFixture.Target], name: String = "Demo") throws -> FoundProjects {
    let files = targets.map { ("\($0.name).swift", $0.productType == "application" ? "@main struct A {}" : "") }
    return try FoundProjects(XcodeFixture(name: name, targets: targets).write(in: folder, files: Dictionary(files) { $1 }))
  }

  @Test("each stands after those that it needs and knows them all; what only an extension needs is left out")
  func order() throws {
    let found = try projects([
      target("App", "Kit", "Base", "Widget", type: "application"), target("Widget", "Charts", type: "app-extension"),
      target("Kit", "Model"), target("Model", "Base"), target("Base", type: "library.static"), target("Charts"),
    ])
    let libraries = try found.libraries(of: found.app(TargetChoice()), for: .iOS)
    #expect(libraries.map(\.member.target.name) == ["Base", "Model", "Kit"])
    #expect(libraries.map(\.needs.count) == [0, 1, 2])
    #expect(libraries[2].needs == Set(libraries.prefix(2).map(\.member.key)))
    let app = try app(found)
    #expect(app.libraries.map(\.moduleName) == ["Base", "Model", "Kit"] && app.libraries.map(\.needs) == [[], [0], [0, 1]])
    #expect(app.libraries.map(\.isBundle) == [false, true, true] && app.libraries.allSatisfy { $0.project.entry == .nowhere })
    #expect(app.allSources.map(\.name) == ["App.swift", "Base.swift", "Model.swift", "Kit.swift"])
  }

  @Test("a ring of frameworks is refused with the way around, and a long chain is no trouble")
  func rings() throws {
    let ring = try projects([
      target("App", "A", type: "application"), target("A", "B"), target("B", "C"), target("C", "A"),
    ])
    #expect(
      failure { _ = try app(ring) }?.message.hasSuffix(
        "cannot be built: A, which needs B, which needs C, which needs A") == true)
    let count = 400
    let chain = (1..<count).map { target("K\($0)", "K\($0 + 1)") } + [target("K\(count)")]
    let found = try projects([target("App", "K1", type: "application")] + chain, name: "Long")
    #expect(try found.libraries(of: found.app(TargetChoice()), for: .iOS).count == count)
  }

  @Test("a product of another project is found in the workspace or in a project that the own one contains; others are named")
  func otherProjects() throws {
    try folder.write(["W.swift": "", "App.swift": "@main struct A {}"])
    try XcodeFixture(name: "Weather", targets: [.init(name: "Weather", productType: "framework", sources: ["W.swift"])])
      .write(in: folder)
    var town = target("App", type: "application")
    town.foreignLinks = ["Weather.product", "Pods_App.framework"]
    var text = XcodeFixture(targets: [town]).text
    #expect(
      try app(projects([town])).notes == [
        "App links Weather.product, which no project here builds",
        "App links Pods_App.framework, which no project here builds",
      ])
    text.replace("projectDirPath = ", with: "projectReferences = ({ProjectRef = FEED; }); projectDirPath = ")
    text.replace(
      "objects = {", with: "objects = { FEED = {isa = PBXFileReference; path = Weather.xcodeproj; sourceTree = SOURCE_ROOT; };")
    try folder.write(["Demo.xcodeproj/project.pbxproj": text])
    let found = try FoundProjects(folder.path / "Demo.xcodeproj")
    #expect(found.projects.count == 1 && found.contained.map(\.name) == ["Weather"])
    #expect(found.apps.map(\.target.name) == ["App"])
    let app = try app(found)
    #expect(app.libraries.map(\.moduleName) == ["Weather"])
    #expect(app.notes == ["App links Pods_App.framework, which no project here builds"])
  }

  @Test("a workspace as its author wrote it: settings, resources and symbols of each are its own")
  func workspace() throws {
    let app = try app(FoundProjects(Self.ferry))
    #expect(app.libraries.map(\.moduleName) == ["Timetable", "FerryKit", "Weather"] && app.notes.isEmpty, "\(app.notes)")
    let (timetable, kit) = (app.libraries[0], app.libraries[1])
    #expect(timetable.project.compile.language.version == "5" && kit.project.compile.language.version == "6")
    #expect(kit.project.compile.conditions.contains("FERRY_KIT") && !app.compile.conditions.contains("FERRY_KIT"))
    #expect(kit.fileName == "libFerryKit.so" && kit.hasSources && kit.isBundle && !timetable.isBundle)
    #expect(kit.project.resources.items.map(\.destination).sorted() == ["Assets.xcassets", "harbors.json"])
    #expect(
      kit.project.generated.sources.map(\.name) == [
        AssetSymbols.fileName, StringSymbols.fileName, FrameworkBundle.source.name,
      ])
    let symbols = kit.project.generated.sources.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(symbols[0].contains("bundle: \(FrameworkBundle.expression))"))
    #expect(symbols[1].contains("bundle: \(FrameworkBundle.location))"))
    let file = try #require(kit.project.generated.resources.first { $0.name == "Info.plist" })
    let info = try PropertyListSerialization.propertyList(from: file.contents, format: nil) as? [String: Any]
    #expect(info?["CFBundleIdentifier"] as? String == "com.example.FerryKit" && info?["CFBundlePackageType"] as? String == "FMWK")
    #expect(info?["CFBundleExecutable"] as? String == kit.moduleName)
    // The app's own symbols name its own bundle.
    #expect(!app.generated.sources.contains { $0.name == FrameworkBundle.source.name })
  }

  @Test("a library is made for the app's platform, in the app's configuration where its project has that")
  func platform() throws {
    var kit = target("Kit")
    kit.settings = ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos macosx"]
    kit.sources = ["Kit.swift", "Desk.swift"]
    kit.platforms = ["Desk.swift": ["macos"]]
    var town = target("App", "Kit", type: "application")
    town.settings = ["SDKROOT": "macosx"]
    try folder.write(["Desk.swift": ""])
    let found = try projects([town, kit])
    let app = try app(found) { $0.configurationName = "Release" }
    #expect(app.platform == .macOS && app.libraries[0].project.platform == .macOS)
    #expect(app.libraries[0].project.sources.map(\.name) == ["Desk.swift", "Kit.swift"])
    #expect(app.libraries[0].project.configurationName == "Release")
    #expect(found.targets[1].target.platform == .iOS && found.targets[1].target.contents.sources.map(\.name) == ["Kit.swift"])
  }

  @Test("what packages a library wants, the app asks for with its own")
  func packages() throws {
    var kit = target("Kit")
    kit.products = [("Waves", "Packages/Waves")]
    var town = target("App", "Kit", type: "application")
    town.products = [("Boats", "Packages/Boats")]
    try folder.write(["Packages/Waves/Package.swift": "", "Packages/Boats/Package.swift": ""])
    var fixture = XcodeFixture(targets: [town, kit])
    fixture.localPackages = ["Packages/Boats", "Packages/Waves"]
    let found = try FoundProjects(
      fixture.write(in: folder, files: ["App.swift": "@main struct A {}", "Kit.swift": "import Charts"]))
    let app = try app(found)
    #expect(app.packages?.libraries.map(\.name) == ["Boats", "Waves"])
    #expect(app.allImports == ["Charts"] && app.imports.isEmpty)
  }

  @Test("a scheme's target is told from another of the same name by its project")
  func schemes() throws {
    try folder.write(["App.swift": "@main struct A {}"])
    for name in ["One", "Two"] {
      try XcodeFixture(name: name, targets: [target("App", type: "application")]).write(in: folder)
    }
    let scheme = """
      <Scheme><LaunchAction><BuildableProductRunnable><BuildableReference BlueprintIdentifier = "gone" BlueprintName = "App"
        ReferencedContainer = "container:Two.xcodeproj"/></BuildableProductRunnable></LaunchAction></Scheme>
      """
    try folder.write(["One.xcodeproj/xcshareddata/xcschemes/Second.xcscheme": scheme])
    let found = try FoundProjects(folder.path)
    let app = try found.app(TargetChoice(scheme: "Second"))
    #expect(app.project.name == "Two")
    #expect(found.scheme(for: app, TargetChoice())?.name == "Second")
    #expect(found.scheme(for: found.targets[0], TargetChoice()) == nil)
    let second = try #require(found.schemes.first)
    #expect(found.launched(by: second)?.key == XcodeTarget.Key(project: folder.path / "Two.xcodeproj", id: app.target.id))
  }
}
