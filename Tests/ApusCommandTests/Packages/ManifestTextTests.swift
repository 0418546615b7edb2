import Foundation
import Testing

@testable import ApusCommand

@Suite("The text of a manifest")
struct ManifestTextTests {
  private func manifest(_ text: String) -> ManifestText { ManifestText(Data(text.utf8)) }

  @Test("calls are found with their arguments, whatever stands in comments and strings")
  func calls() throws {
    let text = manifest(
      """
      import PackageDescription // .package(path: "no")
      let package = Package(name: ".package(path: \\"no\\")", dependencies: [
        .package(path: "../Kit"), .package(name: "L", url: "https://e.com/l", .upToNextMajor(from: "1.0.0")),
        .package(path: base + "/Other"), .package(url: "open"
      """)
    let calls = text.calls("package")
    #expect(calls.count == 3)
    #expect(text.text(calls[0].range) == #".package(path: "../Kit")"# && calls[0]["path"]?.literal == "../Kit")
    #expect(calls[1].arguments.map(\.label) == ["name", "url", nil])
    #expect(calls[1].arguments[2].words.joined() == #".upToNextMajor(from:"1.0.0")"#)
    #expect(calls[2]["path"]?.literal == nil)
    #expect(text.replacing([(calls[0].range, "A"), (calls[2].range, "B")]).contains("\n  A, .package(name: \"L\""))
  }

  @Test(
    "plain literals are read, others are not",
    arguments: zip(
      [#""a\"b\\c""#, #""a\(b)""#, "\"\"\"\na\n\"\"\"", ##"#"a"#"##, "a"], ["a\"b\\c", nil, nil, nil, nil]))
  func literals(text: String, expected: String?) { #expect(ManifestText.value(of: text) == expected) }

  @Test(
    "the package's variable is found",
    arguments: zip(
      ["let package = Package(", "let it: Package = Package(", "var p = Package (name", "Package(name", "let a = Other("],
      ["package", "it", "p", nil, nil]))
  func variable(text: String, expected: String?) { #expect(manifest(text).packageVariable == expected) }

  @Test("imports of a module are found")
  func imports() {
    let text = manifest("import A\nimport AppleProductTypes\n// import AppleProductTypes")
    #expect(text.imports("AppleProductTypes") == [9..<33])
  }

  @Test(
    "text that is damaged or nested deeply comes to an end",
    arguments: ["", "(((", ".package(", ")", String(repeating: ".package(path: [", count: 2_000)])
  func damaged(text: String) {
    #expect(manifest(text).calls("package").isEmpty)
    #expect(manifest(text).text == text)
  }
}

@Suite("A package with another manifest")
struct PackageCopyTests {
  private let folder: TemporaryFolder
  private let copy: PackageCopy

  init() throws {
    folder = try TemporaryFolder()
    copy = PackageCopy(original: folder.path / "App", folder: folder.path / "copy")
    try folder.write([
      "App/Package.swift": "old", "App/Package@swift-5.9.swift": "old", "App/Package.resolved": "old", "App/.hidden/x": "",
      "App/Sources/App/a.swift": "a", "App/Kit/k.swift": "k",
    ])
  }

  @Test("has links to all but the manifest, and follows what changes")
  func links() throws {
    try copy.write(manifest: "new", pins: ResolvedPackages(), replaced: [], own: ["Own"])
    try folder.write(["copy/Own/o.swift": "", "copy/.build/x": ""])
    #expect(try copy.folder.children().sorted() == [".build", "Kit", "Own", "Package.swift", "Sources", "pins.json"])
    #expect(try (copy.folder / "Package.swift").readText() == "new" && (copy.folder / "Sources/App/a.swift").readText() == "a")
    try (folder.path / "App/Kit").remove()
    try copy.write(manifest: "new", pins: ResolvedPackages(), replaced: [], own: ["Own"])
    #expect(try copy.folder.children().sorted() == [".build", "Own", "Package.swift", "Sources", "pins.json"])
    #expect(copy.names.map(\.path) == [(copy.folder.string + "/")] && copy.names.map(\.name) == [(copy.original.string + "/")])
  }

  @Test("the manifest's paths lead where they led, and folders stand for packages")
  func manifest() throws {
    try folder.write([
      "App/Package.swift": """
      let it = Package(name: "App", dependencies: [
        .package(path: "../Kit"), .package(name: "Lists", url: "https://e.com/Lists.git", from: "1.0.0"),
        .package(path: "../apus"),
        .package(url: "https://e.com/kept", from: "1.0.0"),
      ])
      """
    ])
    let text = try PackageCopy.manifest(
      file: folder.path / "App/Package.swift",
      replacements: [
        PackageIdentity("lists"): Path("/r/lists"), PackageIdentity("apus"): Path("/r/apus"),
        PackageIdentity("deep"): Path("/r/deep"),
      ])
    #expect(
      text == """
        let it = Package(name: "App", dependencies: [
          .package(path: "\(folder.path)/Kit"), .package(name: "Lists", path: "/r/lists"),
          .package(path: "/r/apus"),
          .package(url: "https://e.com/kept", from: "1.0.0"),
        ])

        it.dependencies += [
          .package(path: "/r/deep"),
        ]

        """)
  }

  @Test("a manifest without the usual words is one clear error")
  func unusual() {
    let error = failure { _ = try PackageCopy.manifest(file: folder.path / "App/Package.swift", replacements: [:]) }
    #expect(error?.message.contains("let package") == true)
  }
}
