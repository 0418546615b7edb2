import Foundation
import Testing

/// Every public declaration says what it is for, unless a protocol says it already.
@Suite("Doc comments of public declarations")
struct DocumentationTests {
  @Test("each public declaration has a doc comment, or is a witness whose protocol has one")
  func sources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources")
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where name.hasSuffix(".swift") {
      files["Sources/" + name] = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
    }
    let review = DocumentationReview(files: files)
    #expect(review.problems == [])
    #expect(review.declarationCount >= 3_000)
    #expect(review.exemptCount >= 300)
  }

  @Test(
    "a declaration without a doc comment is found",
    arguments: [
      ("public struct A {}", "struct A"), ("public init() {}", "init"), ("nonisolated public final class A {", "class A"),
      ("@MainActor public var a: Int { 1 }", "var a"), ("public private(set) var a = 1", "var a"),
      ("@available(*, deprecated)\n@inlinable\npublic func a() {}", "func a"),
      ("@available(\n  *, deprecated, message: \"Use b.\"\n)\npublic func a() {}", "func a"),
      ("// Not a doc comment.\npublic static let body = 1", "let body"),
      ("public subscript(a: Int) -> Int {", "subscript"), ("public static func < (a: A, b: A) -> Bool {", "func <"),
      ("public func receive<S: Scheduler>(on s: S) {}", "func receive"),
      ("public func receive<S: Scheduler>(\n  on scheduler: S\n) {}", "func receive"), ("open class A {}", "class A"),
      ("public func request(_ demand: Int) {}", "func request"), ("public typealias Value = Int", "typealias Value"),
      ("/// Doc.\n\npublic func a() {}", "func a"), ("/// Doc.\npublic func a() {}\npublic func b() {}", "func b"),
    ])
  func missing(text: String, declaration: String) {
    let review = DocumentationReview(files: ["Sources/A.swift": text])
    #expect(review.problems.count == 1)
    #expect(review.problems.first?.hasSuffix(": public \(declaration) has no doc comment") == true)
  }

  @Test(
    "what is documented, exempt or not public is no problem",
    arguments: [
      "/// Doc.\npublic struct A {}", "/// Doc.\n@MainActor\n@preconcurrency public protocol A {}",
      "/// Doc.\n@available(\n  *, deprecated, message: \"Use b(_:).\"\n)\npublic func a() {}", "/** Doc. */\npublic func a() {}",
      "public static func _makeView() {}", "public struct _A {}", "public var body: some View { A() }",
      "public func body(content: Content) -> some View { content }", "public typealias Body = Never",
      "public func makeBody(configuration: Configuration) -> some View { A() }", "public static func == (a: A, b: A) -> Bool {",
      "public func hash(into hasher: inout Hasher) {}", "public var description: String { \"\" }",
      "public override func draw() {}", "public import Foundation", "package func a() {}", "func open() {}",
      "let a = open(b)", "let text = \"\"\"\n  public func a() {}\n  \"\"\"", "case public",
    ])
  func sound(text: String) {
    #expect(DocumentationReview(files: ["Sources/A.swift": text]).problems == [])
  }

  @Test("what a documented protocol asks for is said there, for types that conform to it or to one that does")
  func witnesses() {
    let timing = """
      /// A time.
      public protocol Timing: AnyObject {
        /// How fast it runs.
        var speed: Float { get set }
        var pace: Float { get set }
        /// What it gives.
        associatedtype Output
        /// Begins.
        func begin(at time: Double)
      }
      /// A time that repeats.
      public protocol Repeating:
        Timing
      {
        /// How often.
        var count: Int { get }
      }
      """
    func problems(_ text: String) -> [String] {
      DocumentationReview(files: ["Sources/Timing.swift": timing, "Sources/A.swift": text]).problems
        .map { String($0.split(separator: " ", maxSplits: 2)[2]) }
    }
    let members = """
        public typealias Output = Int
        public var speed: Float = 1
        public func begin(at time: Double) {}
        public var count: Int { 1 }
      """
    #expect(problems("/// A.\nopen class A: Base<B, C>, Repeating {\n\(members)\n}") == [])
    #expect(problems("/// A.\npublic struct A: Timing {\n\(members)\n}") == ["var count has no doc comment"])
    #expect(problems("extension B.A: Repeating where C: D {}\nextension A {\n\(members)\n}") == [])
    #expect(problems("/// A.\npublic struct A {\n\(members)\n}").count == 4)
    #expect(problems("extension A: Timing {}\nextension B {\n\(members)\n}").count == 4)
    #expect(problems("extension A: Timing {\n  public var pace: Float { 1 }\n}") == ["var pace has no doc comment"])
    #expect(problems("extension A: Timing {\n  struct B {\n  }\n  public var speed: Float { 1 }\n}") == [])
    #expect(problems("extension A: Timing {\n  struct B {\n    public var speed: Float { 1 }\n  }\n}").count == 1)
  }

  @Test("a problem says file, line and declaration")
  func message() {
    let review = DocumentationReview(files: ["Sources/A.swift": "/// Doc.\npublic struct A {\n  public let b = 1\n}"])
    #expect(review.problems == ["Sources/A.swift:3: public let b has no doc comment"])
    #expect(review.declarationCount == 2)
    #expect(review.exemptCount == 0)
  }
}

