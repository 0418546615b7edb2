import AppFiles
import CoreGraphicsTypes
import DisplayModel
import Foundation

/// An icon of Icon Composer as a picture: its layers flat upon each other.
final class IconDrawing: ImageSource {
  private let document: IconDocument
  /// The pictures of the layers; `nil` for one that cannot be read, of which the developer is told.
  private let pictures: [(any ImageSource)?]
  private var drawn: CGImage?

  private static let contentsLimit = 1 << 20
  /// Larger than any desktop shows an icon.
  private static let mostPixels = 1024

  /// Reads the folder of an icon.
  init(_ folder: URL, images: any ImageDecoder, symbols: (any SymbolProvider)?) throws {
    let file = folder.appendingPathComponent("icon.json")
    do {
      document = try IconDocument(RegularFile.contents(of: file, upTo: Self.contentsLimit))
    } catch let error as AssetError {
      throw error
    } catch {
      throw AssetError(message: "icon.json is no description of an icon: \(error.shortDescription)")
    }
    pictures = document.layers.map { layer in
      do {
        return try IconDrawing.picture(of: layer, in: folder, images, symbols)
      } catch {
        Diagnostics.report("the app's icon: a layer is left out: \(error.shortDescription) (in \(folder.path))")
        return nil
      }
    }
  }

  private static func picture(
    of layer: IconDocument.Layer, in folder: URL, _ images: any ImageDecoder, _ symbols: (any SymbolProvider)?
  ) throws -> (any ImageSource)? {
    do {
      if let file = layer.file {
        guard !file.contains("/"), file != ".." else { throw AssetError(message: "\(file) lies outside of the icon") }
        return try images.open(folder.appendingPathComponent("Assets").appendingPathComponent(file))
      }
      for name in layer.symbols {
        guard let symbol = symbols?.symbol(named: name, weight: 0), !symbol.layers.isEmpty else { continue }
        return try images.open(SymbolPicture(symbol).svg, name: name)
      }
      return nil
    } catch let error as ImageError {
      throw AssetError(message: error.description)
    }
  }

  var size: CGSize { CGSize(width: IconDocument.side, height: IconDocument.side) }
  var isVector: Bool { true }

  func bitmap(pixelSize: CGSize) -> CGImage? {
    let wanted = max(pixelSize.width, pixelSize.height)
    guard wanted.isFinite, wanted >= 1 else { return nil }
    let side = min(Int(wanted.rounded(.up)), Self.mostPixels)
    if let drawn, drawn.width == side { return drawn }
    var canvas = IconCanvas(side: side)
    canvas.fill(document.ground)
    for (layer, picture) in zip(document.layers, pictures) {
      guard let picture else { continue }
      draw(picture, of: layer, into: &canvas)
    }
    canvas.roundCorners()
    let image = canvas.image
    drawn = image
    return image
  }

  /// Pictures are as large as their pixels say, in points, about the middle.
  private func draw(_ picture: any ImageSource, of layer: IconDocument.Layer, into canvas: inout IconCanvas) {
    let points = Double(canvas.side) / IconDocument.side
    let size = CGSize(width: picture.size.width * layer.scale * points, height: picture.size.height * layer.scale * points)
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    // A vector picture much larger than the icon is drawn as large as the icon, and stretched.
    let most = Double(2 * Self.mostPixels), factor = min(1, most / max(size.width, size.height))
    let asked = CGSize(width: max(size.width * factor, 1), height: max(size.height * factor, 1))
    guard let image = picture.bitmap(pixelSize: asked) else { return }
    let middle = Double(canvas.side) / 2
    let frame = CGRect(
      x: middle + layer.offset.width * points - size.width / 2, y: middle + layer.offset.height * points - size.height / 2,
      width: size.width, height: size.height)
    canvas.draw(image, in: frame, fill: layer.fill, opacity: Float(layer.opacity))
  }
}
