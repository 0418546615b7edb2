/// Text as it stands in a Swift source.
enum SwiftLiteral {
  /// A string literal with its quotation marks; whatever the text holds, the literal is one line.
  static func string(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// What stands between the quotation marks; as part of a comment, it ends no line and no comment that holds it.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where isUnprintable(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }

  // MARK: - Names

  /// A name as a declaration has it: words of the language stand in backticks.
  static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The words that cannot be a declaration's name, or not be called after a dot.
  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let",
    "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias",
    "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat",
    "return", "switch", "throw", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
    "true", "try", "Type", "Protocol",
  ]
}
