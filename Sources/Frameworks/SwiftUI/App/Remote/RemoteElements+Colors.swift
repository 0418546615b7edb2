import CairoRenderer
import Foundation
import LaunchContract

extension RemoteElements {
  /// Tells of each element which colours most of its pixels have in a picture of the window at one pixel a point.
  mutating func setColors(of picture: PixelBuffer) {
    for index in elements.indices {
      let frame = elements[index].frame
      let part = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      elements[index].colors = picture.mainColors(in: part, scale: 1).map { color in
        let digits = String(color, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      }
    }
  }
}
