import Foundation
import Testing

@Suite
struct ControlListingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test("CONTRIBUTING shows the example of a control as it is compiled and tested here", arguments: ["Lamp", "LampTests"])
  func listings(name: String) throws {
    let file = try String(contentsOf: Self.folder.appending(path: "\(name).swift"), encoding: .utf8)
    let end = try #require(file.range(of: "\n\n"), "the file has imports and then code")
    let code = file[end.upperBound...]
    #expect(code.split(separator: "\n").count > 30 && !code.contains("\nimport "))
    let page = Self.folder.appending(path: "../../../CONTRIBUTING.md").standardized
    #expect(
      try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(code)```"),
      "CONTRIBUTING.md shows other code than Tests/SwiftUITests/Controls/\(name).swift")
  }
}
