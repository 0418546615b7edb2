import Foundation
import Testing

@testable import ApusCommand

@Suite("Finding an app on disk")
struct AppProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names(_ project: AppProject) -> [String] {
    project.sources.map { String($0.string.dropFirst(project.path.string.count + 1)) }
  }

  @Test("an Xcode project's folder: sources and resources of the app, nothing else")
  func xcodeFolder() throws {
    try folder.write([
      "Town Ranking.xcodeproj/inside.swift": "",
      "Town/TownApp.swift": "@main struct A {}", "Town/Views/Card.swift": "", "Town/Model/towns.json": "{}",
      "Town/Assets.xcassets/Contents.json": "{}", "Town/Media/Assets.xcassets/Contents.json": "{}",
      "Town/ja.lproj/Localizable.strings": "", "Town/More/ja.lproj/Other.strings": "",
      "Town/Fonts/Font.otf": "", "Town/Info.plist": "", "Town/Town.entitlements": "", "Town/Bridge.h": "",
      "Town/Levels/1.json": "", "Town/Preview Content/Preview.swift": "@main struct P {}",
      "Town/Preview Content/Preview Assets.xcassets/Contents.json": "{}",
      "TownTests/T.swift": "@main struct T {}", "TownUITests/U.swift": "", ".build/x.swift": "", "Pods/P.swift": "",
      "Local/Package.swift": "", "Local/Sources/Local.swift": "", ".hidden.swift": "",
      "Notes.playground/Contents.swift": "",
    ])
    var fixture = XcodeFixture.app("Town Ranking", sources: ["Town/TownApp.swift"])
    fixture.targets[0].folderReferences = ["Town/Levels"]
    _ = try fixture.write(in: folder)
    let project = try AppProject(folder: folder.path)
    #expect(names(project) == ["Local/Sources/Local.swift", "Town/TownApp.swift", "Town/Views/Card.swift"])
    #expect(project.name == folder.path.name)
    #expect(project.entry == .mainType)
    #expect(
      Set(project.resources.items.map(\.destination)) == [
        "Assets.xcassets", "Assets 2.xcassets", "Font.otf", "Info.plist", "Levels", "towns.json",
        "ja.lproj/Localizable.strings", "ja.lproj/Other.strings",
      ])
    #expect(project.resources.duplicates.isEmpty)
  }

  @Test("two resources of one name: the first is used, the other reported")
  func duplicates() throws {
    try folder.write(["A.swift": "@main struct A {}", "a/data.json": "1", "b/data.json": "2"])
    let project = try AppProject(folder: folder.path)
    #expect(project.resources.items.map(\.source) == [folder.path / "a/data.json"])
    #expect(project.resources.duplicates.count == 1)
    #expect(project.resources.duplicates[0].contains("b/data.json is not"))
  }

  @Test(
    "where the first statement is",
    arguments: [
      (["A.swift": "@main struct A {}", "B.swift": ""], .mainType),
      (["main.swift": "print(1)", "B.swift": ""], .topLevelCode),
      (["Only.swift": "print(1)"], .topLevelCode),
      (["Only.swift": "@main struct A {}"], .mainType),
    ] as [([String: String], AppProject.Entry)])
  func entry(files: [String: String], expected: AppProject.Entry) throws {
    try folder.write(files)
    #expect(try AppProject(folder: folder.path).entry == expected)
  }

  @Test(
    "folders that hold no app, or two",
    arguments: [
      ([:], "no Swift file"),
      (["notes.txt": "", "ATests/T.swift": ""], "no Swift file"),
      (["A.swift": "struct A {}", "B.swift": "// @main"], "no type marked @main, in 2 Swift files"),
      (["A.swift": "@main struct A {}", "w/W.swift": "@main struct W {}"], "more than one @main"),
    ] as [([String: String], String)])
  func noApp(files: [String: String], message: String) throws {
    try folder.write(files)
    let error = failure { _ = try AppProject(folder: folder.path) }
    #expect(error?.code == 1)
    #expect(error?.message.contains(message) == true)
  }

  @Test("of two apps for two systems the one for this system is compiled")
  func severalSystems() throws {
    try folder.write([
      "Mac.swift": "#if os(macOS)\n@main struct M {}\n#endif", "Phone.swift": "#if !os(macOS)\n@main struct P {}\n#endif",
    ])
    #expect(try AppProject(folder: folder.path).entry == .mainType)
    try (folder.path / "Phone.swift").remove()
    try folder.write(["Other.swift": ""])
    #expect(failure { _ = try AppProject(folder: folder.path) }?.message.contains("no type marked @main") == true)
  }

  @Test("a link that leads back to its own folder is followed once")
  func cycle() throws {
    try folder.write(["App/A.swift": "@main struct A {}"])
    try FileManager.default.createSymbolicLink(
      atPath: (folder.path / "App/again").string, withDestinationPath: folder.path.string)
    #expect(try AppProject(folder: folder.path).sources.count == 1)
  }

  @Test("a project beside a folder or a file says how it compiles where it is a source of an app, and else concerns others")
  func xcodeProjectBeside() throws {
    func project(_ source: String) throws {
      let files = ["w/App/A.swift": "@main struct A {}", "w/One.swift": "print(1)", "w/Else.swift": ""]
      _ = try XcodeFixture.app(sources: [source], settings: ["SWIFT_VERSION": "4.2"]).write(in: folder, files: files)
      try? (folder.path / "w/Demo.xcodeproj").remove()
      try (folder.path / "Demo.xcodeproj").move(over: folder.path / "w/Demo.xcodeproj")
    }
    func version(_ name: String) throws -> String {
      let path = folder.path / name
      return try (path.isFolder ? AppProject(folder: path) : AppProject(file: path)).compile.language.version
    }
    try project("Else.swift")
    for name in ["w/App", "w/One.swift", "w/App/A.swift"] { #expect(try version(name) == "5", "\(name)") }
    try project("App/A.swift")
    #expect(try version("w/App") == "4.2" && version("w/App/A.swift") == "4.2" && version("w/One.swift") == "5")
    #expect(try AppProject(folder: folder.path / "w/App").name == "App")
    #expect(try AppProject(folder: folder.path / "w/App").platform == .iOS)
    try project("One.swift")
    #expect(try version("w/One.swift") == "4.2")
  }

  @Test("one file")
  func file() throws {
    try folder.write(["my page.swift": "// swift-version: 6\nprint(1)", "Other.swift": "@main struct A {}"])
    let project = try AppProject(file: folder.path / "my page.swift")
    #expect(project.sources == [folder.path / "my page.swift"])
    #expect(project.moduleName(besides: []) == "my_page")
    #expect(project.entry == .topLevelCode)
    #expect(project.compile.language.version == "6")
  }

  @Test(
    "module names are identifiers and none that an app imports",
    arguments: [
      ("TownRanking", "TownRanking"), ("Town Ranking-2", "Town_Ranking_2"), ("2048", "_2048"), ("住みたい街", "住みたい街"),
      ("SwiftUI", "SwiftUIApp"), ("main", "mainApp"), ("", "App"), ("-", "_App"),
    ])
  func moduleName(name: String, expected: String) {
    #expect(AppProject.moduleName(for: name, besides: ["SwiftUI"]) == expected)
  }

  @Test("PATH names a package, a folder, a file, or nothing")
  func location() throws {
    try folder.write([
      "P/Package.swift": "import PackageDescription", "Q/Package.swift": "import AppleProductTypes", "F/A.swift": "",
      "F/F.xcodeproj/inside.txt": "", "F/readme.txt": "", "D/D.xcodeproj/project.pbxproj": "<<<<<<< ours", "P/A.swift": "",
    ])
    let library = XcodeFixture(name: "Library", targets: [.init(name: "Kit", productType: "framework", sources: ["A.swift"])])
    try (library.write(in: folder)).move(over: folder.path / "P/Library.xcodeproj")
    let app = try XcodeFixture.app(sources: ["A.swift"]).write(in: folder, files: ["A.swift": "@main struct A {}"])
    func location(_ text: String) throws -> AppLocation { try AppLocation(text, workingFolder: folder.path) }
    #expect(try location("P") == .package(folder.path / "P"))
    #expect(try location("./P/Package.swift") == .package(folder.path / "P"))
    #expect(try location("Q/") == .playground(folder.path / "Q"))
    let found = try FoundProjects(app)
    #expect(try location(".") == .project(found) && location("Demo.xcodeproj") == .project(found))
    #expect(try location("Demo.xcodeproj/project.pbxproj").path == app)
    #expect(failure { _ = try location("D") }?.code == 1)
    #expect(try location("F/../F") == .folder(folder.path / "F"))
    #expect(try location("F/F.xcodeproj") == .folder(folder.path / "F"))
    #expect(try location("F/A.swift") == .file(folder.path / "F/A.swift"))
    #expect(failure { _ = try location("missing") }?.code == 2)
    #expect(failure { _ = try location("F/readme.txt") }?.code == 2)
  }
}
