import CairoRenderer
import Foundation
import HeadlessHost
import LaunchContract
import SwiftUICore

extension RemoteElements {
  /// Tells of each element which colours most of its pixels have at one pixel a point, and its letters.
  mutating func setColors(of list: DisplayList, painter: CairoRenderer) throws(LaunchError) {
    let (picture, letters) = (try list.pixels(scale: 1, painter: painter), list.letters)
    for index in elements.indices {
      let frame = elements[index].frame.rect
      let own = letters.lazy.filter { frame.covers(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
      elements[index].colors = picture.mainColors(in: frame, scale: 1, letters: own).map { color in
        let digits = String(color, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      }
    }
  }
}
