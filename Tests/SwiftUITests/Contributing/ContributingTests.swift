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

@Suite("A name finds everything") struct ModifierFileTests {
  /// What is still to be moved.
  private static let known: Set = [
    "backgroundPreferenceValue", "onPreferenceChange", "overlayPreferenceValue", "transformPreference", "onAppear", "onChange",
    "onDisappear", "task", "equatable", "layoutPriority", "layoutValue", "tag", "zIndex",
  ]

  /// The public modifiers of a file: functions right inside extensions of `View`.
  private static func modifiers(in text: String) -> Set<String> {
    var names: Set<String> = []
    var isView = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("}") { isView = false }
      if line.contains("extension View {") || line.contains("extension View where") { isView = true }
      guard isView, line.contains("func "), line.contains("public"),
        let match = line.firstMatch(of: #/^  (?:@?\w+(?:\([^)]*\))? )*func ([a-z]\w*)/#)
      else { continue }
      names.insert(String(match.output.1))
    }
    return names
  }

  @Test("each public modifier stands in a file that holds its name, or the stem that its family shares")
  func files() throws {
    var count = 0
    var lost: Set<String> = []
    for path in Project.swiftFiles(below: "Sources/Engine/SwiftUICore") + Project.swiftFiles(below: "Sources/Frameworks/SwiftUI")
    {
      let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent.lowercased()
      let stem = file.split(separator: "+").last.map(String.init) ?? file
      for name in try Self.modifiers(in: Project.text(path)) {
        count += 1
        let isFound = stem.contains(name.lowercased()) || name.lowercased().hasPrefix(stem)
        if !isFound { lost.insert(name) }
      }
    }
    #expect(count > 150)
    #expect(lost.subtracting(Self.known).isEmpty, "lost: \(lost.subtracting(Self.known).sorted())")
  }
}
