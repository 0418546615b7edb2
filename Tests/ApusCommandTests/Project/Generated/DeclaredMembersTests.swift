import Foundation
import SwiftLexing
import Testing

@testable import ApusCommand

@Suite("Members that an app declares itself")
struct DeclaredMembersTests {
  private func members(_ text: String, _ owner: DeclaredMembers.Owner = .color) -> Set<String> {
    var members = DeclaredMembers()
    members.read(Data(text.utf8), conditions: .init())
    return members[owner]
  }

  @Test(
    "are found in extensions of the type, static ones and inner types alone",
    arguments: [
      ("extension Color { static let a = 1; static var b: Int { 2 } }", ["a", "b"]),
      ("private extension SwiftUI.Color { @MainActor public static let `switch` = 1 }", ["switch"]),
      ("extension Color: Codable { static func a(static let: Int) {}\n enum Theme { static let b = 1 } }", ["a", "Theme"]),
      ("extension Color { var a: Int { 1 }\n init(b: Int) { let c = 1; self.init() } struct S {} }", ["S"]),
      ("extension Color.Resolved { static let a = 1 }", []), ("extension MyColor { static let a = 1 }", []),
      ("struct Color { static let a = 1 }", []), ("// extension Color { static let a = 1 }", []),
      ("#if os(iOS)\nextension Color { static let a = 1 }\n#endif", []),
      ("#if DEBUG\nextension Color { static let a = 1 }\n#else\nextension Color { static let b = 1 }\n#endif", ["b"]),
      ("extension Color {", []), ("extension Color { static let", []), ("extension Color } static let a", []),
    ])
  func color(text: String, expected: [String]) { #expect(members(text) == Set(expected)) }

  @Test("count for a style only where it is a colour")
  func styles() {
    #expect(members("extension ShapeStyle where Self == Color { static var a: Color { .red } }", .shapeStyle) == ["a"])
    #expect(members("extension ShapeStyle where Self == Material { static var a: Material { .bar } }", .shapeStyle).isEmpty)
    #expect(members("extension UIColor { class var a: UIColor { .red } }", .uiColor) == ["a"])
  }

  @Test("files are read from disk; one that is missing counts for nothing")
  func files() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(["A.swift": "extension ImageResource { static let a = 1 }"])
    let members = DeclaredMembers(sources: [temporary.path / "A.swift", temporary.path / "B.swift"], conditions: .init())
    #expect(members[.imageResource] == ["a"] && members[.color].isEmpty)
  }

  /// The framework's own sources, with the bodies of the types taken for extensions of them.
  private static func declared(in folder: String) throws -> DeclaredMembers {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    var members = DeclaredMembers()
    for file in try SwiftFiles(below: Path(root.path) / folder).files {
      let text = try file.readText().replacing(#/\b(?:struct|final class) (Color|UIColor|UIImage|ShapeStyle)\b/#) {
        "extension \($0.1)"
      }
      members.read(Data(text.utf8), conditions: .init())
    }
    return members
  }

  @Test("no member of the framework's types is missing in the table of those that symbols leave alone")
  func framework() throws {
    let core = try Self.declared(in: "Sources/Engine/SwiftUICore/Primitives/Drawing")
    let colors = FrameworkMembers.names(of: .color)
    let ownNames: Set = ["displayColor", "ownAccent"]
    #expect(core[.color].contains("red") && core[.shapeStyle].contains("red"))
    #expect(core[.color].filter { $0.first?.isLowercase == true }.subtracting(colors).subtracting(ownNames) == [])
    #expect(core[.shapeStyle].subtracting(colors) == [])
    let kit = try Self.declared(in: "Sources/Frameworks/UIKitTypes")
    #expect(kit[.uiColor].contains("systemRed"))
    let privateNames: Set = ["system"]
    #expect(kit[.uiColor].subtracting(FrameworkMembers.names(of: .uiColor)).subtracting(privateNames) == [])
    #expect(kit[.uiImage].filter { $0.first?.isLowercase == true }.subtracting(FrameworkMembers.names(of: .uiImage)) == [])
  }
}