/// Which public declarations of some files have no doc comment.
struct DocumentationReview {
  private(set) var problems: [String] = []
  /// All public declarations.
  private(set) var declarationCount = 0
  /// Those that need no doc comment.
  private(set) var exemptCount = 0

  /// - Parameter files: Texts of Swift files by their paths.
  init(files: [String: String]) {
    let witnesses = WitnessIndex(files: files.values)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { review(text, path: path, witnesses) }
  }

  private mutating func review(_ text: String, path: String, _ witnesses: WitnessIndex) {
    let indented = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    let lines = indented.map { Substring($0.utf8.drop { $0 == UInt8(ascii: " ") }) }
    var isInString = false
    var scopes = TypeScopes()
    for (index, line) in lines.enumerated() {
      let isQuoted = isInString
      if line.utf8.contains(UInt8(ascii: "\"")), line.ranges(of: "\"\"\"").count % 2 == 1 { isInString.toggle() }
      if isQuoted { continue }
      let type = scopes.innermost?.name
      _ = scopes.read(indented[index])
      guard let declaration = PublicDeclaration(line, before: lines[(index + 1)...].prefix(2)) else { continue }
      declarationCount += 1
      if declaration.isExempt(in: type, by: witnesses) {
        exemptCount += 1
      } else if !Self.hasDocComment(above: index, in: lines) {
        problems.append("\(path):\(index + 1): public \(declaration.title) has no doc comment")
      }
    }
  }

  /// Between a declaration and its comment stand attributes, some of which take several lines.
  private static func hasDocComment(above index: Int, in lines: [Substring]) -> Bool {
    var isInAttribute = false
    for line in lines[..<index].reversed() {
      if line == ")" {
        isInAttribute = true
      } else if line.hasPrefix("@") {
        isInAttribute = false
      } else if !isInAttribute {
        return line.hasPrefix("///") || line.hasSuffix("*/")
      }
    }
    return false
  }
}

/// A declaration that says that it is public.
private struct PublicDeclaration {
  var keyword = ""
  var name = ""
  /// What follows the name: generic parameters, arguments.
  var rest = ""
  private var isOverride = false

  private static let keywords: Set<Substring> = [
    "func", "var", "let", "init", "typealias", "struct", "class", "enum", "protocol", "actor", "subscript", "macro",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "nonisolated", "mutating",
    "nonmutating", "override", "indirect", "lazy", "weak", "unowned", "dynamic", "required", "convenience", "prefix",
    "postfix", "infix", "consuming", "borrowing", "isolated", "class",
  ]

  /// `nil` where a line begins no public declaration; arguments may follow in the next lines.
  init?(_ line: Substring, before next: ArraySlice<Substring>) {
    var text = line
    var isPublic = false
    while true {
      text = text.drop { $0 == " " }
      if text.first == "@" {
        text = Self.dropAttribute(text)
        continue
      }
      let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      text = text[word.endIndex...]
      if Self.keywords.contains(word), !(word == "class" && (text.hasPrefix(" func ") || text.hasPrefix(" var "))) {
        keyword = String(word)
        break
      }
      guard Self.modifiers.contains(word) else { return nil }
      let isScoped = text.first == "("
      if isScoped { text = text.drop { $0 != ")" }.dropFirst() }
      if !isScoped, word == "public" || word == "open" { isPublic = true }
      if word == "override" { isOverride = true }
    }
    guard isPublic else { return nil }
    text = text.drop { $0 == " " }
    if keyword != "init", keyword != "subscript" {
      let letters = text.prefix { $0 == "_" || $0 == "`" || $0.isLetter || $0.isNumber }
      name = String(letters.isEmpty ? text.prefix { $0 != " " && $0 != "(" } : letters)
      text = text.dropFirst(name.count)
    }
    rest = ([text] + next).joined(separator: " ")
  }

  private static func dropAttribute(_ text: Substring) -> Substring {
    var rest = text.drop { $0 != " " && $0 != "(" }
    guard rest.first == "(" else { return rest }
    var depth = 0
    while let character = rest.popFirst() {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0 { break }
    }
    return rest
  }

  var title: String { name.isEmpty ? keyword : "\(keyword) \(name)" }

  /// The label of the first argument; `nil` without arguments.
  private var firstLabel: Substring? { rest.prefixMatch(of: /\s*(<[^(]*>)?\(\s*(\w+)/)?.2 }

  /// Whether the protocol behind the declaration says what it does.
  func isExempt(in type: String?, by witnesses: WitnessIndex) -> Bool {
    if isOverride || name.hasPrefix("_") { return true }
    if let type, witnesses.isWitness("\(keyword) \(name)", of: type) { return true }
    switch (keyword, name) {
    case ("var", "body"), ("func", "body"), ("typealias", "Body"), ("func", "=="), ("var", "description"),
      ("var", "debugDescription"), ("typealias", "Resolved"):
      return true
    case ("func", "makeBody"): return firstLabel == "configuration"
    case ("func", "hash"): return firstLabel == "into"
    default: return false
    }
  }
}
