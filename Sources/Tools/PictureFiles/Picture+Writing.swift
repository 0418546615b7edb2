extension Picture {
  /// The picture as a PNG file, opaque.
  ///
  /// Each row is written as its difference from the one above: screens become zeros then, whose runs cost next to nothing.
  package var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * 3 + 1))
    for y in 0..<height {
      rows.append(2)
      for x in 0..<width {
        for component in 0..<3 {
          let index = (y * width + x) * 4 + component
          rows.append(bytes[index] &- (y > 0 ? bytes[index - width * 4] : 0))
        }
      }
    }
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
    let data = RunCompressor.stream(of: rows)
    return Self.signature + Self.chunk("IHDR", header) + Self.chunk("IDAT", data) + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let summed = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + summed + bigEndian(Checksums.crc32(summed))
  }

  fileprivate static func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
}

/// Compresses runs of one byte, in deflate's fixed code.
private struct RunCompressor {
  private var output: [UInt8] = [0x78, 0x01]
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0

  /// A zlib stream of the bytes.
  static func stream(of bytes: [UInt8]) -> [UInt8] {
    var compressor = RunCompressor()
    compressor.write(0b011, count: 3)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      var end = position + 1
      while end < bytes.count, bytes[end] == byte { end += 1 }
      compressor.writeRun(of: byte, count: end - position)
      position = end
    }
    compressor.writeSymbol(256)
    compressor.write(0, count: 7)
    return compressor.output + Picture.bigEndian(Checksums.adler32(bytes))
  }

  private mutating func writeRun(of byte: UInt8, count: Int) {
    var rest = count
    writeSymbol(Int(byte))
    rest -= 1
    while rest >= 3, let index = Inflater.lengths.lastIndex(where: { $0 <= rest }) {
      let length = min(rest, Inflater.lengths[index] + (1 << Inflater.lengthBits[index]) - 1)
      writeSymbol(257 + index)
      write(UInt32(length - Inflater.lengths[index]), count: UInt32(Inflater.lengthBits[index]))
      // The distance 1.
      write(0, count: 5)
      rest -= length
    }
    for _ in 0..<rest { writeSymbol(Int(byte)) }
  }

  /// A literal or a length in the fixed code.
  private mutating func writeSymbol(_ symbol: Int) {
    let (code, count) =
      switch symbol {
      case 0..<144: (0x30 + symbol, 8)
      case 144..<256: (0x190 + symbol - 144, 9)
      case 256..<280: (symbol - 256, 7)
      default: (0xC0 + symbol - 280, 8)
      }
    write(UInt32(HuffmanTable.reversed(code, count: count)), count: UInt32(count))
  }

  private mutating func write(_ value: UInt32, count: UInt32) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(bits & 255))
      bits >>= 8
      bitCount -= 8
    }
  }
}
