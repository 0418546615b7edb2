import Foundation
import Testing

@testable import ApusCommand

@Suite("The parts of an Xcode project")
struct XcodePartsTests {
  private let file = Path("/Demo.xcodeproj/project.pbxproj")

  private func objects(_ text: String) throws -> XcodeObjects {
    try XcodeObjects(Data("{objects = {P = {isa = PBXProject; mainGroup = G; };\(text)}; rootObject = P;}".utf8), file: file)
  }

  @Test("objects answer only what a key holds in the form that is asked for")
  func objects() throws {
    let all = try objects(
      "A = {isa = X; name = n; list = (a, {b = c;}, (d)); table = {k = v;}; }; B = {isa = X; path = p/q; }; C = x;")
    let one = try #require(all["A"])
    #expect(one.kind == "X")
    #expect(one.text("name") == "n" && one.text("list") == nil && one.text("none") == nil)
    #expect(one.texts("list") == ["a"] && one.texts("name").isEmpty)
    #expect(one.entries("table").keys.sorted() == ["k"] && one.entries("list").isEmpty)
    #expect(one.parts("list").map { $0.text("b") } == ["c"])
    #expect(all.all("X").map(\.title) == ["n", "q"])
    #expect(all.objects(["B", "Z", "A", "B"]).map(\.id) == ["B", "A"])
    #expect(all["C"] == nil && all[nil] == nil)
  }

