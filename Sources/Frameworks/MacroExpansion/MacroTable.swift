/// The macros that the plugin knows, by the names of their types in the frameworks' declarations.
enum MacroTable {
  /// Makes what a macro expands to in the role that the compiler asks for.
  typealias Attached = @Sendable (CompilerRequest.Attached) throws(MacroError) -> String
  typealias Freestanding = @Sendable (CompilerRequest.Freestanding) throws(MacroError) -> String

  static let freestanding: [String: Freestanding] = [
    "PreviewMacro": { use throws(MacroError) in
      try PreviewMacro(
        syntax: use.syntax.source, fileID: use.syntax.location.fileID, line: use.syntax.location.line,
        discriminator: use.discriminator
      ).expansion
    },
    // What @Model reads in the class.
    "UniqueConstraintsMacro": { _ throws(MacroError) in "" },
    "IndexMacro": { _ throws(MacroError) in "" },
  ]

  static let attached: [String: Attached] = [
    "EntryMacro": entry,
    "PreviewableMacro": { use throws(MacroError) in
      try PreviewableMacro.check(declaration: use.declSyntax.source, context: use.context)
      return ""
    },
    "AnimatableMacro": { use throws(MacroError) in
      guard let type = use.extendedTypeSyntax else { throw MacroError("@Animatable belongs to a struct or class") }
      return try AnimatableMacro(declaration: use.declSyntax.source, type: type.source, conformances: use.conformances).expansion
    },
    "AnimatableIgnoredMacro": { use throws(MacroError) in
      try AnimatableIgnoredMacro.check(declaration: use.declSyntax.source)
      return ""
    },
    "PersistentModelMacro": model,
    "PersistedPropertyMacro": { use throws(MacroError) in persisted(use, isTransformed: false) },
    "TransformablePersistedPropertyMacro": { use throws(MacroError) in persisted(use, isTransformed: true) },
    "AttributePropertyMacro": { use throws(MacroError) in try mark("Attribute", use) },
    "RelationshipPropertyMacro": { use throws(MacroError) in try mark("Relationship", use) },
    "TransientPropertyMacro": { use throws(MacroError) in try mark("Transient", use) },
    "PersistentModelActorMacro": modelActor,
    "QueryMacro": query,
  ]

  // The compiler asks for each role of a macro; one of them says what is wrong, and the others are silent then.

  private static func entry(_ use: CompilerRequest.Attached) throws(MacroError) -> String {
    try accessorsOrPeer(use) { () throws(MacroError) in
      let entry = try EntryMacro(declaration: use.declSyntax.source, context: use.context)
      return (entry.accessors, entry.key)
    }
  }

  private static func query(_ use: CompilerRequest.Attached) throws(MacroError) -> String {
    try accessorsOrPeer(use) { () throws(MacroError) in
      let query = try QueryMacro(attribute: use.attributeSyntax.source, declaration: use.declSyntax.source)
      return (query.accessors, query.peer)
    }
  }

  private static func accessorsOrPeer(
    _ use: CompilerRequest.Attached, _ expand: () throws(MacroError) -> (accessors: String, peer: String)
  ) throws(MacroError) -> String {
    do throws(MacroError) {
      let expansion = try expand()
      return use.macroRole == "accessor" ? expansion.accessors : expansion.peer
    } catch {
      if use.macroRole == "accessor" { throw error }
      return ""
    }
  }

  private static func model(_ use: CompilerRequest.Attached) throws(MacroError) -> String {
    switch use.macroRole {
    case "member":
      return try ModelMacro(declaration: use.declSyntax.source, context: use.context, conformances: use.conformances).members()
    case "memberAttribute":
      guard let parent = use.parentDeclSyntax, ModelMacro.isModel(declaration: parent.source) else { return "" }
      return ModelMacro.attribute(ofMember: use.declSyntax.source)
    default:
      guard let type = use.extendedTypeSyntax, ModelMacro.isModel(declaration: use.declSyntax.source) else { return "" }
      return ModelMacro.extensions(of: type.source, conformances: use.conformances)
    }
  }

  private static func persisted(_ use: CompilerRequest.Attached, isTransformed: Bool) -> String {
    let property = PersistedPropertyMacro(declaration: use.declSyntax.source, isTransformed: isTransformed)
    return (use.macroRole == "accessor" ? property?.accessors : property?.peer) ?? ""
  }

  private static func mark(_ name: String, _ use: CompilerRequest.Attached) throws(MacroError) -> String {
    try ModelMarkMacro.check(name, declaration: use.declSyntax.source)
    return ""
  }

  private static func modelActor(_ use: CompilerRequest.Attached) throws(MacroError) -> String {
    if use.macroRole == "member" { return try ModelActorMacro(declaration: use.declSyntax.source, context: use.context).members }
    guard let type = use.extendedTypeSyntax else { return "" }
    return ModelActorMacro.extensions(
      of: type.source, declaration: use.declSyntax.source, conformances: use.conformances)
  }
}

extension CompilerRequest.Attached {
  /// The declarations around, the nearest first.
  fileprivate var context: [String] { (lexicalContext ?? []).map(\.source) }

  fileprivate var conformances: String { conformanceListSyntax?.source ?? "" }
}
