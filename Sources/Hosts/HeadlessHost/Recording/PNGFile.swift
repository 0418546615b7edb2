import CRecording
import Foundation

/// The parts that PNG files are made of.
enum PNGFile {
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// A picture of eight bits for each of red, green and blue, whose rows are filtered and compressed already.
  static func rgb(width: Int, height: Int, data: Data) -> Data {
    var file = signature
    // Eight bits, true colour, and the only ways that there are to compress, to filter and to order.
    append("IHDR", number(UInt32(width)) + number(UInt32(height)) + Data([8, 2, 0, 0, 0]), to: &file)
    append("IDAT", data, to: &file)
    append("IEND", Data(), to: &file)
    return file
  }

  /// A number, its highest byte first.
  static func number<Number: FixedWidthInteger>(_ value: Number) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }

  /// Adds a part with its length and its sum.
  static func append(_ type: String, _ data: Data, to file: inout Data) {
    let body = Data(type.utf8) + data
    let sum = body.withUnsafeBytes { crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, uInt($0.count)) }
    file += number(UInt32(data.count)) + body + number(UInt32(truncatingIfNeeded: sum))
  }
}
