import Testing

@testable import MacroExpansion

@Suite("@Query's expansion")
struct QueryMacroTests {
  private func expand(_ role: String, _ attribute: String, _ declaration: String) throws -> CompilerTalk.Answer {
    try CompilerTalk.attached("QueryMacro", role: role, attribute: attribute, to: declaration)
  }

  @Test(
    "the variable reads a query that is made with the attribute's arguments",
    arguments: [
      ("@Query", "var trips: [Trip]", ""),
      (
        "@Query(sort: \\Trip.name, order: .reverse)", "@Query(sort: \\Trip.name, order: .reverse) private var trips: [Trip]",
        "sort: \\Trip.name, order: .reverse"
      ),
      (
        "@SwiftData.Query( // (\n  FetchDescriptor<Trip>(predicate: #Predicate { $0.name == \")\" }))", "var trips: [Trip]",
        "FetchDescriptor<Trip>(predicate: #Predicate { $0.name == \")\" })"
      ),
      ("@Query()", "var trips: [Trip]", ""),
    ])
  func expansion(attribute: String, declaration: String, arguments: String) throws {
    #expect(
      try expand("peer", attribute, declaration).source
        == "private(set) var _trips: SwiftData.Query<[Trip].Element, [Trip]> = .init(\(arguments))")
    #expect(try expand("accessor", attribute, declaration).source == "{\n  get { _trips.wrappedValue }\n}")
  }

  @Test("names in backticks and other collections are taken as they are")
  func names() throws {
    #expect(
      try expand("peer", "@Query", "var `in`: Array<A.B>").source
        == "private(set) var _in: SwiftData.Query<Array<A.B>.Element, Array<A.B>> = .init()")
  }

  @Test("in the closure of #Preview a variable has a query of its own, and in what that macro makes of it the view's")
  func previews() throws {
    func expand(_ role: String, in context: [String]) throws -> String? {
      try CompilerTalk.attached(
        "QueryMacro", role: role, attribute: "@Query(sort: \\A.b)", to: "var a: [A]", context: context
      ).source
    }
    let closure = ["{\n}", "\n#Preview(\"a\") {\n  @Previewable @Query(sort: \\A.b) var a: [A]\n}"]
    #expect(try expand("accessor", in: closure) == "{ get { SwiftData.Query<[A].Element, [A]>(sort: \\A.b).wrappedValue } }")
    #expect(try expand("peer", in: closure) == "")
    #expect(try expand("accessor", in: ["struct P: View {\n}"] + closure) == "{\n  get { _a.wrappedValue }\n}")
  }

  @Test(
    "what is wrong is said once",
    arguments: [
      (" @Query var a", "@Query needs the type of what it fetches: 'var a: [Item]'"),
      (" @Query var (a, b): ([Item], [Item])", "@Query belongs to a 'var' with one name"),
      (" @Query func a() {}", "@Query belongs to a 'var' with one name"),
      (" @Query var a: [Item], b: [Item]", "@Query belongs to a 'var' with one name"),
    ])
  func problems(declaration: String, message: String) throws {
    let accessor = try expand("accessor", "@Query", declaration)
    #expect(accessor.message == message && accessor.offset == 101 && accessor.source == nil)
    let peer = try expand("peer", "@Query", declaration)
    #expect(peer.message == nil && peer.source == "")
  }
}
