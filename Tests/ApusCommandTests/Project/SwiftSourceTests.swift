import Foundation
import Testing

@testable import ApusCommand

@Suite("What is found in a Swift file")
struct SwiftSourceTests {
  @Test(
    "@main counts as an attribute alone",
    arguments: [
      ("@main struct A: App {}", true),
      ("import SwiftUI\n\n@main\nstruct A: App {}", true),
      ("  @main\tfinal class A {}", true),
      ("@main", true),
      ("let a = \"\\(\"x\")\" @main struct B {}", true),
      ("/* /* nested */ */ @main struct A {}", true),
      ("let s = #\"a \" b\"# ; @main struct A {}", true),
      ("let s = \"unterminated\n@main struct A {}", true),
      ("@mainActor struct A {}", false),
      ("@MainActor struct A {}", false),
      ("// @main struct A", false),
      ("/* @main /* x */ @main */", false),
      ("let s = \"@main\"", false),
      ("let s = \"a \\\" @main\"", false),
      ("let s = \"\"\"\n  @main\n  \"\"\"", false),
      ("let s = #\"\"\"\n  \"\"\" @main\n  \"\"\"#", false),
      ("let s = \"\\(call(\"@main\")) @main\"", false),
      ("let s = #\"\\#(f(\"x\")) @main\"#", false),
      ("", false),
    ])
  func mainAttribute(text: String, expected: Bool) {
    #expect(SwiftSource(Data(text.utf8)).hasMainAttribute == expected)
  }

  @Test(
    "a comment line can ask for a version",
    arguments: [
      ("// swift-version: 6\nimport SwiftUI", "6"), ("import A\n  //swift-version:5.9  \n", "5.9"),
      ("let s = 1 // swift-version: 6", nil), ("// swift-version: six", nil), ("// the swift-version: 6 is", nil),
    ] as [(String, String?)])
  func version(text: String, expected: String?) {
    #expect(SwiftSource(Data(text.utf8)).requestedVersion == expected)
  }

  @Test("code keeps its lines and its length when comments and strings are blanked")
  func blanking() {
    let text = "let a = \"x\ny\" // c\n/* d\n*/ b"
    let code = SwiftCode(Data(text.utf8)).bytes
    #expect(code.count == text.utf8.count)
    #expect(code.filter { $0 == 10 }.count == 3)
    #expect(String(decoding: code, as: UTF8.self).hasSuffix("   b"))
  }

  @Test("any bytes can be read: every prefix of tricky code ends")
  func prefixes() {
    let bytes = Array("let s = #\"\"\"\n \\#(\"a\" + ##\"b\"##) /* /* \"\"\"# \\\\\" // @main é\u{FF}".utf8)
    for end in bytes.indices { _ = SwiftSource(Data(bytes[..<end])) }
    for start in bytes.indices { #expect(SwiftCode(Data(bytes[start...])).bytes.count == bytes.count - start) }
  }
}
