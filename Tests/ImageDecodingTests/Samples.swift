import CairoRenderer
import Foundation

@testable import ImageDecoding

/// Files made in memory.
enum Samples {
  /// A picture whose left half is red, half transparent below.
  static func png(width: Int = 8, height: Int = 6) throws -> Data {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color: UInt32 =
          y >= height / 2 ? (x < width / 2 ? 0x8080_0000 : 0x8000_0080) : (x < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF)
        buffer.bytes.storeBytes(of: color, toByteOffset: y * buffer.stride + x * 4, as: UInt32.self)
      }
    }
    buffer.markDirty()
    return try buffer.pngData()
  }

  /// The beginning of a PNG file that claims a size, with pixels that do not follow.
  static func pngHeader(width: UInt32, height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let header = bytes(width) + bytes(height) + [8, 6, 0, 0, 0]
    data += chunk("IHDR", header)
    data += chunk("IDAT", [0x78, 0x9C, 0x63, 0, 0])
    return data
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return Data(bytes(UInt32(content.count)) + body + bytes(sum ^ 0xFFFF_FFFF))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// A GIF of two pictures, the first all red, the second all green.
  static func gif() -> Data {
    var data = Data("GIF89a".utf8)
    data += [2, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
    // The size of codes, then one block: four pixels between the codes for clear and end.
    let frames: [[UInt8]] = [[2, 3, 0x04, 0x00, 0x05, 0], [2, 3, 0x4C, 0x12, 0x05, 0]]
    data += [0x21, 0xFF, 0x0B] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for frame in frames {
      data += [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0]
      data += frame
    }
    data += [0x3B]
    return data
  }

  /// An uncompressed TIFF, two pixels wide and one high, red then blue, with an orientation.
  static func tiff(orientation: UInt16) -> Data {
    let entries: [(tag: UInt16, type: UInt16, count: UInt32, value: UInt32)] = [
      (0x100, 3, 1, 2), (0x101, 3, 1, 1), (0x102, 3, 1, 8), (0x103, 3, 1, 1), (0x106, 3, 1, 2), (0x111, 4, 1, 8),
      (0x112, 3, 1, UInt32(orientation)), (0x115, 3, 1, 3), (0x116, 3, 1, 1), (0x117, 4, 1, 6),
    ]
    var data = Data([0x49, 0x49, 0x2A, 0, 14, 0, 0, 0, 255, 0, 0, 0, 0, 255])
    data += little(UInt16(entries.count))
    for entry in entries { data += little(entry.tag) + little(entry.type) + little(entry.count) + little(entry.value) }
    data += [0, 0, 0, 0]
    return data
  }

  private static func little<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  /// A bitmap of Windows: four pixels of 24 bits.
  static func bmp(width: UInt32 = 2, height: UInt32 = 2) -> Data {
    var data = Data("BM".utf8)
    data +=
      little(UInt32(70)) + little(UInt32(0)) + little(UInt32(54)) + little(UInt32(40)) + little(width) + little(height)
    data += little(UInt16(1)) + little(UInt16(24)) + Array(repeating: 0, count: 24)
    data += [0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0]
    return data
  }

  static let svg = Data(
    """
    <?xml version="1.0"?><!-- a mark --><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
    <rect width="10" height="10" fill="#f00"/><circle cx="15" cy="5" r="4" fill="#00f"/></svg>
    """.utf8)

  /// A page of 40 × 20 points, its left half red.
  static let pdf: Data = {
    let content = "1 0 0 rg 0 0 20 20 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 20] /Contents 4 0 R >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    return pdf(objects)
  }()

  /// A file of numbered objects, of which the first is the catalogue.
  static func pdf(_ objects: [String]) -> Data {
    var text = "%PDF-1.4\n"
    var positions: [Int] = []
    for (index, object) in objects.enumerated() {
      positions.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for position in positions { text += String(repeating: "0", count: 10 - "\(position)".count) + "\(position) 00000 n \n" }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }

  /// A JPEG of 8 × 8 grey pixels.
  static let jpeg = Data(
    base64Encoded:
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSop"
      + "GR8tMC0oMCUoKSj/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z")!
}

extension Samples {
  /// A WebP of 6 × 4 pixels, from red above to blue below.
  static let webp =
    Data(
      base64Encoded:
        "UklGRlQAAABXRUJQVlA4IEgAAABwAwCdASoGAAQAAgA0JagCdGuA/gGEAfwD2/7sA/QAGBrNsAAA/vneRWKf/+oYInZ3//y2zOa5f/9xn/v2"
        + "/lRBeDPvV53dgAA=") ?? Data()
}

extension DecodedPixels {
  /// Room for one picture, which shares it with no other.
  static var alone: DecodedPixels { DecodedPixels(byteLimit: 1 << 24) }
}
