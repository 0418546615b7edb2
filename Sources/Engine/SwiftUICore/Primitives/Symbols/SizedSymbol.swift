package import Foundation

/// A symbol in a font's size, with the room that layout gives it (Facts 1.6).
struct SizedSymbol {
  let graphic: SymbolGraphic
  let pointSize: CGFloat
  /// Device pixels for each point.
  let displayScale: CGFloat

  /// What is painted.
  var ink: CGSize { CGSize(width: graphic.size.width * pointSize, height: graphic.size.height * pointSize) }

  /// The ink in whole pixels with its bearings, each of which is rounded to a pixel; of the height only the sum is.
  var box: CGSize {
    let pixels = pointSize * displayScale
    let width = (graphic.size.width * pixels - 1e-6).rounded(.up) + 2 * (graphic.bearings.width * pixels).rounded()
    let height = ((graphic.size.height + 2 * graphic.bearings.height) * pixels).rounded()
    return CGSize(width: width / displayScale, height: height / displayScale)
  }

  /// The box in a line of text, which has no room above and below the ink: a symbol makes no line higher.
  var lineBox: CGSize { CGSize(width: box.width, height: ink.height) }
}

extension SymbolGraphic {
  /// The size of an image of the symbol beside text.
  package func boxSize(pointSize: CGFloat, displayScale: CGFloat) -> CGSize {
    SizedSymbol(graphic: self, pointSize: pointSize, displayScale: displayScale).box
  }
}
