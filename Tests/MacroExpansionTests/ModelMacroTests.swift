import Testing

@testable import MacroExpansion

@Suite("@Model's members")
struct ModelMemberTests {
  static let conformances = "Observable, PersistentModel, Sendable"

  private func members(
    _ text: String, context: [String] = [], conformances: String = conformances
  ) throws -> String {
    try ModelMacro(declaration: text, context: context, conformances: conformances).members()
  }

  @Test("a final class gets a backing data, the list of its properties, an initializer and a registrar")
  func whole() throws {
    let expansion = try members(
      """
      @Model final class Trip {
        @Attribute(.unique) var name: String
        var note: String?
        init(name: String) { self.name = name }
      }
      """)
    #expect(
      expansion == """
        @Transient
        private var _$backingData: any SwiftDataCore.BackingData<Trip> = Trip._newBackingData()

        public var persistentBackingData: any SwiftDataCore.BackingData<Trip> {
          get { _$backingData }
          set { _$backingData = newValue }
        }

        static var schemaMetadata: [SwiftDataCore.Schema.PropertyMetadata] {
          var properties: [SwiftDataCore.Schema.PropertyMetadata] = []
          properties.append(
            SwiftDataCore.Schema.PropertyMetadata(
              name: "name", keypath: \\Trip.name, defaultValue: nil, metadata: SwiftDataCore.Schema.Attribute(.unique)))
          properties.append(
            SwiftDataCore.Schema.PropertyMetadata(
              name: "note", keypath: \\Trip.note, defaultValue: nil, metadata: nil))
          return properties
        }

        @Transient
        private let _$observationRegistrar = Observation.ObservationRegistrar()

        struct _SwiftDataNoType {}

        init(backingData: any SwiftDataCore.BackingData<Trip>) {
          _name = _SwiftDataNoType()
          _note = _SwiftDataNoType()
          self.persistentBackingData = backingData
        }

        internal nonisolated func access<_M>(keyPath: KeyPath<Trip, _M>) {
          _$observationRegistrar.access(self, keyPath: keyPath)
        }

        internal nonisolated func withMutation<_M, _MR>(
          keyPath: KeyPath<Trip, _M>, _ mutation: () throws -> _MR
        ) rethrows -> _MR {
          try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
        }
        """)
  }

  /// The statements of the list of properties, each in one line.
  private func metadata(_ members: String) throws -> [String] {
    let expansion = try self.members("@Model final class A {\n  init() {}\n\(members)\n}")
    let list = try #require(expansion.firstMatch(of: /schemaMetadata: \[.+\] \{\n(?s:(.+?))\n  return properties\n\}/)).1
    return list.split(separator: "  properties.append(").dropFirst().map { statement in
      statement.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  @Test(
    "a property is kept with its key path, its initial value and what its attribute says",
    arguments: [
      ("var count = 0", "count", "0", "nil"), ("var date: Date = .now", "date", "(.now) as Date", "nil"),
      ("var tags: [String] = []", "tags", "([]) as [String]", "nil"), ("var a: Int! = 1", "a", "(1) as Int?", "nil"),
      ("var map = Dictionary<String, Int>()", "map", "Dictionary<String, Int>()", "nil"),
      ("private(set) var a: Int", "a", "nil", "nil"), ("public let a: Int", "a", "nil", "nil"),
      ("var a = 1 // }\n", "a", "1", "nil"), ("/// Doc { \n var a: String = \"}\"", "a", "(\"}\") as String", "nil"),
      ("var a: Int = {\n 1\n}()", "a", "({ 1 }()) as Int", "nil"), ("@available(iOS 18, *) var a = 1", "a", "1", "nil"),
      ("var a = 1 { didSet { print(a) } }", "a", "1", "nil"),
      ("@Attribute var a = 1", "a", "1", "SwiftDataCore.Schema.Attribute()"),
      (
        "@Attribute(.transformable(by: C.self), originalName: \"x)\") var a: C", "a", "nil",
        "SwiftDataCore.Schema.Attribute(.transformable(by: C.self), originalName: \"x)\")"
      ),
      (
        "@Other @SwiftData.Relationship(deleteRule: .cascade, inverse: \\Task.project)\nvar a: [Task] = []", "a",
        "([]) as [Task]",
        "SwiftDataCore.Schema.Relationship(deleteRule: .cascade, inverse: \\Task.project)"
      ),
    ])
  func properties(text: String, name: String, value: String, metadata: String) throws {
    let statement = try #require(try self.metadata(text).first)
    #expect(
      statement.hasPrefix(
        "SwiftDataCore.Schema.PropertyMetadata( name: \"\(name)\", keypath: \\A.\(name), defaultValue: \(value), metadata: "
          + "\(metadata)))"), "\(statement)")
  }

  @Test(
    "what no instance holds, or what is transient, is left out",
    arguments: [
      "static var a = 1", "class var a: Int { 1 }", "static let a = 1", "lazy var a = 1", "var a: Int { 1 }",
      "var a: Int { get { 1 } set {} }", "@Transient var a = 1", "@SwiftData.Transient @Wrapped var a = 1", "func a() {}",
      "enum A { case a }", "struct B { var a = 1 }", "@Transient var a: Int?", "@Transient let a: Int",
      "subscript(a: Int) -> Int { 1 }",
    ])
  func leftOut(text: String) throws {
    #expect(try members("@Model final class A { init() {}\n\(text)\n}").contains("{\n  return []\n}"))
  }

  @Test("names in backticks keep them where they stand as code")
  func names() throws {
    let expansion = try members("@Model final class A { var `default` = 1; init() {} }")
    #expect(expansion.contains(#"name: "default", keypath: \A.`default`,"#) && expansion.contains("  _default = _SwiftData"))
  }

  @Test("constraints and indices are read where they stand, and conditions stay around what they hold")
  func constraints() throws {
    let expansion = try members(
      """
      @Model final class A {
        #Unique<A>([\\.name], [\\.name, \\.count])
        #SwiftData.Index<A>([\\.count])
        #warning("later")
        #if DEBUG && os(Linux)
        var name = ""
        #else
        var other = ""
        #endif
        init() {}
      }
      """)
    let constraint =
      #"name: "SwiftData.Schema.Unique", keypath: \SwiftDataCore.Schema.encodingVersion, defaultValue: nil, metadata: "#
    #expect(expansion.contains(constraint + #"SwiftDataCore.Schema.Unique<A>([\.name], [\.name, \.count])))"#))
    #expect(expansion.contains(#"metadata: SwiftDataCore.Schema.Index<A>([\.count])))"#) && !expansion.contains("later"))
    #expect(
      expansion.contains(
        """
          #if DEBUG && os(Linux)
          _name = _SwiftDataNoType()
          #else
          _other = _SwiftDataNoType()
          #endif
        """))
    #expect(expansion.matches(of: /#if DEBUG && os\(Linux\)\n/).count == 2)
  }

  @Test(
    "what is added is as visible as the class",
    arguments: [
      ("public final class A", "", "public "), ("open class A", "", "public "), ("package final class A", "", "package "),
      ("final class A", "public extension B {}", "public "), ("private final class A", "public extension B {}", ""),
      ("final class A", "public enum B {}", ""), ("final class A", "extension B {}", ""),
    ])
  func access(head: String, around: String, access: String) throws {
    let expansion = try members("@Model \(head) { init() {} }", context: [around])
    let word = head.contains("final") ? "static" : "class", required = head.contains("final") ? "" : "required "
    #expect(expansion.contains("\n\(access)\(word) var schemaMetadata"))
    #expect(expansion.contains("\n\(access)\(required)init(backingData: any SwiftDataCore.BackingData<A>)"))
  }

  @Test("a class that others may inherit from names itself for them, and shows them its registrar")
  func inheritable() throws {
    let expansion = try members("@Model public class A: Codable { init() {} }")
    #expect(expansion.contains("public struct _SwiftDataNoType {\n  public typealias Root = A\n}"))
    #expect(expansion.contains("public let _$observationRegistrar"))
    // Whoever writes the protocol himself inherits no model for that.
    #expect(try members("@Model class A: SwiftData.PersistentModel { init() {} }", conformances: "").contains("typealias Root"))
  }

  @Test("a class that inherits from a model keeps its own properties beside the inherited ones")
  func inherited() throws {
    let expansion = try members("@Model final class B: A { var b = 1; init() { super.init() } }", conformances: "")
    #expect(expansion.contains("private var _$backingData = SwiftDataCore._InitialValues<B>()"))
    #expect(
      expansion.contains("public override var persistentBackingData: any SwiftDataCore.BackingData<_SwiftDataNoType.Root> {"))
    #expect(expansion.contains("\noverride class var schemaMetadata"))
    #expect(
      expansion.contains(
        """
        required init(backingData: any SwiftDataCore.BackingData<_SwiftDataNoType.Root>) {
          _b = _SwiftDataNoType()
          _$backingData = SwiftDataCore._InitialValues<B>()
          super.init(backingData: backingData)
        }
        """))
    #expect(!expansion.contains("struct _SwiftDataNoType") && !expansion.contains("let _$observationRegistrar"))
  }

  @Test("an initializer with a backing data that the class has itself is not made again")
  func ownInitializer() throws {
    let own = "@Model class A { required init(backingData: any BackingData<A>) { persistentBackingData = backingData } }"
    #expect(try !members(own).contains("init(backingData:"))
  }

  @Test(
    "what is wrong is said at its place, with what Apple says",
    arguments: [
      ("@Model struct A {}", "'@Model' cannot be applied to struct type 'A'", 0),
      ("\n @Model enum A { case a }", "'@Model' cannot be applied to enumeration type 'A'", 2),
      ("@Model actor A {}", "'@Model' cannot be applied to actor type 'A'", 0),
      ("/// D\n@Model final class A { var a = 1 }", "@Model requires an initializer be provided for 'A'", 6),
      (
        "@Model class A { init() {}; @Attribute var description: String }", "A stored property cannot be named 'description'", 28
      ),
      ("@Model class A { init() {}; var hash = 1 }", "A stored property cannot be named 'hash'", 28),
      (
        "@Model class A { init() {}\n @Transient var a: Int }",
        "@Transient requires non-optional property 'a' to have a default value",
        28
      ),
      (
        "@Model class A { init() {}; var a = 1, b = 2 }", "@Model keeps properties that are declared one by one: 'var a: Int'", 28
      ),
    ])
  func problems(text: String, message: String, offset: Int) {
    let error = #expect(throws: MacroError.self) { try members(text) }
    #expect(error?.message == message && error?.offset == offset, "\(error?.message ?? "") \(error?.offset ?? 0)")
  }

  @Test("cut at any place, a model's text is read without a trap")
  func cut() {
    let source = Array(
      "@Model final class A<T>: B, C<D> { #Unique<A>([\\.e])\n#if F\n@Attribute(.g) var e = H<I, J>(), k: L? { didSet {} } }".utf8
    )
    for start in source.indices {
      for end in stride(from: start, through: source.count, by: 5) {
        let text = String(decoding: source[start..<end], as: UTF8.self)
        _ = try? members(text)
        _ = ModelMacro.attribute(ofMember: text)
        _ = PersistedPropertyMacro(declaration: text, isTransformed: false)
        _ = try? QueryMacro(attribute: text, declaration: text)
      }
    }
  }
}

