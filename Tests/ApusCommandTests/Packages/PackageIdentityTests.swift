import Testing

@testable import ApusCommand

@Suite("What tells packages apart")
struct PackageIdentityTests {
  @Test(
    "is the last part of the place in small letters, without .git",
    arguments: [
      "https://example.com/owner/Lists.git", "https://example.com/owner/lists", "https://example.com/owner/LISTS/",
      "git@example.com:owner/Lists.git", "git@example.com:Lists", "ssh://git@example.com/owner/Lists.GIT", "/home/me/lists",
      "Lists",
    ])
  func identity(location: String) {
    #expect(PackageIdentity(location) == PackageIdentity("lists"))
    #expect(PackageIdentity(location).text == "lists")
    #expect("\(PackageIdentity(location))" == "lists")
  }

  @Test("differs where the last part does", arguments: ["https://example.com/lists/other", "lists-2", "lists.swift"])
  func others(location: String) { #expect(PackageIdentity(location) != PackageIdentity("lists")) }

  @Test("is the same for a folder, and orders packages")
  func folders() {
    #expect(PackageIdentity(Path("/a/Lists")) == PackageIdentity("https://example.com/lists.git"))
    #expect(XcodePackageReference.local(Path("/a/Lists")).packageIdentity.text == "lists")
    #expect(XcodePackageReference.remote(url: "https://e.com/Maps.git", requirement: nil).packageIdentity.text == "maps")
    #expect(PackageIdentity("a") < PackageIdentity("b"))
  }

  @Test(
    "literals hold whatever a path holds",
    arguments: zip(["a b", "a\"b", "a\\(b)", "a\nb"], [#""a b""#, #""a\"b""#, #""a\\(b)""#, #""a\u{a}b""#]))
  func literals(text: String, expected: String) { #expect(text.swiftLiteral == expected) }
}

@Suite("Which versions of packages are wanted")
struct RequirementManifestTests {
  @Test(
    "becomes the manifest's words",
    arguments: [
      (.upToNextMajor("1.2.3"), #"from: "1.2.3""#), (.upToNextMinor("1.2"), #".upToNextMinor(from: "1.2.0")"#),
      (.range(from: "1.0.0", to: "2"), #""1.0.0"..<"2.0.0""#), (.exact("v1.0.0-beta.1"), #"exact: "1.0.0-beta.1""#),
      (.branch("main"), #"branch: "main""#), (.revision("abc"), #"revision: "abc""#),
    ] as [(XcodePackageRequirement, String)])
  func words(requirement: XcodePackageRequirement, expected: String) { #expect(requirement.manifestText == expected) }

  @Test(
    "what is no version becomes nothing, which stops before a manifest that stops",
    arguments: ["", "latest", "1.x", "1.0.0\"", "1..2"])
  func broken(version: String) {
    #expect(XcodePackageRequirement.version(version) == nil)
    #expect(XcodePackageRequirement.exact(version).manifestText == nil)
  }

  @Test("a pin's version counts more than its revision, and that more than its branch")
  func pins() {
    var pin = ResolvedPackages.Pin(
      identity: "a", kind: "remoteSourceControl", location: "u", revision: "abc", version: "1.0.0", branch: "main")
    #expect(XcodePackageRequirement(pin) == .exact("1.0.0"))
    pin.version = nil
    #expect(XcodePackageRequirement(pin) == .revision("abc"))
    pin.revision = nil
    #expect(XcodePackageRequirement(pin) == .branch("main"))
    pin.branch = nil
    #expect(XcodePackageRequirement(pin) == nil)
  }
}
