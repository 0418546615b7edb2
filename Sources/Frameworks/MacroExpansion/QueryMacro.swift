/// `@Query`: a view's variable that holds what a fetch finds.
struct QueryMacro {
  let accessors: String
  /// The query itself, which the view keeps up to date; an initialiser may set it.
  let peer: String

  /// Reads a variable, and the attribute with the query's arguments.
  init(attribute: String, declaration: String) throws(MacroError) {
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
    accessors = """
      {
        get { \(place).wrappedValue }
      }
      """
    peer = """
      private(set) var \(place): SwiftData.Query<\(type).Element, \(type)> = .init(\(arguments))
      """
  }
}
