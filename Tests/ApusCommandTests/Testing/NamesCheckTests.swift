import Foundation
import Testing

@testable import ApusCommand

@Suite("Names that no test knows")
struct NamesCheckTests {
  private let sources = [
    "Sources/Engine/Core/View+Tint.swift": "extension View { public func tint() {} }",
    "Sources/Engine/Core/Card.swift": "public struct Card {}",
  ]

  private func check(_ files: [String: String]) throws -> NamesCheck {
    let folder = try TemporaryFolder()
    try folder.write(files)
    return try NamesCheck(root: folder.path)
  }

  private func untested(_ files: [String: String]) throws -> [String] { try check(files).untested.map(\.name) }

  @Test("what a test names is fine, and the summary tells how much was looked at")
  func named() throws {
    let check = try check(sources.merging(["Tests/CoreTests/A.swift": "let view = Card().tint()"]) { $1 })
    #expect(check.findings == [])
    #expect(check.summary == "1 modifiers and 1 types, each named by a test")
  }

  @Test(
    "a planted modifier and a planted type are found, with their files",
    arguments: ["Sources/Engine/Core", "Sources/Services/Text", "Sources/Frameworks/SwiftUI"])
  func planted(folder: String) throws {
    let check = try check(
      sources.merging([
        "\(folder)/View+Glow.swift":
          "extension View { public func glow() {}\n public func glow(_ x: Int) {} }\npublic enum Glow {}",
        "Tests/CoreTests/A.swift": "let view = Card().tint()",
      ]) { $1 })
    #expect(
      check.untested.map { "\($0.kind) \($0.name) \($0.file)" } == [
        "modifier glow \(folder)/View+Glow.swift", "type Glow \(folder)/View+Glow.swift",
      ])
    #expect(check.findings.first == "no test names the modifier .glow (\(folder)/View+Glow.swift)")
    #expect(check.summary == "2 findings, above")
  }

  @Test(
    "comments, strings, longer names, and a modifier's name without its dot are no naming",
    arguments: [
      "// Card().tint()", "/* Card().tint() /* */ Card */", "let x = \"Card().tint()\"",
      "let x = #\"Card().tint()\"#", "let x = \"\"\"\n  Card().tint()\n  \"\"\"", "let x = \"\\(Card().tint())\"",
      "let x = Cards().tints()", "let x = MyCard().retint()", "let tint = 0..<tint", "struct Card_ { func tint() {} }",
    ])
  func notNamed(text: String) throws {
    #expect(try untested(sources.merging(["Tests/CoreTests/A.swift": text]) { $1 }) == ["Card", "tint"])
  }

  @Test("fixtures, other files and examples are no tests")
  func otherFiles() throws {
    let name = "let view = Card().tint()"
    let files = [
      "Tests/Fixtures/App/A.swift": name, "Tests/CoreTests/A.txt": name, "Examples/A.swift": name, "Tests/.build/A.swift": name,
      "Tests/CoreTests/A.swift": "let nothing = 0",
    ]
    #expect(try untested(sources.merging(files) { $1 }) == ["Card", "tint"])
    let fixtures = ["Tests/CoreTests/Fixtures/A.swift": name]
    #expect(try untested(sources.merging(fixtures) { $1 }) == [])
  }

  @Test("names of hosts and tools are not asked for")
  func otherSources() throws {
    let others = [
      "Sources/Hosts/Host.swift": "public struct Host {}", "Sources/Tools/Tool.swift": "public struct Tool {}",
      "Tests/CoreTests/A.swift": "let view = Card().tint()",
    ]
    #expect(try untested(sources.merging(others) { $1 }) == [])
  }

  @Test("a tree without modifiers or without tests is the wrong one")
  func nothingSeen() {
    let test = ["Tests/CoreTests/A.swift": "let x = 0"]
    let noModifier = failure { _ = try check(test.merging(["Sources/Engine/Card.swift": "public struct Card {}"]) { $1 }) }
    #expect(noModifier?.message.contains("found no public modifier") == true)
    #expect(failure { _ = try check(test) }?.code == 1)
    #expect(failure { _ = try check(sources) }?.message.contains("found no test") == true)
  }

  @Test("a file whose braces do not match is named, since nothing in it can be trusted")
  func unbalanced() {
    let files = sources.merging(["Sources/Engine/Odd.swift": "struct Odd {", "Tests/A.swift": ""]) { $1 }
    #expect(failure { _ = try check(files) }?.message.contains("Sources/Engine/Odd.swift") == true)
  }
}

@Suite("A modifier's name finds its file")
struct ModifierFilesTests {
  @Test(
    "the file's name contains the modifier's, or the modifier's begins with it",
    arguments: [
      ("padding", "View+Padding.swift", true), ("transition", "AnyTransition.swift", true),
      ("accessibilityLabel", "View+Accessibility.swift", true), ("gridCellColumns", "Grid.swift", true),
      ("blur", "View+Effects.swift", false), ("onAppear", "View+Actions.swift", false), ("tag", "ViewTraits.swift", false),
      ("view", "View+.swift", true), ("blur", "View+.swift", false), ("padding", "Layout/Padding/View+Frame.swift", false),
    ] as [(String, String, Bool)])
  func place(modifier: String, file: String, isRight: Bool) {
    #expect(ModifierFiles.hold(modifier, in: Path(file), families: [:]) == isRight)
  }

  @Test("a family's file holds its members and no others")
  func families() {
    let families: [String: Set<String>] = ["Text": ["bold", "italic"]]
    #expect(ModifierFiles.hold("bold", in: Path("A/View+Text.swift"), families: families))
    #expect(!ModifierFiles.hold("blur", in: Path("A/View+Text.swift"), families: families))
    #expect(!ModifierFiles.hold("bold", in: Path("A/View+Blur.swift"), families: families))
  }

  @Test("the check knows what is misplaced, in each of its files")
  func misplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Sources/Engine/View+Blur.swift": "extension View { public func blur() {}\n public func tint() {} }",
      "Sources/Engine/View+Tint.swift": "extension View { public func tint(_ x: Int) {} }",
      "Tests/A.swift": "let x = a.blur().tint()",
    ])
    let check = try NamesCheck(root: folder.path)
    #expect(check.misplaced.map { "\($0.name) \($0.file)" } == ["tint Sources/Engine/View+Blur.swift"])
    #expect(check.findings.contains { $0.contains(".tint is not to be found") })
  }
}
