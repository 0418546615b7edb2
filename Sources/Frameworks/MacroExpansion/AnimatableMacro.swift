import SwiftLexing

/// `@Animatable`: the data of a type are those of its stored properties, in their order.
struct AnimatableMacro {
  /// A property that changes over time.
  private struct Property {
    var name: String
    var type: String
  }

  /// The extension with the conformance and the data.
  let expansion: String

  /// Reads the declaration of a type, which an extension names with those around it; `conformances` are what it does not
  /// conform to yet.
  init(declaration: String, type: String, conformances: String) throws(MacroError) {
    let text = SwiftText(declaration)
    guard let owner = text.type, owner.keyword == "struct" || owner.keyword == "class" else {
      throw MacroError("@Animatable belongs to a struct or class, whose stored properties it animates", at: text.start)
    }
    var properties: [Property] = []
    for statement in text.statements(in: owner.members) {
      if let property = try Self.property(text, statement) { properties.append(property) }
    }
    // A view's data are read outside of the main actor; its values may be, in its own module.
    let isolation = owner.keyword == "struct" ? "nonisolated " : ""
    let conformance = conformances.contains("Animatable") ? ": SwiftUI.Animatable" : ""
    expansion = """
      extension \(type)\(conformance) {
        \(owner.access)\(isolation)var animatableData: \(Self.type(of: properties[...])) {
          get { \(Self.value(of: properties[...])) }
          set { \(Self.assignments(of: properties).joined(separator: "; ")) }
        }
      }
      """
  }

  // MARK: The data

  private static func type(of properties: ArraySlice<Property>) -> String {
    guard let first = properties.first else { return "SwiftUI.EmptyAnimatableData" }
    let own = "\(first.type)._AnimatableOrVectorArithmeticData"
    return properties.count == 1 ? own : "SwiftUI.AnimatablePair<\(own), \(type(of: properties.dropFirst()))>"
  }

  private static func value(of properties: ArraySlice<Property>) -> String {
    guard let first = properties.first else { return "SwiftUI.EmptyAnimatableData()" }
    let own = "self.\(first.name)._animatableOrVectorArithmeticData"
    return properties.count == 1 ? own : "SwiftUI.AnimatablePair(\(own), \(value(of: properties.dropFirst())))"
  }

  private static func assignments(of properties: [Property]) -> [String] {
    properties.indices.map { index in
      let rest = String(repeating: ".second", count: index), isLast = index == properties.count - 1
      return "self.\(properties[index].name)._animatableOrVectorArithmeticData = newValue\(rest)\(isLast ? "" : ".first")"
    }
  }

  // MARK: Properties

  /// Attributes of a declaration that are no property wrappers.
  private static let plainAttributes: Set = [
    "@available", "@objc", "@nonobjc", "@usableFromInline", "@inlinable", "@MainActor", "@preconcurrency", "@_spi",
  ]

  /// The stored property that a statement declares and that is to be animated.
  private static func property(_ text: SwiftText, _ statement: Range<Int>) throws(MacroError) -> Property? {
    guard let variable = text.variable(at: statement.lowerBound, before: statement.upperBound) else { return nil }
    let start = text.tokens[statement.lowerBound].range.lowerBound
    if variable.isStatic { return nil }
    if variable.hasAccessors, !variable.isObserved {
      guard variable.name == "animatableData" else { return nil }
      throw MacroError(
        "@Animatable makes 'animatableData' itself; a type with its own conforms to Animatable without it", at: start)
    }
    let names = variable.attributes.map { attribute in
      String(attribute.prefix { $0 != "(" && $0 != "<" }).replacing("@SwiftUI.", with: "@")
    }
    // What has a wrapper keeps its value elsewhere.
    if names.contains("@AnimatableIgnored") || !plainAttributes.isSuperset(of: names) { return nil }
    guard let name = variable.name, !variable.isOneOfSeveral else {
      throw MacroError("@Animatable animates properties that are declared one by one: 'var a: CGFloat'", at: start)
    }
    let hint = "mark it @AnimatableIgnored"
    guard variable.keyword == "var" else {
      throw MacroError("'\(name)' is a 'let', which cannot be animated; \(hint), or make it a 'var'", at: start)
    }
    if let modifier = variable.modifiers.first(where: { ["lazy", "weak", "unowned"].contains($0) }) {
      throw MacroError("'\(name)' is '\(modifier)', which cannot be animated; \(hint)", at: start)
    }
    guard let type = variable.type ?? variable.value.flatMap(Self.type(of:)) else {
      throw MacroError("@Animatable needs the type of '\(name)': 'var \(name): …'; if it is not animated, \(hint)", at: start)
    }
    guard canBeAnimated(type) else {
      throw MacroError(
        "'\(name)' cannot be animated, since \(type) is neither Animatable nor VectorArithmetic; \(hint)", at: start)
    }
    return Property(name: name, type: type)
  }

  /// The type of a value that says it: a number, `Angle(degrees: 1)`, `CGPoint.zero`.
  private static func type(of value: String) -> String? {
    if let literal = value.wholeMatch(of: /-?[0-9][0-9_]*(\.[0-9_]+)?([eE][-+]?[0-9]+)?/) {
      return literal.1 == nil && literal.2 == nil ? "Int" : "Swift.Double"
    }
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\"") { return "String" }
    let text = SwiftText(value), tokens = text.tokens
    var index = 0
    while index < tokens.count, isTypeName(tokens[index]), tokens[index].kind == .word {
      index += 1
      guard index + 1 < tokens.count, tokens[index].text == ".", isTypeName(tokens[index + 1]) else { break }
      index += 1
    }
    guard index > 0 else { return nil }
    let name = text.text(of: 0..<index)
    // A member of the type, such as `zero`, and then a call.
    if index + 1 < tokens.count, tokens[index].text == ".", tokens[index + 1].kind == .word { index += 2 }
    if index < tokens.count, tokens[index].text == "(" { index = text.index(after: index) }
    return index == tokens.count && tokens.count > 1 ? name : nil
  }

  private static func isTypeName(_ token: SwiftToken) -> Bool { token.text.first?.isUppercase == true }

  /// The types of which people forget that they are whole, or no number; the compiler knows of others.
  private static let neverAnimated: Set = [
    "Bool", "String", "Character", "Substring", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Color", "Text", "Image", "Date", "URL", "UUID", "Namespace.ID", "LocalizedStringKey", "AnyView", "Any",
  ]

  private static func canBeAnimated(_ type: String) -> Bool {
    let module = ["Swift.", "SwiftUI.", "Foundation."].first(where: type.hasPrefix) ?? ""
    let plain = String(type.dropFirst(module.count))
    if neverAnimated.contains(plain) || type.contains("->") { return false }
    if let first = type.first, first == "[" || first == "(" { return false }
    if let last = type.last, last == "?" || last == "!" { return false }
    return !type.hasPrefix("any ") && !type.hasPrefix("some ")
  }
}

/// `@AnimatableIgnored`: leaves a property out of what `@Animatable` animates.
enum AnimatableIgnoredMacro {
  /// Says what is wrong with a use; there is nothing to expand.
  static func check(declaration: String) throws(MacroError) {
    let text = SwiftText(declaration)
    guard text.variable(at: 0, before: text.tokens.count) == nil else { return }
    throw MacroError("@AnimatableIgnored belongs to a stored property", at: text.start)
  }
}
