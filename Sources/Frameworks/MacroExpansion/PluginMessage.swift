import FoundationEssentials

/// What the compiler asks; of each message only the parts that are used.
struct CompilerRequest: Decodable {
  struct Capability: Decodable {}

  struct Macro: Decodable {
    var typeName: String
  }

  struct Location: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
    var column: Int
  }

  /// A piece of the source with its place.
  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  struct Freestanding: Decodable {
    var macro: Macro
    var discriminator: String
    var syntax: Syntax
    var lexicalContext: [Syntax]?
  }

  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var attributeSyntax: Syntax
    var declSyntax: Syntax
    /// The type whose member gets attributes.
    var parentDeclSyntax: Syntax?
    /// The type that an extension is made for.
    var extendedTypeSyntax: Syntax?
    /// The protocols that the extension is to bring, which the type does not have.
    var conformanceListSyntax: Syntax?
    var lexicalContext: [Syntax]?
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
}

/// What the compiler is answered.
struct PluginAnswer: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion = 7
      var features: [String] = []
    }
    var capability = Capability()
  }

  struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?
}

/// What is wrong with the use of a macro, and where in the macro's syntax.
struct MacroError: Error, Equatable {
  var message: String
  /// Bytes from the beginning of the syntax.
  var offset: Int
  /// What is put in nevertheless, so that the compiler complains of nothing else; `nil` for nothing.
  var expansion: String?

  init(_ message: String, at offset: Int = 0, expansion: String? = nil) {
    self.message = message
    self.offset = offset
    self.expansion = expansion
  }
}
