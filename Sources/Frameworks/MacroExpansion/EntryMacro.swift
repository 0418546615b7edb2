/// `@Entry`: a variable of `EnvironmentValues` and its kin becomes a computed one, with a key of its own.
struct EntryMacro {
  /// The types that have entries, with the protocols of their keys.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// What the variable's own type becomes: the getter and the setter.
  let accessors: String
  /// The key's declaration.
  let key: String

  /// Reads a variable and the declarations around it, the nearest first.
  init(declaration: String, context: [String]) throws(MacroError) {
    let owner = Self.owner(in: context)
    guard let owner, let keyProtocol = Self.keys[owner] else {
      throw MacroError(
        "@Entry makes a key of a variable in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
    }
    let text = SwiftText(declaration)
    let start = text.start
    guard let variable = text.variable(at: 0, before: text.tokens.count), variable.keyword == "var", let name = variable.name,
      !variable.isOneOfSeveral
    else { throw MacroError("@Entry belongs to a 'var' with one name", at: start) }
    guard !variable.hasAccessors else {
      throw MacroError("@Entry makes the accessors of '\(name)' itself; a variable with others has none", at: start)
    }
    if let modifier = variable.modifiers.first(where: { ["static", "class", "lazy", "weak", "unowned"].contains($0) }) {
      throw MacroError("an entry cannot be '\(modifier)'", at: start)
    }
    let keyName = SwiftText.name("__Key_", before: name)
    accessors = """
      {
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
      }
      """
    let members = try Self.members(of: variable, name: name, isFocused: owner == "FocusedValues", at: start)
    key = """
      private struct \(keyName): SwiftUI.\(keyProtocol) {
        \(members)
      }
      """
  }

  private static func members(
    of variable: VariableDeclaration, name: String, isFocused: Bool, at start: Int
  ) throws(MacroError) -> String {
    if isFocused {
      guard let type = variable.type, let wrapped = unwrapped(type), variable.value.map({ $0 == "nil" }) ?? true else {
        throw MacroError(
          "an entry of FocusedValues is an optional without another value than nil, such as 'var \(name): Int?'", at: start)
      }
      return "typealias Value = \(wrapped)"
    }
    guard let type = variable.type else {
      guard let value = variable.value else {
        throw MacroError("the entry '\(name)' needs a value where nothing sets one: 'var \(name) = …'", at: start)
      }
      // The compiler finds the type of a stored constant, and of no computed one.
      return "static let defaultValue = \(value)"
    }
    guard let value = variable.value ?? (unwrapped(type) == nil ? nil : "nil") else {
      throw MacroError("the entry '\(name)' needs a value where nothing sets one: 'var \(name): \(type) = …'", at: start)
    }
    return """
      typealias Value = \(type.hasSuffix("!") ? String(type.dropLast()) + "?" : type)
        static var defaultValue: Value { \(value) }
      """
  }

  /// What an optional type is one of.
  private static func unwrapped(_ type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
    for start in ["Optional<", "Swift.Optional<"] where type.hasPrefix(start) && type.hasSuffix(">") {
      return String(type.dropFirst(start.count).dropLast())
    }
    return nil
  }

  /// The name of the type that is extended, without its module.
  private static func owner(in context: [String]) -> String? {
    guard let nearest = context.first.flatMap({ SwiftText($0).type }), nearest.keyword == "extension" else { return nil }
    return nearest.name.split(separator: ".").last.map { String($0).replacing("`", with: "") }
  }
}
