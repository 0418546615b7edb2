package import Foundation

/// The bytes of a property list in Apple's binary form, looked through before Foundation reads them.
///
/// Foundation's reader trusts the numbers in such a file and ends the process where they are damaged. The form: eight bytes that name it,
/// objects, a table of where each object begins, and a trailer of 32 bytes that tells where the table is and how wide its numbers are. An
/// object begins with a byte of its kind and length; arrays and dictionaries hold the numbers of other objects.
package struct BinaryPropertyList {
  private let bytes: [UInt8]
  private var objectCount = 0
  private var top = 0
  /// Where the table of objects begins; objects end before it.
  private var table = 0
  private var offsetWidth = 0
  private var referenceWidth = 0
  /// What each object weighs with all that is in it; 0 while it is not known, -1 while it is looked at.
  private var weights: [Int] = []

  private static let header = Array("bplist".utf8)
  private static let trailerLength = 32
  /// How deep containers may stand in one another, and how many values they may hold in all where some are held several times; choices
  /// far above what an app keeps.
  private static let greatestDepth = 128, greatestWeight = 10_000_000

  /// Whether bytes are in the binary form, sound or not.
  package static func isBinary(_ data: Data) -> Bool { data.starts(with: header) }

  /// Whether everything in some bytes lies where it has to, is of a kind that property lists have, and holds no container of itself.
  package static func isSound(_ data: Data) -> Bool {
    guard var list = BinaryPropertyList(data) else { return false }
    return list.weight(of: list.top, depth: 0) != nil
  }

  private init?(_ data: Data) {
    bytes = Array(data)
    let trailer = bytes.count - Self.trailerLength
    guard Self.isBinary(data), trailer > 8 else { return nil }
    (offsetWidth, referenceWidth) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      let count = number(at: trailer + 8, width: 8), let top = number(at: trailer + 16, width: 8),
      let table = number(at: trailer + 24, width: 8), table > 8, table < trailer, count > 0, top < count,
      count <= (trailer - table) / offsetWidth
    else { return nil }
    (objectCount, self.top, self.table) = (count, top, table)
    weights = Array(repeating: 0, count: count)
  }

  /// A number, highest byte first; `nil` where it is not there or too large.
  private func number(at position: Int, width: Int) -> Int? {
    guard position >= 0, width <= bytes.count, position <= bytes.count - width else { return nil }
    var value: UInt64 = 0
    for byte in bytes[position..<position + width] {
      guard value < 1 << 55 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(value)
  }

  /// How many values an object is with all that is in it; `nil` where it is not sound.
  private mutating func weight(of object: Int, depth: Int) -> Int? {
    guard object < objectCount, depth < Self.greatestDepth, weights[object] >= 0 else { return nil }
    if weights[object] > 0 { return weights[object] }
    guard let position = number(at: table + object * offsetWidth, width: offsetWidth), (8..<table).contains(position) else {
      return nil
    }
    weights[object] = -1
    let kind = bytes[position] >> 4, low = Int(bytes[position] & 15)
    let weight: Int?
    switch kind {
    case 0x0: weight = low == 8 || low == 9 ? 1 : nil
    case 0x1: weight = low <= 4 && holds(1 << low, after: position) ? 1 : nil
    case 0x2: weight = (low == 2 || low == 3) && holds(1 << low, after: position) ? 1 : nil
    case 0x3: weight = low == 3 && isDate(at: position + 1) ? 1 : nil
    case 0x4, 0x5, 0x6: weight = isRun(of: kind, at: position, low) ? 1 : nil
    case 0xA, 0xD: weight = self.weight(ofContainer: kind, at: position, low, depth: depth)
    default: weight = nil
    }
    guard let weight else { return nil }
    weights[object] = weight
    return weight
  }

  private func holds(_ length: Int, after position: Int) -> Bool { length < table - position }

  /// Whether a date's seconds are a number.
  private func isDate(at position: Int) -> Bool {
    guard holds(8, after: position - 1) else { return false }
    let bits = bytes[position..<position + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Double(bitPattern: bits).isFinite
  }

  /// The length of an object of many parts, and where the parts begin.
  private func length(at position: Int, _ low: Int) -> (count: Int, start: Int)? {
    guard low == 15 else { return (low, position + 1) }
    // An integer object of its own says more than fourteen.
    guard position + 1 < table, bytes[position + 1] >> 4 == 1, bytes[position + 1] & 15 <= 3 else { return nil }
    let width = 1 << Int(bytes[position + 1] & 15)
    guard holds(width, after: position + 1), let count = number(at: position + 2, width: width) else { return nil }
    return (count, position + 2 + width)
  }

  private func isRun(of kind: UInt8, at position: Int, _ low: Int) -> Bool {
    guard let (count, start) = length(at: position, low) else { return false }
    let width = kind == 0x6 ? 2 : 1
    guard count <= (table - start) / width else { return false }
    return kind != 0x5 || bytes[start..<start + count].allSatisfy { $0 < 0x80 }
  }

  private mutating func weight(ofContainer kind: UInt8, at position: Int, _ low: Int, depth: Int) -> Int? {
    guard let (count, start) = length(at: position, low) else { return nil }
    let isDictionary = kind == 0xD
    // The keys of a dictionary stand before its values.
    guard count <= (table - start) / (isDictionary ? 2 : 1) / referenceWidth else { return nil }
    var weight = 1
    for index in 0..<(isDictionary ? 2 : 1) * count {
      guard let object = number(at: start + index * referenceWidth, width: referenceWidth),
        let inner = self.weight(of: object, depth: depth + 1), !isDictionary || index >= count || isString(object)
      else { return nil }
      weight += inner
      guard weight <= Self.greatestWeight else { return nil }
    }
    return weight
  }

  /// Whether an object that is known to be sound is a string, as the keys of dictionaries are.
  private func isString(_ object: Int) -> Bool {
    guard let position = number(at: table + object * offsetWidth, width: offsetWidth) else { return false }
    return bytes[position] >> 4 == 0x5 || bytes[position] >> 4 == 0x6
  }
}
