import AppFiles
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// A drawing as a picture: drawn in this process where it is known to be cheap, else in one of its own.
final class VectorSource: ImageSource {
  private enum Place {
    /// Its size is known from an earlier start; it is read when it has to be drawn.
    case unread(VectorKind, Data)
    case here(any VectorDocument)
    case process(VectorKind, Data)
    /// It failed once, and does not get another chance to keep people waiting.
    case nowhere
  }
  private let name: String
  private var position: Place
  private let pixels: DecodedPixels
  private let kept: KeptDrawing?
  let size: CGSize
  var isVector: Bool { true }

  /// Opens a drawing.
  ///
  /// What came with the app and costs little may be drawn in this process, and what came with the app is kept in a folder, where
  /// there is one. What is drawn of it counts among the pixels of all pictures.
  init(
    _ kind: VectorKind, _ data: Data, name: String, isTrusted: Bool, keepIn folder: CacheFolder? = nil, pixels: DecodedPixels
  ) throws(ImageError) {
    self.name = name
    self.pixels = pixels
    kept = isTrusted ? folder.flatMap { KeptDrawing(of: data, in: $0) } : nil
    if let size = kept?.size {
      (self.size, position) = (size, .unread(kind, data))
    } else {
      (size, position) = try Self.read(kind, data, name: name, isTrusted: isTrusted)
      kept?.keep(size)
    }
  }

  private static func read(
    _ kind: VectorKind, _ data: Data, name: String, isTrusted: Bool
  ) throws(ImageError) -> (CGSize, Place) {
    if isTrusted, CostScreen.isCheap(data, kind) {
      let document = try kind.open(data, name: name)
      return (document.size, .here(document))
    }
    let answer = try DecoderProcess.answer(DecoderRequest(kind: kind, width: 0, height: 0, data: data), name: name)
    return (answer.size, .process(kind, data))
  }

  deinit { pixels.remove(ObjectIdentifier(self)) }

  func bitmap(pixelSize: CGSize) -> CGImage? {
    guard let size = VectorSize(covering: pixelSize) else { return nil }
    if let cached = pixels.image(of: self, width: size.width, height: size.height) { return cached }
    let image = keptOrDrawn(size)
    if let image { pixels.insert(image, of: self, width: size.width, height: size.height) }
    return image
  }

  private func keptOrDrawn(_ size: VectorSize) -> CGImage? {
    if let cached = kept?.image(width: size.width, height: size.height) { return cached }
    do throws(ImageError) {
      let image = try draw(width: size.width, height: size.height)
      if let image { kept?.keep(image) }
      return image
    } catch {
      Diagnostics.report(error.description)
      position = .nowhere
      return StandIn.image
    }
  }

  private func draw(width: Int, height: Int) throws(ImageError) -> CGImage? {
    // Only what came with the app is kept, and so known before it is read.
    if case .unread(let kind, let data) = position { position = try Self.read(kind, data, name: name, isTrusted: true).1 }
    switch position {
    case .here(let document): return document.image(width: width, height: height)
    case .process(let kind, let data):
      return try DecoderProcess.answer(DecoderRequest(kind: kind, width: width, height: height, data: data), name: name).image
    case .nowhere: return StandIn.image
    case .unread: fatalError("a drawing is read before it is drawn")
    }
  }
}

/// What shows where a picture should be that cannot be drawn: grey, half transparent.
enum StandIn {
  static var image: CGImage { CGImage(width: 1, height: 1, pixels: Data([64, 64, 64, 128])) }
}
