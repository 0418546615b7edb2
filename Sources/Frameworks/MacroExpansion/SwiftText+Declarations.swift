import SwiftLexing

/// One `var` as it was written.
struct VariableDeclaration: Equatable {
  /// Attributes as they were written, such as `@State` and `@Attribute(.unique)`.
  var attributes: [String]
  var modifiers: [String]
  /// `var` or `let`.
  var keyword: String
  /// The name, with its backticks; `nil` for a pattern.
  var name: String?
  var type: String?
  var value: String?
  /// Whether there is a block of accessors or observers.
  var hasAccessors = false
  /// Whether that block has observers, so that the value is stored.
  var isObserved = false
  /// Whether others are declared with it, with commas between them.
  var isOneOfSeveral = false
}

extension VariableDeclaration {
  /// Whether it belongs to the type rather than to its instances.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The arguments of an attribute, without the brackets; empty where it has none, `nil` where there is no such attribute.
  func arguments(ofAttribute name: String, module: String) -> String? {
    let attribute = attributes.first { attribute in
      let written = attribute.prefix { $0 != "(" && $0 != "<" }.replacing("`", with: "")
      return written == "@\(name)" || written == "@\(module).\(name)"
    }
    return attribute.map { SwiftText($0).argumentsOfAttribute }
  }

  /// Whether the type is written as an optional one, which is `nil` where nothing is said.
  var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false }
}

extension SwiftText {
  static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak", "unowned",
    "nonisolated", "override", "dynamic", "mutating", "nonmutating", "required", "convenience", "optional", "indirect",
    "distributed", "consuming", "borrowing", "isolated",
  ]

  /// The index after an attribute and its arguments.
  func index(afterAttribute start: Int) -> Int {
    var index = start + 1
    // A name in backticks is a token of its own.
    if tokens[start].text == "@", index < tokens.count, tokens[index].kind == .word { index += 1 }
    // `@Module.Name`
    while index + 1 < tokens.count, tokens[index].text == ".", !tokens[index].followsSpace, tokens[index + 1].kind == .word {
      index += 2
    }
    // `@Name<Type>`: up to the sign that ends as many as began.
    if index < tokens.count, tokens[index].text.hasPrefix("<"), !tokens[index].followsSpace {
      var depth = 0
      repeat {
        depth += tokens[index].text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
        index = self.index(after: index)
      } while depth > 0 && index < tokens.count
    }
    if index < tokens.count, tokens[index].text == "(", !tokens[index].followsSpace { index = self.index(after: index) }
    return min(index, tokens.count)
  }

  /// What stands in the brackets of the attribute that the text is.
  var argumentsOfAttribute: String {
    guard let open = tokens.firstIndex(where: { $0.text == "(" }), let close = tokens[open].partner else { return "" }
    return text(of: open + 1..<close)
  }

  /// Reads the attributes and modifiers that stand before a declaration, and the index of what follows them.
  func readPrefix(from start: Int, before end: Int) -> (attributes: [String], modifiers: [String], next: Int) {
    var attributes: [String] = []
    var modifiers: [String] = []
    var index = start
    while index < end {
      if tokens[index].kind == .marked, tokens[index].text.hasPrefix("@") {
        let next = min(self.index(afterAttribute: index), end)
        attributes.append(text(of: index..<next))
        index = next
      } else if isModifier(index, before: end) {
        modifiers.append(tokens[index].text)
        let hasDetail = index + 1 < end && tokens[index + 1].text == "("
        index = hasDetail ? self.index(after: index + 1) : index + 1
      } else {
        break
      }
    }
    return (attributes, modifiers, min(index, end))
  }

  /// Whether a token is a modifier: `class` is one before what a class declares, and begins a class otherwise.
  private func isModifier(_ index: Int, before end: Int) -> Bool {
    guard Self.modifiers.contains(tokens[index].text) else { return false }
    guard tokens[index].text == "class" else { return true }
    guard index + 1 < end else { return false }
    return ["var", "let", "func", "subscript"].contains(tokens[index + 1].text) || Self.modifiers.contains(tokens[index + 1].text)
  }

  /// Reads the first variable that is declared at a token.
  func variable(at start: Int, before end: Int) -> VariableDeclaration? { variables(at: start, before: end).first }

  /// Reads the variables that are declared at a token: several where commas stand between them.
  func variables(at start: Int, before end: Int) -> [VariableDeclaration] {
    let (attributes, modifiers, keyword) = readPrefix(from: start, before: end)
    guard keyword < end, ["var", "let"].contains(tokens[keyword].text) else { return [] }
    var variables: [VariableDeclaration] = []
    var index = keyword
    repeat {
      index += 1
      var variable = VariableDeclaration(attributes: attributes, modifiers: modifiers, keyword: tokens[keyword].text)
      if index < end, tokens[index].kind == .word {
        variable.name = tokens[index].text
        index += 1
      } else if index < end {
        index = self.index(after: index)
      }
      index = readDetails(of: &variable, from: index, before: end)
      variables.append(variable)
    } while index < end && tokens[index].text == ","
    if variables.count > 1 {
      for index in variables.indices { variables[index].isOneOfSeveral = true }
    }
    return variables
  }

  /// Reads the type, the value and whether accessors follow; returns the index behind them.
  private func readDetails(of variable: inout VariableDeclaration, from start: Int, before end: Int) -> Int {
    var index = start
    if index < end, tokens[index].text == ":" {
      let first = index + 1
      index = first
      while index < end, !["=", "{", ","].contains(tokens[index].text) { index = self.index(afterPartOfType: index) }
      index = min(index, end)
      variable.type = text(of: first..<index)
    }
    if index < end, tokens[index].text == "=" {
      let first = index + 1
      index = first
      while index < end, tokens[index].text != ",", !isAccessorBlock(index) {
        index = beginsArgumentsOfType(index) ? self.index(afterPartOfType: index) : self.index(after: index)
      }
      index = min(index, end)
      variable.value = text(of: first..<index)
    }
    guard index < end else { return end }
    variable.hasAccessors = tokens[index].text == "{"
    variable.isObserved =
      variable.hasAccessors && index + 1 < end && ["didSet", "willSet"].contains(tokens[index + 1].text)
    return variable.hasAccessors ? self.index(after: index) : index
  }

  /// Whether a sign in a value is that of `Name<Type>`, and none of a comparison.
  private func beginsArgumentsOfType(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.text == "<" && !token.followsSpace && index > 0 && tokens[index - 1].text.first?.isUppercase == true
  }

  /// The index after a token of a type, or after the arguments `<A, B>` that begin with it.
  func index(afterPartOfType start: Int) -> Int {
    guard tokens[start].text == "<" else { return index(after: start) }
    var index = start, depth = 0
    repeat {
      let isArrow = tokens[index].text == "->"
      if !isArrow { depth += tokens[index].text.utf8.reduce(0) { $0 + ($1 == 0x3C ? 1 : $1 == 0x3E ? -1 : 0) } }
      index = self.index(after: index)
    } while depth > 0 && index < tokens.count
    return index
  }

  private func isAccessorBlock(_ index: Int) -> Bool {
    guard tokens[index].text == "{", index + 1 < tokens.count else { return false }
    return ["didSet", "willSet", "get", "set", "_read", "_modify"].contains(tokens[index + 1].text)
  }
}

