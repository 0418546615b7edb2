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
}
