import Foundation

extension JSONEncoder {
  /// Writes equal values as equal bytes: keys stand in the order of letters, and paths keep their slashes.
  static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The same for people, who read a key a line.
  static var readable: JSONEncoder {
    let encoder = stable
    encoder.outputFormatting.insert(.prettyPrinted)
    return encoder
  }
}
