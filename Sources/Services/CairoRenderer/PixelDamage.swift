import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Damage in device pixels.
struct PixelDamage {
  /// Pixels that only move inside a rectangle.
  struct Move {
    var pixels: PixelRect
    var x: Int
    var y: Int
  }
  var moves: [Move] = []
  var rects: [PixelRect]

  /// Everything of a picture.
  init(whole canvas: PixelRect) { rects = [canvas] }

  init(_ damage: Damage, scale: CGFloat, canvas: PixelRect) {
    moves = damage.moves.map { move in
      // Edges that lie on pixels but for the errors of arithmetic.
      let pixels = PixelRect(
        x0: Int((move.rect.minX * scale).nearestPixel), y0: Int((move.rect.minY * scale).nearestPixel),
        x1: Int((move.rect.maxX * scale).nearestPixel), y1: Int((move.rect.maxY * scale).nearestPixel))
      return Move(
        pixels: pixels.intersection(canvas), x: Int((move.delta.width * scale).rounded()),
        y: Int((move.delta.height * scale).rounded()))
    }
    rects = damage.rects.map { PixelRect(covering: $0.scaled(by: scale)).intersection(canvas) }.filter { !$0.isEmpty }
  }

  /// Everything that looks different: what is painted, and where pixels move.
  var areas: [PixelRect] { rects + moves.map(\.pixels) }
}