// MARK: - Statements

extension SwiftText {
  /// The statements in a range of tokens, each a range of tokens.
  func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].text == ";" {
        if index > start { statements.append(start..<index) }
        index += 1
        start = index
        continue
      }
      if index > start, tokens[index].startsLine, !continues(at: index, since: start) {
        statements.append(start..<index)
        start = index
      }
      index = min(self.index(after: index), range.upperBound)
    }
    if index > start { statements.append(start..<index) }
    return statements
  }

  /// Whether a token at the beginning of a line goes on with the statement before it.
  private func continues(at index: Int, since start: Int) -> Bool {
    let token = tokens[index]
    let last = tokens[index - 1]
    // After an attribute, with or without arguments, comes what it belongs to.
    if endsWithAttribute(start..<index) { return true }
    if Self.modifiers.contains(last.text) || Self.beforeMore.contains(last.text) { return true }
    // A sign with space on both sides, or at the end of the line, stands between two values.
    if last.kind == .sign, last.followsSpace, last.text != "\\" { return true }
    if Self.goesOn.contains(token.text) { return true }
    return token.kind == .sign && (token.text.hasPrefix(".") || token.precedesSpace)
  }

  private static let beforeMore: Set = [
    "=", ",", ":", "->", "(", "[", "{", "var", "let", "in", "as", "is", "try", "await", "some", "any", "if", "guard", "else",
    "func", "struct", "class", "enum", "extension", "case", "import",
  ]
  private static let goesOn: Set = ["as", "is", "else", "=", ",", ":", "?", "{", "catch", "where", "->"]

  private func endsWithAttribute(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      if token.kind == .marked, token.text.hasPrefix("@") {
        index = self.index(afterAttribute: index)
        if index == range.upperBound { return true }
      } else if Self.modifiers.contains(token.text) {
        index += 1
      } else {
        return false
      }
    }
    return true
  }
}
