package import CairoRenderer

/// Where two pictures look different.
///
/// A pixel counts as different where no pixel near its place in the other picture looks like it, in both directions: so an edge, or
/// a letter, may lie a little aside, and what is elsewhere, of another colour or not there is found.
package struct PictureComparison {
  /// How far a colour component may be off, 0…255, and how far aside a pixel may lie, in pixels.
  package struct Tolerance: Equatable, Sendable {
    package var component: Int
    package var reach: Int
    /// The fraction of pixels that may be different, 0…1.
    package var differing: Double
    /// How far a component of any pixel may be off, 0…255.
    package var greatest: Int

    package init(component: Int = 24, reach: Int = 0, differing: Double = 0.001, greatest: Int = 255) {
      (self.component, self.reach, self.differing, self.greatest) = (component, reach, differing, greatest)
    }

    /// For pictures whose letters come from other versions of the same fonts.
    ///
    /// Nothing may have moved by more than two points, or have got another colour; a letter's edges are of greys that the other
    /// one's have not. Of Inter 3.19 and 4.0 (Debian 12 and 13) 0.2 % of the pixels of a page of text differ so, at most.
    package func forOtherFonts(scale: Double) -> Tolerance {
      Tolerance(component: max(component, 64), reach: max(reach, Int((2 * scale).rounded())), differing: max(differing, 0.003))
    }
  }

  /// The fraction of pixels that are different; 1 for pictures of different sizes.
  package let fraction: Double
  /// The most that a component of a pixel is off.
  package let greatest: Int
  /// The second picture faint, with differing pixels red.
  package let picture: PixelBuffer
  private let tolerance: Tolerance

  package init(_ expected: PixelBuffer, _ actual: PixelBuffer, _ tolerance: Tolerance = Tolerance()) {
    picture = PixelBuffer(width: actual.width, height: actual.height)
    self.tolerance = tolerance
    guard expected.width == actual.width, expected.height == actual.height else {
      (fraction, greatest) = (1, 255)
      return
    }
    var (count, most) = (0, 0)
    let result = picture.bytes
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let pixel = actual.pixel(x: x, y: y)
        var distance = Self.distance(pixel, expected.pixel(x: x, y: y))
        if distance > tolerance.component, tolerance.reach > 0 {
          let around = (Self.least(actual, expected, x, y, tolerance), Self.least(expected, actual, x, y, tolerance))
          distance = max(around.0, around.1)
        }
        most = max(most, distance)
        let isDifferent = distance > tolerance.component
        if isDifferent { count += 1 }
        let pale = (pixel >> 2 & 0x3F3F3F) + 0xC0C0C0
        result.storeBytes(
          of: isDifferent ? 0xFFFF_0000 : 0xFF00_0000 | pale, toByteOffset: y * picture.stride + x * 4, as: UInt32.self)
      }
    }
    picture.markDirty()
    (fraction, greatest) = (Double(count) / Double(actual.width * actual.height), most)
  }

  /// Whether nobody would see a difference.
  package var isAlike: Bool { fraction <= tolerance.differing && greatest <= tolerance.greatest }

  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    guard one != other else { return 0 }
    var most = 0
    for shift in [UInt32(0), 8, 16, 24] { most = max(most, abs(Int(one >> shift & 255) - Int(other >> shift & 255))) }
    return most
  }

  /// How far a pixel is from the one most like it around its place in the other picture; no nearer than need be.
  private static func least(_ one: PixelBuffer, _ other: PixelBuffer, _ x: Int, _ y: Int, _ tolerance: Tolerance) -> Int {
    let pixel = one.pixel(x: x, y: y)
    var least = 255
    for row in max(y - tolerance.reach, 0)...min(y + tolerance.reach, other.height - 1) {
      for column in max(x - tolerance.reach, 0)...min(x + tolerance.reach, other.width - 1) {
        least = min(least, distance(pixel, other.pixel(x: column, y: row)))
        if least <= tolerance.component { return least }
      }
    }
    return least
  }
}