@Suite("@Model's attributes and conformances")
struct ModelExtensionTests {
  @Test(
    "stored properties get the attribute that lets them read the backing data",
    arguments: [
      ("var a = 1", "@_PersistedProperty"), ("let a: Int", "@_PersistedProperty"),
      ("@Attribute(.unique) var a: Int", "@_PersistedProperty"),
      ("var a: Int { didSet {} }", "@_PersistedProperty"), ("@Relationship var a: [B]", "@_PersistedProperty"),
      ("@Attribute(.transformable(by: C.self)) var a: C", "@_TransformablePersistedProperty"),
      ("@Attribute(.externalStorage, .transformable(by: \"C\")) var a: C", "@_TransformablePersistedProperty"),
      ("@Transient var a = 1", ""), ("static var a = 1", ""), ("var a: Int { 1 }", ""), ("func a() {}", ""),
      ("lazy var a = 1", ""),
      ("@_PersistedProperty var a = 1", ""), ("var a = 1, b = 2", ""), ("@Transient\nprivate var _a: _SwiftDataNoType", ""),
    ])
  func attributes(member: String, attribute: String) throws {
    #expect(ModelMacro.attribute(ofMember: member) == attribute)
    let answer = try CompilerTalk.attached(
      "PersistentModelMacro", role: "memberAttribute", to: member, in: "@Model final class A { \(member) }")
    #expect(answer.source == attribute && answer.message == nil)
  }

