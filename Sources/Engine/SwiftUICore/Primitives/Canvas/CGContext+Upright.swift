package import CoreGraphicsTypes
package import Foundation

extension CGContext {
  /// Paints a text with the top left corner of a layout of it in a width at a place, upright where y points down.
  package func draw(_ text: PaintedText, _ layout: TextLayout, width: CGFloat, at origin: CGPoint) {
    painting { context in
      guard !layout.lines.isEmpty, origin.isUsual else { return }
      let drawn = text.fragment(layout, width: width, of: context.layer.node)
      context.paint(shape: context.transformed(drawn.moved(by: origin, id: context.layer.node.displayID)))
    }
  }

  /// Paints an image stretched to a rectangle, upright where y points down.
  package func drawUpright(_ image: Image, in rect: CGRect) { painting { $0.draw(image, in: rect) } }

  private func painting(_ paint: (GraphicsContext) -> Void) {
    guard let painter = painter as? CanvasPainter else {
      return painter.report("texts and pictures cannot be painted into this CGContext")
    }
    painter.paint(state, paint)
  }
}
