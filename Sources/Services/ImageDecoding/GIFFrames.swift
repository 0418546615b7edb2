import Foundation

/// The structure of GIF files: only the first picture is shown, so the others are not given to the decoder.
enum GIFFrames {
  /// The file up to its first picture, closed; the file as it is when it cannot be understood.
  static func first(of data: Data) -> Data {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let end = endOfFirstFrame(bytes) else { return data }
      return Data(bytes[0..<end]) + [0x3B]
    }
  }

  private static func endOfFirstFrame(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count > 13 else { return nil }
    var offset = 13 + colorTableSize(bytes[10])
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x21:
        guard let next = skipBlocks(bytes, offset + 2) else { return nil }
        offset = next
      case 0x2C:
        guard offset + 10 < bytes.count else { return nil }
        return skipBlocks(bytes, offset + 10 + colorTableSize(bytes[offset + 9]) + 1)
      default: return nil
      }
    }
    return nil
  }

  private static func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// Where the data blocks that begin at an offset end.
  private static func skipBlocks(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      let length = Int(bytes[offset])
      offset += length + 1
      if length == 0 { return offset }
    }
    return nil
  }
}
