import CRecording
import CairoRenderer
import Foundation
import LaunchContract

/// Writes animated PNG files: the chunks of ordinary PNG pictures, put together as the APNG specification 1.0 has it.
enum APNGWriter {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func write(_ frames: [Recording.Frame], size: (Int, Int), rate: Int) throws -> Data {
    var file = Data(signature)
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let chunks = chunks(of: try frame.picture.pngData())
      if index == 0 {
        // All pictures have the first one's kind of pixels, because one library writes them from one kind of buffer.
        guard let header = chunks.first(where: { $0.type == "IHDR" }) else { throw LaunchError("a picture has no header") }
        append("IHDR", header.data, to: &file)
        append("acTL", number(UInt32(frames.count)) + number(UInt32(0)), to: &file)
      }
      append("fcTL", control(frame, sequence: sequence, rate: rate), to: &file)
      sequence += 1
      for chunk in chunks where chunk.type == "IDAT" {
        if index == 0 {
          append("IDAT", chunk.data, to: &file)
        } else {
          append("fdAT", number(sequence) + chunk.data, to: &file)
          sequence += 1
        }
      }
    }
    append("IEND", Data(), to: &file)
    return file
  }

  /// Place, size and time of a picture; it lies over what was there.
  private static func control(_ frame: Recording.Frame, sequence: UInt32, rate: Int) -> Data {
    var data = number(sequence)
    for value in [frame.picture.width, frame.picture.height, frame.x, frame.y] { data += number(UInt32(value)) }
    data += number(UInt16(min(frame.steps, Int(UInt16.max)))) + number(UInt16(rate))
    return data + Data([0, 0])
  }

  private static func number<Number: FixedWidthInteger>(_ value: Number) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }

  private static func append(_ type: String, _ data: Data, to file: inout Data) {
    let body = Data(type.utf8) + data
    let sum = body.withUnsafeBytes { crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, uInt($0.count)) }
    file += number(UInt32(data.count)) + body + number(UInt32(truncatingIfNeeded: sum))
  }

  /// The parts of a PNG file.
  private static func chunks(of png: Data) -> [(type: String, data: Data)] {
    var result: [(String, Data)] = []
    var index = png.startIndex + signature.count
    while index + 12 <= png.endIndex {
      let count = png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + count <= png.endIndex else { break }
      result.append((String(decoding: png[index + 4..<index + 8], as: UTF8.self), png[index + 8..<index + 8 + count]))
      index += 12 + count
    }
    return result
  }
}
