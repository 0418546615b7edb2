import CoreGraphicsTypes
import Foundation
import ImageDecoding
import SwiftUICore

/// Bitmaps, opened and drawn small and large.
struct PictureFormat: FuzzFormat {
  let name: String

  func run(_ data: Data) {
    guard let source = try? SystemImageDecoder().open(data, name: "input") else { return }
    _ = source.bitmap(pixelSize: CGSize(width: 16, height: 16))
    _ = source.bitmap(pixelSize: source.size)
  }

  /// Without the system's reader each input would end at once, and say nothing of any.
  func obstacle(toReading seeds: [Data]) -> String? {
    do {
      for data in seeds { _ = try SystemImageDecoder().open(data, name: "seed") }
      return nil
    } catch {
      return "\(error)"
    }
  }

  func repaired(_ data: Data) -> Data { name == "png" ? PNGChecksums.mended(data) : data }
}

/// Vector pictures, as the app draws those of strangers.
struct DrawingFormat: FuzzFormat {
  let name: String
  let startsProcesses = true

  var words: [String] {
    name == "pdf"
      ? ["/F Do ", "endstream", "/Length 99999 ", "1 0 0 rg ", "/Filter /FlateDecode ", "5 0 R ", "W n ", "[1e-9] 0 d "]
      : [
        ##"<use href="#a"/>"##, ##" filter="url(#f)""##, #" stroke-dasharray="1e-9""#, "<g>", "</g>", #"<pattern id="p">"#,
        #" transform="scale(1e9)""#, "<feTurbulence numOctaves=\"9999\"/>", #" viewBox="0 0 0 0""#, #"<mask id="m"/>"#,
      ]
  }

  func run(_ data: Data) {
    guard let source = try? SystemImageDecoder().open(data, name: "input") else { return }
    _ = source.bitmap(pixelSize: CGSize(width: 64, height: 64))
  }
}

/// The checksums of PNG files, without which a reader goes no further than the first change.
enum PNGChecksums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }

  static func mended(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in bytes[place + 4..<end] { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - 8 * index)) }
      place = end + 4
    }
    return Data(bytes)
  }
}
