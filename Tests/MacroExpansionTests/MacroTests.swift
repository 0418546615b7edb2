import Foundation
import Testing

@testable import MacroExpansion

@Suite("Macros")
struct MacroTests {
  private func preview(_ text: String) throws -> String {
    try PreviewMacro(syntax: text, fileID: "App/A \"b\".swift", line: 7, discriminator: "$s3app").expansion
  }

  @Test("#Preview keeps its arguments as they are written, and says where it stands")
  func plainPreview() throws {
    let expansion = try preview("#Preview(\"A\", traits: .portrait) { Text(\"}\") }")
    #expect(expansion.contains("struct $s3app7PreviewfMu_: SwiftUI._PreviewRegistry"))
    #expect(expansion.contains("SwiftUI.Preview(\"A\", traits: .portrait) { Text(\"}\") }"))
    #expect(expansion.contains("(fileID: \"App/A \\\"b\\\".swift\", line: 7)"))
    #expect(try preview("\n\n// A\n#Preview {}").contains("line: 10)"))
  }

  @Test("@Previewable variables become those of a view, in the trailing closure and in the one after body:")
  func previewable() throws {
    let forms = [
      "#Preview(\"A\") {\n  @Previewable @State var a = 1\n  @State\n  @Previewable var b: Int\n    = 2\n  Text(\"\\(a)\")\n}",
      "#Preview(\"A\", body: {\n  @Previewable @State var a = 1; @State @Previewable var b: Int\n    = 2\n  Text(\"\\(a)\")\n})",
    ]
    for form in forms {
      let expansion = try preview(form)
      #expect(expansion.contains("@State var a = 1"))
      #expect(expansion.contains(/@State\s+var b: Int\s+= 2/))
      #expect(!expansion.contains("@Previewable"))
      let body = try #require(expansion.firstRange(of: "var body: some SwiftUI.View {"))
      #expect(expansion[body.upperBound...].firstRange(of: "Text(\"\\(a)\")") != nil)
      #expect(expansion[body.upperBound...].firstRange(of: "var b") == nil)
    }
  }

  @Test("@Entry makes accessors and a key with the type that is written, or the value's")
  func entries() throws {
    func entry(_ text: String, in context: String = "extension EnvironmentValues {}") throws -> EntryMacro {
      try EntryMacro(declaration: text, context: [context])
    }
    let typed = try entry("@Entry public var a: Int = 5")
    #expect(
      typed.accessors.contains("get { self[__Key_a.self] }") && typed.accessors.contains("set { self[__Key_a.self] = newValue }"))
    #expect(typed.key.contains("private struct __Key_a: SwiftUI.EnvironmentKey"))
    #expect(typed.key.contains("typealias Value = Int") && typed.key.contains("static var defaultValue: Value { 5 }"))
    #expect(try entry("@Entry var a = 5").key.contains("static let defaultValue = 5"))
    #expect(try entry("@Entry var a: Int?").key.contains("static var defaultValue: Value { nil }"))
    #expect(try entry("@Entry var a: Optional<Int>").key.contains("static var defaultValue: Value { nil }"))
    #expect(try entry("@Entry var `in`: Int = 1").key.contains("__Key_in"))
    #expect(try entry("@Entry var a: Int = 5", in: "extension SwiftUI.Transaction {}").key.contains("SwiftUI.TransactionKey"))
    #expect(
      try entry("@Entry var a: Binding<Int>?", in: "public extension FocusedValues {}").key.contains(
        "typealias Value = Binding<Int>"))
  }

  @Test(
    "what cannot be an entry is said, and where",
    arguments: [
      ("@Entry let a = 1", "extension EnvironmentValues {}", "belongs to a 'var'"),
      ("@Entry var (a, b) = (1, 2)", "extension EnvironmentValues {}", "belongs to a 'var'"),
      ("@Entry var a: Int", "extension EnvironmentValues {}", "needs a value"),
      ("@Entry var a: Int { 5 }", "extension EnvironmentValues {}", "accessors"),
      ("@Entry static var a = 1", "extension EnvironmentValues {}", "'static'"),
      ("@Entry var a = 1", "struct S {}", "in an extension of EnvironmentValues"),
      ("@Entry var a = 1", "extension View {}", "in an extension of EnvironmentValues"),
      ("@Entry var a: Int = 1", "extension FocusedValues {}", "optional"),
      ("", "extension EnvironmentValues {}", "belongs to a 'var'"),
    ])
  func badEntries(declaration: String, context: String, message: String) {
    let error = #expect(throws: MacroError.self) { try EntryMacro(declaration: declaration, context: [context]) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("@Previewable variables do not stand beside arguments, which have no type outside of the closure")
  func previewableArguments() throws {
    let syntax = "#Preview(\"A\", arguments: [1, 2]) { number in\n  @Previewable @State var a = 1\n  Text(\"\\(a + number)\")\n}"
    #expect(throws: MacroError.self) {
      try PreviewMacro(syntax: syntax, fileID: "A/A.swift", line: 1, discriminator: "$s1")
    }
    let plain = "#Preview(arguments: [1, 2]) { number in Text(\"\\(number)\") }"
    let expansion = try PreviewMacro(syntax: plain, fileID: "A/A.swift", line: 1, discriminator: "$s1").expansion
    #expect(expansion.contains("SwiftUI.Preview(arguments: [1, 2]) { number in"))
  }

  @Test("@Previewable belongs into the closure of #Preview")
  func badPreviewable() {
    #expect(throws: MacroError.self) {
      try PreviewableMacro.check(declaration: "@Previewable @State var a = 1", context: ["struct A {}"])
    }
    #expect(throws: MacroError.self) { try PreviewableMacro.check(declaration: "func a() {}", context: ["#Preview {}"]) }
    #expect(throws: Never.self) {
      try PreviewableMacro.check(declaration: "@Previewable @State var a = 1", context: ["#Preview {}"])
    }
  }
}

