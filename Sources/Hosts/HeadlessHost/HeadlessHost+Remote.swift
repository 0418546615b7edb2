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
  package func picture(scale: CGFloat, region: CGRect?, painter: CairoRenderer) throws(LaunchError) -> PixelBuffer {
    let whole = CGRect(origin: .zero, size: size)
    let part = region.map { whole.intersection($0) } ?? whole
    guard !part.isNull, part.width > 0, part.height > 0 else {
      throw LaunchError("the region lies outside of the window, which has \(Int(whole.width))x\(Int(whole.height)) points")
    }
    let (width, height) = (Int((whole.width * scale).rounded(.up)), Int((whole.height * scale).rounded(.up)))
    guard max(width, height) <= PixelBuffer.sideLimit, width * height <= 1 << 26 else {
      throw LaunchError("the picture would have \(width)x\(height) pixels; ask for a smaller scale")
    }
    let buffer = PixelBuffer(width: width, height: height)
    let painted = DisplayList(root: root, size: size, scale: scale)
    painter.paint(painted, into: buffer, damage: region == nil ? nil : Damage(rects: [part]))
    return region == nil ? buffer : buffer.cropped(to: part, scale: scale)
  }
}

extension PixelBuffer {
  /// The pixels of which a part in points has something.
  fileprivate func cropped(to part: CGRect, scale: CGFloat) -> PixelBuffer {
    let (left, top) = (Int((part.minX * scale).rounded(.down)), Int((part.minY * scale).rounded(.down)))
    let (right, bottom) = (min(Int((part.maxX * scale).rounded(.up)), width), min(Int((part.maxY * scale).rounded(.up)), height))
    let result = PixelBuffer(width: right - left, height: bottom - top)
    for row in 0..<result.height {
      let start = (top + row) * stride + left * 4
      let target = UnsafeMutableRawBufferPointer(rebasing: result.bytes[(row * result.stride)..<((row + 1) * result.stride)])
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + result.width * 4)]))
    }
    result.markDirty()
    return result
  }
}