  @Test("a class gets the conformances that it lacks, under the name by which it is seen from outside, and is not Sendable")
  func conformances() throws {
    let answer = try CompilerTalk.attached(
      "PersistentModelMacro", role: "extension", to: "@Model final class Item { init() {} }", extending: "SchemaV1.Item",
      conformances: ModelMemberTests.conformances)
    #expect(
      answer.source == """
        extension SchemaV1.Item: nonisolated SwiftDataCore.PersistentModel {}

        extension SchemaV1.Item: nonisolated Observation.Observable {}

        @available(*, unavailable, message: "PersistentModels are not Sendable, consider utilizing a ModelActor or use \
        SchemaV1.Item's persistentModelID instead")
        extension SchemaV1.Item: Sendable {}
        """)
    #expect(ModelMacro.extensions(of: "B", conformances: "") == "")
    #expect(ModelMacro.extensions(of: "B", conformances: "Observable") == "extension B: nonisolated Observation.Observable {}")
  }

  @Test("of what is no class the compiler is told once")
  func structures() throws {
    let text = "@Model struct A { var a = 1 }"
    let member = try CompilerTalk.attached(
      "PersistentModelMacro", role: "member", to: text, conformances: ModelMemberTests.conformances)
    #expect(member.message == "'@Model' cannot be applied to struct type 'A'" && member.offset == 100 && member.source == nil)
    let attribute = try CompilerTalk.attached("PersistentModelMacro", role: "memberAttribute", to: "var a = 1", in: text)
    #expect(attribute.source == "" && attribute.message == nil)
    let conformance = try CompilerTalk.attached(
      "PersistentModelMacro", role: "extension", to: text, extending: "A", conformances: ModelMemberTests.conformances)
    #expect(conformance.source == "" && conformance.message == nil)
  }

  @Test("a class without an initializer gets its members nevertheless, so that nothing else is missing")
  func membersBesideProblem() throws {
    let answer = try CompilerTalk.attached(
      "PersistentModelMacro", role: "member", to: " @Model class A { var a = 1 }", conformances: ModelMemberTests.conformances)
    #expect(answer.message == "@Model requires an initializer be provided for 'A'" && answer.offset == 101)
    #expect(answer.source?.contains("required init(backingData:") == true)
  }

  @Test("what @Model reads by itself expands to nothing, and belongs to properties")
  func marks() throws {
    #expect(try CompilerTalk.freestanding("UniqueConstraintsMacro", "#Unique<A>([\\.a])").source == "")
    #expect(try CompilerTalk.freestanding("IndexMacro", "#Index<A>([\\.a])").source == "")
    for name in ["Attribute", "Relationship", "Transient"] {
      #expect(try CompilerTalk.attached("\(name)PropertyMacro", role: "peer", to: "@\(name) var a = 1").source == "")
      let wrong = try CompilerTalk.attached("\(name)PropertyMacro", role: "peer", to: "@\(name) func a() {}")
      #expect(wrong.message == "@\(name) belongs to a property of a model" && wrong.offset == 100)
    }
  }
}
