import Foundation
import Testing

@testable import ApusCommand

@Suite("Manifests that are kept")
struct ManifestCacheTests {
  private let folder: TemporaryFolder
  private let package: Path

  init() throws {
    folder = try TemporaryFolder()
    package = folder.path / "package"
    try folder.write(["package/Package.swift": Self.manifest("One")])
  }

  private static func manifest(_ name: String, import more: String = "") -> String {
    "// swift-tools-version: 6.1\nimport PackageDescription\n\(more)\nlet package = Package(name: \"\(name)\")\n"
  }

  /// What the cache answers, by a package manager that is asked for each in turn.
  private func names(version: String = "6.3", environment: [String: String] = [:], asked: inout Int) throws -> String {
    let cache = ManifestCache(installation: folder.installation(environment: environment), toolchainVersion: version)
    var count = 0
    let manifest = try cache.manifest(of: package) { package in
      count += 1
      let code = try (package / "Package.swift").readText()
      let name = try #require(code.firstMatch(of: #/name: "(\w+)"/#)).1
      return Data(#"{"name":"\#(name)","products":[],"targets":[],"traits":[]}"#.utf8)
    }
    asked += count
    return manifest.name
  }

  @Test("a manifest is read once, and anew when it has changed, even to the same length at the same time")
  func changed() throws {
    var asked = 0
    for _ in 0..<3 { #expect(try names(asked: &asked) == "One") }
    #expect(asked == 1)
    let file = package / "Package.swift"
    let times = try FileManager.default.attributesOfItem(atPath: file.string)
    try folder.write(["package/Package.swift": Self.manifest("Two")])
    try FileManager.default.setAttributes([.modificationDate: times[.modificationDate] as Any], ofItemAtPath: file.string)
    #expect(try names(asked: &asked) == "Two" && asked == 2)
    try folder.write(["package/Package.swift": Self.manifest("One")])
    #expect(try names(asked: &asked) == "One" && asked == 2)
  }

  @Test("another toolchain, other traits and a manifest for another version are read anew")
  func circumstances() throws {
    var asked = 0
    _ = try names(asked: &asked)
    _ = try names(version: "6.4", asked: &asked)
    _ = try names(environment: ["APUS_TRAITS": ""], asked: &asked)
    #expect(asked == 3)
    try folder.write(["package/Package@swift-6.3.swift": Self.manifest("Other")])
    _ = try names(asked: &asked)
    #expect(asked == 4)
  }

  @Test(
    "a manifest that may look at more than itself is not kept",
    arguments: ["import Foundation", "let a = Context.environment[\"A\"]", "let b = Context.gitInformation"])
  func open(line: String) throws {
    try folder.write(["package/Package.swift": Self.manifest("One", import: line)])
    var asked = 0
    for _ in 0..<2 { _ = try names(asked: &asked) }
    #expect(asked == 2)
  }

  @Test("a damaged answer is asked for again, and the number of kept ones is bounded")
  func damage() throws {
    var asked = 0
    _ = try names(asked: &asked)
    let kept = folder.path / "cache/manifests"
    for name in try kept.children() { try (kept / name).write(Data("{".utf8)) }
    #expect(try names(asked: &asked) == "One" && asked == 2)
    for index in 0..<210 { try folder.write(["cache/manifests/\(index).json": "{}"]) }
    _ = try names(version: "6.4", asked: &asked)
    #expect(try kept.children().count == 200)
    #expect(try names(version: "6.4", asked: &asked) == "One" && asked == 3)
  }
}
