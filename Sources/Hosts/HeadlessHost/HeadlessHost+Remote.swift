package import CairoRenderer
package import DisplayModel
package import Foundation
package import LaunchContract

/// What somebody does who drives an app from outside.
extension HeadlessHost {
  /// Lets seconds pass as a request to settle says; without any waits until nothing is left to do and nothing moves.
  package func settle(for seconds: Double?, inRealTime: Bool) -> RemoteRest {
    if let seconds {
      if inRealTime { advance(by: seconds, inRealTime: true) } else { pass(seconds) }
      settle()
    } else {
      // Networks take their time between one piece and the next; what other threads do here mostly comes much sooner.
      settle(timeout: inRealTime ? 5 : 2, quiet: inRealTime ? 0.5 : 0.04)
      finishAnimations()
      settle()
    }
    let isAboutToMove = content.nextAwaitedTime.map { $0 - time < 0.5 } ?? false
    return RemoteRest(time: time, moving: content.isAnimating || isAboutToMove)
  }

  /// What shows, or a part of it, in so many pixels a point; `nil` where nothing has shown yet.
  ///
  /// It is painted from what is shown and in one piece, whatever has been painted before.
  package func picture(scale: CGFloat, region: CGRect?, painter: CairoRenderer) throws(LaunchError) -> PixelBuffer? {
    try list?.picture(scale: scale, region: region, painter: painter)
  }
}

extension DisplayList {
  /// What shows, or a part of it, in so many pixels a point.
  ///
  /// A picture with fewer of them than the screen has is made of the screen's pixels: lines that are one of them wide would lie between
  /// the pixels of a picture that is painted with fewer, and be lost.
  package func picture(scale: CGFloat, region: CGRect?, painter: CairoRenderer) throws(LaunchError) -> PixelBuffer {
    let whole = CGRect(origin: .zero, size: size)
    let part = region.map { whole.intersection($0) } ?? whole
    guard !part.isNull, part.width > 0, part.height > 0 else {
      throw LaunchError("the region lies outside of the window, which has \(Int(whole.width))x\(Int(whole.height)) points")
    }
    let columns = Self.pixels(from: part.minX, to: part.maxX, of: whole.width, scale)
    let rows = Self.pixels(from: part.minY, to: part.maxY, of: whole.height, scale)
    let painted = max(scale, self.scale)
    // Pixels of the picture, not those of the screen, which may lie only partly in the region.
    let area = CGRect(
      x: CGFloat(columns.lowerBound) / scale, y: CGFloat(rows.lowerBound) / scale, width: CGFloat(columns.count) / scale,
      height: CGFloat(rows.count) / scale)
    let buffer = try pixels(scale: painted, region: region == nil ? nil : area, painter: painter)
    if painted > scale { return buffer.reduced(by: painted / scale, columns: columns, rows: rows) }
    return region == nil ? buffer : buffer.cropped(columns: columns, rows: rows)
  }

  /// All that shows, painted with so many pixels a point; of a region, only that is painted.
  package func pixels(scale: CGFloat, region: CGRect? = nil, painter: CairoRenderer) throws(LaunchError) -> PixelBuffer {
    let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    guard max(width, height) <= PixelBuffer.sideLimit, width * height <= 1 << 26 else {
      throw LaunchError("the picture would have \(width)x\(height) pixels; ask for a smaller scale")
    }
    let buffer = PixelBuffer(width: width, height: height)
    painter.paint(
      DisplayList(root: root, size: size, scale: scale), into: buffer, damage: region.map { Damage(rects: [$0]) })
    return buffer
  }

  /// The pixels of which a stretch in points has something.
  private static func pixels(from start: CGFloat, to end: CGFloat, of length: CGFloat, _ scale: CGFloat) -> Range<Int> {
    let first = Int((start * scale).rounded(.down))
    return first..<max(min(Int((end * scale).rounded(.up)), Int((length * scale).rounded(.up))), first + 1)
  }
}

extension PixelBuffer {
  /// A part of the picture.
  fileprivate func cropped(columns: Range<Int>, rows: Range<Int>) -> PixelBuffer {
    let result = PixelBuffer(width: columns.count, height: rows.count)
    for (row, source) in rows.enumerated() {
      let start = source * stride + columns.lowerBound * 4
      let target = UnsafeMutableRawBufferPointer(rebasing: result.bytes[(row * result.stride)..<((row + 1) * result.stride)])
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + result.width * 4)]))
    }
    result.markDirty()
    return result
  }
}
