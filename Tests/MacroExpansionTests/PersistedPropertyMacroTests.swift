import Testing

@testable import MacroExpansion

@Suite("The accessors of a model's properties")
struct PersistedPropertyMacroTests {
  private func property(_ text: String, isTransformed: Bool = false) throws -> PersistedPropertyMacro {
    try #require(PersistedPropertyMacro(declaration: text, isTransformed: isTransformed))
  }

  @Test("a property reads and writes the backing data, and tells who observes it")
  func accessors() throws {
    #expect(
      try property("@_PersistedProperty @Attribute(.unique) public var name: String").accessors == """
        {
          @storageRestrictions(accesses: _$backingData, initializes: _name)
          init(initialValue) {
            _$backingData.setValue(forKey: \\.name, to: initialValue)
            _name = _SwiftDataNoType()
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.name)
            return self.getValue(forKey: \\.name)
          }
          set {
            _$observationRegistrar.withMutation(of: self, keyPath: \\.name) {
              self.setValue(forKey: \\.name, to: newValue)
            }
          }
        }
        """)
  }

  @Test("an array is changed in place")
  func arrays() throws {
    #expect(
      try property("var jobs: [Job] = []").accessors.hasSuffix(
        """
          _modify {
            _$observationRegistrar.access(self, keyPath: \\.jobs)
            var value = self._takeValue(forKey: \\.jobs)
            _$observationRegistrar.willSet(self, keyPath: \\.jobs)
            defer {
              self.setValue(forKey: \\.jobs, to: value)
              _$observationRegistrar.didSet(self, keyPath: \\.jobs)
            }
            yield &value
          }
        }
        """))
    for text in ["let jobs: [Job]", "var name: String", "var jobs: Set<Int>"] {
      #expect(try !property(text).accessors.contains("_modify"))
    }
    #expect(try !property("var paints: [Paint]", isTransformed: true).accessors.contains("_modify"))
  }

  @Test("one that a transformer stands before goes by way of it")
  func transformed() throws {
    let accessors = try property("var paint: Paint", isTransformed: true).accessors
    #expect(accessors.contains("_$backingData.setTransformableValue(forKey: \\.paint, to: initialValue)"))
    #expect(accessors.contains("return self.getTransformableValue(forKey: \\.paint)"))
    #expect(accessors.contains("self.setTransformableValue(forKey: \\.paint, to: newValue)"))
    let answer = try CompilerTalk.attached("TransformablePersistedPropertyMacro", role: "accessor", to: "var paint: Paint")
    #expect(answer.source == accessors)
  }

  @Test("a constant has no setter, and names in backticks keep them")
  func names() throws {
    #expect(try !property("let a: Int").accessors.contains("set {"))
    let quoted = try property("var `default` = 1")
    #expect(quoted.accessors.contains("forKey: \\.`default`") && quoted.accessors.contains("initializes: _default)"))
    #expect(try property("var `two words` = 1").peer.contains("var `_two words`: _SwiftDataNoType ="))
  }

  @Test(
    "what stands for a value has one itself where an initializer need not set the property",
    arguments: [
      ("var a: Int", ""), ("let a: Int", ""), ("let a: Int?", ""), ("var a = 1", " = _SwiftDataNoType()"),
      ("let a = 1", " = _SwiftDataNoType()"), ("var a: Int?", " = _SwiftDataNoType()"), ("var a: B!", " = _SwiftDataNoType()"),
      ("var a: Optional<Int>", ""), ("private(set) var a: [Int: B?]", ""), ("var a: Int { didSet {} }", ""),
    ])
  func peers(text: String, value: String) throws {
    let answer = try CompilerTalk.attached("PersistedPropertyMacro", role: "peer", to: text)
    #expect(answer.source == "@Transient\nprivate var _a: _SwiftDataNoType\(value)")
  }

  @Test("what is no stored property gets nothing", arguments: ["func a() {}", "var a: Int { 1 }", "static var a = 1", ""])
  func others(text: String) throws {
    #expect(PersistedPropertyMacro(declaration: text, isTransformed: false) == nil)
    #expect(try CompilerTalk.attached("PersistedPropertyMacro", role: "accessor", to: text).source == "")
  }
}
