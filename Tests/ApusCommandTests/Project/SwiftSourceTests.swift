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
      ("let r = #/\"\"\"/#\n@main struct A {}", true),
      ("let r = ##/a\"/#\"/##; @main struct A {}", true),
      ("let r = #/\n  @main \"\n/#\nstruct A {}", false),
      ("let a = #/ \"\n@main struct A {}", true),
      ("", false),
    ])
  func mainAttribute(text: String, expected: Bool) {
    #expect(SwiftSource(Data(text.utf8)).hasMainAttribute() == expected)
  }

  @Test(
    "@main counts where #if compiles it",
    arguments: [
      ("#if os(macOS)\n@main struct A {}\n#endif", false),
      ("#if os(Linux)\n@main struct A {}\n#endif", true),
      ("#if os(macOS)\n#else\n@main struct A {}\n#endif", true),
      ("#if os(iOS)\n@main struct A {}\n#elseif os(Linux)\n@main struct B {}\n#endif", true),
      ("#if os(Linux)\nstruct A {}\n#elseif true\n@main struct B {}\n#else\n@main struct C {}\n#endif", false),
      ("#if os(iOS) || os(Linux)\n@main struct A {}\n#endif", true),
      ("#if os(Linux) && !os(Linux)\n@main struct A {}\n#endif", false),
      ("#if !(os(iOS) || os(tvOS)) && true\n@main struct A {}\n#endif", true),
      ("#if canImport(SwiftUI)\n@main struct A {}\n#endif", true),
      ("#if canImport(AppKit)\n@main struct A {}\n#endif", false),
      ("#if canImport(UIKit, _version: 7) // all\n@main struct A {}\n#endif", true),
      ("#if targetEnvironment(macCatalyst)\n@main struct A {}\n#endif", false),
      ("#if swift(>=5.9)\n@main struct A {}\n#endif", true),
      ("#if swift(>=6)\n@main struct A {}\n#endif", false),
      ("#if swift(<6.0)\n@main struct A {}\n#endif", true),
      ("#if compiler(>=6.3)\n@main struct A {}\n#endif", true),
      ("#if compiler(<6.3)\n@main struct A {}\n#endif", false),
      ("#if DEBUG\n@main struct A {}\n#endif", true),
      ("#if RELEASE\n@main struct A {}\n#endif", false),
      ("#if os(macOS)\n#if true\n@main struct A {}\n#endif\n#endif", false),
      ("#if os(macOS)\n#else\n#if os(Linux)\n@main struct A {}\n#endif\n#endif", true),
      ("#if os(macOS)\nstruct A {}\n#endif\n@main struct B {}", true),
      ("#endif\n#else\n@main struct B {}", true),
      ("#if\n@main struct B {}", false),
      ("let s = \"\"\"\n#if os(macOS)\n\"\"\"\n@main struct B {}", true),
    ])
  func conditions(text: String, expected: Bool) {
    var conditions = CompilationConditions()
    conditions.flags = ["DEBUG"]
    #expect(SwiftSource(Data(text.utf8)).hasMainAttribute(under: conditions) == expected)
  }

  @Test("the modules that an app can import are those of the manifest's library")
  func modules() throws {
    let root = Path(#filePath).parent.parent.parent.parent
    let manifest = try (root / "Package.swift").readText()
    let library = try #require(manifest.range(of: "name: \"SwiftUI\",\n      targets:"))
    let list = try #require(manifest[library.lowerBound...].firstMatch(of: /targets: \[([^\]]+)\]/)).1
    let names = list.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(names.count >= 8)
    #expect(Set(names).isSubset(of: CompilationConditions.modules))
  }

  @Test(
    "what a file imports, or asks for, is known",
    arguments: [
      ("import SwiftUI\nimport Charts", ["SwiftUI", "Charts"]), ("@testable import struct MapKit.MKMapItem", ["MapKit"]),
      ("public import Charts", ["Charts"]), ("#if canImport(Charts)\n#endif", ["Charts"]),
      ("#if canImport( MapKit )\n#endif", ["MapKit"]),
      ("// import Charts\nlet a = \"import MapKit\"", []), ("x.import(y)", []), ("import", []), ("let importCharts = 1", []),
      ("import\tCharts", ["Charts"]),
    ] as [(String, Set<String>)])
  func imports(text: String, expected: Set<String>) {
    #expect(SwiftSource(Data(text.utf8)).imports == expected)
  }

  @Test(
    "conditions and a language mode decide, too",
    arguments: [
      ("5", [], "swift(>=6)", false), ("6", [], "swift(>=6)", true), ("4.2", [], "swift(>=5)", false),
      ("5", ["DEBUG"], "DEBUG", true), ("5", [], "DEBUG", false),
    ] as [(String, [String], String, Bool)])
  func settings(version: String, conditions: [String], condition: String, expected: Bool) {
    var settings = CompileSettings()
    settings.language.version = version
    settings.conditions = conditions
    let conditions = CompilationConditions(settings, platform: .linux)
    #expect(ConditionReader.holds(condition, in: conditions) == expected)
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
