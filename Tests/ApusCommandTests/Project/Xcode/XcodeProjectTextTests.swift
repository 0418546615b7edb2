import Foundation
import Testing

@testable import ApusCommand

@Suite("The text of an Xcode project")
struct XcodeProjectTextTests {
  private let file = Path("/Demo.xcodeproj/project.pbxproj")

  private func check(_ text: String) -> String? {
    failure { try XcodeProjectText.check(Array(text.utf8), of: file) }?.message
  }

  @Test(
    "what Xcode and people write is sound",
    arguments: [
      "{}", "\u{FEFF}{}", "// !$*UTF8*$!\n{\n}\n", "{a = b;}", "{a = (b, 'c d', \"e\\\"f\");}", "{a = (b,);}", "{\"a b\" = {};}",
      "/* a */ {a = b /* =; */;} // end", "{a = \"<<<<<<< HEAD\n=======\n{((\";}", "{a = b//c;}", "{a = -x.y:z/$_;}",
    ])
  func sound(text: String) throws {
    #expect(check(text) == nil)
    #expect(throws: Never.self) { try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) }
  }

  @Test(
    "damage is named with its line",
    arguments: [
      ("", 1, "empty"), ("\n\n(", 3, "( stands where { belongs"), ("{\na = b\nc = d;}", 3, "a text stands where ; belongs"),
      ("{\na = ;}", 2, "; stands where a value belongs"), ("{a = (b\nc);}", 2, "a text stands where , or ) belongs"),
      ("{a = (b, , c);}", 1, ", stands where"), ("{a = b;}\n}", 2, "} stands where the end belongs"), ("{\n(", 2, "a name or }"),
      ("{a = (b;", 1, "; stands"), ("{\n a = \"b\n\n", 2, "quoted text that begins here has no end"), ("{ /*\n\n", 3, "line 1"),
      ("{a = {};\n", 2, "ends where a name or }"), ("{a = \u{E9};}", 1, "byte 195"), ("{a = <01>;}", 1, "< stands"),
      ("{a;}", 1, "; stands where = belongs"), ("{a = b;} c", 1, "the end"), ("{(a) = b;}", 1, "( stands"), ("{a = b;)", 1, ")"),
    ])
  func damage(text: String, line: Int, reason: String) {
    let message = check(text) ?? ""
    #expect(message.hasPrefix("\(file), line \(line): "))
    #expect(message.contains(reason))
  }

  @Test("a merge conflict is named with its line", arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> theirs", "||||||| base"])
  func conflicts(mark: String) {
    for text in ["{\na = (\n\(mark)\nb,", "{\na = b;\n\(mark)\nc = d;"] {
      #expect(check(text) == "\(file), line 3: a merge conflict is left (\(mark)); resolve it first")
    }
  }

  @Test("brackets without an end, bytes that are no text and endless values are refused")
  func bounds() {
    let deep = { (count: Int) in String(repeating: "{a=", count: count) + "1" + String(repeating: ";}", count: count) }
    #expect(check(deep(XcodeProjectText.deepest)) == nil)
    #expect(check(deep(XcodeProjectText.deepest + 1))?.contains("more than 200 brackets") == true)
    #expect(check(String(repeating: "{a=(", count: 100_000))?.contains("more than 200 brackets") == true)
    for text in ["bplist00", "{a = \"\0\";}"] { #expect(check(text)?.contains("not the text that Xcode writes") == true) }
    #expect(XcodeProjectText.mostValues == 2_000_000)
  }

  @Test("a project that was cut off anywhere is refused, and never taken for a smaller one")
  func truncated() {
    var fixture = XcodeFixture.app(sources: ["A/B.swift"], resources: ["ja.lproj/C.strings"], folders: ["D"])
    fixture.targets[0].scripts = ["Lint"]
    let bytes = Array(fixture.text.utf8)
    #expect(throws: Never.self) { try XcodeProjectText.check(bytes, of: file) }
    for end in stride(from: 0, to: bytes.count - 2, by: 97) {
      #expect(throws: CommandError.self) { try XcodeProjectText.check(Array(bytes[..<end]), of: file) }
    }
  }
}
