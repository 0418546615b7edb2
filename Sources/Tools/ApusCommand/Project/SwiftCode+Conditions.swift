extension SwiftCode {
  /// The bytes with what `#if` leaves out blanked too; line ends stay.
  func bytes(under conditions: CompilationConditions) -> [UInt8] {
    let bytes = PlatformConditions(platform: conditions.platform).answered(bytes)
    var result = bytes
    var blocks: [ConditionalBlock] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isDirective = Self.read(bytes[start..<end], into: &blocks, conditions)
      if isDirective || !blocks.allSatisfy(\.isActive) {
        for index in start..<end { result[index] = UInt8(ascii: " ") }
      }
      start = end + 1
    }
    return result
  }

  /// The bytes with all between `#if` and `#endif` blanked; line ends stay.
  var bytesOutsideConditions: [UInt8] {
    var result = bytes
    var depth = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if line.starts(with: Array("#if".utf8)) { depth += 1 }
      if depth > 0 { for index in start..<end { result[index] = UInt8(ascii: " ") } }
      if line.starts(with: Array("#endif".utf8)) { depth = max(depth - 1, 0) }
      start = end + 1
    }
    return result
  }

  /// Follows a line that is one of `#if`'s; says whether it was one.
  private static func read(
    _ line: ArraySlice<UInt8>, into blocks: inout [ConditionalBlock], _ conditions: CompilationConditions
  ) -> Bool {
    let trimmed = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    guard trimmed.first == UInt8(ascii: "#") else { return false }
    let word = trimmed.dropFirst().prefix(while: isIdentifier)
    let condition = { ConditionReader.holds(String(decoding: trimmed[word.endIndex...], as: UTF8.self), in: conditions) }
    switch String(decoding: word, as: UTF8.self) {
    case "if": blocks.append(ConditionalBlock(isActive: condition()))
    case "elseif" where !blocks.isEmpty: blocks[blocks.count - 1].turn(condition())
    case "else" where !blocks.isEmpty: blocks[blocks.count - 1].turn(true)
    case "endif" where !blocks.isEmpty: blocks.removeLast()
    default: return false
    }
    return true
  }
}

/// Where a reader is between an `#if` and its `#endif`.
private struct ConditionalBlock {
  /// Whether the lines here are compiled, as far as this block decides it.
  var isActive: Bool
  private var wasActive: Bool

  init(isActive: Bool) {
    self.isActive = isActive
    wasActive = isActive
  }

  /// Goes on to the next branch: only the first whose condition holds counts.
  mutating func turn(_ condition: Bool) {
    isActive = !wasActive && condition
    wasActive = wasActive || isActive
  }
}
