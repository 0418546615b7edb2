import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import QuartzCore
import SwiftUI

/// A screen of 200 × 200 points, a pixel each, that shows a layer.
@MainActor
func screen(of layer: CALayer) -> Screen {
  Screen(
    .init {
      $0.size = CGSize(width: 200, height: 200)
      $0.scale = 1
    }
  ) { LayerView(layer) }
}

extension Screen {
  /// Red, green and blue of a pixel.
  func rgb(_ x: Int, _ y: Int) -> [Int] {
    let word = buffer.pixel(x: x, y: y)
    return [Int(word >> 16 & 0xff), Int(word >> 8 & 0xff), Int(word & 0xff)]
  }
}

extension CALayer {
  /// A layer of a colour at a place.
  static func colored(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = CGColor(red: red, green: green, blue: blue, alpha: 1)
    layer.frame = frame
    return layer
  }
}
