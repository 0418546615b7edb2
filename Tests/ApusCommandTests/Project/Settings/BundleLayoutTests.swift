import Foundation
import Testing

@testable import ApusCommand

@Suite("Where a bundle has its parts")
struct BundleLayoutTests {
  @Test(
    "resources lie beside the executable, unless one of them looks like another layout",
    arguments: [
      ([], .flat), (["a.txt", "ja.lproj/Localizable.strings", "Data/Resources/x"], .flat), (["Resources/x"], .contents),
      (["a", "resources"], .contents), (["Contents/x"], .contents), (["Support Files/x"], .contents), (["Resources.txt"], .flat),
    ] as [([String], BundleLayout)])
  func choice(destinations: [String], expected: BundleLayout) {
    #expect(BundleLayout(destinations: destinations) == expected)
  }

  @Test(
    "Foundation finds the Info.plist and the resources of each layout, and of neither in the other's place",
    arguments: [["a.txt"], ["a.txt", "Resources/b.txt"], ["a.txt", "Contents/b.txt"]])
  func foundation(destinations: [String]) throws {
    let folder = try TemporaryFolder()
    let layout = BundleLayout(destinations: destinations)
    let info = "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>com.x</string></dict></plist>"
    try folder.write([layout.infoPath: info])
    for destination in destinations { try folder.write([layout.path(of: destination): ""]) }
    let bundle = try #require(Bundle(path: folder.path.string))
    #expect(bundle.bundleIdentifier == "com.x")
    let found = try #require(bundle.url(forResource: "a", withExtension: "txt"))
    #expect(found.path == (folder.path / layout.path(of: "a.txt")).string)
    #expect(bundle.resourceURL?.path == (layout == .flat ? folder.path : folder.path / "Contents/Resources").string)
  }
}
