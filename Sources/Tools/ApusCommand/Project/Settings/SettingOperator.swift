import Foundation

/// What a reference to a setting makes of its value: `$(PRODUCT_NAME:rfc1034identifier)`, `$(NAME:default=App)`.
struct SettingOperator: Equatable {
  var name: String
  /// What stands after `=`, expanded.
  var operand: String?

  /// The value as the operator makes it; one that is not known changes nothing.
  func applied(to value: String) -> String {
    guard let operand else { return Self.retrieved(name, of: value) }
    let path = Path(value)
    // Of nothing there is nothing to replace; only `default` is for that.
    if name == "default" { return value.isEmpty ? operand : value }
    if value.isEmpty { return value }
    switch name {
    case "dir": return (Path(operand) / path.name).string
    case "file": return Self.folder(of: value) + operand
    case "base": return Self.folder(of: value) + operand + Self.suffix(of: path)
    case "suffix":
      let suffix = operand.hasPrefix(".") ? operand : "." + operand
      return Self.folder(of: value) + path.stem + suffix
    default: return value
    }
  }

  private static func retrieved(_ name: String, of value: String) -> String {
    let path = Path(value)
    switch name {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier", "c99extidentifier": return identifier(value)
    case "rfc1034identifier": return domainLabel(value)
    case "quote": return value.reduce(into: "") { $0 += " \"'\\".contains($1) ? "\\\($1)" : "\($1)" }
    case "dir": return value.isEmpty ? "./" : folder(of: value)
    case "file": return path.name
    case "base": return path.stem
    case "suffix": return suffix(of: path)
    case "standardizepath": return value.hasPrefix("/") ? path.absolute(in: Path("/")).string : value
    case "not": return value == "YES" ? "NO" : "YES"
    default: return value
    }
  }

  /// The text as an identifier: what names of modules cannot have becomes `_`.
  static func identifier(_ text: String) -> String {
    let scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars
    let letters = scalars.enumerated().map { index, scalar in
      let fits = index == 0 ? scalar == "_" || scalar.properties.isXIDStart : scalar.properties.isXIDContinue
      return fits ? Character(scalar) : "_"
    }
    return String(letters)
  }

  /// The text as a part of a bundle identifier: what domains cannot have becomes `-`, and so does a digit at the beginning.
  static func domainLabel(_ text: String) -> String {
    let letters = text.enumerated().map { index, character -> Character in
      guard character.isASCII, character.isLetter || character == "-" || (character.isNumber && index > 0) else { return "-" }
      return character
    }
    return String(letters)
  }

  /// The folder of a path with the slash at its end; empty for a bare name.
  private static func folder(of value: String) -> String {
    value.lastIndex(of: "/").map { String(value[...$0]) } ?? ""
  }

  private static func suffix(of path: Path) -> String {
    guard let dot = path.name.lastIndex(of: "."), dot != path.name.startIndex else { return "" }
    return String(path.name[dot...])
  }
}
