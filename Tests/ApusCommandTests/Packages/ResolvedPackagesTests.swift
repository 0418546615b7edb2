import Foundation
import Testing

@testable import ApusCommand

@Suite("Package.resolved")
struct ResolvedPackagesTests {
  private let file = Path("/p/Package.resolved")

  private static let first = """
    {"object": {"pins": [{"package": "Lists", "repositoryURL": "https://e.com/Lists.git",
      "state": {"branch": null, "revision": "abc", "version": "1.2.3"}}]}, "version": 1}
    """
  private static let second = """
    {"pins": [{"identity": "lists", "kind": "remoteSourceControl", "location": "https://e.com/Lists.git",
      "state": {"revision": "abc", "version": "1.2.3"}}], "version": 2}
    """
  private static let third = """
    {"originHash": "ff", "pins": [{"identity": "lists", "kind": "remoteSourceControl", "location": "https://e.com/Lists.git",
      "state": {"revision": "abc", "version": "1.2.3"}}], "version": 3}
    """

  @Test("is read in all three formats", arguments: [first, second, third])
  func formats(text: String) throws {
    let resolved = try ResolvedPackages(json: Data(text.utf8), file: file)
    let pin = try #require(resolved[PackageIdentity("git@e.com:other/lists")])
    #expect(pin.identity == "lists" && pin.location == "https://e.com/Lists.git" && pin.kind == "remoteSourceControl")
    #expect(pin.version == "1.2.3" && pin.revision == "abc" && pin.branch == nil)
    #expect(resolved[PackageIdentity("maps")] == nil)
    #expect(try ResolvedPackages(json: resolved.data(), file: file) == resolved)
  }

  @Test("what is damaged is one clear error", arguments: ["", "{", "[]", "{\"version\": 2, \"pins\": 3}", "null"])
  func damaged(text: String) {
    #expect(
      failure { _ = try ResolvedPackages(json: Data(text.utf8), file: file) }?.message.contains("/p/Package.resolved") == true)
  }

  @Test("a merge that was not finished is named")
  func merge() {
    let text = "{\n<<<<<<< HEAD\n\"pins\": []\n=======\n>>>>>>> other\n}"
    #expect(failure { _ = try ResolvedPackages(json: Data(text.utf8), file: file) }?.message.contains("marks of a merge") == true)
  }

  @Test("lies where Xcode and the package manager keep it")
  func places() throws {
    let folder = try TemporaryFolder()
    #expect(ResolvedPackages.file(of: folder.path) == nil)
    let shared = "xcshareddata/swiftpm/Package.resolved"
    try folder.write(["A.xcodeproj/project.xcworkspace/\(shared)": "1", "B.xcworkspace/\(shared)": "2", "Package.resolved": "3"])
    #expect(try ResolvedPackages.file(of: folder.path / "A.xcodeproj")?.readText() == "1")
    #expect(try ResolvedPackages.file(of: folder.path / "B.xcworkspace")?.readText() == "2")
    #expect(try ResolvedPackages.file(of: folder.path)?.readText() == "3")
  }

  @Test("a file that is too large is refused")
  func large() throws {
    let folder = try TemporaryFolder()
    let file = folder.path / "Package.resolved"
    try file.write(Data(repeating: UInt8(ascii: " "), count: 5 << 20))
    #expect(failure { _ = try ResolvedPackages(file: file) }?.message.contains("bytes") == true)
  }
}
