import Foundation

/// Reads the container format of LLVM's tools: blocks in blocks, with records of numbers in them, packed by the bit.
///
/// Whatever the bytes are, reading ends: with records, or with ``Failure``.
struct Bitstream {
  /// What stands in a stream, in its order.
  enum Item: Equatable {
    case enterBlock(Int)
    case record(Record)
    case endBlock
  }

  /// Numbers that belong together, and at most one text.
  struct Record: Equatable {
    var code: Int
    var values: [UInt64] = []
    var text: [UInt8] = []
  }

  /// The bytes are no such stream, or damaged.
  struct Failure: Error {
    var what: String
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case character
    indirect case array(Operand)
    case blob
  }

  private struct Block {
    var abbreviationWidth: Int
    var abbreviations: [[Operand]]
    var id: Int
  }

  private var cursor: BitCursor
  private var stack: [Block]
  /// Abbreviations that a stream declares for all blocks of a kind.
  private var shared: [Int: [[Operand]]] = [:]
  private var describedBlock: Int?

  private static let deepest = 32
  private static let informationBlock = 0

  /// Checks the four bytes that a stream begins with.
  init(_ data: Data, magic: String) throws {
    guard data.starts(with: magic.utf8) else { throw Failure(what: "it does not begin with \(magic)") }
    cursor = BitCursor(bytes: Array(data), position: magic.utf8.count * 8)
    stack = [Block(abbreviationWidth: 2, abbreviations: [], id: -1)]
  }

  /// The next item; `nil` at the end.
  mutating func next() throws -> Item? {
    while true {
      if stack.count == 1, cursor.isAtEnd { return nil }
      let block = stack[stack.count - 1]
      let id = Int(try cursor.read(block.abbreviationWidth))
      switch id {
      case 0:
        guard stack.count > 1 else { throw Failure(what: "a block ends that none began") }
        stack.removeLast()
        try cursor.alignToWord()
        return .endBlock
      case 1: return .enterBlock(try enterBlock())
      case 2: try defineAbbreviation()
      case 3:
        let record = try unabbreviatedRecord()
        if block.id == Self.informationBlock { describe(record) } else { return .record(record) }
      default:
        guard block.abbreviations.indices.contains(id - 4) else { throw Failure(what: "an abbreviation is not declared") }
        let record = try abbreviatedRecord(block.abbreviations[id - 4])
        if block.id == Self.informationBlock { describe(record) } else { return .record(record) }
      }
    }
  }

  private mutating func enterBlock() throws -> Int {
    guard stack.count < Self.deepest else { throw Failure(what: "its blocks are too deep") }
    let id = try cursor.readIndex(variable: 8)
    let width = try cursor.readIndex(variable: 4)
    try cursor.alignToWord()
    // The block's length, which is of use to those who skip it.
    _ = try cursor.read(32)
    guard (2...32).contains(width) else { throw Failure(what: "its abbreviations are \(width) bits wide") }
    stack.append(Block(abbreviationWidth: width, abbreviations: shared[id] ?? [], id: id))
    return id
  }

  /// Reads what the information block says: which block the abbreviations after it are for.
  private mutating func describe(_ record: Record) {
    if record.code == 1, let id = record.values.first { describedBlock = Int(exactly: id) }
  }

  private mutating func defineAbbreviation() throws {
    let count = try cursor.readIndex(variable: 5)
    var operands: [Operand] = []
    var left = count
    while left > 0 {
      left -= 1
      let operand = try self.operand()
      guard case .array = operand else {
        operands.append(operand)
        continue
      }
      guard left == 1 else { throw Failure(what: "an array is not the last of its record") }
      left = 0
      operands.append(.array(try self.operand()))
    }
    guard stack[stack.count - 1].id == Self.informationBlock else {
      stack[stack.count - 1].abbreviations.append(operands)
      return
    }
    guard let describedBlock else { throw Failure(what: "an abbreviation is for no block") }
    shared[describedBlock, default: []].append(operands)
  }

  private mutating func operand() throws -> Operand {
    if try cursor.read(1) == 1 { return .literal(try cursor.read(variable: 8)) }
    let kind = try cursor.read(3)
    switch kind {
    case 1: return .fixed(try width())
    case 2: return .variable(try width())
    case 3: return .array(.fixed(0))
    case 4: return .character
    case 5: return .blob
    default: throw Failure(what: "a number is written in an unknown way (\(kind))")
    }
  }

