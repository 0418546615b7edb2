import Testing

@testable import ApusCommand

@Suite("Settings of an Xcode project")
struct XcodeProjectTests {
  private static let text = """
    // !$*UTF8*$!
    /* Begin XCBuildConfiguration section */
    \t\t\t\tSWIFT_VERSION = 5.0;
    \t\t\t\tSWIFT_VERSION = 6.0;
    \t\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    \t\t1A /* Levels */ = {isa = PBXFileReference; lastKnownFileType = folder; path = Levels; sourceTree = "<group>"; };
    \t\t1B /* More */ = {isa = PBXFileReference; lastKnownFileType = folder; path = "Data/More Levels"; };
    \t\t1C /* A */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; };
    """

  @Test("versions, isolation and folder references are read; asset catalogues are no folder references")
  func settings() {
    let project = XcodeProject(text: Self.text)
    #expect(project.swiftVersion == "6.0")
    #expect(project.isolatesToMainActor)
    #expect(project.folderReferences == ["Levels", "Data/More Levels"])
  }

  @Test("text that is no project file says nothing", arguments: ["", "SWIFT_VERSION", "SWIFT_VERSION = ", ";;;\n="])
  func nonsense(text: String) {
    #expect(XcodeProject(text: text) == XcodeProject())
  }

  @Test(
    "a version becomes the compiler's mode",
    arguments: [
      ("4.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("5", "5"), ("5.10", "5"), ("6.0", "6"), ("3", nil), ("x", nil),
    ] as [(String, String?)])
  func mode(version: String, expected: String?) {
    #expect(LanguageMode.mode(of: version) == expected)
  }

  @Test("a comment wins over the project, the project over Swift 5")
  func precedence() throws {
    let project = XcodeProject(text: "SWIFT_VERSION = 6.0;")
    let file = Path("/A.swift")
    #expect(try LanguageMode(requests: [], project: nil).compilerArguments == ["-swift-version", "5"])
    #expect(try LanguageMode(requests: [], project: project).version == "6")
    #expect(try LanguageMode(requests: [(file, "5.7"), (file, "5")], project: project).version == "5")
    #expect(
      failure { _ = try LanguageMode(requests: [(file, "5"), (Path("/B.swift"), "6")], project: nil) }?.code == 1)
    #expect(failure { _ = try LanguageMode(requests: [(file, "9")], project: nil) }?.code == 1)
  }
}
