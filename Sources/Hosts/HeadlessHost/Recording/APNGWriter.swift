import CairoRenderer
import Foundation
import LaunchContract

/// Writes animated PNG files: the chunks of ordinary PNG pictures, put together as the APNG specification 1.0 has it.
enum APNGWriter {
  static func write(_ frames: [Recording.Frame], size: (Int, Int), rate: Int) throws -> Data {
    var file = PNGFile.signature
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let chunks = chunks(of: try frame.picture.pngData())
      if index == 0 {
        // All pictures have the first one's kind of pixels, because one library writes them from one kind of buffer.
        guard let header = chunks.first(where: { $0.type == "IHDR" }) else { throw LaunchError("a picture has no header") }
        PNGFile.append("IHDR", header.data, to: &file)
        PNGFile.append("acTL", PNGFile.number(UInt32(frames.count)) + PNGFile.number(UInt32(0)), to: &file)
      }
      PNGFile.append("fcTL", control(frame, sequence: sequence, rate: rate), to: &file)
      sequence += 1
      for chunk in chunks where chunk.type == "IDAT" {
        if index == 0 {
          PNGFile.append("IDAT", chunk.data, to: &file)
        } else {
          PNGFile.append("fdAT", PNGFile.number(sequence) + chunk.data, to: &file)
          sequence += 1
        }
      }
    }
    PNGFile.append("IEND", Data(), to: &file)
    return file
  }

  /// Place, size and time of a picture; it lies over what was there.
  private static func control(_ frame: Recording.Frame, sequence: UInt32, rate: Int) -> Data {
    var data = PNGFile.number(sequence)
    for value in [frame.picture.width, frame.picture.height, frame.x, frame.y] { data += PNGFile.number(UInt32(value)) }
    data += PNGFile.number(UInt16(min(frame.steps, Int(UInt16.max)))) + PNGFile.number(UInt16(rate))
    return data + Data([0, 0])
  }

  /// The parts of a PNG file.
  private static func chunks(of png: Data) -> [(type: String, data: Data)] {
    var result: [(String, Data)] = []
    var index = png.startIndex + PNGFile.signature.count
    while index + 12 <= png.endIndex {
      let count = png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + count <= png.endIndex else { break }
      result.append((String(decoding: png[index + 4..<index + 8], as: UTF8.self), png[index + 8..<index + 8 + count]))
      index += 12 + count
    }
    return result
  }
}
