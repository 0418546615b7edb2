/// One line of settings: a name, what it depends on, and the value as it is written.
struct SettingAssignment: Equatable {
  /// What a value depends on, such as `[sdk=iphoneos*]`.
  struct Condition: Equatable {
    var parameter: String
    /// A text in which `*` stands for any letters and `?` for one.
    var pattern: String
  }

  var name: String
  var conditions: [Condition] = []
  var value: String

  init(name: String, conditions: [Condition] = [], value: String) {
    self.name = name
    self.conditions = conditions
    self.value = value
  }

  /// Takes a key apart, `NAME[sdk=iphoneos*][arch=arm64]`; `nil` for what is no key.
  init?(key: String, value: String) {
    var rest = Array(key.utf8)[...]
    guard let (name, conditions) = Self.readKey(of: &rest), rest.isEmpty else { return nil }
    self.init(name: name, conditions: conditions, value: value)
  }

  /// Reads a key at the beginning of some bytes, with the spaces after it; `nil` where none stands there.
  static func readKey(of bytes: inout ArraySlice<UInt8>) -> (name: String, conditions: [Condition])? {
    let name = bytes.prefix(while: isNamePart)
    guard let first = name.first, !isDigit(first) else { return nil }
    bytes = bytes[name.endIndex...].drop(while: isSpace)
    var conditions: [Condition] = []
    while bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let condition = bytes[bytes.index(after: bytes.startIndex)..<end]
      // Xcode writes several into one pair of brackets, too.
      for part in condition.split(separator: UInt8(ascii: ",")) {
        guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        conditions.append(
          Condition(parameter: text(part[..<equals]), pattern: text(part[part.index(after: equals)...])))
      }
      bytes = bytes[bytes.index(after: end)...].drop(while: isSpace)
    }
    return (text(name), conditions)
  }

  /// How much its conditions ask for: of several values that fit, the one that asks for the most is taken.
  var specificity: Int { conditions.reduce(0) { $0 + 1000 + min($1.pattern.utf8.filter { $0 != UInt8(ascii: "*") }.count, 999) } }

  /// Whether all conditions hold where parameters have some values each, `sdk` for example both with and without its version.
  func holds(where parameters: [String: [String]]) -> Bool {
    conditions.allSatisfy { condition in
      (parameters[condition.parameter] ?? [""]).contains { Self.matches($0, condition.pattern) }
    }
  }

  /// Whether a text is like a pattern; one place to come back to is enough, so that no pattern takes long.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    var (position, index) = (0, 0)
    var star: (index: Int, position: Int)?
    while position < text.count {
      if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == UInt8(ascii: "?") || pattern[index] == text[position] {
        index += 1
        position += 1
      } else if let last = star {
        star = (last.index, last.position + 1)
        (index, position) = (last.index + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var trimmed = bytes.drop(while: isSpace)
    while let last = trimmed.last, isSpace(last) { trimmed.removeLast() }
    return String(decoding: trimmed, as: UTF8.self)
  }

  /// Whether a byte is one that names of settings have.
  static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || isDigit(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x9...0xD).contains(byte) }
}
