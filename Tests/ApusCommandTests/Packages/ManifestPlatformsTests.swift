import Foundation
import Testing

@testable import ApusCommand

@Suite("What manifests take on the app's platform")
struct ManifestPlatformsTests {
  private func text(_ manifest: String, _ platform: TargetPlatform = .iOS) -> String? {
    ManifestPlatforms(platform: platform).text(of: Data(manifest.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "is taken here: dependencies and settings for Swift, whatever computes the list",
    arguments: [
      (#".target(name: "U", condition: .when(platforms: [.iOS]))"#, "[.iOS]"),
      (".product(name: \"U\", condition: .when(platforms: [.macOS, // and\n .iOS]))", "[.macOS, // and\n .iOS]"),
      (#".byName(name: "U", condition: .when(platforms: .iOS ? apple : others))"#, ".iOS ? apple : others"),
      (#"swiftSettings: [.define("A", .when(platforms: [.iOS], configuration: .debug))]"#, "[.iOS]"),
      ("let phones = TargetDependencyCondition.when(platforms: [.iOS])", "[.iOS]"),
    ])
  func taken(manifest: String, list: String) throws {
    let text = try #require(self.text(manifest))
    #expect(text.hasPrefix(manifest.replacing("platforms: " + list, with: "platforms: apusPlatforms(\(list))") + "\n"))
    #expect(text.contains("func apusPlatforms(_ platforms: [Platform]) -> [Platform]"))
    #expect(text.contains("platforms.contains(.iOS) && !platforms.contains(.linux)"))
  }

  @Test(
    "is left where it is for other systems' libraries, for C, or for a configuration alone",
    arguments: [
      #".linkedFramework("UIKit", .when(platforms: [.iOS]))"#, #".linkedLibrary("z", .when(platforms: [.iOS]))"#,
      #".unsafeFlags(["-x"], .when(platforms: [.iOS]))"#, #"cSettings: [.define("A", .when(platforms: [.iOS]))]"#,
      #"let c: [CSetting] = [.define("A", .when(platforms: [.iOS]))]"#, #".define("iOS", .when(configuration: .iOS, platforms))"#,
      #"platforms: [.iOS(.v17)]"#, "// .define(\"A\", .when(platforms: [.iOS]))", "let other = .when(platforms: [.iOS])",
      ".when(platforms: [.iOS]",
    ])
  func left(manifest: String) { #expect(text(manifest) == nil) }

  @Test("depends on the platform: a manifest that does not name it stays as it is, and Linux is no other platform")
  func platforms() {
    let manifest = #".target(name: "U", condition: .when(platforms: [.iOS]))"#
    #expect(text(manifest, .macOS) == nil && text(manifest, .linux) == nil && text(manifest) != nil)
    #expect(text(manifest + " // .macOS", .macOS)?.contains("platforms.contains(.macOS)") == true)
  }
}

@Suite("Other texts in place of manifests")
struct ManifestOverlayTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let phones = #"let use = Target.Dependency.target(name: "Rows", condition: .when(platforms: [.iOS]))"#

  private func write(_ source: String, _ manifest: String = Self.phones, platform: TargetPlatform = .iOS) throws
    -> ManifestOverlay.Written?
  {
    try folder.write(["Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": source])
    let package = try SamplePackage.package(
      SamplePackage.json(products: SamplePackage.library("Kit", "Kit"), targets: SamplePackage.target("Kit")),
      at: folder.path / "Kit")
    let graph = PackageGraph(packages: [package])
    let reach = PackageReach(of: [PackageReach.Item(name: "Kit", package: package.identity)], in: graph)
    return try ManifestOverlay(folder: folder.path / "texts", platform: platform).write(for: reach, in: graph)
  }

  @Test("are described to the compiler, those for single versions too")
  func described() throws {
    try folder.write(["Kit/Package@swift-6.swift": Self.phones])
    let written = try #require(try write("import UIKit"))
    #expect(written.packages == [PackageIdentity("kit")])
    #expect(
      written.arguments == [
        "--manifest-cache", "local", "-Xbuild-tools-swiftc", "-vfsoverlay", "-Xbuild-tools-swiftc",
        "\(folder.path)/texts/overlay.yaml",
      ])
    let description = try written.description.readText()
    #expect(description.contains("\"\(folder.path)/Kit/Package.swift\"") && description.contains("Package@swift-6.swift"))
    let texts = try (folder.path / "texts").children().filter { $0.hasSuffix(".swift") }
    #expect(texts.count == 2)
    #expect(try (folder.path / "texts" / texts[0]).readText().contains("apusPlatforms([.iOS])"))
    #expect(try write("import UIKit // changed") == written)
    #expect(try write("import UIKit", Self.phones + "\n")?.identity != written.identity)
  }

  @Test("are not needed where nothing is taken elsewhere, nor for what its author has meant for Linux")
  func unneeded() throws {
    #expect(try write("import UIKit", "let package = 1") == nil)
    #expect(try write("import UIKit", platform: .macOS) == nil)
    #expect(try write("#if os(Linux)\nimport Glibc\n#endif") == nil)
    #expect(try write("#if os(Linux)\nimport Glibc\n#else\nimport UIKit\n#endif") != nil)
  }

  @Test("what they take is no more said to be absent")
  func absences() throws {
    var reach = PackageReach(of: [], in: PackageGraph(packages: []))
    let (kit, other) = (PackageIdentity("kit"), PackageIdentity("other"))
    reach.elsewhere = [
      PackageReach.Item(name: "Rows", package: kit): ["ios"], PackageReach.Item(name: "Menus", package: kit): ["macos"],
      PackageReach.Item(name: "Rows", package: other): ["ios"],
    ]
    let written = ManifestOverlay.Written(description: Path("/o"), identity: "i", packages: [kit], platform: .iOS)
    #expect(Set(reach.taking(written).elsewhere.keys.map { "\($0.package) \($0.name)" }) == ["kit Menus", "other Rows"])
    #expect(reach.taking(nil) == reach)
  }

  @Test("an overlay's description names files and texts, the same for the same")
  func description() throws {
    var overlay = OverlayDescription()
    #expect(overlay.isEmpty)
    overlay.add(Path("/texts/a"), for: Path("/p/A.swift"))
    #expect(overlay.names == ["/p/A.swift"] && overlay.copies == [Path("/texts/a")] && !overlay.isEmpty)
    #expect(
      String(decoding: try overlay.data(), as: UTF8.self)
        == #"{"case-sensitive":true,"roots":[{"external-contents":"/texts/a","name":"/p/A.swift","type":"file"}],"#
        + #""use-external-names":false,"version":0}"#)
  }
}

@Suite("What a graph of packages was resolved from")
struct ResolutionRecordTests {
  @Test("changes with manifests and versions, and is not known where a manifest asks for more")
  func records() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "root/Package.swift": "import PackageDescription", "kit/Package.swift": "import PackageDescription",
      "bin/swift": "#!/bin/sh\necho 'Swift version 6.3.1 (fake)'",
    ])
    chmod((folder.path / "bin/swift").string, 0o755)
    let toolchain = try Toolchain(folder.installation(environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]))
    let places = [PackageGraph.Entry(identity: PackageIdentity("kit"), location: "/kit", folder: folder.path / "kit")]
    func record() -> ResolutionRecord? { ResolutionRecord(root: folder.path / "root", places: places, toolchain: toolchain) }
    var last = try #require(record())
    try last.save(folder.path / "record.json")
    #expect(ResolutionRecord.load(folder.path / "record.json") == last && record() == last)
    for (name, text) in [
      ("kit/Package.swift", "import PackageDescription // other"), ("root/Package.resolved", "{}"),
      ("kit/Package@swift-6.swift", "import PackageDescription"),
    ] {
      try folder.write([name: text, "kit/Sources/A.swift": text])
      let next = try #require(record())
      #expect(next != last, "\(name)")
      last = next
    }
    try folder.write(["kit/Sources/A.swift": "changed"])
    #expect(record() == last)
    try folder.write(["kit/Package.swift": "import PackageDescription\nlet x = Context.environment[\"X\"]"])
    #expect(record() == nil)
    try (folder.path / "kit").remove()
    #expect(record() == nil && ResolutionRecord.load(folder.path / "none") == nil)
  }
}
