import Testing

@testable import MacroExpansion

@Suite("@ModelActor's expansion")
struct ModelActorMacroTests {
  @Test("an actor gets a container, an executor with a context, and an initializer")
  func members() throws {
    let answer = try CompilerTalk.attached("PersistentModelActorMacro", role: "member", to: "@ModelActor public actor A {}")
    #expect(
      answer.source == """
        public nonisolated let modelExecutor: any SwiftDataCore.ModelExecutor
        public nonisolated let modelContainer: SwiftDataCore.ModelContainer

        public init(modelContainer: SwiftDataCore.ModelContainer) {
          let modelContext = SwiftDataCore.ModelContext(modelContainer)
          self.modelExecutor = SwiftDataCore.DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """)
    let inside = try ModelActorMacro(declaration: "actor A {}", context: ["public extension B {}"]).members
    #expect(inside.contains("public init("))
    #expect(try ModelActorMacro(declaration: "actor A {}", context: []).members.hasPrefix("nonisolated let"))
  }

  @Test("it conforms where it does not yet, and what is no actor is named once")
  func conformance() throws {
    func expand(_ text: String, _ conformances: String) throws -> CompilerTalk.Answer {
      try CompilerTalk.attached(
        "PersistentModelActorMacro", role: "extension", to: text, extending: "B.A", conformances: conformances)
    }
    #expect(try expand("@ModelActor actor A {}", "ModelActor").source == "extension B.A: SwiftDataCore.ModelActor {}")
    #expect(try expand("@ModelActor actor A {}", "").source == "")
    #expect(try expand("@ModelActor class A {}", "ModelActor").source == "")
    let wrong = try CompilerTalk.attached("PersistentModelActorMacro", role: "member", to: "\n@ModelActor class A {}")
    #expect(wrong.message == "'@ModelActor' cannot be applied to class type 'A'" && wrong.offset == 101)
  }
}
