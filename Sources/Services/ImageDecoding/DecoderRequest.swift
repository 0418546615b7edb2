import CoreGraphicsTypes
import Foundation
import DisplayModel

/// What a process is asked to draw: numbers of eight bytes each, then the file.
struct DecoderRequest {
  let kind: VectorKind
  /// In pixels; 0: only the drawing's size is asked for.
  let width: Int
  let height: Int
  let data: Data

  static let headerCount = 4

  /// What is sent.
  var bytes: Data { Wire.bytes([kind.rawValue, UInt64(width), UInt64(height), UInt64(data.count)]) + data }
}

/// What a process answers: numbers, then the pixels or the reason why there are none.
struct DecoderAnswer {
  let size: CGSize
  let image: CGImage?

  static let headerCount = 6

  /// Answers a request here; this is what runs in the process.
  static func bytes(for request: DecoderRequest) -> Data {
    do throws(ImageError) {
      let document = try request.kind.open(request.data, name: "")
      guard request.width > 0 else { return success(document.size, nil) }
      guard let image = document.image(width: request.width, height: request.height) else {
        return failure("its reader cannot draw it")
      }
      return success(document.size, image)
    } catch {
      guard case .unreadable(_, let reason) = error else { return failure(error.description) }
      return failure(reason)
    }
  }

  private static func success(_ size: CGSize, _ image: CGImage?) -> Data {
    let (width, height, pixels) = (image?.width ?? 0, image?.height ?? 0, image?.pixels ?? Data())
    let head = [
      1, Double(size.width).bitPattern, Double(size.height).bitPattern, UInt64(width), UInt64(height), UInt64(pixels.count),
    ]
    return Wire.bytes(head) + pixels
  }

  private static func failure(_ reason: String) -> Data {
    Wire.bytes([0, 0, 0, 0, 0, UInt64(reason.utf8.count)]) + Data(reason.utf8)
  }

  /// Reads an answer that has arrived as a whole.
  init(head: [UInt64], body: Data, name: String) throws(ImageError) {
    guard head[0] == 1 else { throw .unreadable(name: name, reason: String(decoding: body, as: UTF8.self)) }
    size = CGSize(width: Double(bitPattern: head[1]), height: Double(bitPattern: head[2]))
    let (width, height) = (Int(clamping: head[3]), Int(clamping: head[4]))
    image = body.isEmpty || body.count != width * height * 4 ? nil : CGImage(width: width, height: height, pixels: body)
  }
}

/// Numbers as bytes, between two processes of one program.
enum Wire {
  static func bytes(_ numbers: [UInt64]) -> Data { numbers.withUnsafeBytes { Data($0) } }

  static func numbers(_ bytes: Data) -> [UInt64] {
    (0..<bytes.count / 8).map { index in bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) } }
  }
}
