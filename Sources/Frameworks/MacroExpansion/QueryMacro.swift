import SwiftLexing

/// `@Query`: a view's variable that holds what a fetch finds.
struct QueryMacro {
  let accessors: String
  /// The query itself, which the view keeps up to date; an initialiser may set it.
  let peer: String

  /// Reads a variable, and the attribute with the query's arguments.
  ///
  /// In the closure of `#Preview` a variable is one of no view yet: it has a query of its own, until that macro makes it one of a
  /// view.
  init(attribute: String, declaration: String, context: [String] = []) throws(MacroError) {
    let text = SwiftText(declaration)
    guard let variable = text.variable(at: 0, before: text.tokens.count), let name = variable.name, !variable.isOneOfSeveral
    else {
      throw MacroError("@Query belongs to a 'var' with one name", at: text.start)
    }
    guard let type = variable.type else {
      throw MacroError("@Query needs the type of what it fetches: 'var \(name): [Item]'", at: text.start)
    }
    let place = SwiftText.name("_", before: name)
    let arguments = SwiftText(attribute).argumentsOfAttribute
    let query = "SwiftData.Query<\(type).Element, \(type)>"
    let around = context.lazy.map { SwiftText($0) }.prefix { $0.type == nil }
    if around.contains(where: { $0.tokens.first?.text == "#Preview" }) {
      accessors = "{ get { \(query)(\(arguments)).wrappedValue } }"
      peer = ""
      return
    }
    accessors = """
      {
        get { \(place).wrappedValue }
      }
      """
    peer = """
      private(set) var \(place): \(query) = .init(\(arguments))
      """
  }
}
