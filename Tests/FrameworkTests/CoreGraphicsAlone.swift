// A file that imports Core Graphics and nothing else, as packages' do.
import CoreGraphics

extension CGSize {
  var area: CGFloat { width * height }
}

extension CGRect {
  init(middle: CGPoint, size: CGSize) {
    self.init(origin: CGPointMake(middle.x - size.width / 2, middle.y - size.height / 2), size: size)
  }

  var isTall: Bool { divided(atDistance: width, from: CGRectEdge.minYEdge).remainder.height > 0 }
}