  private mutating func width() throws -> Int {
    let width = try cursor.readIndex(variable: 5)
    guard width <= 64 else { throw Failure(what: "a number has \(width) bits") }
    return width
  }

  private mutating func unabbreviatedRecord() throws -> Record {
    let code = try cursor.readIndex(variable: 6)
    let count = try cursor.readIndex(variable: 6)
    guard count <= cursor.bitsLeft else { throw Failure(what: "a record is longer than the stream") }
    var record = Record(code: code)
    for _ in 0..<count { record.values.append(try cursor.read(variable: 6)) }
    return record
  }

  private mutating func abbreviatedRecord(_ operands: [Operand]) throws -> Record {
    var values: [UInt64] = []
    var text: [UInt8] = []
    for operand in operands {
      switch operand {
      case .array(let element):
        let count = try cursor.readIndex(variable: 6)
        guard count <= cursor.bitsLeft else { throw Failure(what: "a list is longer than the stream") }
        for _ in 0..<count { values.append(try value(element)) }
      case .blob: text = try blob()
      default: values.append(try value(operand))
      }
    }
    guard let code = values.first.flatMap({ Int(exactly: $0) }) else { throw Failure(what: "a record has no code") }
    return Record(code: code, values: Array(values.dropFirst()), text: text)
  }

  private mutating func value(_ operand: Operand) throws -> UInt64 {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): try cursor.read(width)
    case .variable(let width): try width == 0 ? 0 : cursor.read(variable: width)
    case .character: try cursor.read(6)
    case .array, .blob: throw Failure(what: "a list is in a list")
    }
  }

  private mutating func blob() throws -> [UInt8] {
    let count = try cursor.readIndex(variable: 6)
    try cursor.alignToWord()
    let bytes = try cursor.readBytes(count)
    try cursor.alignToWord()
    return bytes
  }
}

/// Reads numbers of any width from bytes, the lowest bit first.
private struct BitCursor {
  let bytes: [UInt8]
  /// In bits.
  var position: Int

  var bitsLeft: Int { bytes.count * 8 - position }
  /// Fewer bits than a word are what fills the last one.
  var isAtEnd: Bool { bitsLeft < 32 }

  mutating func read(_ width: Int) throws -> UInt64 {
    guard width <= bitsLeft else { throw Bitstream.Failure(what: "it is cut off") }
    var (result, done): (UInt64, Int) = (0, 0)
    while done < width {
      let (byte, bit) = (position / 8, position % 8)
      let count = min(8 - bit, width - done)
      let part = (UInt64(bytes[byte]) >> UInt64(bit)) & ((1 << UInt64(count)) - 1)
      result |= part << UInt64(done)
      done += count
      position += count
    }
    return result
  }

  /// Reads groups of bits, of each of which the highest tells whether another follows.
  mutating func read(variable width: Int) throws -> UInt64 {
    guard width > 1 else { throw Bitstream.Failure(what: "a number is written in groups of \(width) bits") }
    var (result, shift): (UInt64, UInt64) = (0, 0)
    let more: UInt64 = 1 << UInt64(width - 1)
    while true {
      let group = try read(width)
      guard shift < 64 else { throw Bitstream.Failure(what: "a number is too large") }
      result |= (group & (more - 1)) << shift
      guard group & more != 0 else { return result }
      shift += UInt64(width - 1)
    }
  }

  mutating func readIndex(variable width: Int) throws -> Int {
    guard let value = Int(exactly: try read(variable: width)) else { throw Bitstream.Failure(what: "a number is too large") }
    return value
  }

  mutating func readBytes(_ count: Int) throws -> [UInt8] {
    guard position % 8 == 0, count <= bitsLeft / 8 else { throw Bitstream.Failure(what: "a text is cut off") }
    let start = position / 8
    position += count * 8
    return Array(bytes[start..<start + count])
  }

  mutating func alignToWord() throws {
    position = (position + 31) / 32 * 32
    guard position <= bytes.count * 8 else { throw Bitstream.Failure(what: "it is cut off") }
  }
}
