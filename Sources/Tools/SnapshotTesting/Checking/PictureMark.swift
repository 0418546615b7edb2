import Foundation
import PangoText

/// What tells pictures that Apus drew from others: a chunk of text in the PNG file, with the versions of the fonts they show.
enum PictureMark {
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  /// The keyword of the chunk.
  private static let keyword = "apus"
  /// The signature, and the header that comes first.
  private static let headLength = 8 + 25

  /// Whether bytes are a picture that Apus has not drawn.
  static func isForeign(_ data: Data) -> Bool { data.starts(with: signature) && fonts(in: data) == nil }

  /// The versions of fonts that a picture of ours shows; `nil` where it is none.
  static func fonts(in data: Data) -> String? {
    guard data.starts(with: signature) else { return nil }
    let prefix = Data(keyword.utf8) + [0]
    var rest = data.dropFirst(signature.count)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = rest.dropFirst(4).prefix(4)
      guard length <= rest.count - 12, !name.elementsEqual("IDAT".utf8) else { return nil }
      let content = rest.dropFirst(8).prefix(length)
      if name.elementsEqual("tEXt".utf8), content.starts(with: prefix) {
        return String(decoding: content.dropFirst(prefix.count), as: UTF8.self)
      }
      rest = rest.dropFirst(length + 12)
    }
    return nil
  }

  /// A picture with the mark; other bytes as they are.
  static func adding(to data: Data, fonts: String = FontVersions.current) -> Data {
    guard isForeign(data), data.count > headLength else { return data }
    let content = Data("tEXt\(keyword)\0\(fonts)".utf8)
    let chunk = bigEndian(UInt32(content.count - 4)) + content + bigEndian(checksum(content))
    return data.prefix(headLength) + chunk + data.dropFirst(headLength)
  }

  private static func bigEndian(_ value: UInt32) -> Data { Data((0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) }) }

  /// The sum at the end of a chunk (CRC 32).
  private static func checksum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
  }
}
