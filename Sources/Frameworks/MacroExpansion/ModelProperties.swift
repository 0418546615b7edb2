import SwiftLexing

/// What the schema of a model is made of: the stored properties, the constraints and indices, and conditions around them.
struct ModelProperties {
  private enum Item {
    case property(VariableDeclaration, name: String)
    /// `#Unique<Trip>([\.name])` or `#Index<Trip>([\.name])`, with what stands behind the name.
    case constraint(String, arguments: String)
    /// `#if DEBUG`, `#else`, `#endif`.
    case condition(String)
  }

  private var items: [Item] = []
  /// Whether the class has an initialiser of its own.
  private(set) var hasInitializer = false
  /// Whether it has the one that the store makes instances with.
  private(set) var hasBackingInitializer = false
  /// The first of what is wrong.
  private(set) var problem: MacroError?

  init(_ text: SwiftText, members: Range<Int>) {
    for statement in text.statements(in: members) { read(text, statement) }
  }

  private mutating func read(_ text: SwiftText, _ statement: Range<Int>) {
    let first = text.tokens[statement.lowerBound].text
    if ["#if", "#elseif", "#else", "#endif"].contains(first) {
      items.append(.condition(text.text(of: statement)))
    } else if first.hasPrefix("#") {
      readConstraint(text, statement)
    } else {
      let (_, _, keyword) = text.readPrefix(from: statement.lowerBound, before: statement.upperBound)
      if keyword < statement.upperBound, text.tokens[keyword].text == "init" {
        hasInitializer = true
        let isBacking = text.tokens[keyword..<statement.upperBound].dropFirst(2).first?.text == "backingData"
        hasBackingInitializer = hasBackingInitializer || isBacking
      }
      let start = text.tokens[statement.lowerBound].range.lowerBound
      for variable in text.variables(at: statement.lowerBound, before: statement.upperBound) { read(variable, at: start) }
    }
  }

  private mutating func readConstraint(_ text: SwiftText, _ statement: Range<Int>) {
    var name = statement.lowerBound
    if text.tokens[name].text == "#SwiftData", statement.count > 2, text.tokens[name + 1].text == "." { name += 2 }
    let kind = text.tokens[name].text.replacing("#", with: "")
    guard kind == "Unique" || kind == "Index" else { return }
    items.append(.constraint(kind, arguments: text.text(of: name + 1..<statement.upperBound)))
  }

  private mutating func read(_ variable: VariableDeclaration, at start: Int) {
    guard let name = variable.name else { return }
    if variable.isPersisted, variable.isOneOfSeveral {
      let message = "@Model keeps properties that are declared one by one: 'var \(name): \(variable.type ?? "Int")'"
      problem = problem ?? MacroError(message, at: start)
    } else if variable.isPersisted {
      let bare = name.replacing("`", with: "")
      if bare == "description" || bare == "hash" {
        problem = problem ?? MacroError("A stored property cannot be named '\(bare)'", at: start)
      }
      items.append(.property(variable, name: name))
    } else if variable.isStored, variable.keyword == "var", variable.value == nil, !variable.isOptional,
      variable.arguments(ofAttribute: "Transient", module: "SwiftData") != nil
    {
      let message = "@Transient requires non-optional property '\(name)' to have a default value"
      problem = problem ?? MacroError(message, at: start)
    }
  }

  // MARK: What becomes of them

  /// The statements that add what is known of each to an array `properties`.
  func metadata(of type: String) -> [String] {
    items.map { item in
      let (name, keyPath, value, metadata): (String, String, String, String)
      switch item {
      case .condition(let condition): return condition
      case .property(let variable, let written):
        name = written.replacing("`", with: "")
        (keyPath, value, metadata) = (#"\\#(type).\#(written)"#, variable.defaultValue, variable.schemaProperty)
      case .constraint(let kind, let arguments):
        name = "SwiftData.Schema.\(kind)"
        keyPath = #"\SwiftDataCore.Schema.encodingVersion"#
        (value, metadata) = ("nil", "SwiftDataCore.Schema.\(kind)\(arguments)")
      }
      return """
        properties.append(
            SwiftDataCore.Schema.PropertyMetadata(
              name: "\(name)", keypath: \(keyPath), defaultValue: \(value), metadata: \(metadata)))
        """
    }
  }

  /// The statements that say that all have values: those of the backing data.
  var initializations: [String] {
    items.compactMap { item in
      switch item {
      case .condition(let condition): condition
      case .property(_, let name): "\(SwiftText.name("_", before: name)) = _SwiftDataNoType()"
      case .constraint: nil
      }
    }
  }
}

extension VariableDeclaration {
  /// Whether each instance of a class holds a value for it.
  var isStored: Bool { name != nil && !isStatic && !modifiers.contains("lazy") && (!hasAccessors || isObserved) }

  /// Whether a model keeps it.
  var isPersisted: Bool { isStored && arguments(ofAttribute: "Transient", module: "SwiftData") == nil }

  /// The initial value as one of a written type, which it may need: `.now`, `[]`.
  fileprivate var defaultValue: String {
    guard let value else { return "nil" }
    guard let type else { return value }
    return "(\(value)) as \(type.hasSuffix("!") ? String(type.dropLast()) + "?" : type)"
  }

  /// What `@Attribute` or `@Relationship` says of it.
  fileprivate var schemaProperty: String {
    for name in ["Attribute", "Relationship"] {
      if let arguments = arguments(ofAttribute: name, module: "SwiftData") { return "SwiftDataCore.Schema.\(name)(\(arguments))" }
    }
    return "nil"
  }
}
