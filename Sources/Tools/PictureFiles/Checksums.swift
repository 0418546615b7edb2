/// The sums by which PNG files tell that they are whole.
enum Checksums {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  /// The sum of a chunk's name and data.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }

  /// The sum at the end of a zlib stream.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    var start = 0
    while start < bytes.count {
      // So many that neither overflows.
      let end = min(start + 5552, bytes.count)
      for index in start..<end {
        low &+= UInt32(bytes[index])
        high &+= low
      }
      (low, high) = (low % 65521, high % 65521)
      start = end
    }
    return high << 16 | low
  }
}
