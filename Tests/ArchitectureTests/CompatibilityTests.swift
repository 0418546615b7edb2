import Foundation
import Testing

/// docs/Compatibility.md against the sources: what it lists as absent is not declared, and what works is.
@Suite("The list of Apple's names")
struct CompatibilityTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func list() throws -> CompatibilityList {
    CompatibilityList(try String(contentsOf: root.appendingPathComponent("docs/Compatibility.md"), encoding: .utf8))
  }

  /// The names of the public types in the sources.
  private func declaredTypes() throws -> Set<String> {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/grep")
    process.currentDirectoryURL = Self.root
    let kinds = "struct|class|enum|protocol|typealias|actor|macro"
    process.arguments = ["-rhoE", "^ *[a-zA-Z@() ]*(public|open) [a-zA-Z@() ]*(\(kinds)) [A-Za-z_]+", "Sources"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Set(text.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) })
  }

  @Test("types that are absent are not declared; run scripts/compatibility when one was added")
  func types() throws {
    let (list, declared) = (try Self.list(), try declaredTypes())
    let absent = Set(list.names(state: "Absent", areTypes: true)).subtracting(list.names(state: "Works", areTypes: true))
    #expect(absent.count >= 50)
    #expect(absent.intersection(declared).sorted() == [])
    let works = list.names(state: "Works", areTypes: true)
    #expect(works.count >= 700)
    // Types that other modules of the system declare, or that stand in an associated type.
    #expect(works.filter { declared.contains($0) }.count >= works.count * 9 / 10)
  }

  @Test("modifiers that are absent have no file; run scripts/compatibility when one was added")
  func modifiers() throws {
    let list = try Self.list()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.root.appendingPathComponent("Sources").path)
    let files = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
    let bases = { (names: [String]) in Set(names.map { String($0.prefix { $0 != "(" }) }) }
    let absent = bases(list.names(of: "View", state: "Absent"))
      .subtracting(bases(list.names(of: "View", state: "Works") + list.names(of: "View", state: "Differs")))
    #expect(absent.count >= 50)
    #expect(absent.filter { files.contains("View+\($0.prefix(1).uppercased())\($0.dropFirst()).swift") }.sorted() == [])
    #expect(bases(list.names(of: "View", state: "Works")).isSuperset(of: ["padding", "onChange", "sheet"]))
  }

  @Test("a list is read by modules, owners and states")
  func reading() {
    let list = CompatibilityList(
      """
      # Compatibility

      ## SwiftUI

      ### Types and functions

      Works, iOS 17 or earlier: Types: `Text`,
      `View`

      ### `View`

      Works, iOS 26: `glassEffect(_:in:)`

      Absent, iOS 17 or earlier; for watches alone: `digitalCrownRotation(_:)`
      """)
    #expect(list.names(state: "Works", areTypes: true) == ["Text", "View"])
    #expect(list.names(of: "View", state: "Works") == ["glassEffect(_:in:)"])
    #expect(list.names(of: "View", state: "Absent") == ["digitalCrownRotation(_:)"])
  }
}

/// What a page made by scripts/compatibility says.
private struct CompatibilityList {
  private struct Group {
    let owner: String
    let state: String
    let areTypes: Bool
    let names: [String]
  }

  private var groups: [Group] = []

  init(_ text: String) {
    var owner = ""
    for block in text.components(separatedBy: "\n\n") {
      if block.hasPrefix("### ") {
        owner = block.dropFirst(4).filter { $0 != "`" && $0 != "\n" }
      } else if let state = ["Works", "Differs", "Absent"].first(where: { block.hasPrefix($0 + ", iOS") }) {
        let names = block.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
        groups.append(
          Group(owner: owner, state: state, areTypes: block.contains(": Types: "), names: names.map { String($0.element) }))
      }
    }
  }

  func names(state: String, areTypes: Bool) -> [String] {
    groups.filter { $0.state == state && $0.areTypes == areTypes }.flatMap(\.names)
  }

  func names(of owner: String, state: String) -> [String] {
    groups.filter { $0.state == state && $0.owner == owner }.flatMap(\.names)
  }
}
