import Foundation
import Testing

@testable import ApusCommand

@Suite("What an Xcode target consists of")
struct XcodeTargetContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func paths(_ names: String...) -> [Path] { names.map { folder.path / $0 } }

  @Test("groups: a target has what its phases name, wherever that lies and whatever lies beside it")
  func groups() throws {
    var app = XcodeFixture.Target(name: "Town")
    app.sources = ["Town/TownApp.swift", "Town/Views/Card.swift", "Shared/Price.swift", "Town/Old.m", "Town/Town.xcdatamodeld"]
    app.resources = [
      "Town/Assets.xcassets", "Town/towns.json", "Town/ja.lproj/Localizable.strings", "Town/en.lproj/Localizable.strings",
      "Town/Base.lproj/Main.storyboard", "Town/Sample.swift", "Town/Sky.xcconfig",
    ]
    app.folderReferences = ["Town/Levels"]
    let project = try XcodeFixture(targets: [app]).read(
      in: folder,
      files: app.sources.dropLast() + app.resources.dropFirst() + [
        "Town/Town.xcdatamodeld/contents", "Town/Assets.xcassets/Contents.json", "Town/Levels/1.json", "Town/Unfinished.swift",
        "Shared/Other.swift",
      ])
    let contents = project.targets[0].contents
    #expect(contents.sources == paths("Shared/Price.swift", "Town/TownApp.swift", "Town/Views/Card.swift"))
    #expect(contents.otherSources == paths("Town/Old.m") && contents.dataModels == paths("Town/Town.xcdatamodeld"))
    #expect(contents.interfaceFiles == paths("Town/Base.lproj/Main.storyboard"))
    #expect(
      contents.resources
        == paths(
          "Town/Assets.xcassets", "Town/Sample.swift", "Town/Sky.xcconfig", "Town/en.lproj/Localizable.strings",
          "Town/ja.lproj/Localizable.strings", "Town/towns.json"))
    #expect(contents.folderReferences == paths("Town/Levels"))
    #expect(contents.missing.isEmpty && contents.copies.isEmpty)
    #expect(project.targets[0].warnings.isEmpty)
  }

  @Test("a synchronised folder: all of it belongs to its target, sorted by type, without its exceptions")
  func synchronised() throws {
    var fixture = XcodeFixture.app(folders: ["Depot"])
    fixture.exceptions = [
      .init(
        folder: "Depot", target: "Demo",
        files: ["Unfinished", "/Localized: Texts/Secret.strings", "Model/Old.swift", "Gone.swift"])
    ]
    fixture.explicitFolders = ["Depot": ["Levels", "Data/Maps"]]
    let project = try fixture.read(
      in: folder,
      files: [
        "Depot/DepotApp.swift", "Depot/Model/Train.swift", "Depot/Model/Old.swift", "Depot/Unfinished/A.swift",
        "Depot/Unfinished/b.json", "Depot/Assets.xcassets/Contents.json", "Depot/Depot.xcdatamodeld/contents",
        "Depot/Texts/ja.lproj/Localizable.strings", "Depot/Texts/ja.lproj/Secret.strings", "Depot/Data/trains.json",
        "Depot/Data/Maps/a.json", "Depot/Levels/1.swift", "Depot/Bridge.h", "Depot/Depot.entitlements", "Depot/Info.plist",
        "Depot/Sub/Info.plist", "Depot/.hidden.swift", "Depot/Shaders.metal", "Depot/Launch.storyboard",
        "Depot/Lib.framework/Lib",
        "Depot/Kit/Package.swift", "Depot/Kit/Sources/Kit.swift", "Depot/Icon.icon/icon.json", "Depot/Base.xcconfig",
        "Depot/Settings.bundle/Root.plist", "Depot/Localizable.xcstrings", "Beside.swift",
      ])
    let contents = project.targets[0].contents
    #expect(contents.sources == paths("Depot/DepotApp.swift", "Depot/Model/Train.swift"))
    #expect(contents.otherSources == paths("Depot/Shaders.metal") && contents.dataModels == paths("Depot/Depot.xcdatamodeld"))
    #expect(contents.interfaceFiles == paths("Depot/Launch.storyboard"))
    #expect(
      contents.resources
        == paths(
          "Depot/Assets.xcassets", "Depot/Data/trains.json", "Depot/Icon.icon", "Depot/Localizable.xcstrings",
          "Depot/Settings.bundle", "Depot/Texts/ja.lproj/Localizable.strings"))
    #expect(contents.folderReferences == paths("Depot/Data/Maps", "Depot/Levels"))
    #expect(contents.missing.isEmpty)
    #expect(project.packages == [.local(folder.path / "Depot/Kit")])
  }

  @Test("the exceptions of a target that does not own the folder are what it takes from it")
  func foreignExceptions() throws {
    let targets = [XcodeFixture.Target(name: "Depot", folders: ["Depot"]), .init(name: "Lab", folders: ["Lab"])]
    var fixture = XcodeFixture(targets: targets)
    fixture.exceptions = [
      .init(folder: "Depot", target: "Lab", files: ["Views/Board.swift", "Data", "/Localized/Texts.strings", "Gone.swift"]),
      .init(folder: "Lab", target: "Lab", files: ["Old.swift"]),
    ]
    let project = try fixture.read(
      in: folder,
      files: [
        "Depot/DepotApp.swift", "Depot/Views/Board.swift", "Depot/Data/a.json", "Depot/Data/B.swift", "Lab/LabApp.swift",
        "Lab/Old.swift", "Depot/en.lproj/Texts.strings", "Depot/en.lproj/Other.strings",
      ])
    #expect(
      project.targets[0].contents.sources == paths("Depot/Data/B.swift", "Depot/DepotApp.swift", "Depot/Views/Board.swift"))
    #expect(project.targets[1].contents.sources == paths("Depot/Data/B.swift", "Depot/Views/Board.swift", "Lab/LabApp.swift"))
    #expect(project.targets[1].contents.resources == paths("Depot/Data/a.json", "Depot/en.lproj/Texts.strings"))
    #expect(project.targets[1].contents.missing == paths("Depot/Gone.swift"))
  }

  @Test("a phase takes files out of a synchronised folder by name; copies go to folders of the app")
  func copies() throws {
    var app = XcodeFixture.Target(name: "Demo", folders: ["Demo"])
    app.copies = [("../Data/Maps", ["Other/world.json"])]
    var fixture = XcodeFixture(targets: [app])
    fixture.exceptions = [.init(folder: "Demo", target: "Demo", files: ["town.json", "Gone.json"], isOfCopies: true)]
    let files = ["Demo/A.swift", "Demo/town.json", "Demo/b.json", "Other/world.json"]
    let contents = try fixture.read(in: folder, files: files).targets[0].contents
    #expect(contents.resources == paths("Demo/b.json"))
    #expect(
      contents.copies == [
        .init(source: folder.path / "Demo/town.json", folder: "Data/Maps"),
        .init(source: folder.path / "Other/world.json", folder: "Data/Maps"),
      ])
    #expect(contents.missing == paths("Demo/Gone.json"))
    fixture.targets[0].copies[0].folder = "$(CONTENTS_FOLDER_PATH)/Watch"
    let target = try fixture.read(in: folder, files: files).targets[0]
    #expect(target.contents.copies.isEmpty)
    #expect(target.warnings == ["the target Demo copies files to a place that is not known here: Copy Files"])
  }

  @Test(
    "files for other platforms are left out, in lists and in synchronised folders",
    arguments: [(nil, "Phone"), ("ios", "Phone"), ("macos", "Mac")] as [(String?, String)])
  func platforms(asked: String?, kept: String) throws {
    var app = XcodeFixture.Target(name: "Demo", sources: ["Phone.swift", "Mac.swift", "Both.swift"], folders: ["In"])
    app.platforms = ["Phone.swift": ["ios"], "Mac.swift": ["macos", "maccatalyst"], "Both.swift": ["ios", "macos"]]
    var fixture = XcodeFixture(targets: [app])
    fixture.exceptions = [.init(folder: "In", target: "Demo", platforms: ["Phone.swift": ["ios"], "Mac.swift": ["macos"]])]
    let project = try fixture.read(
      in: folder, files: app.sources + ["In/Phone.swift", "In/Mac.swift", "In/All.swift"], platform: asked)
    #expect(
      Set(project.targets[0].contents.sources)
        == Set(paths("Both.swift", "In/All.swift", "\(kept).swift", "In/\(kept).swift")))
  }

  @Test("what the project names and the disk does not have is listed and put in words; other letters for a name do")
  func missing() throws {
    let accent = "Cafe\u{301}.swift"
    let sources = ["views/card.swift", "Caf\u{E9}.swift", "A.swift", "B.swift", "C.swift", "D.swift"]
    let project = try XcodeFixture.app(sources: sources, folders: ["None"]).read(
      in: folder, files: ["Views/Card.swift", accent])
    let contents = project.targets[0].contents
    #expect(Set(contents.sources) == Set(paths("Views/Card.swift", accent)))
    #expect(contents.missing == paths("A.swift", "B.swift", "C.swift", "D.swift", "None"))
    #expect(
      project.targets[0].warnings == ["the target Demo names files that are not there: A.swift, B.swift, C.swift and 2 more"])
  }

  @Test("files outside of the project's folder count, and a word says so; a file twice in a phase counts once")
  func outside() throws {
    let outer = try TemporaryFolder()
    try outer.write(["Price.swift": "", "Far.swift": ""])
    let up = "../\(outer.path.name)/Price.swift"
    var fixture = XcodeFixture.app(sources: ["A.swift", "A.swift", up, (outer.path / "Far.swift").string])
    fixture.projectFolder = ""
    let target = try fixture.read(in: folder, files: ["A.swift"]).targets[0]
    #expect(Set(target.contents.sources) == Set(paths("A.swift") + [outer.path / "Price.swift", outer.path / "Far.swift"]))
    #expect(target.warnings.count == 1)
    #expect(target.warnings[0].hasPrefix("the target Demo takes files from outside of the project's folder: \(outer.path)/"))
  }

  @Test("the files that settings name for the app itself are no resources, in lists and in synchronised folders")
  func ownFiles() throws {
    var fixture = XcodeFixture.app(
      resources: ["Demo/Demo-Info.plist", "Demo/words.plist"], folders: ["In"],
      settings: ["INFOPLIST_FILE": "$(SRCROOT)/Demo/$(TARGET_NAME)-Info.plist", "CODE_SIGN_ENTITLEMENTS": "In/Rights.plist"])
    fixture.settings["Release"]?["INFOPLIST_FILE"] = "In/Other.plist"
    let project = try fixture.read(
      in: folder,
      files: ["Demo/Demo-Info.plist", "Demo/words.plist", "In/Other.plist", "In/Rights.plist", "In/Info.plist", "In/a.plist"])
    #expect(project.targets[0].contents.resources == paths("Demo/words.plist", "In/a.plist"))
  }

  @Test("folders that lead back into themselves are read once; those without an end are refused")
  func links() throws {
    try folder.write(["Demo/A.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: (folder.path / "Demo/again").string, withDestinationPath: folder.path.string)
    let fixture = XcodeFixture.app(folders: ["Demo"])
    #expect(try fixture.read(in: folder, files: []).targets[0].contents.sources.map(\.name) == ["A.swift"])
    let limit = XcodeReadingLimit(Path("/Demo.xcodeproj"), most: 10)
    #expect(failure { try limit.take(10) } == nil)
    #expect(failure { try limit.take(1) }?.message.contains("/Demo.xcodeproj names too many files") == true)
  }

  @Test(
    "a localised resource lies in the folder of its language",
    arguments: [
      ("/a/Demo/ja.lproj/Localizable.strings", "ja.lproj/Localizable.strings"), ("/a/Demo/x.json", "x.json"), ("x", "x"),
      ("/x.json", "x.json"), ("/a/en.lproj/Help/index.html", "en.lproj/index.html"),
    ])
  func destination(path: String, expected: String) {
    #expect(XcodeTargetContents.destination(of: Path(path)) == expected)
  }

  @Test("libraries for Apple's systems are named, their own are not")
  func libraries() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; targets = (T); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (F); buildRules = (U); };
        U = {isa = PBXBuildRule; };
        F = {isa = PBXFrameworksBuildPhase; files = (A, B, C); };
        A = {isa = PBXBuildFile; fileRef = K; }; B = {isa = PBXBuildFile; fileRef = L; }; C = {isa = PBXBuildFile; fileRef = M; };
        K = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        L = {isa = PBXFileReference; path = Libs/Chart.xcframework; sourceTree = "<group>"; };
        M = {isa = PBXFileReference; path = /System/Library/Frameworks/MapKit.framework; sourceTree = "<absolute>"; };
      }; rootObject = P; }
      """
    let project = try XcodeProjectFile(data: Data(text.utf8), at: folder.path / "Demo.xcodeproj")
    #expect(
      project.targets[0].warnings == [
        "the target App links what is built for Apple's systems only: Libs/Chart.xcframework",
        "the target App has build rules of its own, which are not followed",
      ])
  }
}
