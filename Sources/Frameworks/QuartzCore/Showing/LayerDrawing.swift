import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// What a layer draws itself, and its picture.
struct LayerDrawing: View {
  let layer: CALayer
  /// The layer as its animations have it.
  let shown: CALayer

  var body: some View {
    layer.noteRevisionRead()
    let version = layer.noteDrawing()
    let bounds = layer.bounds
    return Canvas { context, size in
      drawPicture(of: shown, in: &context, size: size)
      guard layer.draws, version > 0 else { return }
      context.withCGContext { drawing in
        drawing.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.draw(in: drawing)
      }
    }
    .allowsHitTesting(false)
  }

  private func drawPicture(of layer: CALayer, in context: inout GraphicsContext, size: CGSize) {
    guard let contents = layer.contents, size.width > 0, size.height > 0 else { return }
    guard let picture = contents as? CGImage else {
      return Diagnostics.report("CALayer.contents is a \(type(of: contents)); set a CGImage")
    }
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let natural = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let part = layer.contentsRect
    guard natural.width > 0, natural.height > 0, part.width > 0, part.height > 0 else { return }
    let shown = CGSize(width: natural.width * part.width, height: natural.height * part.height)
    let frame = layer.contentsGravity.frame(of: shown, in: size)
    // The whole picture lies so that the part fills the frame.
    let whole = CGRect(
      x: frame.minX - part.minX * frame.width / part.width, y: frame.minY - part.minY * frame.height / part.height,
      width: frame.width / part.width, height: frame.height / part.height)
    if part != CGRect(x: 0, y: 0, width: 1, height: 1) { context.clip(to: Path(frame)) }
    context.draw(Image(decorative: picture, scale: scale), in: whole)
  }
}

extension CALayerContentsGravity {
  /// Where a picture of a size lies in bounds, y pointing down.
  func frame(of picture: CGSize, in bounds: CGSize) -> CGRect {
    var size = picture
    switch self {
    case .resize: size = bounds
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / picture.width, bounds.height / picture.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: picture.width * factor, height: picture.height * factor)
    default: break
    }
    let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
    let isRight = [.right, .topRight, .bottomRight].contains(self)
    let isTop = [.top, .topLeft, .topRight].contains(self)
    let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
    let free = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    return CGRect(
      x: isLeft ? 0 : isRight ? free.width : free.width / 2, y: isTop ? 0 : isBottom ? free.height : free.height / 2,
      width: size.width, height: size.height)
  }
}
