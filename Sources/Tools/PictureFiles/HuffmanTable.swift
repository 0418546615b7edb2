/// A Huffman code as a table: which symbol a pattern of bits begins with, and how many of the bits are its.
struct HuffmanTable {
  /// How many bits are looked at: those of the longest code.
  let width: Int
  /// For each pattern the symbol times 16 plus the number of its bits; 0 where no code begins so.
  let entries: [UInt16]

  /// The canonical code in which each symbol has a number of bits, 0 for one that does not occur.
  init(lengths: some Collection<UInt8>) throws(PictureError) {
    let width = Int(lengths.max() ?? 0)
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...15 {
      next[length + 1] = (next[length] + counts[length]) << 1
      guard next[length] + counts[length] <= 1 << length else { throw PictureError("its Huffman codes overlap") }
    }
    var entries = [UInt16](repeating: 0, count: 1 << width)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let bits = Int(length)
      let start = Self.reversed(next[bits], count: bits)
      next[bits] += 1
      for index in stride(from: start, to: entries.count, by: 1 << bits) { entries[index] = UInt16(symbol << 4 | bits) }
    }
    (self.width, self.entries) = (width, entries)
  }

  /// The lowest bits in the order in which deflate writes a code's.
  static func reversed(_ code: Int, count: Int) -> Int {
    var (rest, result) = (code, 0)
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
