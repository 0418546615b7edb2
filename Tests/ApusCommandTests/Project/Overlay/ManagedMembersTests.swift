import Foundation
import Testing

@testable import ApusCommand

@Suite("Members that Core Data keeps")
struct ManagedMembersTests {
  private func rewritten(_ text: String) -> String {
    SourceRewriting(platform: .iOS).text(of: Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The text with `@NSManaged` and other marks gone, and what was written behind members in angle quotes.
  private func shown(_ text: String) -> String {
    rewritten(text).replacing("/*apus*/", with: "‹").replacing("/*supa*/", with: "›").replacing(#/ {2,}/#, with: " ")
  }

  private static func accessors(_ name: String) -> String {
    "‹ { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }›"
  }

  @Test(
    "a property gets accessors behind its type",
    arguments: [
      ("@NSManaged var a: Int", "var a: Int"), ("@NSManaged public var a: String?", "public var a: String?"),
      ("@NSManaged public private(set) var a: [B: C]", "public private(set) var a: [B: C]"),
      ("@objc dynamic @NSManaged var a: Set<B>!", "dynamic var a: Set<B>!"), ("@NSManaged var a: Int // b", "var a: Int@ // b"),
      ("@NSManaged @available(iOS 15, *) var a: Int", "@available(iOS 15, *) var a: Int"),
      ("@NSManaged var a: Int /* b */; let b = 1", "var a: Int@ /* b */; let b = 1"),
      ("/// a: Int\n@NSManaged\npublic\nvar a:\n  Set<B>?\nlet b = 1", "/// a: Int\n \npublic\nvar a:\n Set<B>?@\nlet b = 1"),
      ("@NSManaged var a: (B, C) -> D\nfunc e() {}", "var a: (B, C) -> D@\nfunc e() {}"),
      ("#if X\n@NSManaged var a: Int\n#endif", "#if X\n var a: Int@\n#endif"),
      ("@NSManaged var `a`: Int", "var `a`: Int"),
    ])
  func properties(text: String, expected: String) {
    let parts = expected.contains("@\n") || expected.contains("@ ") ? expected : expected + "@"
    let marked = parts.replacing("@available", with: "§").replacing("@", with: Self.accessors("a")).replacing(
      "§", with: "@available")
    for (head, tail) in [("class T: NSManagedObject {\n", "\n}"), ("extension T {\n", "\n}")] {
      let result = shown(head + text + tail)
      #expect(result.replacing("\n ", with: "\n") == (head + marked + tail).replacing("\n ", with: "\n"))
    }
  }

  @Test("one line for all: the class may end behind the property")
  func oneLine() {
    #expect(shown("extension A { @NSManaged var a: Int }") == "extension A { var a: Int\(Self.accessors("a")) }")
  }

  @Test("several properties of one word get accessors each, with what stands in front of the word")
  func several() {
    let expected =
      "extension A { public var a: B<C, D>\(Self.accessors("a").dropLast()); public var› e: Int\(Self.accessors("e")) }"
    #expect(shown("extension A { @NSManaged public var a: B<C, D>, e: Int }") == expected)
  }

  @Test("the name for Objective-C is what counts")
  func customNames() {
    #expect(shown("class A { @objc(b) @NSManaged var a: Int }").contains(Self.accessors("b")))
    #expect(shown("class A { @objc(addB:) @NSManaged func a(_ b: B) }").contains("_performManaged(\"addB:\", [b])"))
  }

  @Test(
    "a function gets a body that hands on what it was given",
    arguments: [
      ("@NSManaged func a()", " { _performManaged(\"a\", []) as Void }"),
      ("@NSManaged public func addBooksObject(_ value: Book)", " { _performManaged(\"addBooksObject:\", [value]) as Void }"),
      ("@NSManaged func add(book: Book?, at index: Int)", " { _performManaged(\"addWithBook:at:\", [book, index]) as Void }"),
      ("@NSManaged func a(_ b: Int) -> Set<C>", " { return _performManaged(\"a:\", [b]) }"),
      ("@NSManaged func a(\n  _ b: Int\n)\n  -> C", " { return _performManaged(\"a:\", [b]) }"),
    ])
  func functions(text: String, expected: String) {
    // What follows has a body of its own.
    let result = rewritten("class T {\n\(text)\n@objc func next() { 1 }\nvar x: Int { 2 }\n}")
    let written = result.split(separator: "/*apus*/").dropFirst().map {
      $0.prefix(upTo: $0.range(of: "/*supa*/")?.lowerBound ?? $0.endIndex)
    }
    #expect(written.first.map(String.init) == expected)
    #expect(written.count == 2 && written.last?.contains("SelectorMember(T.self, \"next\"") == true)
  }

  @Test(
    "what is wrong on Apple's systems, too, is left to the compiler",
    arguments: [
      "class A { @NSManaged var a: Int { 1 } }", "class A { @NSManaged var a: Int = 1 }", "class A { @NSManaged var a = b }",
      "class A { @NSManaged let a: Int }", "class A { @NSManaged func a() { 1 } }", "@NSManaged var a: Int",
      "struct A { @NSManaged var a: Int }", "class A { @NSManaged var", "class A { @NSManaged func a( }",
      "class A { @NSManaged }",
    ])
  func wrong(text: String) { #expect(rewritten(text) == text) }

  @Test("lines and columns of what the compiler says are the source's")
  func places() {
    let source =
      "extension A {\n  @NSManaged public var a: Foo?, b: Bar // c\n  @objc(x) @NSManaged func d(_ e: Baz); let f = 1\n}"
    let text = rewritten(source)
    #expect(text.split(separator: "\n").count == source.split(separator: "\n").count)
    let places = RewrittenPlaces(text: text, source: source, file: "/a")
    for word in ["Foo", "Bar", "// c", "Baz", "let f"] {
      func place(_ text: String) -> (line: Int, column: Int) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          if let range = line.range(of: word) {
            return (index + 1, line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1)
          }
        }
        return (0, 0)
      }
      let (seen, meant) = (place(text), place(source))
      let said = SourceDiagnostic(file: "/a", line: seen.line, column: seen.column, severity: .error, message: "")
      let original = places.original(said)
      #expect((original.line, original.column) == meant, "\(word)")
    }
  }
}

@Suite("Names of classes for Objective-C")
struct ClassNamesTests {
  private func rewritten(_ text: String) -> String {
    SourceRewriting(platform: .iOS).text(of: Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  @Test("a class with a name notes itself")
  func noted() {
    let expected = """
      \u{20}        public class A: B {/*apus*/ @section(".init_array") @used private nonisolated static let apusName: \
      @convention(c) () -> Void = { FoundationAdditions.NamedClasses.add("N") { A.self } };/*supa*/ }
      """
    #expect(rewritten("@objc(N) public class A: B { }") == expected)
    #expect(rewritten("enum E { @objc(N) class A {} }").contains("NamedClasses.add(\"N\") { A.self }"))
  }

  @Test(
    "what has no name, or is no class, or many, does not",
    arguments: [
      "@objc class A {}", "class A {}", "@objc(N) class A<T> {}", "@objc(N) protocol P {}", "@objc(N) extension A {}",
      "@objc(N) enum E: Int { case a }", "class A { @objc(n) func a() {} }", "struct S<T> { @objc(N) class A {} }",
      "@objc() class A {}",
    ])
  func others(text: String) { #expect(!rewritten(text).contains("NamedClasses")) }
}
