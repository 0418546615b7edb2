import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// A drawing as a picture: drawn in this process where it is known to be cheap, else in one of its own.
final class VectorSource: ImageSource {
  private enum Place {
    case here(any VectorDocument)
    case process(VectorKind, Data)
    /// It failed once, and does not get another chance to keep people waiting.
    case nowhere
  }
  private let name: String
  private var place: Place
  private var cache = VectorCache()
  let size: CGSize
  var isVector: Bool { true }

  /// Opens a drawing; what came with the app and costs little may be drawn in this process.
  init(_ kind: VectorKind, _ data: Data, name: String, isTrusted: Bool) throws(ImageError) {
    self.name = name
    if isTrusted, CostScreen.isCheap(data, kind) {
      let document = try kind.open(data, name: name)
      place = .here(document)
      size = document.size
    } else {
      place = .process(kind, data)
      size = try DecoderProcess.answer(DecoderRequest(kind: kind, width: 0, height: 0, data: data), name: name).size
    }
  }

  func bitmap(pixelSize: CGSize) -> CGImage? {
    cache.image(for: pixelSize) { width, height in
      switch place {
      case .here(let document): return document.image(width: width, height: height)
      case .process(let kind, let data):
        do throws(ImageError) {
          let request = DecoderRequest(kind: kind, width: width, height: height, data: data)
          return try DecoderProcess.answer(request, name: name).image
        } catch {
          Diagnostics.report(error.description)
          place = .nowhere
          return StandIn.image
        }
      case .nowhere: return StandIn.image
      }
    }
  }
}

/// What shows where a picture should be that cannot be drawn: grey, half transparent.
enum StandIn {
  static var image: CGImage { CGImage(width: 1, height: 1, pixels: Data([64, 64, 64, 128])) }
}
