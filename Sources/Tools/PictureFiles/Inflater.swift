/// Expands what deflate has compressed (RFC 1950 and 1951).
struct Inflater {
  private let input: [UInt8]
  private var position: Int
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The bytes of a zlib stream that must hold `count` of them.
  static func bytes(of stream: [UInt8], count: Int) throws(PictureError) -> [UInt8] {
    guard stream.count >= 6, stream[0] & 15 == 8, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0, stream[1] & 32 == 0 else {
      throw PictureError("its pixels are no zlib stream")
    }
    var inflater = Inflater(stream, from: 2, limit: count)
    try inflater.run()
    guard inflater.output.count == count else { throw PictureError("it has too few pixels") }
    let check = stream.suffix(from: inflater.end).prefix(4)
    guard check.count == 4, check.reduce(0, { $0 << 8 | UInt32($1) }) == Checksums.adler32(inflater.output) else {
      throw PictureError("its pixels are damaged")
    }
    return inflater.output
  }

  private init(_ input: [UInt8], from position: Int, limit: Int) {
    (self.input, self.position, self.limit) = (input, position, limit)
    output.reserveCapacity(limit)
  }

  /// Where the stream goes on behind the bits that were read.
  private var end: Int { position - bitCount / 8 }

  private mutating func run() throws(PictureError) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try expand(literals: Self.fixedLiterals(), distances: Self.fixedDistances())
      case 2:
        let (literals, distances) = try readTables()
        try expand(literals: literals, distances: distances)
      default: throw PictureError("its compression has a block of no known kind")
      }
    }
  }

  // MARK: - Bits

  private mutating func fill() {
    while bitCount <= 48, position < input.count {
      bits |= UInt64(input[position]) << UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) throws(PictureError) -> Int {
    if bitCount < count { fill() }
    guard bitCount >= count else { throw PictureError("it ends too early") }
    let result = Int(bits & (1 << UInt64(count) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return result
  }

  private mutating func symbol(of table: HuffmanTable) throws(PictureError) -> Int {
    if bitCount < 15 { fill() }
    let entry = Int(table.entries[Int(bits & (1 << UInt64(table.width) - 1))])
    let length = entry & 15
    guard length > 0, length <= bitCount else { throw PictureError("its compression has a code of no meaning") }
    bits >>= UInt64(length)
    bitCount -= length
    return entry >> 4
  }

  // MARK: - Blocks

  private mutating func copyStored() throws(PictureError) {
    _ = try take(bitCount & 7)
    let (count, complement) = (try take(16), try take(16))
    guard count == ~complement & 0xFFFF else { throw PictureError("a part of it has no length") }
    guard output.count + count <= limit else { throw PictureError("it has too many pixels") }
    for _ in 0..<count { output.append(UInt8(try take(8))) }
  }

  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readTables() throws(PictureError) -> (HuffmanTable, HuffmanTable) {
    let (literalCount, distanceCount, lengthCount) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var lengthLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<lengthCount { lengthLengths[Self.lengthOrder[index]] = UInt8(try take(3)) }
    let lengthCode = try HuffmanTable(lengths: lengthLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try symbol(of: lengthCode)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw PictureError("its compression repeats what is not there") }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      default: lengths += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw PictureError("its Huffman codes are too many") }
    return (try HuffmanTable(lengths: lengths[..<literalCount]), try HuffmanTable(lengths: lengths[literalCount...]))
  }

  private static func fixedLiterals() throws(PictureError) -> HuffmanTable {
    let lengths: [UInt8] = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    return try HuffmanTable(lengths: lengths)
  }

  private static func fixedDistances() throws(PictureError) -> HuffmanTable {
    try HuffmanTable(lengths: [UInt8](repeating: 5, count: 30))
  }

  /// How many bytes each of the symbols from 257 on repeats at least.
  static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  /// How many bits follow each of those symbols and add to its length.
  static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193,
    12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func expand(literals: HuffmanTable, distances: HuffmanTable) throws(PictureError) {
    while true {
      let symbol = try symbol(of: literals)
      if symbol == 256 { return }
      guard symbol > 256 else {
        guard output.count < limit else { throw PictureError("it has too many pixels") }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw PictureError("its compression has a length of no meaning") }
      let length = Self.lengths[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let code = try self.symbol(of: distances)
      guard code < 30 else { throw PictureError("its compression has a distance of no meaning") }
      let distance = Self.distances[code] + (try take(Self.distanceBits[code]))
      guard distance <= output.count else { throw PictureError("its compression repeats what is not there") }
      guard output.count + length <= limit else { throw PictureError("it has too many pixels") }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
