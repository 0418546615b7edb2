import Foundation
import Testing

/// The pages of the project, and the sources that they speak of.
private enum Project {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String { try String(contentsOf: folder.appending(path: path), encoding: .utf8) }

  /// The Swift files below a folder, as paths from the project's folder.
  static func swiftFiles(below path: String) -> [String] {
    let base = folder.appending(path: path)
    return (FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }
}

@Suite("CONTRIBUTING.md") struct ContributingTests {
  /// The Swift listings of the page, without the indentation that lists give them.
  private static func listings() throws -> [String] {
    var found: [String] = []
    var current: [Substring]?
    var margin = 0
    for line in try Project.text("CONTRIBUTING.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }) == "```swift" {
        current = []
        margin = line.prefix { $0 == " " }.count
      } else if let lines = current, line.drop(while: { $0 == " " }) == "```" {
        found.append(lines.joined(separator: "\n"))
        current = nil
      } else {
        current?.append(line.dropFirst(margin))
      }
    }
    return found
  }

  @Test("every listing stands word for word in a test source, so that it compiles and its tests pass")
  func listings() throws {
    let listings = try Self.listings()
    #expect(listings.count >= 3)
    let sources = try Project.swiftFiles(below: "Tests").map { try Project.text($0) }
    for listing in listings {
      #expect(sources.contains { $0.contains(listing) }, "in no test source:\n\(listing)")
    }
  }

  @Test("every file that it names exists")
  func files() throws {
    let page = try Project.text("CONTRIBUTING.md")
    let names = Set(page.matches(of: #/`([A-Za-z+/]+/[A-Za-z0-9+]+\.swift)`/#).map { String($0.output.1) })
    let all = ["Sources", "Tests"].flatMap { Project.swiftFiles(below: $0) }
    #expect(names.count >= 8)
    for name in names { #expect(all.contains { $0.hasSuffix("/" + name) || $0 == name }, "\(name)") }
  }
}