  @Test("a reference lies where its tree and the groups around it say")
  func places() throws {
    let all = try objects(
      """
      G = {isa = PBXGroup; children = (H, K, A); };
      H = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (B, C, D, E, I); };
      I = {isa = PBXGroup; name = Words; sourceTree = "<group>"; children = (F); };
      K = {isa = PBXGroup; path = System; sourceTree = SDKROOT; children = (L); };
      A = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = "../b.swift"; };
      C = {isa = PBXFileReference; path = c.swift; sourceTree = SOURCE_ROOT; };
      D = {isa = PBXFileReference; path = /d/./e/../d.swift; sourceTree = "<absolute>"; };
      E = {isa = PBXFileReference; path = e.app; sourceTree = BUILT_PRODUCTS_DIR; };
      F = {isa = PBXFileReference; path = f.txt; sourceTree = "<group>"; };
      L = {isa = PBXFileReference; path = l.h; sourceTree = "<group>"; };
      M = {isa = PBXFileReference; path = m.swift; sourceTree = "<group>"; };
      N = {isa = PBXFileReference; name = n; sourceTree = "<group>"; };
      O = {isa = PBXFileReference; path = o; sourceTree = MY_TREE; };
      Q = {isa = PBXReferenceProxy; path = q.framework; sourceTree = "<group>"; };
      R = {isa = PBXFileReference; path = "a\\000b"; sourceTree = "<group>"; };
      """)
    let tree = XcodeFileTree(all, root: Path("/root"))
    let places = ["A", "B", "C", "D", "E", "F", "L", "M", "N", "O", "Q", "R"].map { all[$0].map(tree.location) }
    #expect(
      places == [
        .path(Path("/root/a.swift")), .path(Path("/root/b.swift")), .path(Path("/root/c.swift")), .path(Path("/d/d.swift")),
        .product, .path(Path("/root/App/f.txt")), .system, .path(Path("/root/m.swift")), .nowhere, .nowhere, .product, .nowhere,
      ])
    #expect(tree.path(of: all["E"]) == nil && tree.path(of: nil) == nil)
    #expect(tree.warnings.isEmpty)
  }

  @Test("groups that lie in themselves, and chains of groups without an end, are cut off with a word")
  func cycles() throws {
    let cycle = try objects(
      "G = {isa = PBXGroup; children = (H); }; H = {isa = PBXGroup; path = h; children = (H, G, A); }; A = {path = a; };")
    let tree = XcodeFileTree(cycle, root: Path("/root"))
    #expect(tree.path(of: cycle["A"]) == Path("/root/h/a"))
    #expect(tree.warnings.count == 2)
    #expect(tree.warnings[0].hasPrefix("the group h stands in two groups, in itself or too deep"))
    let chain = try objects(
      "G = {children = (G0); };" + (0..<300).map { "G\($0) = {path = g; children = (G\($0 + 1)); };" }.joined())
    let deep = XcodeFileTree(chain, root: Path("/root"))
    #expect(deep.warnings.count == 1)
    #expect(deep.path(of: chain["G50"]) == Path("/root" + String(repeating: "/g", count: 51)))
  }

  @Test(
    "a file's name and the type that is given in words decide what becomes of it",
    arguments: [
      ("A.swift", false, nil, .swift), ("A.SWIFT", false, nil, .swift), ("a.txt", false, "sourcecode.swift", .swift),
      ("A.swift", false, "text", .resource), ("a.mm", false, nil, .otherSource), ("a.metal", false, nil, .otherSource),
      ("M.xcdatamodeld", true, nil, .dataModel), ("a.h", false, nil, .leftOut), ("a.c", false, "sourcecode.c.h", .leftOut),
      ("Main.storyboard", false, nil, .interface), ("A.xcassets", true, nil, .resource), ("en.lproj", true, nil, .localization),
      ("Folder", true, nil, .folder), ("Levels.bundle", true, "folder", .folder), ("K.framework", true, nil, .leftOut),
      ("a.json", false, nil, .resource), ("README", false, nil, .resource), ("a.xcconfig", false, "text.xcconfig", .leftOut),
    ] as [(String, Bool, String?, XcodeFileKind)])
  func kinds(name: String, isFolder: Bool, type: String?, expected: XcodeFileKind) {
    #expect(XcodeFileKind(name: name, isFolder: isFolder, type: type) == expected)
  }

  @Test(
    "a product's type makes the kind of its target",
    arguments: [
      ("application", .application), ("app-extension", .appExtension), ("extensionkit-extension", .appExtension),
      ("watchkit2-extension", .appExtension), ("bundle.ui-testing", .uiTests), ("framework.static", .framework),
      ("library.static", .staticLibrary), ("application.watchapp2", .watchApp), ("tool", .commandLineTool),
      ("bundle", .other("bundle")),
    ] as [(String, XcodeTarget.Kind)])
  func targetKinds(type: String, expected: XcodeTarget.Kind) {
    #expect(XcodeTarget.Kind(productType: "com.apple.product-type." + type) == expected)
  }

  @Test("lists of settings become one line, with quotes where an item has spaces; other values are left out")
  func settings() throws {
    let all = try objects(
      """
      C = {buildSettings = {A = ("$(inherited)", "a b", "\\"c d\\"", "", e); B = "\\"x y\\" z"; "C[sdk=iphoneos*]" = YES; D = {};}; \
      baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = "Config/A.xcconfig"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
      """)
    let layer = XcodeSettingsLayer(try #require(all["C"]), objects: all, tree: XcodeFileTree(all, root: Path("/root")))
    #expect(layer.values == ["A": "$(inherited) \"a b\" \"c d\" e", "B": "\"x y\" z", "C[sdk=iphoneos*]": "YES"])
    #expect(layer.configurationFile == Path("/root/App/Config/A.xcconfig"))
    #expect(XcodeSettingsLayer(values: ["A": "b"]) == XcodeSettingsLayer(values: ["A": "b"], configurationFile: nil))
  }

  @Test("configurations keep their order; a default that is none of them is no default")
  func configurations() throws {
    let all = try objects(
      """
      T = {buildConfigurationList = L; }; L = {buildConfigurations = (A, B, A, C); defaultConfigurationName = Gone; };
      A = {name = Test; buildSettings = {X = 1; }; }; B = {name = Debug; buildSettings = {X = 2; }; }; C = {name = Test; };
      """)
    let list = XcodeConfigurations(of: try #require(all["T"]), objects: all, tree: XcodeFileTree(all, root: Path("/root")))
    #expect(list.names == ["Test", "Debug"] && list.defaultName == nil)
    #expect(list.standardName == "Debug" && list.values(of: "X") == ["1", "2"])
    #expect(list.layers["Test"]?.values == ["X": "1"])
  }

  @Test(
    "a target's platform: the SDK before what is supported, its own before the project's, iOS where there are several or none",
    arguments: [
      ("SDKROOT = macosx;", "SDKROOT = iphoneos;", "macos"), ("", "SDKROOT = appletvos;", "tvos"), ("", "", "ios"),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos\";", "SDKROOT = macosx;", "ios"),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos\";", "", "ios"), ("", "MACOSX_DEPLOYMENT_TARGET = 14;", "macos"),
      ("SUPPORTED_PLATFORMS = \"xrsimulator xros\";", "SDKROOT = auto;", "xros"), ("SDKROOT = watchos;", "", "watchos"),
    ])
  func platform(target: String, project: String, expected: String) throws {
    let all = try objects(
      """
      T = {buildConfigurationList = L; }; L = {buildConfigurations = (A); }; A = {name = Debug; buildSettings = {\(target)}; };
      Q = {buildConfigurationList = M; }; M = {buildConfigurations = (B); }; B = {name = Debug; buildSettings = {\(project)}; };
      """)
    let tree = XcodeFileTree(all, root: Path("/root"))
    let lists = try ["T", "Q"].map { XcodeConfigurations(of: try #require(all[$0]), objects: all, tree: tree) }
    let platform = ResolvedSettings.platform(
      project: try #require(lists[1].layers["Debug"]), target: try #require(lists[0].layers["Debug"]), configuration: "Debug")
    #expect(platform.filterName == expected)
  }

  @Test("a filter admits the platforms that it names, and without one all")
  func filters() throws {
    let all = try objects("A = {platformFilter = ios; }; B = {platformFilters = (macos, tvos); }; C = {x = y; };")
    let admitted = ["A", "B", "C"].map { id in
      ["ios", "macos"].filter { platform in all[id].map { $0.counts(on: platform) } == true }
    }
    #expect(admitted == [["ios"], ["macos"], ["ios", "macos"]])
  }

  @Test("exceptions name files, whole folders, and files of each language")
  func exceptions() {
    let list = XcodeExceptions(["A.swift", "Old/Views/", "/Localized: Texts/L.strings", "/Localized/M.strings", "Gone.swift"])
    #expect(list.match("A.swift") == "A.swift" && list.match("B.swift") == nil && list.match("Old/A.swift") == nil)
    #expect(list.match("Old/Views/Deep/A.swift") == "Old/Views")
    #expect(list.match("Texts/ja.lproj/L.strings") == "Texts/L.strings" && list.match("Texts/L.strings") == nil)
    #expect(list.match("en.lproj/M.strings") == "M.strings")
    #expect(list.unmatched(["A.swift", "Old/Views", "M.strings"]) == ["Gone.swift", "Texts/L.strings"])
    #expect(XcodeExceptions([]).match("A.swift") == nil)
  }

  @Test("a synchronised folder that is not there, or that nobody may read, is empty")
  func noFolder() throws {
    let all = try objects("S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };")
    let group = try #require(all["S"])
    let reader = XcodeProjectReader(all, project: file, root: Path("/nonexistent"))
    let folder = try #require(try reader.folder(of: group))
    #expect(folder.path == Path("/nonexistent/App"))
    #expect(folder.items.isEmpty && folder.packages.isEmpty)
    #expect(reader.exceptions(of: "T").isEmpty)
    let read = try XcodeSynchronizedFolder(group, at: Path("/nonexistent"), limit: XcodeReadingLimit(file))
    #expect(read.items.isEmpty)
  }

  @Test("a name in other letters is found at any depth, and nothing is found where nothing is")
  func spelling() throws {
    let folder = try TemporaryFolder()
    try folder.write(["Views/Cards/Card.swift": ""])
    var spelling = FileSpelling()
    #expect(spelling.existing(folder.path / "views/CARDS/card.Swift") == folder.path / "Views/Cards/Card.swift")
    #expect(spelling.existing(folder.path / "views/Carts/card.swift") == nil)
    #expect(spelling.existing(folder.path / "Views") == folder.path / "Views")
    #expect(spelling.existing(Path("nowhere-at-all/x")) == nil)
  }
}
