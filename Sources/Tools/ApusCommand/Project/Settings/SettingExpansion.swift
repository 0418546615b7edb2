/// Puts values in the places of references in a text: `$(NAME)`, `${NAME}`, `$NAME`, in one another and with operators.
///
/// What stands for a name is asked of a closure. Depth and length are bounded, so that no text takes long: what is beyond
/// stays empty.
struct SettingExpansion {
  /// How deep references may stand in one another.
  static let greatestDepth = 16

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// How many bytes may still be made.
  private(set) var budget: Int

  /// Takes a text and the number of bytes that may be made of it at most.
  init(_ text: String, budget: Int) {
    bytes = Array(text.utf8)
    self.budget = budget
  }

  /// Whether a text holds a reference at all.
  static func isNeeded(for text: String) -> Bool { text.utf8.contains(UInt8(ascii: "$")) }

  /// The text with values in it; `value` gets a name, and what is left of the budget to take its own from.
  mutating func expanded(_ value: (_ name: String, _ budget: inout Int) -> String?) -> String {
    String(decoding: read(until: [], value), as: UTF8.self)
  }

  private mutating func read(until ends: Set<UInt8>, _ value: (String, inout Int) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    while position < bytes.count, !ends.contains(bytes[position]) {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "$"), position + 1 < bytes.count else {
        append([byte], to: &result)
        position += 1
        continue
      }
      append(readReference(value), to: &result)
    }
    return result
  }

  private mutating func append(_ text: [UInt8], to result: inout [UInt8]) {
    budget -= text.count
    if budget >= 0 { result += text }
  }

  /// Reads what begins with a dollar sign; where it is no reference, the sign stands for itself.
  private mutating func readReference(_ value: (String, inout Int) -> String?) -> [UInt8] {
    let next = bytes[position + 1]
    if next == UInt8(ascii: "(") { return readBracketed(closing: UInt8(ascii: ")"), value) }
    if next == UInt8(ascii: "{") { return readBracketed(closing: UInt8(ascii: "}"), value) }
    let name = bytes[(position + 1)...].prefix(while: SettingAssignment.isNamePart)
    position += 1
    if next == UInt8(ascii: "$") { position += 1 }
    guard !name.isEmpty, let found = value(String(decoding: name, as: UTF8.self), &budget) else { return [UInt8(ascii: "$")] }
    position = name.endIndex
    return Array(found.utf8)
  }

  private mutating func readBracketed(closing: UInt8, _ value: (String, inout Int) -> String?) -> [UInt8] {
    let start = position
    position += 2
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else {
      position = bytes.count
      return []
    }
    let colon = UInt8(ascii: ":")
    let name = String(decoding: read(until: [closing, colon], value), as: UTF8.self)
    var operators: [SettingOperator] = []
    while position < bytes.count, bytes[position] == colon {
      position += 1
      let word = String(decoding: read(until: [closing, colon, UInt8(ascii: "=")], value), as: UTF8.self)
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
        operators.append(SettingOperator(name: word))
        continue
      }
      position += 1
      // An operand goes on to the end: addresses have colons.
      operators.append(SettingOperator(name: word, operand: String(decoding: read(until: [closing], value), as: UTF8.self)))
    }
    guard position < bytes.count else {
      // Nothing ends it: the text stays as it is.
      return Array(bytes[start...])
    }
    position += 1
    let found = name.isEmpty ? "" : value(name, &budget) ?? ""
    return Array(operators.reduce(found) { $1.applied(to: $0) }.utf8)
  }
}