@Suite("The plugin's talk with the compiler")
struct PluginTests {
  private func attached(role: String, declaration: String, type: String = "EntryMacro") throws -> CompilerTalk.Answer {
    try CompilerTalk.attached(
      type, role: role, attribute: "@Entry", to: declaration, context: ["extension EnvironmentValues {}"])
  }

  @Test("it tells its version, expands, and says an error once at its place")
  func messages() throws {
    let capability = Plugin.answer(to: Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8))
    #expect(try (JSONSerialization.jsonObject(with: capability) as? [String: Any])?["getCapabilityResult"] != nil)
    #expect(try attached(role: "accessor", declaration: "@Entry var a = 1").source?.contains("__Key_a") == true)
    #expect(try attached(role: "peer", declaration: "@Entry var a = 1").source?.contains("struct __Key_a") == true)
    let bad = try attached(role: "accessor", declaration: "  @Entry var a: Int")
    #expect(bad.source == nil && bad.message?.contains("needs a value") == true && bad.offset == 102)
    #expect(try attached(role: "peer", declaration: "@Entry var a: Int").message == nil)
  }

  @Test(
    "what it does not understand is answered with an error, not with a crash",
    arguments: ["", "{}", "[1]", "{\"later\":{}}", "\u{0}"])
  func nonsense(message: String) throws {
    #expect(try CompilerTalk.expansion(message).message?.contains("SwiftUIMacros") == true)
  }

  @Test("a macro of another version is named")
  func otherVersion() throws {
    #expect(
      try attached(role: "peer", declaration: "var a = 1", type: "NewMacro").message?.contains("NewMacro") == true)
  }

  @Test("messages arrive in parts, and the input's end and lengths that are none end the talk")
  func channel() throws {
    let pipe = Pipe()
    let (reading, writing) = (
      MessageChannel(descriptor: pipe.fileHandleForReading.fileDescriptor),
      MessageChannel(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    )
    #expect(writing.write(Data("short".utf8)), "says that all of it was written")
    #expect(reading.read() == Data("short".utf8))
    let long = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    Thread.detachNewThread {
      _ = writing.write(long)
      _ = writing.write(Data())
      try? pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 255, count: 8))
      try? pipe.fileHandleForWriting.close()
    }
    #expect(reading.read() == long)
    #expect(reading.read() == Data())
    #expect(reading.read() == nil)
    #expect(reading.read() == nil)
  }
}
