import CairoRenderer
import Foundation
import LaunchContract

extension RemoteElements {
  /// Tells of each element which colours most of its pixels have in a picture of the window at one pixel a point.
  mutating func setColors(of picture: PixelBuffer) {
    for index in elements.indices {
      elements[index].colors = picture.mainColors(in: elements[index].frame.rect, scale: 1).map { color in
        let digits = String(color, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      }
    }
  }
}
