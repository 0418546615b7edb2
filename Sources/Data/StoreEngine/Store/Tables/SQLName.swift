/// Names of tables and columns in statements.
enum SQLName {
  /// The name as a statement may have it: in quotes where it is not made of letters, digits and underscores.
  static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.first.map { !isDigit($0) } ?? false
    if isPlain && name.utf8.allSatisfy({ isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") }) { return name }
    return "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// The name without the quotes that ``quoted(_:)`` gave it.
  static func plain(_ name: String) -> String {
    guard name.hasPrefix("\""), name.hasSuffix("\""), name.count > 1 else { return name }
    return name.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
