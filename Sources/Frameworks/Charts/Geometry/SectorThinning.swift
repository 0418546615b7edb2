import CoreGraphicsTypes
import Foundation
import SwiftUI

extension [PlotShape] {
  /// The shapes with neighbouring sectors, each narrower than half a pixel, as wider ones in the colour of the first.
  ///
  /// Of a ring of a hundred thousand parts nobody sees more than its pixels.
  func withoutSlivers(pixel: CGFloat) -> [PlotShape] {
    guard count > LineThinning.enough, pixel > 0 else { return self }
    var result: [PlotShape] = []
    result.reserveCapacity(count)
    for shape in self {
      if let sector = shape.sliver(pixel), let before = result.last?.sliver(pixel), before.isFollowed(by: sector) {
        var wider = before
        wider.end = sector.end
        result[result.count - 1].figure = .sector(wider)
      } else {
        result.append(shape)
      }
    }
    return result
  }
}

extension PlotShape {
  /// A sector that is narrower than half a pixel where it is widest, and as it is; `nil` for all else.
  fileprivate func sliver(_ pixel: CGFloat) -> Sector? {
    guard case .sector(let sector) = figure, isPlain, sector.inset == 0, sector.cornerRadius == 0,
      (sector.end - sector.start) * sector.outer < pixel / 2
    else { return nil }
    return sector
  }
}

extension Sector {
  fileprivate func isFollowed(by next: Sector) -> Bool {
    next.center == center && next.inner == inner && next.outer == outer && next.start == end
  }
}
