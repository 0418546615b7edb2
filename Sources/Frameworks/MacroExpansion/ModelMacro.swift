import SwiftLexing

/// `@Model`: a class whose stored properties are kept by a store.
///
/// The class gets a backing data that its properties read and write, a list of them with which the store finds them, an
/// initialiser by which the store makes instances, and a registrar that tells views what they read. A class that inherits from a
/// model has all of these from there and adds its own properties.
struct ModelMacro {
  private let text: SwiftText
  private let type: TypeDeclaration
  private let properties: ModelProperties
  private let access: String
  private let isFinal: Bool
  /// Whether a class above is a model.
  private let isInherited: Bool

  /// Reads the declaration of a class and those around it, the nearest first; `conformances` are the protocols that neither it nor a
  /// class above it conforms to yet.
  init(declaration: String, context: [String], conformances: String) throws(MacroError) {
    text = SwiftText(declaration)
    guard let type = text.type, type.keyword == "class" else {
      let kind = text.type.map { $0.keyword == "enum" ? "enumeration" : $0.keyword } ?? "this"
      throw MacroError("'@Model' cannot be applied to \(kind) type '\(text.type?.name ?? "")'", at: text.start)
    }
    self.type = type
    properties = ModelProperties(text, members: type.members)
    access = type.access(in: context)
    isFinal = type.modifiers.contains("final")
    let conforms = type.inherited.contains { $0 == "PersistentModel" || $0.hasSuffix(".PersistentModel") }
    isInherited = !conforms && !conformances.contains("PersistentModel")
  }

  /// Whether a declaration can be a model, so that other parts of the expansion need not say again that it cannot.
  static func isModel(declaration: String) -> Bool { SwiftText(declaration).type?.keyword == "class" }

  // MARK: Members

  /// What the class gets; throws what is wrong with its members, with the expansion.
  func members() throws(MacroError) -> String {
    let parts = isInherited ? [inheritedBacking, metadata] : [backing, metadata, registrar, kind]
    let initializer = properties.hasBackingInitializer ? [] : [backingInitializer]
    let expansion = (parts + initializer + [observation]).joined(separator: "\n\n")
    if var problem = properties.problem {
      problem.expansion = expansion
      throw problem
    }
    guard properties.hasInitializer else {
      throw MacroError("@Model requires an initializer be provided for '\(type.name)'", at: text.start, expansion: expansion)
    }
    return expansion
  }

  /// How what a subclass needs is seen.
  private var inheritable: String { isFinal ? "private " : access }

  private var backing: String {
    """
    @Transient
    private var _$backingData: any SwiftDataCore.BackingData<\(type.name)> = \(type.name)._newBackingData()

    public var persistentBackingData: any SwiftDataCore.BackingData<\(type.name)> {
      get { _$backingData }
      set { _$backingData = newValue }
    }
    """
  }

  /// Initial values of the class's own properties come before those of the class above make its backing data, and go there later.
  private var inheritedBacking: String {
    """
    @Transient
    private var _$backingData = SwiftDataCore._InitialValues<\(type.name)>()

    public override var persistentBackingData: any SwiftDataCore.BackingData<_SwiftDataNoType.Root> {
      get {
        for assign in _$backingData.takeAll() { assign(self) }
        return super.persistentBackingData
      }
      set { super.persistentBackingData = newValue }
    }
    """
  }

  private var metadata: String {
    let element = "SwiftDataCore.Schema.PropertyMetadata"
    let modifiers = isInherited ? "override class" : isFinal ? "static" : "class"
    let items = properties.metadata(of: type.name)
    let body =
      items.isEmpty
      ? "return []"
      : """
      var properties: [\(element)] = []
        \(items.joined(separator: "\n  "))
        return properties
      """
    return """
      \(access)\(modifiers) var schemaMetadata: [\(element)] {
        \(body)
      }
      """
  }

  private var backingInitializer: String {
    let required = isFinal && !isInherited ? "" : "required "
    let root = isInherited ? "_SwiftDataNoType.Root" : type.name
    let last =
      isInherited
      ? "_$backingData = SwiftDataCore._InitialValues<\(type.name)>()\n  super.init(backingData: backingData)"
      : "self.persistentBackingData = backingData"
    return """
      \(access)\(required)init(backingData: any SwiftDataCore.BackingData<\(root)>) {
        \((properties.initializations + [last]).joined(separator: "\n  "))
      }
      """
  }

  private var registrar: String {
    """
    @Transient
    \(inheritable)let _$observationRegistrar = Observation.ObservationRegistrar()
    """
  }

  /// The type of what stands for each property in the class itself, where no value is.
  private var kind: String {
    isFinal
      ? "struct _SwiftDataNoType {}"
      : """
      \(access)struct _SwiftDataNoType {
        \(access)typealias Root = \(type.name)
      }
      """
  }

  private var observation: String {
    """
    internal nonisolated func access<_M>(keyPath: KeyPath<\(type.name), _M>) {
      _$observationRegistrar.access(self, keyPath: keyPath)
    }

    internal nonisolated func withMutation<_M, _MR>(
      keyPath: KeyPath<\(type.name), _M>, _ mutation: () throws -> _MR
    ) rethrows -> _MR {
      try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
    }
    """
  }

  // MARK: Attributes and conformances

  /// The attribute that a member of a model gets.
  static func attribute(ofMember declaration: String) -> String {
    let text = SwiftText(declaration)
    guard let variable = text.variable(at: 0, before: text.tokens.count), variable.isPersisted, !variable.isOneOfSeveral
    else { return "" }
    let isMarked = ["_PersistedProperty", "_TransformablePersistedProperty"].contains {
      variable.arguments(ofAttribute: $0, module: "SwiftDataCore") != nil
    }
    if isMarked { return "" }
    let options = SwiftText(variable.arguments(ofAttribute: "Attribute", module: "SwiftData") ?? "").tokens
    return options.contains { $0.text == "transformable" } ? "@_TransformablePersistedProperty" : "@_PersistedProperty"
  }

  /// The conformances that a class does not have yet.
  static func extensions(of type: String, conformances: String) -> String {
    var extensions: [String] = []
    if conformances.contains("PersistentModel") {
      extensions.append("extension \(type): nonisolated SwiftDataCore.PersistentModel {}")
    }
    if conformances.contains("Observable") { extensions.append("extension \(type): nonisolated Observation.Observable {}") }
    if conformances.contains("Sendable") {
      let advice = "consider utilizing a ModelActor or use \(type)'s persistentModelID instead"
      extensions.append(
        """
        @available(*, unavailable, message: "PersistentModels are not Sendable, \(advice)")
        extension \(type): Sendable {}
        """)
    }
    return extensions.joined(separator: "\n\n")
  }
}
