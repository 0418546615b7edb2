import Foundation
import Testing

@testable import ApusCommand

@Suite("An Xcode project's file")
struct XcodeProjectFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func paths(_ names: String...) -> [Path] { names.map { Path($0).absolute(in: folder.path) } }

  @Test("names, configurations and settings are read; the layers stay as they are written")
  func settings() throws {
    var fixture = XcodeFixture.app("Town", settings: ["SWIFT_VERSION": "5.0", "PRODUCT_NAME": "$(TARGET_NAME)"])
    fixture.settings = ["Debug": ["SDKROOT": "macosx"], "Staging": [:], "Release": ["SDKROOT": "macosx"]]
    fixture.targets[0].configurations = ["Staging": ["SWIFT_VERSION": "6.0"]]
    fixture.configurationFiles = ["Debug": "Config/Missing.xcconfig"]
    fixture.projectFolder = "App"
    let project = try fixture.read(in: folder, files: [])
    #expect(project.name == "Town")
    #expect(project.path == folder.path / "Town.xcodeproj")
    #expect(project.root == folder.path / "App")
    #expect(project.configurations == ["Debug", "Release", "Staging"])
    #expect(project.standardConfiguration == "Debug")
    #expect(project.settings["Debug"]?.values == ["SDKROOT": "macosx"])
    #expect(project.settings["Debug"]?.configurationFile == folder.path / "App/Config/Missing.xcconfig")
    #expect(project.settings["Release"]?.configurationFile == nil)
    #expect(project.developmentRegion == "en")
    let target = try #require(project.target(named: "Town"))
    #expect(target.settings["Staging"]?.values == ["SWIFT_VERSION": "6.0", "PRODUCT_NAME": "$(TARGET_NAME)"])
    #expect(target.platform == .macOS && target.productFile == "Town.product")
    #expect(target.productName == "Town")
    #expect(project.target(named: "City") == nil)
  }

  @Test("targets say what they are, what they wait for, and which scripts would run")
  func targets() throws {
    var app = XcodeFixture.Target(name: "App", scripts: ["Lint", "Upload"], dependencies: ["Widget"], links: ["Kit", "Widget"])
    app.foreignLinks = ["Weather.framework", "Weather.framework"]
    app.sources = ["A.swift"]
    let targets = [
      app, .init(name: "Widget", productType: "app-extension"), .init(name: "Kit", productType: "framework"),
      .init(name: "Tests", productType: "bundle.unit-test", dependencies: ["App"]),
    ]
    let project = try XcodeFixture(targets: targets).read(in: folder, files: ["A.swift"])
    #expect(project.targets.map(\.kind) == [.application, .appExtension, .framework, .unitTests])
    #expect(project.targets.map(\.dependencies) == [["Widget", "Kit"], [], [], ["App"]])
    #expect(project.targets.map(\.linkedProducts) == [["Weather.framework"], [], [], []])
    #expect(project.targets[0].scripts.map(\.name) == ["Lint", "Upload"])
    #expect(project.targets.allSatisfy { $0.warnings.isEmpty } && project.warnings.isEmpty)
  }

  @Test("of two targets with one name the first is meant, and a word says so")
  func twins() throws {
    let targets = [XcodeFixture.Target(name: "App", sources: ["A.swift"]), .init(name: "App", sources: ["B.swift"])]
    var text = XcodeFixture(targets: [targets[0], .init(name: "Other", sources: ["B.swift"])]).text
    text.replace("name = Other;", with: "name = App;")
    try folder.write(["Demo.xcodeproj/project.pbxproj": text, "A.swift": "", "B.swift": ""])
    let project = try XcodeProjectFile(folder.path / "Demo.xcodeproj")
    #expect(project.target(named: "App")?.contents.sources == paths("A.swift"))
    #expect(project.targets.count == 2)
    #expect(project.warnings == ["Demo has more than one target called App; the first is meant by that name"])
  }

  @Test("the newest form leaves out keys and names nothing in some places; the oldest has a language in words")
  func versions() throws {
    var fixture = XcodeFixture.app(sources: ["A.swift", "B.swift"])
    fixture.objectVersion = 100
    var text = fixture.text
    #expect(!text.contains("buildActionMask"))
    // A file that was deleted while its phase kept it.
    let reference = try #require(text.firstMatch(of: #/fileRef = [0-9A-F]{24} \/\* B.swift \*\/;/#))
    text.replaceSubrange(reference.range, with: "")
    text.replace("developmentRegion = en;", with: "developmentRegion = English;")
    try folder.write(["Demo.xcodeproj/project.pbxproj": text, "A.swift": "", "B.swift": ""])
    let project = try XcodeProjectFile(folder.path / "Demo.xcodeproj")
    #expect(project.targets[0].contents.sources == paths("A.swift"))
    #expect(project.developmentRegion == "en")
  }

  @Test("other projects and their targets are named")
  func otherProjects() throws {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, V); projectReferences = ({ProductGroup = X; ProjectRef = R;}); };
        G = {isa = PBXGroup; children = (R); };
        R = {isa = PBXFileReference; path = Pods/Pods.xcodeproj; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; dependencies = (D, E, F); };
        V = {isa = PBXAggregateTarget; name = Assets; };
        D = {isa = PBXTargetDependency; name = Kit; targetProxy = Y; };
        E = {isa = PBXTargetDependency; targetProxy = Z; };
        F = {isa = PBXTargetDependency; productRef = L; };
        L = {isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
        Y = {isa = PBXContainerItemProxy; containerPortal = R; remoteGlobalIDString = 1; remoteInfo = Kit; };
        Z = {isa = PBXContainerItemProxy; containerPortal = P; remoteGlobalIDString = V; };
      }; rootObject = P; }
      """
    let project = try XcodeProjectFile(data: Data(text.utf8), at: folder.path / "Demo.xcodeproj")
    #expect(project.projects == paths("Pods/Pods.xcodeproj"))
    #expect(project.targets.map(\.kind) == [.other(""), .aggregate])
    #expect(project.targets[0].dependencies == ["Assets"])
    #expect(
      project.targets[0].foreignDependencies == [XcodeTarget.Foreign(project: folder.path / "Pods/Pods.xcodeproj", name: "Kit")])
    #expect(project.targets[0].warnings == ["the build plug-in Lint does not run"])
  }

  @Test(
    "what is no project is refused in one line that names the file",
    arguments: [
      ("", "it is empty"), ("{a = 1;}", "no Xcode project"), ("{objects = {};}", "no project object"),
      ("{objects = {A = {isa = PBXProject;}; B = {isa = PBXProject;};}; rootObject = C;}", "no project object"),
      ("{objects = (A);}", "no Xcode project"),
    ])
  func refused(text: String, reason: String) throws {
    try folder.write(["Demo.xcodeproj/project.pbxproj": text])
    let error = failure { _ = try XcodeProjectFile(folder.path / "Demo.xcodeproj") }
    #expect(error?.code == 1)
    #expect(error?.message.contains(reason) == true)
    #expect(error?.message.contains("Demo.xcodeproj/project.pbxproj") == true)
    #expect(error?.message.contains("\n") == false)
  }

  @Test("a folder without a project file, and a project with more targets than any has, are refused")
  func refusedFolders() throws {
    let nothing = failure { _ = try XcodeProjectFile(folder.path / "None.xcodeproj") }
    #expect(nothing?.message.contains("None.xcodeproj has no project.pbxproj") == true)
    let ids = (0...XcodeProjectFile.mostTargets).map { "T\($0)" }
    let objects = ids.map { "\($0) = {isa = PBXNativeTarget;};" }.joined()
    let text = "{objects = {\(objects) P = {isa = PBXProject; targets = (\(ids.joined(separator: ","))); };}; rootObject = P;}"
    let many = failure { _ = try XcodeProjectFile(data: Data(text.utf8), at: folder.path / "Demo.xcodeproj") }
    #expect(many?.message.contains("has 2001 targets") == true)
  }

  @Test("a root object that is not there does no harm where there is one project only")
  func rootObject() throws {
    let text = "{objects = {A = {isa = PBXProject; targets = (B, C); }; B = {name = x; }; }; rootObject = Z;}"
    let project = try XcodeProjectFile(data: Data(text.utf8), at: folder.path / "Demo.xcodeproj")
    #expect(project.targets.map(\.name) == ["x"])
    #expect(project.configurations.isEmpty && project.standardConfiguration == "Debug" && project.packages.isEmpty)
  }
}
